"""A study whose code has long lines, tabs, a moved block, folded and stressed lines and merged files, for the checks of the views."""

from pathlib import Path

ADDRESS = "case-studies/long-lines/files/"
LONG = " && ".join(f"column{number}.isVisible" for number in range(12))
KEPT = "".join(f"\tlet kept{number} = {number}\n" for number in range(12))
MOVED = "".join(f"\tfunc draws{number}(at place: Int) -> Int {{ place * {number} + {number} }}\n" for number in range(8))

BEFORE = f"""struct Table {{
{KEPT}
\tlet title = "a <b> & c"\t// two tabs' width
\tvar isShown: Bool {{ {LONG} }}
{MOVED}
}}
"""
AFTER = f"""struct Table {{
{KEPT}
\tlet heading = "a <b> & c"\t// one tab's width
\tvar isShown: Bool {{ {LONG} }}
\tlet cells = Cells()
}}
"""
CELLS = f"""struct Cells {{
{MOVED}
}}
"""

DAY = """struct DayTotals {
\tfunc total(of day: Day) -> Int { day.entries.map(\\.amount).reduce(0, +) }
}
"""
WEEK = """struct WeekTotals {
\tfunc total(of week: Week) -> Int { week.days.flatMap(\\.entries).map(\\.amount).reduce(0, +) }
}
"""

PAGE = f"""---
title: A table with long lines
principles: [srp]
---

## Before

```swift Table.swift {{2-4}}
{BEFORE}```

```swift Gone.swift
enum Gone {{}}
```

```swift DayTotals.swift
{DAY}```

```swift WeekTotals.swift
{WEEK}```

## After

```swift Table.swift
{AFTER}```

```swift Cells.swift
{CELLS}```

```swift Totals.swift
{DAY}{WEEK}```
"""


def write_long_lines(folder: Path) -> Path:
    """Writes the study into a folder of its own and returns its path."""
    file = folder / "Content" / "case-studies" / "long-lines.md"
    file.parent.mkdir(parents=True)
    file.write_text(PAGE, encoding="utf-8")
    return folder
