"""Errors that are somebody's to mend."""


class Told(Exception):
    """The text is one clear sentence for whoever started the program; it ends with status 2."""
