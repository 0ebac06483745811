"""A reader of one page: a window of some width, with JavaScript or without, a mouse, a keyboard and a clipboard."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from harness.site import Site
from harness.visit import HELPERS, Visit

# Questions about a comparison that don't depend on how the style sheet lays it out.
LOOK = """
() => {
window.codeOf = line => {
  const copy = line.cloneNode(true);
  for (const helper of copy.querySelectorAll('.w, .to')) helper.remove();
  return copy.textContent;
};
window.linesOf = column => [...column.querySelectorAll(':scope > code > :not(i)')];
window.isSeen = element => isShown(element) && element.getBoundingClientRect().width > 4;
window.openAll = () => { for (const element of document.querySelectorAll('details')) element.open = true; };
// What is out of sight has no places of its own until it is laid out.
window.laidOut = measure => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.file, .file > * { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
  try { return measure(); } finally { document.adoptedStyleSheets = []; }
};
// Each file that is compared, also those that a merged or split one is shown with.
window.pairs = () => laidOut(() => [...document.querySelectorAll('.comparison :is(.pair, .joined) > .file')].map(file => {
  const pair = file.parentElement;
  const lines = [...file.querySelectorAll('pre')].flatMap(column => linesOf(column).map(line => {
    const box = line.getBoundingClientRect();
    return {
      side: column.className, isEqual: Boolean(line.closest('.eq')), code: codeOf(line), isShown: isSeen(line),
      left: box.left, right: box.right, top: box.top + scrollY, bottom: box.bottom + scrollY,
    };
  }));
  return {
    name: pair.querySelector('summary code:last-of-type, .file-name code').textContent, change: pair.classList[1],
    names: [...pair.querySelectorAll(':scope > :is(summary, .file-name) code')].map(code => code.textContent),
    isJoined: pair.matches('.joined'), isShown: isSeen(pair), isOpen: pair.closest('.pair').open, lines,
  };
}));
}
"""


@contextlib.contextmanager
def reading(visit: Visit, width: int, scripts: bool = True, height: int = 900, fragment: str = "") -> Iterator[Page]:
    """Opens the visit's page in a new context, in which nothing is chosen or stored."""
    context = visit.browser.new_context(
        viewport={"width": width, "height": height}, java_script_enabled=scripts, reduced_motion="reduce"
    )
    try:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.goto(visit.url + fragment, wait_until="load")
        prepare(page)
        yield page
    finally:
        context.close()


def prepare(page: Page) -> None:
    """Installs the functions of the checks in the page, which may have been reloaded."""
    page.evaluate(HELPERS)
    page.evaluate(LOOK)


def circumstances(width: int, scripts: bool) -> str:
    """Returns the circumstances of a finding, in words."""
    return f"at {width} px {'with' if scripts else 'without'} JavaScript"


def study_source(visit: Visit) -> Path:
    """Returns the Markdown file of a page's study."""
    return visit.site.content / "case-studies" / (visit.address.split("/")[1] + ".md")


def compares_files(site: Site, address: str) -> bool:
    """Returns whether a page compares files."""
    file = site.folder / address / "index.html"
    return file.is_file() and 'class="comparison"' in file.read_text(encoding="utf-8")
