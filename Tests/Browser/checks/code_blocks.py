"""The code on the pages of a file is the code in its Markdown, byte for byte."""

from pathlib import Path

from markdown_it import MarkdownIt

from harness.document import read_document
from harness.site import Site

TITLE = "each block of code equals the fence in the Markdown, and no fence is lost"


def findings(site: Site) -> list[str]:
    """Returns blocks that no fence has, and fences that no block shows."""
    found = []
    allowed_anywhere: set[str] = set()
    count = 0
    for source in sorted(site.content.rglob("*.md")):
        fences = fences_of(source)
        allowed = {code for _, code in fences} | joined_files(fences)
        allowed_anywhere |= allowed
        page = page_of(source, site)
        if page is None or source.parent.name == "principles":
            continue
        name = source.relative_to(site.content)
        pages = sorted(page.parent.rglob("index.html")) if source.parent.name == "case-studies" else [page]
        documents = {path: read_document(path) for path in pages}
        shown = [code for document in documents.values() for code in document.code_blocks]
        compared = [code for document in documents.values() for code in document.compared_files]
        count += len(shown)
        found += [f"{name}: no fence holds “{first_line(code)}”" for code in shown if code not in allowed]
        # The state of a file between two steps contains several fences.
        written = {line for code in allowed for line in code.splitlines()} | patched_lines(fences)
        for code in compared:
            found += [f"{name}: no fence holds “{line}”" for line in code.splitlines() if line not in written][:1]
        whole = "\0".join(shown + compared)
        for info, code in fences:
            if is_patch(info):
                lines = [line[1:] for line in code.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
                found += [f"{name}: the page lacks “{line}”" for line in lines if line not in whole][:1]
            elif code not in whole:
                found.append(f"{name}: the page lacks “{first_line(code)}”")
    # A principle's page shows code of the studies too.
    for page in sorted(site.folder.glob("principles/*/index.html")):
        for code in read_document(page).code_blocks:
            count += 1
            if code not in allowed_anywhere:
                found.append(f"{site.address(page)}: no fence holds “{first_line(code)}”")
    return found if count else ["no page has any code"]


def page_of(source: Path, site: Site) -> Path | None:
    """Returns the page of a Markdown file."""
    folder, slug = source.parent, source.stem
    if slug == "index" and folder != site.content:
        folder, slug = folder.parent, folder.name
    section = "" if folder.name == "pages" else folder.relative_to(site.content).as_posix()
    page = site.folder / section / ("" if slug == "index" else slug) / "index.html"
    return page if page.is_file() else None


def fences_of(source: Path) -> list[tuple[str, str]]:
    """Returns the info string and the code of each block, in order."""
    text = source.read_text(encoding="utf-8")
    if text.startswith("---\n"):
        text = text.partition("\n---\n")[2]
    tokens = MarkdownIt("commonmark").parse(text)
    return [(token.info, token.content) for token in tokens if token.type in ("fence", "code_block")]


def is_patch(info: str) -> bool:
    """Returns whether a block of code is a patch, which pages show as a comparison."""
    return info.split()[:1] == ["diff"]


def patched_lines(fences: list[tuple[str, str]]) -> set[str]:
    """Returns the lines of a patch's new text, without their marks."""
    return {line[1:] for info, code in fences if is_patch(info) for line in code.splitlines()}


def joined_files(fences: list[tuple[str, str]]) -> set[str]:
    """Returns the files that consecutive fences of one name make up."""
    parts: dict[str, list[str]] = {}
    for info, code in fences:
        name = next((word for word in info.split()[1:] if "." in word and "=" not in word and "{" not in word), "")
        parts.setdefault(name, []).append(code)
    return {
        "".join(codes[start:end])
        for codes in parts.values()
        for start in range(len(codes))
        for end in range(start + 2, len(codes) + 1)
    }


def first_line(code: str) -> str:
    """Returns enough of a block to find it."""
    return code.strip().split("\n")[0][:60]
