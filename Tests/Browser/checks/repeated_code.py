"""No block of code is shown twice on a page.

A block is a fence, or the new side of a compared file; a comparison has to repeat the lines that it removes. A block is
repeated if all of its lines follow each other in another one, whatever their indentation. Folded blocks aren't counted. The
document that joins a study's pages may repeat blocks.
"""

from harness.visit import Visit

TITLE = "no block of code is shown twice on a page"
LEAST_LINES = 5

REPEATED = """
least => {
  const linesOf = elements => elements.filter(isShown).map(element => {
    const copy = element.cloneNode(true);
    for (const helper of copy.querySelectorAll('.w, .to')) helper.remove();
    return copy.textContent;
  }).join('\\n').split('\\n').map(line => line.trim()).filter(line => line);
  const blocks = [];
  for (const code of document.querySelectorAll('pre')) {
    if (!code.closest('.file')) blocks.push({element: code, file: code, lines: linesOf([code])});
  }
  for (const file of document.querySelectorAll('.file')) {
    for (const side of ['af', 'both']) {
      const columns = [...file.querySelectorAll('pre.' + side)];
      if (columns.length) blocks.push({element: columns[0], file, lines: linesOf(columns)});
    }
  }
  const long = blocks.filter(block => block.lines.length >= least);
  const texts = long.map(block => '\\n' + block.lines.join('\\n') + '\\n');
  return long.flatMap((block, index) => {
    const other = long.findIndex((other, place) => other.file !== block.file && texts[place].includes(texts[index])
      && (texts[place] !== texts[index] || place < index));
    return other < 0 ? [] : [`${block.lines.length} lines from “${block.lines[0]}” are also in ${describe(long[other].element)}`];
  });
}
"""


def findings(visit: Visit) -> list[str]:
    """Returns the blocks that the page shows twice."""
    return [] if visit.address.endswith("/whole/") else visit.show().evaluate(REPEATED, LEAST_LINES)
