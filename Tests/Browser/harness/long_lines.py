"""A study whose code has long lines, tabs, a moved block, folded and stressed lines and merged files, and one with long words."""

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

WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
NAME = "AbstractSingletonProxyFactoryBeanConfigurationManagerDelegateProviderAdapter"

# Tables of requests, types and the author's own get words that are wider than a phone, and than a column on a desk.
WORDS = f"""---
title: {WORD}
principles: [lsp]
---

| {WORD} | b |
|---|---|
| 1 | {NAME} |

## Before

```swift Old.swift
class {NAME} {{}}
class {NAME}Old: {NAME} {{}}
```

## After

```swift New.swift
protocol {NAME} {{}}
struct {NAME}New: {NAME} {{}}
```

## Change requests

### The {WORD}

Somebody wants it.

```swift More.swift
struct More {{}}
```
"""


def write_long_lines(folder: Path) -> Path:
    """Writes the studies into a folder of their own and returns its path."""
    studies = folder / "Content" / "case-studies"
    studies.mkdir(parents=True)
    (studies / "long-lines.md").write_text(PAGE, encoding="utf-8")
    (studies / "long-words.md").write_text(WORDS, encoding="utf-8")
    return folder
