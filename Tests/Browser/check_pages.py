"""Builds the sites, runs all checks over them, and prints one line for each check and site."""

import argparse
import contextlib
import os
import subprocess
import sys
import traceback
from functools import partial
from pathlib import Path

import planted_faults
from checks import (
    accessibility,
    code_blocks,
    keyboard,
    links,
    markup,
    network,
    printing,
    reflow,
    scripting,
    style_sheets,
)
from harness.readme import write_readme
from harness.report import Report
from harness.server import served
from harness.site import Site
from harness.tour import Tour

PAGE_CHECKS = {
    check.__name__.partition(".")[2]: check for check in (accessibility, reflow, network, scripting, keyboard, printing)
}


def main() -> int:
    """Runs everything and returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", type=Path, required=True, help="the project's folder")
    parser.add_argument("--scratch", type=Path, required=True, help="a folder for what is built here")
    parser.add_argument("--site", type=Path, help="the project's site, built to be served at the root of a host")
    arguments = parser.parse_args()

    report = Report()
    sites = build_sites(arguments.root, arguments.scratch, arguments.site)
    own, below, starter, readme = sites
    checks_of = {
        own.name: list(PAGE_CHECKS),
        below.name: ["network"],
        starter.name: list(PAGE_CHECKS),
        readme.name: [name for name in PAGE_CHECKS if name != "network"],  # Its badge lies elsewhere, as badges do.
    }
    faults = planted_faults.write(arguments.scratch / "planted")

    with contextlib.ExitStack() as stack:
        tour = Tour()
        roots = {site.name: stack.enter_context(served(site)) for site in sites + [faults]}
        for site in sites:
            finders = {name: PAGE_CHECKS[name].findings for name in checks_of[site.name]}
            for address in site.visited_addresses():
                tour.plan(site, roots[site.name], address, finders)
        tour.plan(own, roots[own.name], "", {"style_sheets": style_sheets.findings})
        tour.plan(faults, roots[faults.name], planted_faults.CODE_ADDRESS, {"style_sheets": style_sheets.findings})
        for address, check in planted_faults.pages_with_checks():
            finders = {name: PAGE_CHECKS[name].findings for name in ([check] if check else PAGE_CHECKS)}
            tour.plan(faults, roots[faults.name], address, finders)

        validation = markup.Validation(sites + [faults])
        for site in sites:
            count = f"{site.name}, {len(site.html_files())} pages"
            report.add(f"markup: {markup.TITLE} ({count})", validation.findings(site))
            report.add(f"links: {links.TITLE} ({count})", links.findings(site))
        report.add("markup: each known false alarm is still raised", validation.outlived_false_alarms())
        report.add(f"code_blocks: {code_blocks.TITLE} ({own.name})", code_blocks.findings(own))

        tour.run()
        for site in sites:
            pages = len(site.visited_addresses())
            for name in checks_of[site.name]:
                report.add(f"{name}: {PAGE_CHECKS[name].TITLE} ({site.name}, {pages} pages)", tour.of(name, site))

        report.add(f"style_sheets: {style_sheets.TITLE} ({own.name})", tour.of("style_sheets", own))
        folder_checks = {
            "markup": validation.findings,
            "links": links.findings,
            "code_blocks": code_blocks.findings,
        }
        planted_faults.judge(report, faults, tour, folder_checks)
    return 1 if report.has_failed else 0


def build_sites(root: Path, scratch: Path, built: Path | None) -> list[Site]:
    """The project's site at the root and below a path, what `init` makes, and a README that knows no solidsite."""
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
    return [
        Site("the project's site", built.resolve(), content=content),
        Site("the same below a path", scratch / "below", prefix="/some/where/", base_url=base_url),
        Site("a new site", scratch / "starter-site"),
        Site("a README alone", scratch / "readme-site"),
    ]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception as error:
        traceback.print_exc()
        print(f"FAIL the checks of the pages broke off: {type(error).__name__}")
        sys.exit(1)
