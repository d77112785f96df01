"""What the rules do not allow."""


class Refused(Exception):
    """An event that is not legal now. The state it was meant for is untouched.

    `code` names the reason for a program, `reason` says it in one clause, `legal` lists what would have been allowed.
    """

    def __init__(self, code: str, reason: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(f"{reason}; allowed: {', '.join(legal)}" if legal else reason)
        self.code = code
        self.reason = reason
        self.legal = legal
