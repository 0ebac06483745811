"""Opens sites full of vectors in Chromium, clicks on everything, and reports what runs; tests itself with planted holes."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from harness.report import Report, print_time
from harness.server import served
from harness.site import Site
from harness.tour import chromium
from vectors import lists, sites
from vectors.detector import findings_of
from vectors.sites import Writer

# No other host resolves, so that requests are noted and never answered.
NO_NETWORK = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
TITLE = "nothing that authors write runs, loads or leads elsewhere"
# The evidence whose texts vectors replace.
SAMPLE = ".solidsite/evidence/sub-goal-list.json"


@dataclass
class Outcome:
    """The findings on one site."""

    findings: list[str]
    opened: int
    fields: Counter


@dataclass(frozen=True)
class Hole:
    """A site that lets something through, with and without the policy of its pages."""

    name: str
    settings: str = ""
    template: str = ""
    sound: str = ""
    faulty: str = ""
    is_files: bool = False
    # The expected findings with the policy, and without it.
    kept: str = ""
    found: str = ""


HOLES = [
    Hole("title-unescaped", template="base.mustache", sound="<main ", faulty="<i>{{{title}}}</i><main ",
         kept="the policy had to keep", found="alert was called"),
    Hole("summary-unescaped", template="base.mustache", sound="<main ", faulty="{{{summary}}}<main ",
         kept="the policy had to keep", found="alert was called"),
    Hole("attribute-unescaped", template="base.mustache", sound="<main ", faulty='<p title="{{{title}}}">x</p><main ',
         kept="the policy had to keep", found="alert was called"),
    Hole("address-unchecked", template="tag.mustache", sound="<h1>", faulty='<a href="{{title}}">x</a><h1>',
         kept="the policy had to keep", found="alert was called"),
    Hole("policy-left-out", template="base.mustache", sound="{{contentPolicy}}", faulty="<style>p { background: url(//evil.example) }</style>",
         kept="picture http", found="picture http"),
    Hole("raw-html", settings="allowHTML: all\n", kept="alert was called", found="alert was called"),
    Hole("files-as-they-are", settings="allowHTML: all\n", is_files=True, kept="alert was called", found="alert was called"),
]  # fmt: skip


def planted_holes() -> list[Hole]:
    """Returns the holes that this form of the test plants: one in a page and one in files, or all with LONG."""
    return HOLES if "LONG" in os.environ else [HOLES[0], HOLES[-1]]


def build(folder: Path, output: Path) -> None:
    """Builds a site; most vectors cause diagnostics."""
    result = subprocess.run(
        [os.environ["SOLIDSITE"], "build", "--quiet", "--output", output, folder], capture_output=True, text=True, check=False)
    if result.returncode not in (0, 1) or not (output / "index.html").exists():
        raise RuntimeError(f"{folder.name} was not built: {result.returncode} {result.stderr[-2000:]}")


def step_of(name: str, bypasses_policy: bool) -> int:
    """Returns the step at which pages are opened: each vector is on about sixty pages, in different fields of each.

    More pages are opened without the policy, because everything runs there that the policy would block. Neither number shares
    a factor with the number of pages of a study, so every kind of page is opened. `make test-long` opens all.
    """
    if "LONG" in os.environ or not name.startswith("texts"):
        return 1
    return 43 if bypasses_policy else 53


def outcomes(writers: list[Writer], scratch: Path, bypasses_policy: bool, sought: dict[str, str]) -> dict[str, Outcome]:
    """Opens all sites in one browser; `sought` has the finding after which a site is left, by the site's name."""
    found = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[NO_NETWORK])
        try:
            for writer in writers:
                name = writer.folder.name
                site = Site(name, scratch / f"{name}-site")
                start = time.monotonic()
                with served(site) as root:
                    findings, opened = findings_of(browser, root, site.folder, bypasses_policy, sought.get(name), step_of(name, bypasses_policy))
                print_time(f"vectors {name}", time.monotonic() - start)
                found[name] = Outcome([f"{name}/{finding}" for finding in findings], opened, writer.fields)
        finally:
            browser.close()
    return found


def write_sites(root: Path, scratch: Path) -> tuple[list[Writer], dict[str, Writer]]:
    """Writes and builds all sites: the sound ones, and those with a planted hole."""
    is_long = "LONG" in os.environ
    sample = json.loads((root / SAMPLE).read_text(encoding="utf-8"))
    # With one vector a study, each vector is in the fields that a study has only once.
    names = lists.TEXTS[:: 1 if is_long else 20]
    writers = [sites.write_texts(scratch / f"texts-{size}", size, sample, names) for size in ([12, 1] if is_long else [24])]
    writers.append(sites.write_files(scratch / "files", lists.SVG_FILES, is_long))
    for number, vector in list(enumerate(lists.TEXTS))[:: 1 if is_long else 150]:
        url = lists.ADDRESSES[number % len(lists.ADDRESSES)]
        writers.append(sites.write_settings(scratch / f"settings-{number}", vector, url))
    holes = {}
    for hole in planted_holes():
        folder = scratch / f"planted-{hole.name}"
        holes[hole.name] = sites.write_files(folder, lists.SVG_FILES[:4], is_long, hole.settings) if hole.is_files else sites.write_planted(folder, hole.settings)
        if hole.template:
            sites.copy_template(root, folder, hole.template, hole.sound, hole.faulty)
    with ThreadPoolExecutor(int(os.environ.get("WORKERS", "2"))) as pool:
        list(pool.map(lambda writer: build(writer.folder, scratch / f"{writer.folder.name}-site"), writers + list(holes.values())))
    return writers, holes


def run(report: Report, root: Path, scratch: Path) -> list[dict]:
    """Builds the sites, opens them with and without the policy, reports the findings, and returns the counts."""
    scratch.mkdir(parents=True, exist_ok=True)
    writers, holes = write_sites(root, scratch)
    everything = writers + list(holes.values())
    # The expected findings, with the policy and without it.
    planted = planted_holes()
    sought = [
        {holes[hole.name].folder.name: hole.kept for hole in planted}, {holes[hole.name].folder.name: hole.found for hole in planted},
    ]  # fmt: skip
    with ThreadPoolExecutor(2) as pool:
        found_by = list(pool.map(lambda bypasses: outcomes(everything, scratch, bypasses, sought[bypasses]), (False, True)))
    fields = sum((writer.fields for writer in writers), Counter())
    count = len(lists.TEXTS) + len(lists.SVG_FILES) + len(lists.OTHER_FILES)
    counts = []
    for bypasses in (False, True):
        found = [found_by[bypasses][writer.folder.name] for writer in writers]
        how = "without the policy of pages" if bypasses else "with the policy"
        title = f"{count} vectors, {fields.total()} times in {len(fields)} fields, {sum(each.opened for each in found)} documents"
        findings = [finding for each in found for finding in each.findings]
        report.add(f"vectors: {TITLE}, {how} ({title})", findings)
        counts.append({
            "policy": "off" if bypasses else "on", "vectors": count, "places": fields.total(), "fields": len(fields),
            "documents": sum(each.opened for each in found), "findings": len(findings)})
    missed = []
    for hole in planted:
        for bypasses, wanted in ((False, hole.kept), (True, hole.found)):
            found = found_by[bypasses][holes[hole.name].folder.name].findings
            if not any(wanted in finding for finding in found):
                missed.append(f"{hole.name}, {'without' if bypasses else 'with'} the policy: '{wanted}' was not found, but {found[:2]}")
    report.add(f"vectors: finds each of the {len(planted)} holes planted for it", missed)
    return counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[2], help="the project's folder")
    parser.add_argument("--scratch", type=Path, help="a folder for what is built here")
    parser.add_argument("--store", action="store_true", help="keep the counts in Benchmarks/results/vectors.json")
    arguments = parser.parse_args()
    os.environ.setdefault("SOLIDSITE", str(arguments.root / ".build/debug/solidsite"))
    outer = Report()
    if arguments.scratch:
        kept = run(outer, arguments.root, arguments.scratch)
    else:
        with tempfile.TemporaryDirectory() as temporary:
            kept = run(outer, arguments.root, Path(temporary))
    if arguments.store:
        sys.path.insert(0, str(arguments.root / "Benchmarks"))
        import measuring

        long_form = "LONG=1 " if "LONG" in os.environ else ""
        versions = {"solidsite": measuring.version(os.environ["SOLIDSITE"], "--version")}
        measuring.store("vectors", f"{long_form}python3 Tests/Browser/vectors_run.py", kept, versions)
    sys.exit(1 if outer.has_failed else 0)
