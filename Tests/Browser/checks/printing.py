"""In print the article is whole, and the navigation is gone."""

from harness.visit import Visit

TITLE = "in print the text of the article is whole, on light ground, no table breaks a short word, and the navigation is hidden"
PAPER_WIDTH = 700  # CSS pixels between the margins of an A4 sheet

NAVIGATION = """
() => [...document.querySelectorAll('nav, .skip-link')].filter(element => isShown(element)
  && element.getBoundingClientRect().height > 0).map(describe)
"""
# May be missing in print: links (`more`, the link at a heading), controls (`views`, `walk`), a side's name under a label that
# says the same (`figcaption > b`), the old copy of unchanged lines (`.eq > .bf`), whose new copy must be there, and folded
# hints and answers.
UNSEEN = """
() => {
  const lost = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim(), parent = walker.currentNode.parentElement;
    if (!text || parent.closest('.layout-exercise details, .layout-changes .answer:not(.tests)')) continue;
    if (parent.closest('nav, .permalink, .more, .views, .heads, .walk, figcaption > b, .eq > .bf, script, style')) continue;
    if (!isShown(parent)) lost.push(text);
  }
  return lost;
}
"""
CUT = """
() => {
  const paper = document.documentElement.clientWidth;
  const isCut = element => getComputedStyle(element).overflowX !== 'visible'
    && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  const cut = [...document.querySelectorAll('main, main *')].filter(element => isShown(element) && isCut(element));
  const wide = [...document.querySelectorAll('main *')].filter(element => isShown(element)
    && !cut.some(parent => parent.contains(element)) && element.getBoundingClientRect().right > paper + 1);
  return [
    ...cut.map(element => describe(element) + ' cuts off what is too wide'),
    ...wide.map(element => describe(element) + ' reaches over the edge of the paper'),
  ];
}
"""
# Matrices have a column for each type, names of files and types may break, and a stack's heads are only for listeners.
BROKEN = """
() => [...document.querySelectorAll('main table:not(.matrix) :is(th, td)')].filter(cell =>
  isShown(cell) && !(cell.closest('thead')?.getBoundingClientRect().width <= 1)).flatMap(cell => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('code, .names, .said')) continue;
    for (const word of node.data.matchAll(/\\p{L}+/gu)) {
      if (word[0].length > 8) continue;
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}).slice(0, 3)
"""
DARK = """
() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const isDark = element => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return alpha > 127 && red + green + blue < 3 * 128;
  };
  return [...document.querySelectorAll('html, body, main, main *')]
    .filter(element => element.textContent.trim() && isShown(element) && isDark(element)).map(describe);
}
"""


def findings(visit: Visit) -> list[str]:
    """Returns navigation that would be printed, and text that wouldn't."""
    page = visit.show(width=PAPER_WIDTH, media="print")
    found = [f"{element} is printed" for element in page.evaluate(NAVIGATION)]
    if lost := page.evaluate(UNSEEN):
        found.append(f"{len(lost)} pieces of text are not printed, the first “{lost[0][:60]}”")
    found += page.evaluate(CUT)
    found += [f"a table breaks the word “{word}”" for word in page.evaluate(BROKEN)]
    dark = visit.show(width=PAPER_WIDTH, media="print", scheme="dark").evaluate(DARK)
    return found + [f"{element} has dark ground where the reader's screens are dark" for element in dark[:3]]
