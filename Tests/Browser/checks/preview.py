"""Pages of `solidsite serve` and their search follow what is saved, keep the reader's place, and show what is wrong."""

import shutil
from pathlib import Path

from checks.accessibility import AXE, CIRCUMSTANCES, emulate, violations
from checks.contrast import TEXT_RATIO, VISION, contrast
from harness.preview import PAGE, Preview, study

TITLE = "pages follow what is saved, keep their place, and show errors until they are fixed"

PARKING, ZOO, ABOUT = (f"Content/{path}.md" for path in ("case-studies/parking", "case-studies/zoo", "pages/about"))
THEME = Path(__file__).parents[3] / "Templates"
OVERLAY = "document.querySelector('solidsite-problems')"
OVERLAY_TEXT = f"({OVERLAY}?.shadowRoot.textContent ?? '')"
# The colours of the overlay, whose background axe-core can't find.
OVERLAY_COLOURS = f"""
() => {{
  const numbers = colour => colour.match(/\\d+/g).slice(0, 3).map(Number);
  const root = {OVERLAY}.shadowRoot;
  const ground = numbers(getComputedStyle(root.querySelector('section')).backgroundColor);
  return [...root.querySelectorAll('h2, button, p, span, a, pre')].map(element =>
    ({{what: element.textContent.slice(0, 40), colour: numbers(getComputedStyle(element).color), ground}}));
}}
"""


def shows(text: str) -> str:
    """Returns the condition that a page has a text."""
    return f"document.body?.innerText.includes('{text}')"


def follows(preview: Preview) -> None:
    """Two tabs update, and only if their page has changed."""
    study_tab, list_tab = preview.tabs
    preview.open("case-studies/parking/", "case-studies/")
    preview.save(PARKING, study("Garage"))
    preview.expect(study_tab, shows("Garage"), "the study's page doesn't follow its title")
    preview.expect(list_tab, shows("Garage"), "the list doesn't follow the title of a study")
    preview.open("case-studies/parking/", "about/")
    preview.save(PARKING, study("Garage", words="Other words."))
    preview.expect(study_tab, shows("Other words."), "the study's page doesn't follow its text")
    preview.check(list_tab, "window.mark === 1", "a page is reloaded although nothing has changed in it")
    preview.open("case-studies/", "case-studies/")
    preview.save("Content/case-studies/new.md", study("Newcomer"))
    for tab in preview.tabs:
        preview.expect(tab, shows("Newcomer"), "the list doesn't show a new study")


def keeps_place(preview: Preview) -> None:
    """Scroll positions, open sections and the chosen view are kept."""
    tab = preview.tabs[0]
    preview.open("case-studies/parking/files/")
    tab.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    tab.evaluate("document.querySelector('input[value=after]').checked = true")
    tab.evaluate("scrollTo(0, 900)")
    state = "[scrollY, ...[...document.querySelectorAll('details')].map(fold => fold.open)].join()"
    before = tab.evaluate(state)
    if not before.startswith("900,"):
        preview.note(f"the page has nothing to scroll, or nothing to open: {before}")
    preview.save(PARKING, study("Other words"))
    preview.expect(tab, shows("Other words"), "the page doesn't follow")
    preview.expect(tab, f"{state} === '{before}'", "the page isn't scrolled or opened as it was")
    preview.check(tab, "document.querySelector('input[value=after]').checked", "another view is chosen than before")


def swaps_sheets(preview: Preview) -> None:
    """A changed style sheet is replaced without a reload."""
    preview.open("case-studies/parking/", "about/")
    sheet = (THEME / "assets" / "style.css").read_text(encoding="utf-8")
    for colour in ("rgb(1, 2, 3)", "rgb(4, 5, 6)"):
        preview.save("Templates/assets/style.css", f"{sheet}\nbody {{ outline: 1px solid {colour}; }}\n")
        for tab in preview.tabs:
            condition = f"getComputedStyle(document.body).outlineColor === '{colour}'"
            if preview.expect(tab, condition, f"the style sheet isn't replaced by that with {colour}"):
                preview.check(tab, "window.mark === 1", "the page is reloaded for a style sheet")


def shows_problems(preview: Preview) -> None:
    """An error overlays the last good page, with its place, until it is fixed."""
    tab, other = preview.tabs
    preview.open("case-studies/parking/", "about/")
    preview.save(PARKING, study("Broken").replace("title:", "titel:"))
    for page in preview.tabs:
        if not preview.expect(page, f"{OVERLAY} !== null", "an error is not shown"):
            return
        fix = ("Fix: replace 'titel' with 'title'", "-titel: Broken", "+title: Broken")
        for text in ("1 problem", "Key 'titel' isn't known", "parking.md:2:1", "titel: Broken", *fix):
            preview.check(page, f'{OVERLAY_TEXT}.includes("{text}")', f"what is shown of an error lacks “{text}”")
        preview.check(page, "window.mark === 1", "a page is reloaded for an error")
    link = tab.evaluate(f"{OVERLAY}.shadowRoot.querySelector('a')?.href")
    expected = f"vscode://file{(preview.folder / PARKING).resolve()}:2:1"
    if link != expected:
        preview.note(f"the link of an error is {link} and not {expected}")
    preview.check(tab, shows("Parking"), "the page below an error isn't the last good one")
    other.evaluate(AXE)
    for scheme, width, _ in CIRCUMSTANCES:
        emulate(other, scheme, width)
        for violation in violations(other):
            where = f"{violation['where']} in {scheme}, {width} px"
            preview.note(f"{violation['help']} ({violation['reason']}) at {where}")
        for part in other.evaluate(OVERLAY_COLOURS):
            ratio = min(contrast(part["colour"], part["ground"], matrix) for matrix in VISION.values())
            if ratio < TEXT_RATIO:
                preview.note(f"“{part['what']}” of an error has only {ratio:.2f}:1 in {scheme}")
    tab.keyboard.press("Escape")
    preview.check(tab, f"{OVERLAY} === null", "Escape doesn't close what is shown of an error")
    # A second error is shown even if the overlay of the first was closed.
    preview.save(PARKING, study("Broken", principle="opne"))
    preview.expect(tab, f"""{OVERLAY_TEXT}.includes("'opne' isn't defined")""", "a second error is not shown")
    preview.save(PARKING, study("Mended"))
    for page in preview.tabs:
        preview.expect(page, f"{OVERLAY} === null", "an error is shown though it is fixed")
    preview.expect(tab, shows("Mended"), "the page doesn't follow after an error")


def follows_removals(preview: Preview) -> None:
    """A deleted page is replaced by the page 404 until it is restored; a study may be renamed."""
    tab, list_tab = preview.tabs
    preview.open("case-studies/zoo/", "case-studies/")
    missing = tab.request.get(preview.address + "404.html").text()
    heading = missing.partition("<h1")[2].partition(">")[2].partition("</h1>")[0].strip()
    (preview.folder / ZOO).unlink()
    is_missing = f"document.querySelector('h1')?.innerText === '{heading}'"
    preview.expect(tab, is_missing, "a page that is gone is still shown")
    preview.expect(list_tab, f"!{shows('Zoo')}", "a study that is gone is still listed")
    preview.save(ZOO, study("Zoo"))
    preview.expect(tab, shows("A fee for every vehicle"), "a page that has come back is not shown")
    preview.expect(list_tab, shows("Zoo"), "a study that has come back is not listed")
    (preview.folder / ZOO).rename(preview.folder / "Content/case-studies/menagerie.md")
    preview.expect(tab, is_missing, "a study is still shown under its former name")
    link = "document.querySelector('main a[href$=\"/menagerie/\"]')"
    preview.expect(list_tab, f"{link} !== null", "a study is not listed under its new name")
    shutil.move(preview.folder / "Content/case-studies", preview.folder / "Content/elsewhere")
    preview.expect(list_tab, f"{link} === null", "studies whose folder is gone are still listed")
    shutil.move(preview.folder / "Content/elsewhere", preview.folder / "Content/case-studies")
    preview.expect(list_tab, f"{link} !== null", "studies whose folder has come back are not listed")


def navigates(preview: Preview) -> None:
    """With --navigate-to-changed, tabs go to the page that was saved."""
    preview.open("", "about/")
    with preview.listening(*preview.tabs):
        preview.save(PARKING, study("Garage"))
        for tab in preview.tabs:
            preview.expect(tab, "location.pathname === '/case-studies/parking/'", "a tab doesn't go to the changed page")
            preview.expect(tab, shows("Garage"), "the changed page is shown as it was")
    preview.save(ABOUT, PAGE.replace("Words.", "Changed words."))
    preview.expect(preview.tabs[0], "location.pathname === '/about/'", "a tab doesn't go to the second changed page")


def marks_drafts(preview: Preview) -> None:
    """Drafts are shown and marked."""
    tab = preview.tabs[0]
    preview.open("case-studies/parking/", "case-studies/")
    mark = "(document.querySelector('main .draft')?.checkVisibility() ?? false)"
    preview.check(tab, f"!{mark}", "a finished study is marked as a draft")
    preview.save(PARKING, study(front="draft: true\n"))
    for page in preview.tabs:
        preview.expect(page, mark, "a draft isn't marked")
    preview.save(PARKING, study())
    for page in preview.tabs:
        preview.expect(page, f"document.readyState === 'complete' && !{mark}", "a finished study stays marked")


def works_below_a_path(preview: Preview) -> None:
    """A site whose base URL has a path is served there, and updates too."""
    tab = preview.tabs[0]
    preview.save("solidsite.yml", "title: Previewed\nbaseURL: https://example.org/some/where/\n")
    tab.goto(preview.address, wait_until="load")
    preview.expect(tab, "location.pathname === '/some/where/'", "the home page isn't where the base URL says")
    preview.address += "some/where/"
    preview.open("case-studies/parking/", "about/")
    preview.check(tab, "document.styleSheets[0].cssRules.length > 10", "the page has no style sheet")
    preview.save(PARKING, study(words="Other words."))
    preview.expect(tab, shows("Other words."), "a page below a path doesn't follow")


def finds_what_is_saved(preview: Preview) -> None:
    """The search finds words of a page that is saved while a tab shows another one."""
    searching, page = preview.tabs
    preview.open("case-studies/", "about/")

    def search(word: str) -> None:
        searching.keyboard.press("/")
        searching.locator("dialog.search[open]").wait_for()
        searching.locator("#Search-field").fill(word)
        searching.locator("#Search-results:not([aria-busy])").wait_for(state="attached")

    search("quokka")
    for word in ("quokka", "wombat"):
        searching.keyboard.press("Escape")
        preview.save(ABOUT, PAGE.replace("Words.", f"A {word}."))
        preview.expect(page, shows(word), "the page doesn't follow its text")
        search(word)
        preview.check(searching, "document.querySelector('#Search-results [role=option]') !== null", f"{word} isn't found")
        preview.check(searching, "window.mark === 1", "a page is reloaded although nothing has changed in it")


SCENARIOS = {
    follows: (), keeps_place: (), swaps_sheets: (), shows_problems: ("--editor", "vscode"), follows_removals: (),
    navigates: ("--navigate-to-changed",), marks_drafts: (), works_below_a_path: (),
    finds_what_is_saved: (),
}  # fmt: skip
