"""Every link within the finished site leads to a file, and every fragment to an element."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from harness.document import Document, read_document
from harness.site import MISSING_ADDRESS, NOT_FOUND, Site

TITLE = "every internal link and fragment leads somewhere"
HOST = "https://site.invalid"


def findings(site: Site) -> list[str]:
    """Returns the links that lead nowhere, from the files alone."""
    documents = {file: read_document(file) for file in site.html_files()}
    found = [] if documents else ["there are no pages"]
    for file, document in documents.items():
        address = site.address(file)
        page = HOST + site.prefix + (MISSING_ADDRESS if address == NOT_FOUND else address)
        for line, link in document.links:
            if problem := problem_of(link, page, site, documents):
                found.append(f"{address}:{line}: {link} {problem}")
    for file in sorted(site.folder.rglob("*.css")):
        page = HOST + site.prefix + file.relative_to(site.folder).as_posix()
        for link in re.findall(r"url\(\s*[\"']?([^\"')]+)", file.read_text(encoding="utf-8")):
            if problem := problem_of(link, page, site, documents):
                found.append(f"{file.name}: {link} {problem}")
    for file in sorted(site.folder.rglob("*.xml")):
        for link in addresses_in_xml(file):
            if problem := problem_of(link, "", site, documents):
                found.append(f"{file.name}: {link} {problem}")
    return found


def problem_of(link: str, page: str, site: Site, documents: dict[Path, Document]) -> str | None:
    """Returns what is wrong with a link; links to other sites are not followed."""
    target = urljoin(page, link)
    # If the site has a base URL, that URL and the address at which it is served are the same.
    if site.base_url and target.startswith(site.base_url):
        target = HOST + site.prefix + target.removeprefix(site.base_url)
    if not target.startswith(HOST):
        return None if re.match(r"[a-z][a-z0-9+.-]*:", target) else "has no scheme"
    address, fragment = urldefrag(target)
    path = unquote(urlsplit(address).path)
    if not path.startswith(site.prefix):
        return f"leads out of {site.prefix}"
    file = site.folder / path.removeprefix(site.prefix)
    if path.endswith("/"):
        file /= "index.html"
    if path.endswith("/" + MISSING_ADDRESS):
        file = site.folder / NOT_FOUND
    if not file.is_file():
        return "leads to no file"
    if fragment and file in documents and unquote(fragment) not in documents[file].anchors | {"top"}:
        return "leads to no element"
    return None


def addresses_in_xml(file: Path) -> list[str]:
    """Returns the addresses in a feed or a site map."""
    addresses = []
    for element in ElementTree.parse(file).iter():
        if element.tag.endswith("}loc"):
            addresses.append((element.text or "").strip())
        elif element.tag.endswith("}link"):
            addresses.append(element.get("href", ""))
    return addresses
