"""Small sites whose documents a search must distinguish, with titles and names that look like markup."""

from pathlib import Path

HARMFUL = "<img src=x onerror=document.title='broken'>"

INVOICES = """---
title: Invoices that print themselves
summary: The mobile team wants to export invoices.
principles: [srp]
difficulty: introductory
---
# Invoices that print themselves

## Who asks for what

Finance asks for a zeppelin. Größe and café are words, and so is Łódź.

## Before

```swift Invoice.swift
final class InvoiceManager {
  func exportEverything() {}
}
```

## After

```swift Invoice.swift
struct Invoice {
  let total: Int
}
```

```swift InvoicePDFExporter.swift
/// Exports one invoice.
struct InvoicePDFExporter: Exporting {
  func exportDocument(of invoice: Invoice) {}
}
```
"""

BOOKINGS = f"""---
title: "Bookings and {HARMFUL}"
summary: A booking has its own store.
principles: [dip]
difficulty: advanced
---
# Bookings

## Der Wunsch

依存関係逆転の原則 is the principle of this study.

## Before

```swift Booking.swift
final class BookingService {{
  let database = SQLiteDatabase()
}}
```

## After

```swift Booking.swift
struct BookingService {{
  let store: any BookingStore
}}
```

```swift BookingStore.swift
protocol BookingStore {{
  func booking_by_id(_ id: Int) -> URLSessionTask?
}}
```
"""

FILLER = """---
title: Parcel number {number}
principles: [ocp]
difficulty: intermediate
---
# Parcel number {number}

## A parcel

Every parcel has a weight, and parcel {number} has a label{mark}.

## Before

```swift Parcel.swift
class Parcel {{}}
```

## After

```swift Parcel.swift
struct Parcel{number} {{}}
```
"""


# More headings than one digit of the index can count.
QUESTIONS = "".join(f"\n## Question {number}\n\nAnswer {number}{' of an aardwolf' if number == 90 else ''}.\n" for number in range(100))

GUIDE = f"""---
title: How to read the results
summary: What the words of a verdict mean.
---
Every study has results.

## First steps

A quokka explains the first steps.
{QUESTIONS}
## Settings

```yaml
wombat: true
```

```swift
struct NumbatReader {{}}
```
"""

NOTES = {
    "README.md": """# Notes on parking

What the town wants.

## The second part

An ocelot is in no other note.
""",
    "fees.md": """# Fees by the hour

## Before

```swift Fee.swift
class FeeTable {}
```

## After

```swift Fee.swift
struct Fee {}
struct Tariff {}
```
""",
    "setup.md": """# Setting up

## Install

```sh
brew install wombat
```
""",
}


def write_searched_notes(folder: Path) -> Path:
    """Writes a folder of documents without a study."""
    folder.mkdir(parents=True)
    for name, text in NOTES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def write_searched_site(folder: Path) -> Path:
    """Writes the sources of a site of studies and a page."""
    studies = folder / "Content" / "case-studies"
    studies.mkdir(parents=True)
    pages = folder / "Content" / "pages"
    pages.mkdir()
    (pages / "guide.md").write_text(GUIDE, encoding="utf-8")
    (folder / "solidsite.yml").write_text("title: Searched\n", encoding="utf-8")
    (studies / "invoices.md").write_text(INVOICES, encoding="utf-8")
    (studies / "bookings.md").write_text(BOOKINGS, encoding="utf-8")
    for number in range(30):
        text = FILLER.format(number=number, mark=" made of velvet" if number == 17 else "")
        (studies / f"parcel-{number:02}.md").write_text(text, encoding="utf-8")
    return folder
