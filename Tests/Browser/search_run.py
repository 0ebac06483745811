"""Runs the check of the search on small sites, over HTTP and from a folder, and tests it with planted faults."""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from checks import search
from harness.forms import planted
from harness.report import Report
from harness.searched_site import write_searched_notes, write_searched_site
from harness.server import served
from harness.site import Site
from harness.tour import chromium


@dataclass(frozen=True)
class Fault:
    """A change to a script, and a part of the finding that it must cause."""

    name: str
    sound: str
    faulty: str
    finding: str
    script: str = "search"


FAULTS = planted([
    Fault("case", '.split("_").filter(Boolean).map(fold)', '.split("_").filter(Boolean)', "the terms of “URLSession”"),
    Fault("parts", '"$1_")\n    .replace', '"$1")\n    .replace', "the terms of “DailyReportsDataSource”"),
    Fault("accents", 'letter.normalize("NFD").replace(marks, "")', "letter", "the terms of “Größe"),
    Fault("pairs", "scalars[index] + last", "last", "the terms of “依存関係逆転”"),
    Fault("swap", "one[start] === other[start + 1] &&", "false &&", "“ivnoice” and “invoice” are not near"),
    Fault("typing-error", "await nearTo(whole), whole", "[], whole", "“zepelin” leads to None"),
    Fault("backward", "isBack ? reversed(term) : term", "term", "“ezppelin” leads to None"),
    Fault("keyword", ".filter(({ word }) => !keywords.test(word))", "", "“func exportDocument” announces"),
    Fault("partial", "isPartial: numbers[0] >= 0 &&", "isPartial: false &&", "“zeppelin velvet” announces"),
    Fault("empty", "most === Infinity", "false", "“a .* [” announces"),
    Fault("place", "rate(text, place + 1)", "rate(text)", "“zeppelin” leads to"),
    Fault("section", "sections.push(section)", "sections.push(section & 31)", "“aardwolf” leads to"),
    Fault("page", "[isPage &&", "[false &&", "“quokka” shows a page as a study"),
    Fault("line", "address + line", "address + (line + 1)", "“InvoicePDFExporter” leads to"),
    Fault("side", "!clauses.some(({ fields }) => fields[number] & sides)", "false", "“InvoiceManager” After announces"),
    Fault("facet", "!filters.every(({ fields }) => fields[number])", "false", "“booking” OCP: Open–closed principle announces"),
    Fault("count", "${found}`", "${places.length}`", "“parcel” announces"),
    Fault("arrows", "mark(current + 1)", "mark(current)", "ArrowDown leads to"),
    Fault("markup", 'element("b", {}, title)', 'Object.assign(element("b"), { innerHTML: title })', "a title isn't"),
    Fault("roles", 'role: "option", ', "", "axe-core"),
    Fault("wide", 'class: "close" }, "Close"', 'class: "close" }, "Close".repeat(20)', search.WIDE),
    Fault("live", ', "aria-live": "polite"', "", "the count isn't announced"),
    Fault("eager", "let isWanted = false;", "let isWanted = false; window.solidsiteSearch = 0;", "before it is wanted", "site"),
    Fault("key", 'event.key !== "/"', 'event.key !== "?"', search.STUCK, "site"),
    Fault("typed", "typed += event.key", "typed += ''", search.LOST, "site"),
    Fault("asked", '.get("q")', '.get("words")', search.UNASKED, "site"),
], kind=lambda fault: fault.script, limit=6)  # fmt: skip


def run(report: Report, scratch: Path) -> None:
    """Searches small sites, and reports what isn't found."""
    built(write_searched_site(scratch / "searched"), scratch / "site")
    built(write_searched_notes(scratch / "notes"), scratch / "note-site")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        try:
            with served(Site("a searched site", scratch / "site")) as root:
                report.add(f"search: {search.TITLE}", search.findings(browser, root))
            found = search.findings(browser, (scratch / "site").resolve().as_uri() + "/")
            report.add("search: works from a folder, without a server", found)
            with served(Site("searched notes", scratch / "note-site")) as root:
                found = search.note_findings(browser, root)
            found += search.note_findings(browser, (scratch / "note-site").resolve().as_uri() + "/")
            report.add("search: finds documents on a site without studies", found)
            missed = [finding for fault in FAULTS for finding in missed_finding(browser, fault, scratch)]
            report.add(f"search: finds each of the {len(FAULTS)} faults planted for it", missed)
        finally:
            browser.close()


def built(sources: Path, site: Path) -> None:
    """Builds a site from its sources."""
    command = [os.environ["SOLIDSITE"], "build", "--quiet", "--output", site, sources]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def missed_finding(browser, fault: Fault, scratch: Path) -> list[str]:
    """Returns the check's findings on a site with a fault, if none of them names the fault."""
    folder = scratch / f"planted-{fault.name}"
    shutil.copytree(scratch / "site", folder)
    [script] = (folder / "assets").glob(f"{fault.script}.*.js")
    text = script.read_text(encoding="utf-8")
    if fault.sound not in text:
        return [f"search-{fault.name} changes nothing"]
    script.write_text(text.replace(fault.sound, fault.faulty, 1), encoding="utf-8")
    with served(Site(f"a search with a fault: {fault.name}", folder)) as root:
        found = search.findings(browser, root, fault.finding)
    shutil.rmtree(folder)
    if any(fault.finding in finding for finding in found):
        return []
    return [f"search-{fault.name} was not found, but {'; '.join(found) or 'nothing'}"]


if __name__ == "__main__":
    outer = Report()
    with tempfile.TemporaryDirectory() as temporary:
        run(outer, Path(temporary) / "searches")
    sys.exit(1 if outer.has_failed else 0)
