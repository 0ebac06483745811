"""Code that a reader copies, with a button or by selecting it, is the code as it was written."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from checks.code_blocks import fences_of
from checks.views import codes_of, label_of
from harness.reader import reading, study_source
from harness.visit import Visit

TITLE = "what is copied, with a button or by selecting lines, is the code of the Markdown byte for byte"

BUTTONS = """
() => [...document.querySelectorAll('.copy')].map(button => {
  const pair = button.closest('.pair');
  return {
    label: button.getAttribute('aria-label'), isCompared: Boolean(pair),
    files: pair ? [...pair.querySelectorAll(':scope > summary code')].map(code => code.textContent) : [],
  };
})
"""
# A range of lines of one side with as many kinds as possible: from the second line to the last but one.
STRETCH = """
side => {
  const file = [...document.querySelectorAll('.pair.changed .file, .pair.moved .file')].find(file => file.querySelector('.ch'));
  // In the view of the old side, unchanged lines are those of the new side, of which nothing else is shown.
  const columns = side === 'bf' ? 'pre.bf, .eq > pre.af' : 'pre.' + side;
  const isAlone = Boolean(document.querySelector('[value="before"]:checked'));
  const seen = [...file.querySelectorAll(isAlone ? columns : 'pre.' + side)].flatMap(linesOf).filter(isSeen);
  const lines = seen.slice(1, -1);
  const [first, last] = [lines[0], lines[lines.length - 1]].map(line => line.getBoundingClientRect());
  const style = getComputedStyle(lines[0]);
  return {
    code: lines.map(codeOf).join(''),
    from: [first.left + parseFloat(style.paddingLeft) + 1, first.top + scrollY + 4],
    to: [last.right - 2, last.bottom + scrollY - 4],
  };
}
"""


def findings(visit: Visit) -> Iterator[str]:
    """Returns where the clipboard differs from the code."""
    source = study_source(visit)
    with reading(visit, 1280) as page:
        yield from button_findings(page, source)
    for scripts in (True, False):
        with reading(visit, 1280, scripts, height=6000) as page:
            for view, side in (("split", "bf"), ("split", "af"), ("after", "af"), ("before", "bf"), ("unified", "af")):
                yield from selection_findings(visit, page, view, side, scripts)


def button_findings(page: Page, source: Path) -> list[str]:
    """Returns buttons that copy something other than their own block."""
    found = []
    codes = codes_of(source)
    fences = {code for _, code in fences_of(source)}
    page.evaluate("openAll()")
    buttons = page.evaluate(BUTTONS)
    blocks = page.locator(".snippet pre code").count()
    if blocks + page.locator(".pair").count() > len(buttons):
        found.append(f"{len(buttons)} buttons for {blocks} blocks of code and {page.locator('.pair').count()} files")
    for number, button in enumerate(buttons):
        page.evaluate("navigator.clipboard.writeText('nothing')")
        page.locator(".copy").nth(number).click()
        if not page.get_by_role("status").inner_text().strip():
            page.wait_for_function("document.querySelector('[role=status]').textContent")
        copied = page.evaluate("navigator.clipboard.readText()")
        allowed = set().union(*(codes.get(name, set()) for name in button["files"])) if button["isCompared"] else fences
        if copied not in allowed:
            found.append(f"the button “{button['label']}” copies “{copied[:60]}”, which is not the code of the Markdown")
    return found


def selection_findings(visit: Visit, page: Page, view: str, side: str, scripts: bool) -> list[str]:
    """Selects lines of a side with the mouse, copies them with the keyboard, and returns what differs."""
    page.locator(label_of(view)).click()
    page.evaluate("openAll()")
    page.evaluate("document.querySelector('.pair:has(.ch)').scrollIntoView()")
    stretch = page.evaluate(STRETCH, side)
    top = page.evaluate("scrollY")
    # Playwright can't drag on a page without JavaScript; a click with the shift key selects as well.
    page.mouse.click(stretch["from"][0], stretch["from"][1] - top)
    page.keyboard.down("Shift")
    page.mouse.click(stretch["to"][0], stretch["to"][1] - top)
    page.keyboard.up("Shift")
    page.keyboard.press("Control+C")
    copied = visit.pasted()
    if copied in (stretch["code"], stretch["code"].removesuffix("\n")):
        return []
    pairs = zip(copied.split("\n") + ["the end"], stretch["code"].split("\n") + ["the end"])
    one, other = next((one, other) for one, other in pairs if one != other)
    return [
        f"selecting lines of {side} in the view {view} {'with' if scripts else 'without'} JavaScript copies “{one[:60]}” "
        f"where “{other[:60]}” stands"
    ]
