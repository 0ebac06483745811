"""A built site, and where it is served."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

NOT_FOUND = "404.html"
MISSING_ADDRESS = "no/such/page/"


@dataclass(frozen=True)
class Site:
    """A folder of finished files, served below `prefix` (which begins and ends with a slash)."""

    name: str
    folder: Path
    prefix: str = "/"
    content: Path | None = None
    base_url: str | None = None

    def html_files(self) -> list[Path]:
        """All HTML files, in the order of their paths."""
        return sorted(self.folder.rglob("*.html"))

    def address(self, file: Path) -> str:
        """The address below the prefix at which a server shows a file."""
        relative = file.relative_to(self.folder).as_posix()
        return relative.removesuffix("index.html") if relative.split("/")[-1] == "index.html" else relative

    def visited_addresses(self) -> list[str]:
        """The addresses that a reader's browser is sent to, the largest pages first.

        The page 404 is met at an address that does not exist; pages that only send the reader elsewhere are left out.
        """
        addresses = []
        for file in sorted(self.html_files(), key=lambda file: -file.stat().st_size):
            if re.search(r'http-equiv="?refresh', file.read_text(encoding="utf-8"), re.IGNORECASE):
                continue
            address = self.address(file)
            addresses.append(MISSING_ADDRESS if address == NOT_FOUND else address)
        return addresses

    def loading_addresses(self) -> list[str]:
        """The home page, the page 404 and few other pages that together load every style sheet, every script and pictures."""
        kinds = {address: self.loaded_files(address) for address in self.visited_addresses()}
        return self._covering(kinds, set())

    def toured_addresses(self, seen: set[str]) -> list[str]:
        """The addresses of few and small pages that together show every kind of element that the site has, the largest pages first.

        Those in `seen`, to which these are added, need not be shown again. The home page and the page 404 are always among the pages. With
        LONG, all pages are.
        """
        if "LONG" in os.environ:
            return self.visited_addresses()
        return self._covering({address: self.element_kinds(address) for address in self.visited_addresses()}, seen)

    def _covering(self, kinds: dict[str, set[str]], seen: set[str]) -> list[str]:
        toured = [address for address in kinds if address in ("", MISSING_ADDRESS)]
        missing = set().union(*kinds.values()).difference(seen, *(kinds[address] for address in toured))
        seen |= set().union(*kinds.values())
        while missing:
            # To visit a page takes as long as to check 150 KB of it.
            best = max(kinds, key=lambda address: len(kinds[address] & missing) / (self.size(address) + 150_000))
            toured.append(best)
            missing -= kinds[best]
        return sorted(toured, key=self.size, reverse=True)

    def file(self, address: str) -> Path:
        """The HTML file that a server shows at an address below the prefix."""
        name = NOT_FOUND if address == MISSING_ADDRESS else address
        return self.folder / (name + "index.html" if name.endswith("/") or not name else name)

    def size(self, address: str) -> int:
        """How many bytes the HTML of a page has."""
        return self.file(address).stat().st_size

    def element_kinds(self, address: str) -> set[str]:
        """The names and classes of a page's elements, as far as they make it look as it does."""
        tags = re.findall(r"<([a-z][a-z0-9-]*)([^>]*)>", self.file(address).read_text(encoding="utf-8"))
        classes = [(tag, re.search(r'\bclass="?([^">]*)', rest)) for tag, rest in tags]
        # Principles have layouts of their own, and what differs in them are elements. A language gives code no look of its own, and
        # neither does the level of a heading that has a class.
        return {
            f"{re.sub('^h[1-6]$', 'h', tag) if word else tag}.{re.sub('^language-.*', 'language', word)}"
            for tag, found in classes for word in (found[1].split() if found else [""])
            if not word.startswith("layout-principle-")
        }

    def loaded_files(self, address: str) -> set[str]:
        """The names of the style sheets and scripts that a page loads, and the kinds of its other assets."""
        text = self.file(address).read_text(encoding="utf-8")
        names = re.findall(r'<(?:script|link|img|source)\b[^>]*?\b(?:src|href)="?[^">\s]*?assets/([^">\s]+)', text)
        return {name if name.endswith((".css", ".js")) else name.rpartition(".")[2] for name in names}
