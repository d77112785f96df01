"""When the house is open."""

import re

import pytest

from device.hours import OpeningHours


def at(text: str, *clock: str) -> list[bool]:
    hours = OpeningHours.read(text)
    assert hours is not None
    minutes = (one.split(":") for one in clock)
    return [hours.open(int(hour) * 60 + int(minute)) for hour, minute in minutes]


def test_it_opens_on_the_minute_and_closes_on_the_minute() -> None:
    assert at("10:00-23:30", "9:59", "10:00", "23:29", "23:30", "0:00") == [False, True, True, False, False]


def test_a_night_goes_on_past_midnight() -> None:
    assert at("18:00-2:00", "17:59", "18:00", "23:59", "1:59", "2:00") == [False, True, True, True, False]


def test_midnight_is_twenty_four_hours_too() -> None:
    assert at("10:00-24:00", "23:59", "0:00") == [True, False]


def test_a_whole_day_is_always() -> None:
    assert all(at("0:00-24:00", *(f"{hour}:{minute}" for hour in range(24) for minute in (0, 59))))


def test_nothing_is_always_and_anything_else_is_refused() -> None:
    assert OpeningHours.read("") is None
    for text in (
        "10-23",
        "10:00",
        "25:00-26:00",
        "10:60-11:00",
        "10:00-10:00",
        "10:00-23:30 ",
        "-",
        "10:00-24:01",
        "24:00-9:00",
        "10:00–23:00",
    ):
        with pytest.raises(ValueError, match=re.escape(text)):
            OpeningHours.read(text)


def test_it_says_when_it_opens() -> None:
    hours = OpeningHours.read("9:05-17:00")
    assert hours is not None
    assert hours.opening == "9:05"
