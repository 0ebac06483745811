"""Pages are light: a study next to its Markdown, its evidence, the style sheets and the script, all compressed."""

import gzip
import random
import re
import shutil
from pathlib import Path

from harness.site import NOT_FOUND, Site

TITLE = (
    "the pages of a study weigh, without their frames, at most 5 times its Markdown and 5 KB together, its overview at most 1.6 times; "
    "a page's style sheets weigh less than 12 KB and each script less than 6 KB"
)
RATIO, OVERVIEW_RATIO, SHARE = 5, 1.6, 5 * 1024
STYLE_LIMIT, SCRIPT_LIMIT = 12 * 1024, 6 * 1024
# The document that joins a study's pages has the style sheets of several.
WHOLE_LIMIT = 14 * 1024
KINDS = ("a page", "style sheets", "scripts")


def findings(site: Site) -> list[str]:
    """Returns what is too heavy."""
    found = []
    frame = weight(site.folder / NOT_FOUND)
    for source in sorted((site.content / "case-studies").glob("*.md")):
        folder = site.folder / "case-studies" / source.stem
        # The whole study repeats the other pages; a reader loads it instead of them.
        pages = {page: weight(page) - frame for page in folder.rglob("index.html") if page.parent.name != "whole"}
        # Tables and words of the interface don't grow with the Markdown.
        if sum(pages.values()) > RATIO * weight(source) + SHARE:
            found.append(f"the pages of {source.stem} weigh {sum(pages.values()) / weight(source):.2f} times its Markdown")
        ratio = pages[folder / "index.html"] / weight(source)
        if ratio > OVERVIEW_RATIO:
            found.append(f"a page, {source.stem}, weighs {ratio:.2f} times its Markdown")
    for page in site.html_files():
        sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page.read_text(encoding="utf-8"))
        total = sum(weight(site.folder / "assets" / Path(sheet).name) for sheet in sheets)
        limit = WHOLE_LIMIT if page.parent.name == "whole" else STYLE_LIMIT
        if total >= limit or not sheets and page.name == "index.html" and "http-equiv=\"refresh" not in page.read_text(encoding="utf-8"):
            found.append(f"the style sheets of {site.address(page)} weigh {total} bytes")
    # The files of the search index are data.
    for file in sorted((site.folder / "assets").glob("*.js")):
        if weight(file) >= SCRIPT_LIMIT:
            found.append(f"one of the scripts, {file.name}, weighs {weight(file)} bytes")
    return found


def weight(file: Path) -> int:
    """Returns the size of a file as servers send it."""
    return compressed(file.read_bytes())


def compressed(content: bytes) -> int:
    """Returns the size of content as servers send it."""
    return len(gzip.compress(content, 9, mtime=0))


def planted(site: Site, folder: Path) -> Site:
    """Copies the site, with ballast in a page, a style sheet and a script."""
    shutil.copytree(site.folder, folder)
    ballast = random.Random(0).randbytes(40_000).hex()
    source = sorted((site.content / "case-studies").glob("*.md"))[0]
    files = [folder / "case-studies" / source.stem / "index.html", *folder.rglob("style.*.css"), *folder.glob("assets/*.js")]
    for file in files:
        file.write_text(file.read_text(encoding="utf-8") + f"/* {ballast} */", encoding="utf-8")
    return Site("planted weight", folder, content=site.content)
