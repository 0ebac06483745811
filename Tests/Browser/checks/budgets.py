"""A study's overview is short, and its first two screens show what matters.

The heights depend on the fonts only, as the pictures in goldens/ do.
"""

from harness.visit import Visit

TITLE = (
    "an overview is at most 5,000 px tall at 1440 px and 9,000 at 360, has all results and the key difference within "
    "1,800 px, at most 25 lines of it and three takeaways, and folds no costs"
)
HEIGHTS = {1440: 5_000, 360: 9_000}
TWO_SCREENS = 1_800
LINES, TAKEAWAYS = 25, 3

LATE = """
limit => [...document.querySelectorAll('.overview :is(.results, .key-difference)')]
  .map(section => [section.classList[0], Math.round(section.getBoundingClientRect().bottom)])
  .filter(([, bottom]) => bottom > limit)
"""
LONG_KEY = """
() => Math.max(0, ...['bf', 'af'].map(side => document.querySelectorAll(`.comparison.key pre.${side} > code > :not(i)`).length))
"""
SHOWN_TAKEAWAYS = "() => [...document.querySelectorAll('.takeaways li')].filter(isShown).length"
FOLDED = "() => [...document.querySelectorAll('.costs, .results, .problem')].filter(part => !isShown(part)).map(describe)"


def findings(visit: Visit) -> list[str]:
    """Returns what makes an overview too long."""
    found = []
    for width, limit in HEIGHTS.items():
        page = visit.show(width=width)
        if not page.query_selector(".overview"):
            return ["there is no overview"]
        if (height := page.evaluate("document.documentElement.scrollHeight")) > limit:
            found.append(f"at {width} px, the overview is {height} px tall")
        if width == 1440:
            found += [f"the {name} end at {bottom} px" for name, bottom in page.evaluate(LATE, TWO_SCREENS)]
        found += [f"at {width} px, {part} is folded" for part in page.evaluate(FOLDED)]
    if (lines := page.evaluate(LONG_KEY)) > LINES:
        found.append(f"the key difference has {lines} lines")
    if (count := page.evaluate(SHOWN_TAKEAWAYS)) > TAKEAWAYS:
        found.append(f"{count} takeaways are shown")
    return found
