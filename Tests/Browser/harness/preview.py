"""A preview of a small site, open in two tabs while the site's files are edited."""

import contextlib
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SCRIPT = "/_solidsite/reload.js"
# Milliseconds that a page may take to update.
TIMEOUT = 120_000
# Milliseconds to wait for something that a planted fault must prevent. On a slow machine, a fault may count as found because the page is
# late, but a sound page never counts as faulty.
PATIENCE = 5_000
# Enough code that unchanged lines are folded.
KEPT = "\n".join(f"let kept{number} = {number}" for number in range(120))
STUDY = """---
title: {title}
summary: A fee for every vehicle.
principles: [{principle}]
{front}---

{words}

## Before

```swift Fee.swift
{kept}
func fee(hours: Int) -> Int {{ 2 * hours }}
```

## After

```swift Fee.swift
{kept}
func fee(hours: Int) -> Int {{ tariff(hours) }}
```

```swift Tariff.swift
func tariff(_ hours: Int) -> Int {{ 2 * hours }}
```

{more}
"""
PAGE = "---\ntitle: About\nsummary: What this is.\n---\n\n## Part\n\nWords.\n"


def study(title="Parking", principle="ocp", front="", words="The problem."):
    """Returns a study that is longer than a screen."""
    more = "\n\n".join(f"Paragraph {number} of what it costs." for number in range(80))
    return STUDY.format(title=title, principle=principle, front=front, words=words, kept=KEPT, more=more)


def write_previewed_site(folder: Path) -> Path:
    """Writes a site of two studies and a page."""
    for path, text in {
        "solidsite.yml": "title: Previewed\n",
        "Content/case-studies/parking.md": study(),
        "Content/case-studies/zoo.md": study("Zoo"),
        "Content/pages/about.md": PAGE,
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


class Found(Exception):
    """Ends a scenario whose fault was found."""


@dataclass
class Preview:
    """The site's folder, its address, and two tabs."""

    folder: Path
    address: str
    tabs: list[Page]
    # The finding after which nothing else is of interest.
    sought: str | None = None
    findings: list[str] = field(default_factory=list)

    def save(self, path: str, text: str) -> None:
        """Replaces a file by a text in one step, as editors do."""
        new = self.folder.parent / (self.folder.name + ".new")
        new.write_text(text, encoding="utf-8")
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        new.rename(self.folder / path)

    def open(self, *addresses: str) -> None:
        """Opens an address in each tab, and waits until the tabs are connected to the server."""
        for tab, address in zip(self.tabs, addresses):
            with self.listening(tab):
                tab.goto(self.address + address, wait_until="load")
            tab.evaluate("window.mark = 1")

    @contextlib.contextmanager
    def listening(self, *tabs: Page):
        """Waits until each of some tabs, in which the block loads a page, is connected to the server."""
        with contextlib.ExitStack() as stack:
            for tab in tabs:
                stack.enter_context(tab.expect_response(lambda response: "/_solidsite/events" in response.url))
            yield

    def note(self, finding: str) -> None:
        """Notes a finding."""
        self.findings.append(finding)
        if self.sought and self.sought in finding:
            raise Found

    def expect(self, tab: Page, condition: str, finding: str) -> bool:
        """Waits until a condition holds on a page, however often it reloads, and notes a finding if it never does."""
        try:
            tab.wait_for_function(condition, timeout=PATIENCE if self.sought and self.sought in finding else TIMEOUT)
            return True
        except PlaywrightTimeout:
            self.note(finding)
            return False

    def check(self, tab: Page, condition: str, finding: str) -> None:
        """Notes a finding if a condition doesn't hold now."""
        if not tab.evaluate(condition):
            self.note(finding)


@contextlib.contextmanager
def previewed(browser: Browser, folder: Path, options=(), replacement=None, sought: str | None = None):
    """Runs `solidsite serve` on a folder while the block runs, with two empty tabs.

    `replacement` is a text of the reloading script and the text to put in its place. The block ends once the finding that
    is `sought` is noted.
    """
    log = folder.parent / (folder.name + ".log")
    with log.open("w") as errors:
        process = subprocess.Popen(
            [os.environ["SOLIDSITE"], "serve", "--port", "0", *options, str(folder)],
            stdin=subprocess.DEVNULL, stderr=errors,
        )  # fmt: skip
    try:
        address = wait_for_address(process, log)
        context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 700}, bypass_csp=True)
        try:
            context.set_default_timeout(60_000)
            if replacement:
                replace_in_script(context, *replacement)
            preview = Preview(folder, address, [context.new_page(), context.new_page()], sought)
            for tab in preview.tabs:
                tab.on("pageerror", lambda error: preview.findings.append(f"error in a script: {error}"))
            with contextlib.suppress(Found):
                yield preview
        finally:
            context.close()
    finally:
        process.terminate()
        status = process.wait(60)
    if status:
        raise RuntimeError(f"the preview ended with status {status}: {log.read_text(encoding='utf-8')}")


def wait_for_address(process: subprocess.Popen, log: Path) -> str:
    """Waits until the preview prints its address."""
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        if found := re.search(r"' at (\S+)", log.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.02)
    raise RuntimeError(f"the preview doesn't start: {log.read_text(encoding='utf-8')}")


def replace_in_script(context: BrowserContext, sound: str, faulty: str) -> None:
    """Replaces a text in the script that the server sends."""

    def answer(route):
        response = route.fetch()
        text = response.text()
        if sound not in text:
            # Without an answer, the page would never load, and no message would say why.
            print(f"the script has no “{sound}”", file=sys.stderr)
        route.fulfill(response=response, body=text.replace(sound, faulty))

    context.route(lambda url: url.endswith(SCRIPT), answer)
