"""Links lead to lines, ranges of lines and hunks of a comparison, and open the folds around them."""

from collections.abc import Iterator

from playwright.sync_api import Page

from harness.reader import circumstances, prepare, reading
from harness.visit import Visit

TITLE = "lines, ranges and hunks have links that lead to them, and unchanged lines fold, with and without JavaScript"
WIDTHS = (320, 768, 1280, 1920)
WAIT = 2_000  # Milliseconds in which lines must be highlighted.

# The targets of an address: what the style sheet outlines within code, or the element itself.
MARKED = """
() => [...document.querySelectorAll('.file pre > code > *')]
  .filter(line => getComputedStyle(line).outlineStyle !== 'none' && isSeen(line))
  .map(line => ({id: line.id, code: codeOf(line)}))
"""
IN_WINDOW = """
id => {
  const box = document.getElementById(id).getBoundingClientRect();
  // The names of the columns stay at the top of the window, and must not cover the place.
  const isCovered = document.elementFromPoint(box.left + 60, box.top + 8)?.closest('.heads');
  return isSeen(document.getElementById(id)) && box.bottom > 0 && box.top < innerHeight && !isCovered;
}
"""
NUMBER = """
id => {
  const box = document.getElementById(id).querySelector(':scope > a').getBoundingClientRect();
  return [box.right - 4, box.top + box.height / 2];
}
"""
FOLDS = """
() => [...document.querySelectorAll('.fold')].map(fold => ({
  said: parseInt(fold.querySelector('summary').textContent), isOpen: fold.open,
  shown: [...fold.querySelectorAll('pre')].map(column => linesOf(column).filter(isSeen).length),
}))
"""
# Linked lines of the file that is open at first, and of a folded one.
LINES = """
() => ['.pair[open]', '.pair:not([open])'].map(pair => [...document.querySelectorAll(pair)]
  .map(pair => [...pair.querySelectorAll('pre:not(.bf) > code > [id]')].map(line => ({id: line.id, code: codeOf(line)})))
  .sort((one, other) => other.length - one.length)[0] ?? [])
"""
HUNKS = "() => [...document.querySelectorAll('.hunk')].map(hunk => hunk.id)"


def findings(visit: Visit, widths: tuple[int, ...] = WIDTHS) -> Iterator[str]:
    """Returns links that lead nowhere or elsewhere, and folds whose content isn't what they announce."""
    for width in widths:
        for scripts in (True, False):
            with reading(visit, width, scripts) as page:
                problems = fold_findings(page) + line_findings(page) + hunk_findings(page)
                if scripts:
                    problems += range_findings(page)
            yield from (f"{problem} {circumstances(width, scripts)}" for problem in problems)


def fold_findings(page: Page) -> list[str]:
    """Returns what is wrong with the folds, opened with the mouse and closed with the keyboard."""
    found = []
    for number, fold in enumerate(page.evaluate(FOLDS)):
        if fold["isOpen"] or any(fold["shown"]):
            found.append("unchanged lines are unfolded from the beginning")
        page.evaluate("number => document.querySelectorAll('.fold')[number].closest('.pair').open = true", number)
        summary = page.locator(".fold > summary").nth(number)
        summary.click()
        fold = page.evaluate(FOLDS)[number]
        if fold["said"] not in fold["shown"] or {*fold["shown"]} - {0, fold["said"]}:
            found.append(f"the fold of {fold['said']} lines shows {fold['shown']}")
        page.keyboard.press("Enter")
        if any(page.evaluate(FOLDS)[number]["shown"]):
            found.append("Enter doesn't fold the lines again")
    return found


def line_findings(page: Page) -> list[str]:
    """Clicks the link of a line, follows one into a folded file, and returns what is wrong."""
    found = []
    opened, folded = page.evaluate(LINES)
    shown = [line for line in opened if line["code"].strip() and page.evaluate("id => isSeen(document.getElementById(id))", line["id"])]
    line = shown[len(shown) // 2]
    click_number(page, line["id"])
    found += target_findings(page, [line])
    for line in [line for line in folded if line["code"].strip()][:1]:
        goto(page, line["id"])
        found += target_findings(page, [line])
    return found


def hunk_findings(page: Page) -> list[str]:
    """Returns what is wrong with the links of hunks, clicked and followed from another page."""
    found = []
    hunks = page.evaluate(HUNKS)
    if len(set(hunks)) != len(hunks) or not hunks:
        found.append(f"the hunks are called {hunks}")
    for number, hunk in enumerate(hunks):
        goto(page, hunk)
        if not page.evaluate(IN_WINDOW, hunk):
            found.append(f"#{hunk} doesn't lead to its hunk")
        page.evaluate("scrollTo(0, 0)")
        page.locator(".hunk > a").nth(number).click()
        if not page.url.endswith("#" + hunk) or not page.evaluate(IN_WINDOW, hunk):
            found.append(f"the link of #{hunk} leads to {page.url}")
    return found


def range_findings(page: Page) -> list[str]:
    """Returns what is wrong with ranges of lines: followed, in both directions, and made with the shift key."""
    found = []
    opened, folded = page.evaluate(LINES)
    for lines in (opened, folded):
        # An empty line is part of a range and has no number to click.
        wanted = lines[1:5]
        while wanted and not wanted[0]["code"].strip():
            wanted = wanted[1:]
        while wanted and not wanted[-1]["code"].strip():
            wanted = wanted[:-1]
        if len(wanted) < 2:
            continue
        name, first = wanted[0]["id"].rsplit("-L", 1)
        last = wanted[-1]["id"].rsplit("-L", 1)[1]
        for start, end in ((first, last), (last, first)):
            goto(page, f"{name}-L{start}-L{end}")
            found += target_findings(page, wanted)
        click_number(page, wanted[0]["id"])
        page.keyboard.down("Shift")
        click_number(page, wanted[-1]["id"])
        page.keyboard.up("Shift")
        if not page.url.endswith(f"#{name}-L{first}-L{last}"):
            found.append(f"a click with the shift key leads to {page.url}")
        found += target_findings(page, wanted)
        click_number(page, wanted[0]["id"])
        found += target_findings(page, wanted[:1])
    return found


def click_number(page: Page, line: str) -> None:
    """Clicks at the place of a line's number; its link is hidden from all but the pointer."""
    page.evaluate("id => document.getElementById(id).scrollIntoView({block: 'center'})", line)
    # Files above the line get their heights when they are drawn, which moves the line.
    wait_for_drawing(page)
    page.mouse.click(*page.evaluate(NUMBER, line))


def target_findings(page: Page, wanted: list[dict]) -> list[str]:
    """Returns whether exactly the wanted lines are highlighted, and the first of them is in the window."""
    address = page.evaluate("location.hash")
    marked = page.evaluate(MARKED)
    # The browser sends the event of a new address only after it has shown it.
    for _ in range(WAIT // 50):
        if marked == wanted:
            break
        page.wait_for_timeout(50)
        marked = page.evaluate(MARKED)
    if marked != wanted:
        return [f"{address} marks {[line['id'] for line in marked]}"]
    # The page scrolls to an address when it is drawn.
    wait_for_drawing(page)
    return [] if page.evaluate(IN_WINDOW, wanted[0]["id"]) else [f"{address} is outside the window"]


def wait_for_drawing(page: Page) -> None:
    """Waits until the page is drawn, by taking a picture."""
    page.screenshot(clip={"x": 0, "y": 0, "width": 1, "height": 1})


def goto(page: Page, fragment: str) -> None:
    """Follows a link from another page, which reloads this one."""
    address = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(f"{address}#{fragment}", wait_until="load")
    prepare(page)
