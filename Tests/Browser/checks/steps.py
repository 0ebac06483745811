"""Steps are shown beside their changes, and keys lead from step to step; without a script they are an ordinary page."""

from collections.abc import Iterator

from playwright.sync_api import Page

from harness.visit import Visit

TITLE = "text stands beside the code of its step, the shorter stays in view, and keys, buttons and links lead to each step"
WIDE, NARROW = 1440, 360
WAIT = 3_000  # Milliseconds in which the page must react.

STEPS = "() => [...document.querySelectorAll('.step')].map(step => step.dataset.anchor)"
# The positions of a step's text and code when the end of the longer one has been scrolled into view.
PLACES = """
index => {
  const step = document.querySelectorAll('.step')[index];
  const [text, code] = ['.step-text', '.step-code'].map(name => step.querySelector(name));
  step.scrollIntoView();
  const box = element => { const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right }; };
  const start = [box(text), box(code)];
  const [short, long] = text.offsetHeight < code.offsetHeight ? [text, code] : [code, text];
  const walk = step.querySelector('.walk')?.getBoundingClientRect();
  const isLast = !walk || walk.top >= Math.max(box(text).bottom, box(code).bottom) - 1;
  const way = Math.min(long.offsetHeight - short.offsetHeight - 50, 300);
  scrollBy(0, box(long).top + way);
  // What is taller than the window scrolls with the page, and so do the folded files that the steps start from.
  const stays = short.offsetHeight < innerHeight - 60 && !step.classList.contains('start');
  return { start, isLast, way, stays, short: box(short), name: short.className.split(' ')[0] };
}
"""
STATE = """
() => ({
  hash: location.hash, focus: document.activeElement.closest('.step')?.dataset.anchor,
  marked: [...document.querySelectorAll('.step-list [aria-current=step]')].map(link => link.hash.slice(1)),
  current: [...document.querySelectorAll('.step.current')].map(step => step.dataset.anchor),
  top: document.querySelector('.step.current')?.getBoundingClientRect().top,
})
"""


def findings(visit: Visit) -> list[str]:
    """Returns the steps that are laid out wrong, and the keys, buttons and links that don't lead to a step."""
    return [*layout_findings(visit), *walk_findings(visit), *plain_findings(visit)]


def layout_findings(visit: Visit) -> Iterator[str]:
    """Checks the columns of each step in a wide window, and their order in a narrow one."""
    page = visit.open(width=WIDE)
    for index, anchor in enumerate(page.evaluate(STEPS)):
        places = page.evaluate(PLACES, index)
        text, code = places["start"]
        if abs(text["top"] - code["top"]) > 1 or text["right"] > code["left"]:
            yield f"{anchor}: the text isn't beside the code at {WIDE} px"
        elif places["stays"] and places["way"] > 100 and places["short"]["top"] < 0:
            yield f"{anchor}: {places['name']} scrolls away from the longer column"
    page = visit.open(width=NARROW)
    visit.settle()
    for index, anchor in enumerate(page.evaluate(STEPS)):
        places = page.evaluate(PLACES, index)
        text, code = places["start"]
        if not places["isLast"]:
            yield f"{anchor}: a button to another step comes before the end of the step at {NARROW} px"
        if code["top"] < text["bottom"]:
            yield f"{anchor}: the code isn't below the text at {NARROW} px"


def walk_findings(visit: Visit) -> Iterator[str]:
    """Goes to the last step with an arrow key, and back with the buttons."""
    page = visit.open(width=WIDE)
    visit.settle()
    anchors = page.evaluate(STEPS)
    for anchor in anchors[1:]:
        page.keyboard.press("ArrowRight")
        yield from arrival_findings(page, anchor, "ArrowRight")
    page.keyboard.press("Alt+ArrowLeft")
    if page.evaluate(STATE)["current"] != anchors[-1:]:
        yield "Alt+ArrowLeft, which belongs to the browser, leaves the last step"
    page = visit.open(width=WIDE)
    page.evaluate("document.querySelectorAll('.step')[document.querySelectorAll('.step').length - 1].scrollIntoView()")
    for index in range(len(anchors) - 1, 0, -1):
        page.locator(".step").nth(index).get_by_role("button", name="Previous step").click()
        yield from arrival_findings(page, anchors[index - 1], "the button")


def arrival_findings(page: Page, anchor: str, way: str) -> Iterator[str]:
    """Returns what is wrong after going to a step."""
    is_listed = page.locator(f".step-list a[href='#{anchor}']").count() > 0
    for _ in range(WAIT // 50):
        state = page.evaluate(STATE)
        if state["current"] == [anchor] and state["hash"] == f"#{anchor}":
            break
        page.wait_for_timeout(50)
    if state["current"] != [anchor] or (is_listed and state["marked"] != [anchor]):
        yield f"{way} doesn't mark {anchor}, but {state['marked'] or 'nothing'}"
    if state["hash"] != f"#{anchor}":
        yield f"{way} leads to {anchor}, and the address names {state['hash'] or 'nothing'}"
    if state["focus"] != anchor:
        yield f"{way} leaves the focus outside of {anchor}"


def plain_findings(visit: Visit) -> Iterator[str]:
    """Follows the links of the list without a script."""
    context = visit.browser.new_context(java_script_enabled=False, viewport={"width": WIDE, "height": 900})
    try:
        page = context.new_page()
        page.goto(visit.url, wait_until="load")
        if page.locator(".walk").count():
            yield "there are buttons that do nothing without a script"
        for link in page.locator(".step-list a").all():
            link.click()
            anchor = link.get_attribute("href")
            heading = page.locator(f".step[data-anchor='{anchor[1:]}'] h2")
            box = heading.bounding_box()
            if not page.url.endswith(anchor) or box is None or not 0 <= box["y"] < 900:
                yield f"the link to {anchor} doesn't lead to its heading without a script"
            page.goto(visit.url, wait_until="load")
    finally:
        context.close()
