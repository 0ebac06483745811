"""The search finds types, functions, files and words of studies and pages, leads to their places, and works with the keyboard alone."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Timeout

from checks.accessibility import AXE, violations
from harness.searched_site import HARMFUL

TITLE = "the search finds types, functions, files, words, parts and typing errors, and leads to their places by keyboard"
TABLE = Path(__file__).parents[2] / "Search" / "words.json"
INVOICES, BOOKINGS = "case-studies/invoices/", "case-studies/bookings/"
# Milliseconds that a busy machine may take to show a result. With a fault that shows nothing, the shorter time is enough.
PATIENCE, IMPATIENCE = 120_000, 5_000
UNASKED = "the words of the address aren't searched for"
STUCK = "the search doesn't go on"
WIDE = "the dialog scrolls sideways at 320 px"
LOST = "the search loses what is typed while it loads"
PARTIAL, SHORT = "Results with most of the words:", "Type a word of at least two letters"
# The word that tells pages apart from studies.
PAGE = "Pages"


@dataclass(frozen=True)
class Query:
    """A query, and the result that must come first; without an address, nothing may be found."""

    text: str
    address: str | None
    count: int | None = 1
    facets: tuple[tuple[str, str], ...] = ()
    announced: str = "Results:"
    is_page: bool = False

    @property
    def name(self) -> str:
        """Returns the query as findings quote it."""
        return f"“{self.text}”" + "".join(f" {facet[1]}" for facet in self.facets)


QUERIES = [
    Query("InvoicePDFExporter", f"{INVOICES}files/#InvoicePDFExporter-L2"),
    Query("pdf", f"{INVOICES}files/#InvoicePDFExporter-L2"),
    Query("pdfexporter", f"{INVOICES}files/#InvoicePDFExporter-L2"),
    Query("PDFExp", f"{INVOICES}files/#InvoicePDFExporter-L2"),
    Query("SRP", INVOICES),
    Query("single responsibility", INVOICES),
    Query("exportDocument", f"{INVOICES}files/#InvoicePDFExporter-L3"),
    Query("invoicemanager", f"{INVOICES}files/#Invoice-before-L1"),
    # Both sides have the file.
    Query("Invoice.swift", f"{INVOICES}files/#Invoice-L1"),
    Query("BookingStore.swift", f"{BOOKINGS}files/#BookingStore-L1"),
    Query("URLSess", f"{BOOKINGS}files/#BookingStore-L2"),
    Query("booking_by_id", f"{BOOKINGS}files/#BookingStore-L2"),
    Query("zeppelin", f"{INVOICES}#who-asks-for-what"),
    Query("zepelin", f"{INVOICES}#who-asks-for-what"),
    Query("ezppelin", f"{INVOICES}#who-asks-for-what"),
    Query("zeppelim", f"{INVOICES}#who-asks-for-what"),
    Query("grosse CAFE lodz", f"{INVOICES}#who-asks-for-what"),
    Query("逆転", f"{BOOKINGS}#der-wunsch"),
    Query("関係逆", f"{BOOKINGS}#der-wunsch"),
    Query("wunsch", f"{BOOKINGS}#der-wunsch"),
    Query("velvet parcel", "case-studies/parcel-17/#a-parcel"),
    Query("parcel", "case-studies/parcel-00/", 30),
    Query("func exportDocument", f"{INVOICES}files/#InvoicePDFExporter-L3"),
    Query("let x = Invoice()", f"{INVOICES}files/#Invoice-L1"),
    Query("<b>velvet</b> (parcel)*", "case-studies/parcel-17/#a-parcel"),
    Query("a zeppelin isn’t here", f"{INVOICES}#who-asks-for-what", announced=PARTIAL),
    Query("zeppelin velvet", f"{INVOICES}#who-asks-for-what", 2, announced=PARTIAL),
    # Short words have too many neighbours for a typing error to be likely.
    Query("caff", None, 0),
    Query("xyzzyx", None, 0),
    Query("x" * 200, None, 0),
    Query("a .* [", None, None, announced=SHORT),
    Query("<b>", None, None, announced=SHORT),
    Query("", INVOICES, 1, (("d", "introductory"),)),
    Query("booking", BOOKINGS, 1, (("p", "DIP: Dependency inversion principle"),)),
    Query("booking", None, 0, (("p", "OCP: Open–closed principle"),)),
    Query("InvoiceManager", f"{INVOICES}files/#Invoice-before-L1", 1, (("s", "Before"),)),
    Query("InvoiceManager", None, 0, (("s", "After"),)),
    Query("quokka", "guide/#first-steps", is_page=True),
    Query("read the results", "guide/", is_page=True),
    Query("aardwolf", "guide/#question-90", is_page=True),
    Query("wombat", "guide/#settings", is_page=True),
    Query("NumbatReader", "guide/#settings-Code-2", is_page=True),
    # A page has no difficulty, and code on neither side.
    Query("quokka", None, 0, (("d", "introductory"),)),
    Query("NumbatReader", None, 0, (("s", "After"),)),
]

# Queries on a site without studies, where no result has to say that it is a page.
NOTES = [
    Query("ocelot", "#the-second-part"),
    Query("notes on parking", ""),
    Query("Tariff", "fees/files/#Fee-L2"),
    Query("FeeTable", "fees/files/#Fee-before-L1", 1, (("s", "Before"),)),
    Query("Tariff", None, 0, (("s", "Before"),)),
    Query("wombat", "setup/#install"),
    Query("wombat", None, 0, (("s", "After"),)),
]


def findings(browser: Browser, root: str, sought: str | None = None) -> list[str]:
    """Returns what goes wrong on a small site at an address, which may be that of a folder.

    If one finding is sought, only the part of the check that can report it runs.
    """
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(IMPATIENCE if sought == STUCK else PATIENCE)
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(f"error in a script: {error}"))
    page.on("console", lambda message: found.append(f"console: {message.text}") if message.type == "error" else None)
    index = "index.html" if root.startswith("file:") else ""
    try:
        page.goto(root + index)
        if page.locator("script[src*='/search.']").count() or page.evaluate("'solidsiteSearch' in window"):
            found.append("the script is loaded before it is wanted")
        # In one task, so that the search can't load between the keys.
        page.evaluate("[...'/veel', 'Backspace', 't'].forEach(key => document.dispatchEvent(new KeyboardEvent('keydown', { key })))")
        page.locator("dialog.search[open]").wait_for()
        if page.locator("#Search-field").input_value() != "veet":
            found.append(LOST)
        if sought is None or "terms" in sought or "near" in sought:
            found += table_findings(page)
        for query in QUERIES:
            if sought is None or sought.startswith(query.name):
                found += query_findings(page, query, root, index)
        if sought is None or sought == UNASKED:
            found += address_findings(page, root + index, IMPATIENCE if sought else PATIENCE)
        if sought is None or not sought.startswith(("“", "the terms", UNASKED, LOST)):
            found += keyboard_findings(page, root, index)
    except Timeout as error:
        found.append(f"{STUCK}: {str(error).splitlines()[0]}")
    finally:
        context.close()
    return found


def note_findings(browser: Browser, root: str) -> list[str]:
    """Returns what goes wrong on a site without studies, whose documents are all pages."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    index = "index.html" if root.startswith("file:") else ""
    found: list[str] = []
    try:
        page.goto(root + index)
        page.keyboard.press("/")
        page.locator("dialog.search[open]").wait_for()
        for query in NOTES:
            found += query_findings(page, query, root, index)
        ask(page, Query("wombat", None))
        page.keyboard.press("Enter")
        page.wait_for_url(f"{root}setup/{index}#install")
        if not page.evaluate("document.querySelector(':target')?.checkVisibility() ?? false"):
            found.append("the place on a page isn't marked")
    except Timeout as error:
        found.append(f"{STUCK}: {str(error).splitlines()[0]}")
    finally:
        context.close()
    return found


def table_findings(page: Page) -> list[str]:
    """Returns where the script splits words differently from the index."""
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    found = []
    for text, expected in table["terms"]:
        terms = " ".join(page.evaluate("text => solidsiteSearch.termsOf(text)", text))
        if terms != expected:
            found.append(f"the terms of “{text}” are “{terms}” instead of “{expected}”")
    for one, other, expected in table["near"]:
        if page.evaluate("words => solidsiteSearch.isNear(...words)", [one, other]) != expected:
            found.append(f"“{one}” and “{other}” are {'not ' if expected else ''}near")
    return found


def ask(page: Page, query: Query) -> str:
    """Types a query and returns the announcement for screen readers."""
    for select in page.locator("dialog.search select").all():
        name = dict(query.facets).get(select.get_attribute("name"))
        select.select_option(label=name or "any")
    page.locator("#Search-field").fill(query.text)
    page.locator("#Search-field").dispatch_event("input")
    page.locator("#Search-results:not([aria-busy])").wait_for(state="attached")
    return page.locator("dialog.search [role=status]").inner_text()


def query_findings(page: Page, query: Query, root: str, index: str) -> list[str]:
    """Returns whether a query leads to its place, and announces how many documents it found."""
    name = query.name
    announced = ask(page, query)
    found = []
    expected = query.announced if query.count is None else f"{query.announced} {query.count}"
    if announced != expected:
        found.append(f"{name} announces “{announced}” instead of “{expected}”")
    options = page.locator("#Search-results [role=option]")
    addresses = [option.get_attribute("data-url") for option in options.all()]
    first = page.evaluate("address => new URL(address, document.baseURI).href", addresses[0]) if addresses else None
    path, _, anchor = (query.address or "").partition("#")
    expected = root + path + index + (f"#{anchor}" if anchor else "") if query.address is not None else None
    if first != expected:
        found.append(f"{name} leads to {first} instead of {expected}")
    if len(addresses) != min(query.count or 0, 6):
        found.append(f"{name} lists {len(addresses)} documents")
    if addresses and (PAGE in options.first.inner_text()) != query.is_page:
        found.append(f"{name} shows a {'page as a study' if query.is_page else 'study as a page'}")
    return found


def address_findings(page: Page, address: str, patience: int) -> list[str]:
    """Returns whether words in the address are searched for, as from a browser's address bar."""
    page.goto(address + "?q=parcel")
    try:
        page.locator("#Search-results li").first.wait_for(timeout=patience)
    except Timeout:
        return [UNASKED]
    finally:
        page.goto(address)
        page.keyboard.press("/")
        page.locator("dialog.search[open]").wait_for()
    return []


def keyboard_findings(page: Page, root: str, index: str) -> Iterator[str]:
    """Returns whether keys choose and close, the dialog fits a phone, axe-core finds nothing, titles stay text, and the place is marked."""
    ask(page, Query("parcel", None))
    for key, place in (("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1), ("ArrowUp", 0), ("ArrowUp", 6)):
        page.keyboard.press(key)
        active = page.locator("#Search-field").get_attribute("aria-activedescendant")
        if active != (f"Search-{place}" if place else None):
            yield f"{key} leads to {active} instead of option {place}"
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 640})
    if page.evaluate("() => { const box = document.querySelector('dialog.search'); return box.scrollWidth > box.clientWidth; }"):
        yield WIDE
    page.set_viewport_size(size)
    page.evaluate(AXE)
    yield from (f"axe-core: {violation['rule']} at {violation['where']}" for violation in violations(page))
    page.locator("dialog.search button:has-text('More')").click()
    page.locator("#Search-results li:nth-child(12)").wait_for()
    if page.locator("dialog.search [aria-live=polite]").count() != 1:
        yield "the count isn't announced"
    page.locator("#Search-field").focus()
    page.keyboard.press("Escape")
    if page.locator("dialog.search[open]").count():
        yield "Escape doesn't close"
        page.evaluate("document.querySelector('dialog.search').close()")
    page.keyboard.press("/")
    page.locator("dialog.search[open]").wait_for()
    ask(page, Query("BookingStore", None))
    if HARMFUL not in page.locator("#Search-results").inner_text() or page.locator("#Search-results img").count():
        yield "a title isn't shown as text"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{root}{BOOKINGS}files/{index}#BookingStore-L1")
    if not page.evaluate("document.querySelector(':target')?.checkVisibility() ?? false"):
        yield "the place isn't marked"
    page.keyboard.press("/")
    page.locator("dialog.search[open]").wait_for()
