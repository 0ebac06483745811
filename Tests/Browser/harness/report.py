"""Prints one line for each check, and the findings of those that failed."""

import os
import sys
import time

SHOWN = 25
START = time.monotonic()


def print_time(name: str, seconds: float) -> None:
    """With TIMES in the environment, prints how long something took and when it ended, in seconds."""
    if "TIMES" in os.environ:
        print(f"{seconds:7.1f} s, at {time.monotonic() - START:6.1f} s: {name}", file=sys.stderr, flush=True)


def shortened(places: list[str]) -> str:
    """A list of places, of which the first three are named."""
    rest = f" and {len(places) - 3} more" if len(places) > 3 else ""
    return ", ".join(places[:3]) + rest


class Report:
    """The lines of a run, and whether any check failed."""

    def __init__(self):
        self.has_failed = False

    def add(self, title: str, findings: list[str]) -> None:
        """Prints the outcome of one check."""
        lines = [f"FAIL {title}" if findings else f"ok   {title}"]
        lines += ["       " + " ".join(finding.split()) for finding in findings[:SHOWN]]
        if len(findings) > SHOWN:
            lines.append(f"       and {len(findings) - SHOWN} more")
        self.has_failed |= bool(findings)
        # One write, so that lines of parts that run at the same time don't mix.
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
