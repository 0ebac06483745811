"""Visits every page of several sites, with a few browsers at a time."""

import os
import queue
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import sync_playwright

from harness.report import print_time, shortened
from harness.site import Site
from harness.visit import Visit

Finder = Callable[[Visit], Iterable[str]]


def chromium() -> str:
    """Returns the path of the browser; the headless shell comes first, as it needs a third less processor time."""
    wanted = os.environ.get("CHROMIUM")
    names = [wanted] if wanted else ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    for name in names:
        if path := shutil.which(name):
            return path
    raise RuntimeError(f"none of {', '.join(names)} is on the path; 'make deps' installs Chromium")


class Tour:
    """The planned stops, and the findings at each."""

    def __init__(self):
        self.stops: queue.SimpleQueue = queue.SimpleQueue()
        self.findings: dict[tuple[str, str, str], list[str]] = {}
        self.seconds: Counter = Counter()

    def plan(self, site: Site, root: str, address: str, checks: dict[str, Finder]) -> None:
        """Adds a page, to which the given checks apply."""
        self.stops.put((site, root, address, checks))

    def run(self) -> None:
        """Makes all stops; each worker keeps one browser from first to last."""
        workers = int(os.environ.get("WORKERS", "2"))
        with ThreadPoolExecutor(workers) as pool:
            for worker in [pool.submit(self._work) for _ in range(workers)]:
                worker.result()
        for name, seconds in self.seconds.most_common():
            print_time(name, seconds)

    def of(self, check: str, site: Site) -> list[str]:
        """Returns what a check found on a site, each finding with the addresses of the pages that have it."""
        addresses: dict[str, list[str]] = {}
        for (name, place, address), findings in sorted(self.findings.items()):
            if name == check and place == site.name:
                for finding in findings:
                    addresses.setdefault(finding, []).append(address or "home page")
        return [f"{shortened(pages)}: {finding}" for finding, pages in addresses.items()]

    def _work(self) -> None:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            try:
                while True:
                    try:
                        site, root, address, checks = self.stops.get_nowait()
                    except queue.Empty:
                        return
                    visit = Visit(browser, site, root, address)
                    try:
                        for name, finder in checks.items():
                            start = time.monotonic()
                            self.findings[name, site.name, address] = list(finder(visit))
                            self.seconds[f"{name} ({site.name})"] += time.monotonic() - start
                    finally:
                        visit.close()
            finally:
                browser.close()
