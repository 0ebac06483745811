"""Builds the sites, runs all checks over them, and prints one line for each check and site."""

import argparse
import contextlib
import os
import subprocess
import sys
import traceback
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import planted_faults
import planted_view_faults
from checks import (
    accessibility,
    budgets,
    code_blocks,
    contrast,
    copying,
    goldens,
    keyboard,
    landing,
    line_links,
    link_names,
    links,
    listening,
    markup,
    network,
    printing,
    reflow,
    repeated_code,
    scripting,
    scrolling,
    stacking,
    steps,
    style_sheets,
    views,
    walks,
    weight,
    wrapping,
)
from harness.long_lines import ADDRESS as LONG_LINES
from harness.long_lines import write_long_lines
from harness.reader import compares_files
from harness.readme import ADDRESS as README
from harness.readme import write_readme
from harness.report import Report
from harness.server import served
from harness.site import Site
from harness.tour import Tour

PAGE_CHECKS = {
    check.__name__.partition(".")[2]: check for check in (
        network, scripting, repeated_code, printing, reflow, stacking, accessibility, keyboard,
    )
}  # fmt: skip
VIEW_CHECKS = {
    check.__name__.partition(".")[2]: check for check in (views, line_links, copying, contrast, wrapping)
}
OVERVIEW_CHECKS = {"budgets": budgets}
# Checks that open a comparison in windows of several widths.
SEVERAL_WIDTHS = ("views", "line_links", "wrapping")


def main() -> int:
    """Runs everything and returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", type=Path, required=True, help="the project's folder")
    parser.add_argument("--scratch", type=Path, required=True, help="a folder for what is built here")
    parser.add_argument("--site", type=Path, help="the project's site, built to be served at the root of a host")
    parser.add_argument("--update-goldens", action="store_true", help="agree upon the pages as they look, and do no more")
    arguments = parser.parse_args()

    report = Report()
    sites = build_sites(arguments.root, arguments.scratch, arguments.site)
    own, below, starter, readme, long_lines = sites
    if arguments.update_goldens:
        return update_goldens(own, long_lines)
    checks_of = {
        own.name: list(PAGE_CHECKS),
        below.name: ["network"],
        starter.name: list(PAGE_CHECKS),
        readme.name: [name for name in PAGE_CHECKS if name != "network"],  # Badges are on other sites.
        long_lines.name: ["accessibility", "reflow", "keyboard", "printing"],
    }
    # An element that was checked on one of these sites needn't be checked on the next; below a path, only addresses differ.
    seen: set[str] = set()
    toured = {site.name: site.toured_addresses(seen) for site in (own, starter, readme)}
    toured[long_lines.name] = long_lines.toured_addresses(set())
    toured[below.name] = below.visited_addresses() if "LONG" in os.environ else below.loading_addresses()
    faults = planted_faults.write(arguments.scratch / "planted")
    view_faults = []
    if "LONG" in os.environ:
        view_faults = planted_view_faults.write(arguments.scratch / "planted-views", long_lines, readme, own)
    else:
        print("left to LONG=1: faults planted in the views of comparisons, in steps, walks and pictures")
    compared = [(own, address) for address in own.visited_addresses() if compares_files(own, address)]
    all_widths = views.WIDTHS
    widths = all_widths
    if "LONG" not in os.environ:
        # Each study takes minutes; `make test-long` takes all studies at all widths.
        compared = []
        widths = all_widths[:1] + all_widths[3:]
    compared.append((long_lines, LONG_LINES))

    with contextlib.ExitStack() as stack:
        tour = Tour()
        roots = {site.name: stack.enter_context(served(site)) for site in sites + [faults] + view_faults}
        # The slowest checks come first, each as a stop of its own.
        finders = {name: check.findings for name, check in VIEW_CHECKS.items()}
        for site, address in compared:
            # Only the study with long lines has tabs, and lines that are long at every width.
            for name, find in finders.items():
                if name != "wrapping" or site == long_lines:
                    chosen = partial(find, widths=widths) if name in SEVERAL_WIDTHS else find
                    tour.plan(site, roots[site.name], address, {name: chosen})
        for site in sites:
            page_finders = {name: PAGE_CHECKS[name].findings for name in checks_of[site.name]}
            if site == below and "LONG" not in os.environ:
                page_finders = {"network": partial(network.findings, circumstances=({},))}
            # Pages load the same few files, and have the same few controls; what scripts change is on these pages.
            loading, controlled = set(site.loading_addresses()), set(site.controlled_addresses())
            chosen = {"network": loading, "keyboard": controlled, "scripting": loading | controlled}
            for address in toured[site.name]:
                here = {
                    name: find for name, find in page_finders.items()
                    if "LONG" in os.environ or name not in chosen or address in chosen[name]
                }  # fmt: skip
                tour.plan(site, roots[site.name], address, here)
        for address in sorted({shot.address for shot in goldens.SHOTS}):
            tour.plan(own, roots[own.name], address, {"goldens": goldens.findings})
        for site, address in listened(own, long_lines):
            tour.plan(site, roots[site.name], address, {"listening": listening.findings})
        finders |= {"scrolling": scrolling.findings, "listening": listening.findings}
        overviews = [address for address in own.visited_addresses() if is_overview(own, address)]
        for address in overviews:
            tour.plan(own, roots[own.name], address, {name: check.findings for name, check in OVERVIEW_CHECKS.items()})
        tour.plan(own, roots[own.name], "", {"walks": walks.findings})
        tour.plan(readme, roots[readme.name], README, {"scrolling": scrolling.findings})
        finders |= {"steps": steps.findings}
        step_pages = [address for address in own.visited_addresses() if address.endswith("/steps/")]
        # The longest and the shortest walk; `make test-long` takes all.
        for address in step_pages if "LONG" in os.environ else step_pages[:1] + step_pages[1:][-1:]:
            tour.plan(own, roots[own.name], address, {"steps": steps.findings})
        finders |= {"landing": landing.findings}
        file_pages = [address for address in own.visited_addresses() if address.endswith("/files/")]
        # The largest page; `make test-long` takes all.
        for address in file_pages if "LONG" in os.environ else file_pages[:1]:
            tour.plan(own, roots[own.name], address, {"landing": landing.findings})
        if view_faults:
            planted_view_faults.plan(tour, view_faults, roots, finders, arguments.scratch / "golden-failures")
        tour.plan(own, roots[own.name], "", {"style_sheets": style_sheets.findings})
        tour.plan(faults, roots[faults.name], planted_faults.CODE_ADDRESS, {"style_sheets": style_sheets.findings})
        for address, check in planted_faults.pages_with_checks():
            checks = PAGE_CHECKS | OVERVIEW_CHECKS
            finders = {name: checks[name].findings for name in ([check] if check else PAGE_CHECKS)}
            tour.plan(faults, roots[faults.name], address, finders)

        # The validator runs in a process of its own, while browsers wait.
        with ThreadPoolExecutor(1) as pool:
            touring = pool.submit(tour.run)
            validation = check_folders(report, sites, faults, arguments.scratch)
            touring.result()
        for site in sites:
            pages = f"{len(toured[site.name])} of {len(site.visited_addresses())} pages"
            for name in checks_of[site.name]:
                report.add(f"{name}: {PAGE_CHECKS[name].TITLE} ({site.name}, {pages})", tour.of(name, site))

        for name, check in VIEW_CHECKS.items():
            found = [finding for site in (own, long_lines) for finding in tour.of(name, site)]
            report.add(f"{name}: {check.TITLE} ({len(compared)} studies)", found)
        report.add(f"scrolling: {scrolling.TITLE} ({readme.name})", tour.of("scrolling", readme))
        report.add(f"steps: {steps.TITLE} ({len(step_pages)} pages)", tour.of("steps", own) if step_pages else ["there is no page of steps"])
        report.add(f"landing: {landing.TITLE}", tour.of("landing", own) if file_pages else ["no page compares files"])
        report.add(f"walks: {walks.TITLE} ({len(walks.WALKS)} readers)", tour.of("walks", own))
        for name, check in OVERVIEW_CHECKS.items():
            found = tour.of(name, own) if overviews else ["there is no overview"]
            report.add(f"{name}: {check.TITLE} ({len(overviews)} studies)", found)
        report.add(f"goldens: {goldens.TITLE} ({len(goldens.SHOTS)} pictures)", tour.of("goldens", own))
        heard = [finding for site in (own, long_lines) for finding in tour.of("listening", site)]
        report.add(f"listening: {listening.TITLE} ({len(listening.RECORDS)} pages)", heard)
        report.add(f"style_sheets: {style_sheets.TITLE} ({own.name})", tour.of("style_sheets", own))
        folder_checks = {
            "markup": validation.findings,
            "links": links.findings,
            "link_names": link_names.findings,
            "code_blocks": code_blocks.findings,
        }
        if view_faults:
            planted_view_faults.judge(report, view_faults, tour)
        planted_faults.judge(report, faults, tour, folder_checks)
    return 1 if report.has_failed else 0


def check_folders(report: Report, sites: list[Site], faults: Site, scratch: Path) -> markup.Validation:
    """Runs the checks that need no browser, and returns the validator's findings."""
    validation = markup.Validation([*sites, faults])
    for site in sites:
        count = f"{site.name}, {len(site.html_files())} pages"
        report.add(f"markup: {markup.TITLE} ({count})", validation.findings(site))
        report.add(f"links: {links.TITLE} ({count})", links.findings(site))
    # The text of links in a README is its author's.
    for site in sites[:1] + sites[2:3]:
        report.add(f"link_names: {link_names.TITLE} ({site.name})", link_names.findings(site))
    report.add("markup: each known false alarm is still raised", validation.outlived_false_alarms())
    report.add(f"code_blocks: {code_blocks.TITLE} ({sites[0].name})", code_blocks.findings(sites[0]))
    report.add(f"weight: {weight.TITLE} ({sites[0].name})", weight.findings(sites[0]))
    heavy = weight.findings(weight.planted(sites[0], scratch / "planted-weight"))
    missed = [f"{kind} was not found" for kind in weight.KINDS if not any(kind in finding for finding in heavy)]
    report.add(f"weight: finds each of the {len(weight.KINDS)} faults planted for it", missed)
    return validation


def listened(own: Site, long_lines: Site) -> list[tuple[Site, str]]:
    """Returns the pages that have a record of what screen readers hear."""
    addresses = [record.address for record in listening.RECORDS]
    return [(long_lines if address == LONG_LINES else own, address) for address in addresses]


def is_overview(site: Site, address: str) -> bool:
    """Returns whether a page is the overview of a study that has more pages."""
    parts = address.strip("/").split("/")
    return len(parts) == 2 and parts[0] == "case-studies" and (site.folder / address / "whole").is_dir()


def update_goldens(own: Site, long_lines: Site) -> int:
    """Records all pictures, and the announcements of screen readers, again."""
    tour = Tour()
    with served(own) as root, served(long_lines) as long_root:
        for address in sorted({shot.address for shot in goldens.SHOTS}):
            tour.plan(own, root, address, {"goldens": goldens.update})
        for site, address in listened(own, long_lines):
            tour.plan(site, root if site == own else long_root, address, {"listening": listening.update})
        tour.run()
    print(f"{len(goldens.SHOTS)} pictures and {len(listening.RECORDS)} records are in {goldens.FOLDER}")
    return 0


def build_sites(root: Path, scratch: Path, built: Path | None) -> list[Site]:
    """Builds the project's site at the root and below a path, what `init` makes, a README, and a study with long lines."""
    content = root / "Content"
    solidsite = partial(subprocess.run, check=True, stdout=subprocess.DEVNULL)
    program = os.environ["SOLIDSITE"]
    base_url = "https://example.org/some/where/"
    if built is None:
        built = scratch / "own"
        solidsite([program, "build", "--quiet", "--output", built, root])
    solidsite([program, "build", "--quiet", "--base-url", base_url, "--output", scratch / "below", root])
    solidsite([program, "init", "--quiet", scratch / "starter"])
    solidsite([program, "build", "--quiet", "--strict", "--output", scratch / "starter-site", scratch / "starter"])
    readme = write_readme(scratch / "readme")
    solidsite([program, "build", "--quiet", "--output", scratch / "readme-site", readme])
    long_lines = write_long_lines(scratch / "long-lines")
    solidsite([program, "build", "--quiet", "--output", scratch / "long-lines-site", long_lines])
    return [
        Site("the project's site", built.resolve(), content=content),
        Site("the same below a path", scratch / "below", prefix="/some/where/", base_url=base_url),
        Site("a new site", scratch / "starter-site"),
        Site("a README alone", scratch / "readme-site"),
        Site("a study with long lines", scratch / "long-lines-site", content=long_lines / "Content"),
    ]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception as error:
        traceback.print_exc()
        print(f"FAIL the checks of the pages broke off: {type(error).__name__}")
        sys.exit(1)
