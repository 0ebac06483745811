"""What the tests print: one line for each check, and the findings of those that failed."""

SHOWN = 25


class Report:
    """The lines of a run, and whether any check failed."""

    def __init__(self):
        self.has_failed = False

    def add(self, title: str, findings: list[str]) -> None:
        """Prints the outcome of one check."""
        if not findings:
            print(f"ok   {title}", flush=True)
            return
        self.has_failed = True
        print(f"FAIL {title}")
        for finding in findings[:SHOWN]:
            print("       " + " ".join(finding.split()))
        if len(findings) > SHOWN:
            print(f"       and {len(findings) - SHOWN} more")
        print(end="", flush=True)
