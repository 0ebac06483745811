"""A built site, and where it is served."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

NOT_FOUND = "404.html"
MISSING_ADDRESS = "no/such/page/"
# The elements that the keyboard reaches.
CONTROLS = ("a", "button", "input", "select", "summary", "textarea")


@dataclass(frozen=True)
class Site:
    """A folder of finished files, served below `prefix` (which begins and ends with a slash)."""

    name: str
    folder: Path
    prefix: str = "/"
    content: Path | None = None
    base_url: str | None = None

    def html_files(self) -> list[Path]:
        """Returns all HTML files, in the order of their paths."""
        return sorted(self.folder.rglob("*.html"))

    def address(self, file: Path) -> str:
        """Returns the address below the prefix at which a server serves a file."""
        relative = file.relative_to(self.folder).as_posix()
        return relative.removesuffix("index.html") if relative.split("/")[-1] == "index.html" else relative

    def visited_addresses(self) -> list[str]:
        """Returns the addresses of all pages, the largest first.

        The page 404 is at an address that doesn't exist; redirects are left out.
        """
        addresses = []
        for file in sorted(self.html_files(), key=lambda file: -file.stat().st_size):
            if re.search(r'http-equiv="?refresh', file.read_text(encoding="utf-8"), re.IGNORECASE):
                continue
            address = self.address(file)
            addresses.append(MISSING_ADDRESS if address == NOT_FOUND else address)
        return addresses

    def loading_addresses(self) -> list[str]:
        """Returns the home page, the page 404 and a few others that together load every style sheet, every script and pictures."""
        kinds = {address: self.loaded_files(address) for address in self.visited_addresses()}
        return self._covering(kinds, set())

    def toured_addresses(self, seen: set[str]) -> list[str]:
        """Returns the addresses of a few small pages that together have every kind of element of the site, the largest first.

        Those in `seen`, to which these are added, need not be shown again. The home page and the page 404 are always among the pages. With
        LONG, all pages are.
        """
        if "LONG" in os.environ:
            return self.visited_addresses()
        return self._covering({address: self.element_kinds(address) for address in self.visited_addresses()}, seen)

    def controlled_addresses(self) -> list[str]:
        """Returns the addresses of a few small pages that together have every kind of control of the site; with LONG, all pages."""
        if "LONG" in os.environ:
            return self.visited_addresses()
        kinds = {address: self.element_kinds(address) for address in self.visited_addresses()}
        return self._covering({address: {kind for kind in each if kind.split(".")[0] in CONTROLS} for address, each in kinds.items()}, set())

    def _covering(self, kinds: dict[str, set[str]], seen: set[str]) -> list[str]:
        toured = [address for address in kinds if address in ("", MISSING_ADDRESS)]
        missing = set().union(*kinds.values()).difference(seen, *(kinds[address] for address in toured))
        seen |= set().union(*kinds.values())
        while missing:
            # Opening a page takes as long as checking 150 KB of it.
            best = max(kinds, key=lambda address: len(kinds[address] & missing) / (self.size(address) + 150_000))
            toured.append(best)
            missing -= kinds[best]
        return sorted(toured, key=self.size, reverse=True)

    def file(self, address: str) -> Path:
        """Returns the HTML file that a server serves at an address below the prefix."""
        name = NOT_FOUND if address == MISSING_ADDRESS else address
        return self.folder / (name + "index.html" if name.endswith("/") or not name else name)

    def size(self, address: str) -> int:
        """Returns the number of bytes of a page's HTML."""
        return self.file(address).stat().st_size

    def element_kinds(self, address: str) -> set[str]:
        """Returns the names and classes of a page's elements that affect its look."""
        tags = re.findall(r"<([a-z][a-z0-9-]*)([^>]*)>", self.file(address).read_text(encoding="utf-8"))
        classes = [(tag, re.search(r'\bclass="?([^">]*)', rest)) for tag, rest in tags]
        # Layouts of principles differ by their elements. The language of code doesn't affect its look, nor does the level of a
        # heading that has a class.
        return {
            f"{re.sub('^h[1-6]$', 'h', tag) if word else tag}.{re.sub('^language-.*', 'language', word)}"
            for tag, found in classes for word in (found[1].split() if found else [""])
            if not word.startswith("layout-principle-")
        }

    def loaded_files(self, address: str) -> set[str]:
        """Returns the names of the style sheets and scripts that a page loads, and the kinds of its other assets."""
        text = self.file(address).read_text(encoding="utf-8")
        names = re.findall(r'<(?:script|link|img|source)\b[^>]*?\b(?:src|href)="?[^">\s]*?assets/([^">\s]+)', text)
        return {name if name.endswith((".css", ".js")) else name.rpartition(".")[2] for name in names}
