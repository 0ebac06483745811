"""Code shown side by side scrolls in step, if scripts are allowed."""

from playwright.sync_api import Page

from harness.reader import reading
from harness.visit import Visit

TITLE = "code before and after that is shown side by side scrolls in step, whichever side is scrolled"
WIDTH = 960
STEP, END = 40, 10_000  # CSS pixels
WAIT = 2_000  # Milliseconds in which the other side must follow.

# Pairs whose sides are at one height and have more code than fits.
PAIRS = """
() => {
  window.steps = [...document.querySelectorAll('.sides')].map(sides => [...sides.querySelectorAll('.side pre')])
    .filter(panes => panes.length === 2 && panes.every(pane => isShown(pane) && pane.scrollWidth > pane.clientWidth + 4)
      && panes[0].getBoundingClientRect().top === panes[1].getBoundingClientRect().top);
  return steps.length;
}
"""
SCROLL = "([pair, side, place]) => { steps[pair][side].scrollLeft = place; return steps[pair][side].scrollLeft; }"
# The narrower side stops at its end, and the wider one stays where the reader scrolled it.
FOLLOWED = """
([pair, side, place]) => {
  const [pane, scrolled] = [steps[pair][side], steps[pair][1 - side]];
  return Math.abs(scrolled.scrollLeft - place) <= 1
    && Math.abs(pane.scrollLeft - Math.min(place, pane.scrollWidth - pane.clientWidth)) <= 1;
}
"""


def findings(visit: Visit) -> list[str]:
    """Returns the pairs in which one side doesn't follow."""
    with reading(visit, WIDTH) as page:
        count = page.evaluate(PAIRS)
        if not count:
            return [f"no code stands side by side and scrolls at {WIDTH} px"]
        return [
            f"pair {pair + 1}: the {'left' if side else 'right'} side doesn't follow the other"
            for pair in range(count)
            for side in (0, 1)
            if not follows(page, pair, side)
        ]


def follows(page: Page, pair: int, side: int) -> bool:
    """Scrolls one side to a place, to its end and back, and returns whether the other one follows."""
    return all(scrolls_to(page, pair, side, place) for place in (STEP, END, 0))


def scrolls_to(page: Page, pair: int, side: int, place: int) -> bool:
    """Scrolls one side to a place, and waits until the other one is there too."""
    place = page.evaluate(SCROLL, [pair, side, place])
    page.wait_for_timeout(100)
    for _ in range(WAIT // 50):
        if page.evaluate(FOLLOWED, [pair, 1 - side, place]):
            return True
        page.wait_for_timeout(50)
    return False
