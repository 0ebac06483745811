"""Links that lead to different places have different names, because a list of links shows names without their context."""

from urllib.parse import urljoin

from harness.document import read_document
from harness.site import Site

TITLE = "links of the same name lead to the same place"


def findings(site: Site) -> list[str]:
    """Returns the names that several places of a page have."""
    found = []
    for file in site.html_files():
        address = site.address(file)
        targets: dict[str, dict[str, int]] = {}
        for line, name, link in read_document(file).named_links:
            # Line numbers have no name: screen readers read the line's code instead.
            if name:
                targets.setdefault(name, {}).setdefault(urljoin(site.prefix + address, link), line)
        for name, places in targets.items():
            if len(places) > 1:
                found.append(f"{address}:{list(places.values())[1]}: {len(places)} places have links called “{name}”")
    return found
