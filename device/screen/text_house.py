"""The screens of the table itself, as text."""

from device.screen.text_page import Page
from engine.scene import Boxes, Closed, Lesson, Past


def house(page: Page, scene: Lesson | Boxes | Past | Closed) -> None:
    """One of them."""
