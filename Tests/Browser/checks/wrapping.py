"""Long lines of a comparison wrap or scroll, as the reader chooses."""

from collections.abc import Iterator

from playwright.sync_api import Page

from harness.reader import circumstances, reading
from harness.visit import Visit

TITLE = "long lines wrap or scroll by choice, both sides in step, and tabs keep their width"
WIDTHS = (320, 768, 1280, 1920)

MEASURE = """
() => {
  const root = document.documentElement;
  const file = document.querySelector('.pair[open] .file');
  const lines = [...file.querySelectorAll('pre')].flatMap(linesOf).filter(isSeen);
  const longest = Math.max(...lines.map(line => codeOf(line).length));
  const rest = lines.filter(line => codeOf(line).trim().length < 12).map(line => line.getBoundingClientRect().height);
  const rightOf = line => { const range = document.createRange(); range.selectNodeContents(line); return range.getBoundingClientRect().right; };
  const ruler = document.createElement('span');
  ruler.textContent = '0'.repeat(100);
  ruler.style.cssText = 'position:absolute;white-space:pre';
  lines[0].append(ruler);
  const letter = ruler.getBoundingClientRect().width / 100;
  ruler.remove();
  const tabs = lines.filter(line => codeOf(line).startsWith('\\tlet')).map(line => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.startsWith('\\t')) break;
    const range = document.createRange();
    range.setStart(walker.currentNode, 0);
    range.setEnd(walker.currentNode, 1);
    return range.getBoundingClientRect().width / letter;
  });
  const columns = {};
  for (const line of lines) (columns[line.closest('pre').className] ??= []).push(line.getBoundingClientRect().width);
  return {
    scrolls: file.scrollWidth > file.clientWidth + 1, pageScrolls: root.scrollWidth > root.clientWidth,
    isTall: lines.filter(line => codeOf(line).length === longest).every(line => line.getBoundingClientRect().height > 1.5 * Math.min(...rest)),
    isFlat: lines.every(line => line.getBoundingClientRect().height < 1.5 * Math.min(...rest)),
    // A space or a tab at which a line breaks hangs over the edge.
    isInside: lines.every(line => rightOf(line) <= line.getBoundingClientRect().right + 4 * letter + 1),
    tabs: [...new Set(tabs.map(width => Math.round(width * 10) / 10))],
    widths: Object.values(columns).map(widths => Math.max(...widths) - Math.min(...widths)),
  };
}
"""
STEP = """
() => {
  const file = document.querySelector('.pair[open] .file');
  const places = () => ['.bf', '.af'].map(side => [...file.querySelectorAll(`pre${side} > code > :not(i)`)].find(isSeen))
    .filter(Boolean).map(line => line.getBoundingClientRect().left);
  const before = places();
  file.scrollLeft = 40;
  const moved = places().map((left, index) => before[index] - left);
  file.scrollLeft = 0;
  return moved;
}
"""


def findings(visit: Visit, widths: tuple[int, ...] = WIDTHS) -> Iterator[str]:
    """Returns what is wrong with lines that wrap, and with lines that scroll."""
    for width in widths:
        for scripts in (True, False):
            with reading(visit, width, scripts) as page:
                problems = wrapped_findings(page)
                page.locator(".views label", has_text="Wrap long lines").click()
                problems += scrolled_findings(page)
                page.emulate_media(media="print")
                if page.evaluate(MEASURE)["scrolls"]:
                    problems.append("long lines are cut off in print")
            yield from (f"{problem} {circumstances(width, scripts)}" for problem in problems)


def wrapped_findings(page: Page) -> list[str]:
    """Returns what is wrong while lines wrap."""
    measure = page.evaluate(MEASURE)
    found = common_findings(measure)
    if measure["scrolls"] or not measure["isTall"]:
        found.append("long lines don't wrap")
    return found


def scrolled_findings(page: Page) -> list[str]:
    """Returns what is wrong while lines scroll."""
    measure = page.evaluate(MEASURE)
    found = common_findings(measure)
    if not measure["scrolls"] or not measure["isFlat"]:
        found.append("long lines don't scroll")
    if any(excess > 1 for excess in measure["widths"]):
        found.append("the pieces of a side differ in width")
    if any(abs(moved - 40) > 1 for moved in page.evaluate(STEP)):
        found.append("the sides don't scroll in step")
    return found


def common_findings(measure: dict) -> list[str]:
    """Returns what is wrong either way."""
    found = ["the page scrolls sideways"] if measure["pageScrolls"] else []
    if not measure["isInside"]:
        found.append("code reaches over the edge of its column")
    if measure["tabs"] != [4]:
        found.append(f"a tab is {measure['tabs']} letters wide")
    return found
