"""Rows of a table of studies stack on a phone, a principle's badge keeps its verdict beside it, and plots are legible."""

import re

from harness.visit import Visit

TITLE = "rows of studies stack at 360 px, badges keep their verdicts beside them, plots fit their box, and texts in pictures are legible"
SMALLEST_TEXT = 10  # CSS pixels

STACKED = """
() => [...document.querySelectorAll('table.stacked tbody tr')].filter(row => {
  const cells = [...row.cells].filter(cell => isShown(cell) && !cell.matches('.fact'));
  return cells.some(cell => cell.getBoundingClientRect().width < 0.9 * row.getBoundingClientRect().width);
}).slice(0, 2).map(describe)
"""
APART = """
() => [...document.querySelectorAll('.badges li')].filter(item => {
  const [badge, verdict] = ['.badge', '.verdict'].map(name => item.querySelector(name)?.getBoundingClientRect());
  return badge && verdict && (verdict.top >= badge.bottom || verdict.left < badge.right);
}).slice(0, 2).map(describe)
"""
WIDE = """
() => [...document.querySelectorAll('svg.plot')].filter(plot =>
  plot.getBoundingClientRect().width > plot.parentElement.getBoundingClientRect().width + 0.5
  || [...plot.querySelectorAll('text, rect')].some(part => {
    const [inner, outer] = [part, plot].map(element => element.getBoundingClientRect());
    return inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5
      || inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5;
  })).map(describe)
"""

BALANCED = """
() => [...document.querySelectorAll('.verdict')].filter(pill => getComputedStyle(pill).textWrap === 'balance').slice(0, 2).map(describe)
"""
PICTURES = """
() => [...document.querySelectorAll('figure.image img[src$=".svg"]')].filter(isShown)
  .map(image => [new URL(image.src).pathname, image.getBoundingClientRect().width])
"""


def findings(visit: Visit) -> list[str]:
    """Returns the rows, badges and plots that can't be read on a phone."""
    page = visit.show(width=360, unfolded=True)
    visit.settle()
    found = [f"{pill} breaks its lines like a heading" for pill in page.evaluate(BALANCED)]
    found += [f"the text of {path} is {size:.1f} px tall" for path, size in text_sizes(visit) if size < SMALLEST_TEXT]
    found += [f"cells are side by side in {row}" for row in page.evaluate(STACKED)]
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        found += [f"at {width} px, a badge is apart from its verdict in {item}" for item in page.evaluate(APART)]
        found += [f"at {width} px, {plot} is wider than its box, or cut off" for plot in page.evaluate(WIDE)]
    return found


def text_sizes(visit: Visit) -> list[tuple[str, float]]:
    """Returns the size in which each drawing shows its smallest text."""
    sizes = []
    for path, width in visit.page.evaluate(PICTURES):
        file = visit.site.folder / path.removeprefix(visit.site.prefix)
        # The documents of some sites name pictures that they don't have.
        if not file.exists():
            continue
        drawing = file.read_text(encoding="utf-8")
        fonts = [float(size) for size in re.findall(r"font(?:-size)?[:=]\"?\s*([\d.]+)px", drawing)]
        box = re.search(r'viewBox="\S+ \S+ ([\d.]+)', drawing)
        if fonts and box:
            sizes.append((path, min(fonts) * width / float(box[1])))
    return sizes
