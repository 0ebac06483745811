"""Links to single lines of compared files show their line, although files get their heights only near the window."""

from collections.abc import Iterator

from checks.line_links import IN_WINDOW, goto, wait_for_drawing
from harness.reader import reading
from harness.visit import Visit

TITLE = "a link to a line of any compared file shows the line, on a desk and on a phone"
SIZES = ((1440, 800), (390, 844))

# A line in the middle and one near the end of each file: the further below, the more heights are guessed.
LINES = """
() => [...document.querySelectorAll('.pair > .file')].flatMap(file => {
  const lines = [...file.querySelectorAll('pre:not(.bf) > code > [id]')];
  return [...new Set([0.5, 0.9].map(share => lines[Math.floor(share * lines.length)]?.id))].filter(Boolean);
})
"""


def findings(visit: Visit) -> Iterator[str]:
    """Returns the links that leave their line outside the window."""
    for width, height in SIZES:
        with reading(visit, width, height=height) as page:
            lines = page.evaluate(LINES)
            if not lines:
                yield "no line has a link"
            for line in lines:
                goto(page, line)
                # The page scrolls to an address when it is drawn.
                wait_for_drawing(page)
                if not page.evaluate(IN_WINDOW, line):
                    yield f"#{line} is outside a window of {width} by {height} px"
