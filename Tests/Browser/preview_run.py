"""Runs the check of the preview, and tests it with planted faults."""

import os
import queue
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

import planted_preview_faults
from checks import preview
from harness.preview import previewed, write_previewed_site
from harness.report import Report, print_time
from harness.tour import chromium


@dataclass(frozen=True)
class Performance:
    """A scenario on a site of its own, with the real script or with a planted fault in it."""

    scenario: Callable
    folder: Path
    fault: planted_preview_faults.ScriptFault | None = None

    def play(self, browser: Browser) -> list[str]:
        """Runs the scenario in the browser as far as possible, and returns the findings."""
        options = preview.SCENARIOS[self.scenario]
        replacement = (self.fault.sound, self.fault.faulty) if self.fault else None
        sought = self.fault.finding if self.fault else None
        with previewed(browser, write_previewed_site(self.folder), options, replacement, sought) as open_preview:
            try:
                self.scenario(open_preview)
            except PlaywrightError as error:
                open_preview.note(f"the browser can't go on: {error}")
        return open_preview.findings


def play_all(performances: list[Performance]) -> list[list[str]]:
    """Runs scenarios, several at a time, as they wait more than they compute; each worker keeps one browser."""
    waiting: queue.SimpleQueue = queue.SimpleQueue()
    found: list[list[str]] = [[] for _ in performances]
    for item in enumerate(performances):
        waiting.put(item)

    def work():
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            try:
                while True:
                    try:
                        number, performance = waiting.get_nowait()
                    except queue.Empty:
                        return
                    start = time.monotonic()
                    found[number] = performance.play(browser)
                    print_time(f"preview {performance.folder.name}", time.monotonic() - start)
            finally:
                browser.close()

    workers = 2 * int(os.environ.get("WORKERS", "2"))
    with ThreadPoolExecutor(workers) as pool:
        for worker in [pool.submit(work) for _ in range(workers)]:
            worker.result()
    return found


def run(report: Report, scratch: Path) -> None:
    """Edits small sites while a browser shows them, and reports what doesn't update."""
    scratch.mkdir(parents=True, exist_ok=True)
    faults = planted_preview_faults.FAULTS
    # The longest waits come first: a fault is found when something never happens.
    planted = [Performance(fault.scenario, scratch / f"planted-{fault.name}", fault) for fault in faults]
    sound = [Performance(scenario, scratch / scenario.__name__) for scenario in preview.SCENARIOS]
    found = play_all(planted + sound)

    missed = []
    for fault, findings in zip(faults, found):
        if not any(fault.finding in finding for finding in findings):
            missed.append(f"preview-{fault.name} was not found, but {'; '.join(findings) or 'nothing'}")
    findings = [
        f"{each.scenario.__name__}: {finding}" for each, found_there in zip(sound, found[len(planted) :]) for finding in found_there
    ]
    report.add(f"preview: {preview.TITLE} ({len(preview.SCENARIOS)} sites)", findings)
    report.add(f"preview: finds each of the {len(faults)} faults planted for it", missed)


if __name__ == "__main__":
    outer = Report()
    with tempfile.TemporaryDirectory() as temporary:
        run(outer, Path(temporary) / "previews")
    sys.exit(1 if outer.has_failed else 0)
