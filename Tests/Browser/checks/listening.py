"""Screen readers find the parts of a page under the approved names, in the approved order.

A record has the roles and names of landmarks, headings, links, controls, figures and tables, and for a comparison also
the lines of code as they are read. The text between them and the names of other studies aren't recorded, so that an
author can edit them.
"""

import difflib
import re
from dataclasses import dataclass
from pathlib import Path

from harness.long_lines import ADDRESS as LONG_LINES
from harness.visit import Visit

TITLE = "listeners hear roles and names as in the records that were agreed upon"
FOLDER = Path(__file__).parent.parent / "goldens"
FAILURES = Path(__file__).parents[3] / ".build" / "golden-failures"
STUDY = "case-studies/registration/"
ROLES = (
    "article", "banner", "button", "checkbox", "columnheader", "contentinfo", "figure", "group", "heading", "img", "link",
    "main", "navigation", "radio", "region", "status", "table",
)  # fmt: skip
# Parts whose content isn't recorded, as it names other studies.
OTHERS = ("Related studies", "Tags", "Previous and next", "Everything in this study")
CODE = ("code", "deletion", "insertion", "mark", "text")


@dataclass(frozen=True)
class Record:
    """The part of a page that is recorded."""

    name: str
    address: str
    roles: tuple[str, ...] = ROLES

    @property
    def file(self) -> Path:
        """Returns the file of the record."""
        return FOLDER / f"{self.name}.listened.txt"


RECORDS = [
    Record("overview", STUDY),
    Record("steps", STUDY + "steps/"),
    Record("comparison", LONG_LINES, ROLES + CODE),
]


def findings(visit: Visit) -> list[str]:
    """Returns the first difference between a page and its record."""
    return [problem for record in records_of(visit) for problem in record_findings(visit, record)]


def update(visit: Visit) -> list[str]:
    """Records the page as approved."""
    for record in records_of(visit):
        record.file.write_text(heard(visit, record), encoding="utf-8")
    return []


def records_of(visit: Visit) -> list[Record]:
    """Returns the records of a page."""
    return [record for record in RECORDS if record.address == visit.address]


def record_findings(visit: Visit, record: Record) -> list[str]:
    """Returns what is wrong with one page; a page that differs is kept."""
    found = heard(visit, record)
    agreed = record.file.read_text(encoding="utf-8") if record.file.is_file() else ""
    if found == agreed:
        return []
    FAILURES.mkdir(parents=True, exist_ok=True)
    (FAILURES / record.file.name).write_text(found, encoding="utf-8")
    lines = list(difflib.unified_diff(agreed.splitlines(), found.splitlines(), lineterm="", n=0))
    changed = [line for line in lines[2:] if not line.startswith("@@")]
    return [f"{record.file.name} differs in {len(changed)} lines, first “{changed[0]}”; read {FAILURES / record.file.name}"]


def heard(visit: Visit, record: Record) -> str:
    """Returns the roles and names of a page, a line each, indented below their parents."""
    page = visit.open()
    out: list[str] = []
    depths: list[int] = []
    skipped = None
    for line in page.locator("body").aria_snapshot().splitlines():
        match = re.match(r"( *)- ['\"]?([a-z]+)(.*)", line)
        if not match or match[2] not in record.roles:
            continue
        depth = len(match[1])
        if skipped is not None and depth > skipped:
            continue
        skipped = depth if any(f'"{name}"' in match[3] for name in OTHERS) else None
        while depths and depths[-1] >= depth:
            depths.pop()
        name = re.sub(r"\s+", " ", match[3].rstrip(":'"))
        if match[2] in ("link", "button"):
            # Numbers and titles follow the colon, and change with the evidence.
            name = re.sub(r": .*$", "…", name)
        out.append("  " * len(depths) + match[2] + name)
        depths.append(depth)
    return "\n".join(out) + "\n"
