"""Runs the check of the preview, and holds it against planted faults."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

import planted_preview_faults
from checks import preview
from harness.preview import Preview, previewed, write_previewed_site
from harness.report import Report
from harness.tour import chromium


def play(scenario: Callable, open_preview: Preview) -> None:
    """Plays a scenario as far as the browser goes."""
    try:
        scenario(open_preview)
    except PlaywrightError as error:
        open_preview.note(f"the browser can't go on: {error}")


def run(report: Report, scratch: Path) -> None:
    """Edits small sites in a browser's sight, and reports what doesn't follow."""
    scratch.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        try:
            findings: list[str] = []
            for scenario, options in preview.SCENARIOS.items():
                folder = write_previewed_site(scratch / scenario.__name__)
                with previewed(browser, folder, options) as open_preview:
                    play(scenario, open_preview)
                findings += [f"{scenario.__name__}: {finding}" for finding in open_preview.findings]
            report.add(f"preview: {preview.TITLE} ({len(preview.SCENARIOS)} sites)", findings)

            missed: list[str] = []
            for fault in planted_preview_faults.FAULTS:
                folder = write_previewed_site(scratch / f"planted-{fault.name}")
                options = preview.SCENARIOS[fault.scenario]
                with previewed(browser, folder, options, (fault.sound, fault.faulty), fault.finding) as open_preview:
                    play(fault.scenario, open_preview)
                if not any(fault.finding in finding for finding in open_preview.findings):
                    others = "; ".join(open_preview.findings) or "nothing"
                    missed.append(f"preview-{fault.name} was not found, but {others}")
            count = len(planted_preview_faults.FAULTS)
            report.add(f"preview: finds each of the {count} faults planted for it", missed)
        finally:
            browser.close()
