"""Faults while `check --fix` writes: each file is the old or the fixed one, and never anything between."""

import os
import subprocess

from harness import remove
from parts import RENAMING, pick

CHANGING = [RENAMING, "openat", "unlinkat,unlink", "write", "fsync", "fchmodat,fchownat"]
SHORT = [RENAMING, "write", "fsync"]
# Long enough that a file takes several pages of a disk.
TEXT = "---\ntitel: Page {}\nsummary: A page.\n---\n\n" + "Words of a page.\n" * 1500


class Pages:
    """A site whose pages each have a mistake with a safe fix."""

    def __init__(self, bench, name):
        self.bench = bench
        self.root = os.path.join(bench.scratch, name)
        os.makedirs(self.root)

    def fill(self):
        remove(self.root + "/Content")
        os.makedirs(self.root + "/Content/pages")
        with open(self.root + "/solidsite.yml", "w") as file:
            file.write("title: Pages\n")
        for number in range(3):
            with open(self.page(number), "w") as file:
                file.write(TEXT.format(number))

    def page(self, number):
        return f"{self.root}/Content/pages/p{number}.md"

    def fix(self, before=()):
        command = [*before, self.bench.program, "check", "-q", "--jobs", "1", "--fix", "--root", self.root]
        return subprocess.run(command, env=self.bench.environment, timeout=60, capture_output=True)

    def traced(self, calls, injection=None, output="/dev/null"):
        words = ["strace", "-f", "-qq", "-o", output, "-e", "trace=" + calls, "-e", "signal=none"]
        return self.fix(words + (["-e", f"inject={calls}:{injection}"] if injection else []))

    def count(self, calls):
        self.fill()
        path = os.path.join(self.bench.scratch, "fix-calls")
        self.traced(calls, output=path)
        counts = {}
        for line in open(path, errors="replace"):
            counts[line.split()[0]] = counts.get(line.split()[0], 0) + 1
        return max(counts.values(), default=0)

    def problem(self, may_be_old=True):
        for number in range(3):
            old = TEXT.format(number)
            text = open(self.page(number)).read() if os.path.exists(self.page(number)) else None
            if text != old.replace("titel:", "title:") and not (may_be_old and text == old):
                return f"page {number} is " + ("gone" if text is None else f"neither old nor fixed: {len(text)} bytes")
        return None

    def settle(self, what):
        """Checks the files after a fault against the guarantees, and fixes them again."""
        self.bench.trials += 1
        problem = self.problem()
        if problem is None:
            run = self.fix()
            problem = self.problem(may_be_old=False)
            names = sorted(os.listdir(self.root + "/Content/pages"))
            if run.returncode != 0:
                problem = "the next run failed: " + run.stderr.decode(errors="replace").strip()[:300]
            elif names != ["p0.md", "p1.md", "p2.md"]:
                problem = "left beside: " + ", ".join(names)
        return self.bench.judge(what, problem)


def fixes_killed(bench):
    "fixes killed at chosen system calls, or without room at them"
    bench.need("strace")
    pages = Pages(bench, "fixes")
    for calls in CHANGING if bench.is_long else SHORT:
        for number in pick(bench, range(1, pages.count(calls) + 1), 2):
            for injection in ("signal=KILL", "error=ENOSPC"):
                pages.fill()
                pages.traced(calls, f"{injection}:when={number}")
                pages.settle(f"fixes, {injection} at {calls} {number}")


def fixes_without_room(bench):
    "fixes on a disk with too few inodes or bytes"
    pages = Pages(bench, "small")
    bench.mount(pages.root, "size=8m,nr_inodes=100")
    for what in ("inodes", "bytes"):
        for room in pick(bench, range(0, 24), 2):
            pages.fill()
            used = os.statvfs(pages.root)
            if what == "inodes":
                bench.remount(pages.root, f"nr_inodes={used.f_files - used.f_ffree + room}")
            else:
                bench.remount(pages.root, f"size={(used.f_blocks - used.f_bfree + room) * used.f_frsize}")
            run = pages.fix()
            problem = pages.problem() or (f"ended with {run.returncode}" if run.returncode not in (0, 2) else None)
            bench.remount(pages.root, "size=8m,nr_inodes=100")
            if bench.judge(f"fixes with {room} {what} left", problem):
                pages.settle(f"fixes with {room} {what} left")


ALL = [fixes_killed, fixes_without_room]
