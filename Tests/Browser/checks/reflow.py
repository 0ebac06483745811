"""No page scrolls sideways, no table on a phone or a tablet, and no table breaks its words; wide code scrolls by itself."""

from harness.visit import Visit

TITLE = "no page scrolls sideways at 320, 768, 1280 and 1920 px, no table at 360, 720 and 820 px, and no table of an article breaks words"
WIDTHS = (320, 768, 1280, 1920)
PHONE = 360
TABLE_WIDTHS = (720, 820, PHONE)

MEASURE = """
() => {
  const root = document.documentElement;
  const window = root.clientWidth;
  if (root.scrollWidth <= window) return null;
  const scrolls = element => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')]
    .filter(element => element.getBoundingClientRect().right > window + 0.5 && !scrolls(element));
  return {width: root.scrollWidth, culprits: wide.slice(-2).map(describe)};
}
"""
# A word of more than 30 letters fits into no cell: it breaks, or its table scrolls.
FITS = "const fits = table => !/[\\p{L}\\p{N}]{31}/u.test(table.textContent);"
WIDE_TABLES = """
() => { FITS return [...document.querySelectorAll('.scroll:has(table)')]
  .filter(scroll => fits(scroll) && scroll.scrollWidth > scroll.clientWidth + 1).map(describe) }
""".replace("FITS", FITS)
# Words of the tables of articles; names in code have no places to break.
BROKEN_WORDS = """
() => { FITS return [...document.querySelectorAll('.scroll[role=group] > table')].filter(fits).filter(table => {
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isShown(node.parentElement) || node.parentElement.localName === 'code') continue;
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) return true;
    }
  }
  return false;
}).map(describe) }
""".replace("FITS", FITS)
CUT = """
() => [...document.querySelectorAll('html, body, main, article')]
  .filter(element => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)).map(describe)
"""


def findings(visit: Visit) -> list[str]:
    """Returns the widths at which a page, with everything unfolded, is wider than its window, and the elements that cause it."""
    found = []
    page = visit.show(unfolded=True)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        if excess := page.evaluate(MEASURE):
            found.append(f"{excess['width']} px wide in a window of {width} px: {', '.join(excess['culprits'])}")
        found += [f"{element} cuts off what is too wide at {width} px" for element in page.evaluate(CUT)]
    for width in TABLE_WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found += [f"{table} scrolls sideways at {width} px" for table in page.evaluate(WIDE_TABLES)]
    return found + [f"{table} breaks words at {PHONE} px" for table in page.evaluate(BROKEN_WORDS)]
