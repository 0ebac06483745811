"""Pages are light: a study next to its Markdown, its evidence, the style sheets and the script, all compressed."""

import gzip
import random
import re
import shutil
from pathlib import Path

from harness.site import Site

TITLE = (
    "a study weighs at most 2.3 times its Markdown and its evidence at most 5 KB, "
    "all style sheets less than 12 KB and each script less than 6 KB"
)
# Evidence doesn't grow with the Markdown, so it has a limit of its own.
RATIO, EVIDENCE_LIMIT = 2.3, 5 * 1024
EVIDENCE = re.compile(rb'<section[^>]* aria-labelledby="Evidence".*?(?=<section[^>]* aria-labelledby="(?:Sources|Related|Tags)"|</main>)', re.DOTALL)
STYLE_LIMIT, SCRIPT_LIMIT = 12 * 1024, 6 * 1024
KINDS = ("a page", "style sheets", "scripts")


def findings(site: Site) -> list[str]:
    """What is too heavy."""
    found = []
    for source in sorted((site.content / "case-studies").glob("*.md")):
        page = (site.folder / "case-studies" / source.stem / "index.html").read_bytes()
        rest = compressed(EVIDENCE.sub(b"", page))
        ratio = rest / weight(source)
        if ratio > RATIO:
            found.append(f"a page, {source.stem}, weighs {ratio:.2f} times its Markdown")
        if compressed(page) - rest > EVIDENCE_LIMIT:
            found.append(f"the evidence of a page, {source.stem}, weighs {compressed(page) - rest} bytes")
    total = sum(weight(file) for file in site.folder.rglob("*.css"))
    if not 0 < total < STYLE_LIMIT:
        found.append(f"the style sheets weigh {total} bytes")
    # The files of the search index are data.
    for file in sorted((site.folder / "assets").glob("*.js")):
        if weight(file) >= SCRIPT_LIMIT:
            found.append(f"one of the scripts, {file.name}, weighs {weight(file)} bytes")
    return found


def weight(file: Path) -> int:
    """The size of a file as servers send it."""
    return compressed(file.read_bytes())


def compressed(content: bytes) -> int:
    """The size of content as servers send it."""
    return len(gzip.compress(content, 9, mtime=0))


def planted(site: Site, folder: Path) -> Site:
    """The site with ballast in a page, a style sheet and a script."""
    shutil.copytree(site.folder, folder)
    ballast = random.Random(0).randbytes(40_000).hex()
    source = sorted((site.content / "case-studies").glob("*.md"))[0]
    files = [folder / "case-studies" / source.stem / "index.html", *folder.rglob("style.*.css"), *folder.glob("assets/*.js")]
    for file in files:
        file.write_text(file.read_text(encoding="utf-8") + f"/* {ballast} */", encoding="utf-8")
    return Site("planted weight", folder, content=site.content)
