"""A parser of finished HTML files that shares no code with the program."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

ADDRESSES = {
    "a": ["href"], "area": ["href"], "link": ["href"], "img": ["src", "srcset"], "source": ["src", "srcset"],
    "script": ["src"], "iframe": ["src"], "form": ["action"], "video": ["src", "poster"], "audio": ["src"],
    "image": ["href"], "use": ["href"], "object": ["data"], "track": ["src"],
}  # fmt: skip

HELPERS = {"ln", "w", "to"}
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass
class Document:
    """The links, anchors and code of a page."""

    links: list[tuple[int, str]] = field(default_factory=list)
    # The links of text with the names that screen readers announce.
    named_links: list[tuple[int, str, str]] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    code_blocks: list[str] = field(default_factory=list)
    # The sides of compared files, without omitted lines.
    compared_files: list[str] = field(default_factory=list)


def read_document(file: Path) -> Document:
    """Reads a file of HTML."""
    parser = _Parser()
    parser.feed(file.read_text(encoding="utf-8"))
    parser.close()
    return parser.document


class _Parser(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.document = Document()
        self.code: list[str] | None = None
        self.columns: dict[str, list[str]] | None = None
        self.column = ""
        self.depth = 0
        self.helper = 0
        self.follows_pre = False
        self.link: tuple[int, str, str] | None = None
        # Whether each open element within the link is silent.
        self.silent: list[bool] = []

    def handle_starttag(self, tag, attributes):
        values = {name: value or "" for name, value in attributes}
        if tag == "a" and "href" in values and values.get("aria-hidden") != "true":
            self.link, self.silent = (self.getpos()[0], values.get("aria-label", ""), values["href"]), ["aria-label" in values]
        elif self.link and tag == "img":
            self.name(values.get("alt", ""))
        elif self.link and tag not in VOID:
            self.silent.append(self.silent[-1] or values.get("aria-hidden") == "true")
        if "id" in values:
            self.document.anchors.add(values["id"])
        if tag == "a" and "name" in values:
            self.document.anchors.add(values["name"])
        for name in ADDRESSES.get(tag, []):
            if name not in values:
                continue
            line = self.getpos()[0]
            if name == "srcset":
                addresses = [candidate.split()[0] for candidate in values[name].split(",") if candidate.strip()]
            else:
                addresses = [values[name]]
            self.document.links += [(line, address) for address in addresses]
        if tag == "meta" and values.get("http-equiv", "").lower() == "refresh":
            address = values.get("content", "").partition("url=")[2]
            self.document.links.append((self.getpos()[0], address))
        names = set(values.get("class", "").split())
        if tag == "div" and self.columns is not None:
            self.depth += 1
        elif tag == "div" and "file" in names:
            self.columns, self.depth = {}, 1
        # Line numbers and words for screen readers aren't code.
        if tag in ("a", "span") and names & HELPERS:
            self.helper += 1
        # Output of a run isn't code of a study.
        self.follows_pre = tag == "pre" and not names & {"transcript", "commands"}
        if self.follows_pre:
            self.code = []
            self.column = values.get("class", "")

    def handle_endtag(self, tag):
        if tag == "a" and self.link:
            line, name, address = self.link
            self.document.named_links.append((line, " ".join(name.split()), address))
            self.link = None
        elif self.link and tag not in VOID:
            self.silent.pop()
        if tag in ("a", "span"):
            self.helper = 0
        if tag == "pre" and self.code is not None:
            if self.columns is None:
                self.document.code_blocks.append("".join(self.code))
            else:
                self.columns.setdefault(self.column, []).extend(self.code)
            self.code = None
        # A compared file comes in pieces; those of a side make up its code.
        if tag == "div" and self.columns is not None:
            self.depth -= 1
            if self.depth == 0:
                self.document.compared_files += ["".join(pieces) for pieces in self.columns.values()]
                self.columns = None

    def name(self, text):
        """Adds to the name of the link that is being read."""
        if not self.silent[-1]:
            line, name, address = self.link
            self.link = (line, name + text, address)

    def handle_data(self, data):
        if self.link:
            self.name(data)
        if self.code is not None and not self.helper:
            # HTML drops a line feed that directly follows the start tag of `pre`.
            self.code.append(data.removeprefix("\n") if self.follows_pre else data)
            self.follows_pre = False
