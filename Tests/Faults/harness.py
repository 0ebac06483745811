"""The site that is built, its two states, and what must hold after a fault."""

import copy
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import traceback


class Skipped(Exception):
    """A part can't run on this machine."""


def enter_namespace():
    """Restarts this program with its own mounts; without that right, it continues as it is."""
    if os.environ.get("SOLIDSITE_FAULTS_NAMESPACE") or not sys.platform.startswith("linux"):
        return
    test = subprocess.run(["unshare", "-m", "true"], capture_output=True)
    if test.returncode == 0 and os.geteuid() == 0:
        os.environ["SOLIDSITE_FAULTS_NAMESPACE"] = "own"
        os.execvp("unshare", ["unshare", "-m", sys.executable, *sys.argv])


def tree(folder):
    """The contents of a folder: bytes of files, None for folders; the publisher's own files are left out."""
    found = {}
    for base, folders, files in os.walk(folder):
        if base == folder:
            folders[:] = [name for name in folders if not is_own(name)]
            files = [name for name in files if not is_own(name)]
        way = os.path.relpath(base, folder)
        for name in folders:
            found[os.path.normpath(os.path.join(way, name))] = None
        for name in files:
            with open(os.path.join(base, name), "rb") as file:
                found[os.path.normpath(os.path.join(way, name))] = file.read()
    return found


def is_own(name):
    return name.startswith(".solidsite-") or name == "lost+found"


def tops(found):
    """A tree, grouped by its top-level names."""
    parts = {}
    for path, content in found.items():
        parts.setdefault(path.split("/")[0], {})[path] = content
    return parts


class Site:
    """A site in a separate folder, whose output is a folder or a mount point."""

    def __init__(self, bench, name, kind):
        self.bench = bench
        self.kind = kind
        self.home = os.path.join(bench.scratch, name)
        self.root = os.path.join(self.home, "site")
        self.output = os.path.join(self.root, "_site")
        os.makedirs(self.home)

    def fill(self):
        """Puts the old site in the output, and the new content beside it."""
        if not os.path.isdir(self.root):
            self.copy_content()
            os.makedirs(self.output, exist_ok=True)
            if self.kind == "mount":
                self.bench.mount(self.output, "size=64m")
        for name in os.listdir(self.root):
            if name.startswith("._site"):
                remove(os.path.join(self.root, name))
        if self.kind == "mount":
            for name in os.listdir(self.output):
                if name != "lost+found":
                    remove(os.path.join(self.output, name))
        else:
            remove(self.output)
        shutil.copytree(self.bench.built["old"], self.output, dirs_exist_ok=True)

    def copy_content(self):
        shutil.copytree(self.bench.content["new"], self.root, dirs_exist_ok=True)

    def problem(self):
        """Says what is wrong with the site as readers see it; None if it is intact."""
        try:
            found = tree(self.output)
        except FileNotFoundError:
            return "the site is gone"
        old, new = self.bench.trees["old"], self.bench.trees["new"]
        if found == old or found == new:
            return None
        if self.kind == "folder":
            return f"a mixture of {len(found)} entries"
        old, new, found = tops(old), tops(new), tops(found)
        for name in sorted(set(old) | set(new) | set(found)):
            allowed = [part.get(name) for part in (old, new)]
            if name not in old:
                # The place that is made for a new folder.
                allowed.append({name: None})
            if found.get(name) not in allowed:
                return f"'{name}' is " + ("missing" if name not in found else "neither old nor new")
        return None

    def leftovers(self):
        beside = {"Content", "solidsite.yml", ".gitignore", ".solidsite", "_site"}
        names = [name for name in os.listdir(self.root) if name not in beside]
        return names + [name for name in os.listdir(self.output) if name.startswith(".solidsite-")]


def remove(path):
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


class Bench:
    def __init__(self, program, scratch, is_long, seed):
        self.program, self.scratch, self.is_long, self.seed = program, scratch, is_long, seed
        self.trials = self.failures = self.told = 0
        self.content, self.built, self.trees, self.mounts = {}, {}, {}, []
        self.environment = {key: value for key, value in os.environ.items() if key not in ("SOLIDSITE_THEME", "TMPDIR")}
        self.environment["NO_COLOR"] = "1"

    def prepare(self):
        for state, pages in (("old", range(0, 8)), ("new", range(4, 12))):
            root = os.path.join(self.scratch, state)
            subprocess.run([self.program, "init", "-q", root], check=True, env=self.environment)
            os.makedirs(root + "/Content/pages")
            os.makedirs(root + "/Content/assets/files")
            for number in pages:
                with open(f"{root}/Content/pages/p{number}.md", "w") as file:
                    file.write(f"---\ntitle: Page {number}\nsummary: A page.\n---\n\nText of the {state} page {number}.\n")
            for number in range(6):
                with open(f"{root}/Content/assets/files/{number}.txt", "w") as file:
                    file.write((f"{state if number % 2 else 'same'} {number} ") * 400)
            self.content[state] = root
            self.built[state] = os.path.join(self.scratch, state + "-built")
            subprocess.run([self.program, "build", "-q", "-o", self.built[state], root], check=True, env=self.environment)
            self.trees[state] = tree(self.built[state])
        assert self.trees["old"] != self.trees["new"]
        shutil.rmtree(os.path.join(self.scratch, "old"))
        start = time.monotonic()
        site = Site(self, "timed", "folder")
        site.fill()
        self.build(site)
        self.duration = time.monotonic() - start

    # Running

    def command(self, site, *options):
        return [self.program, "build", "-q", "--root", site.root, *options]

    def build(self, site, *options, before=(), timeout=60, **keywords):
        """Runs a build to its end."""
        keywords.setdefault("stdout", subprocess.DEVNULL)
        keywords.setdefault("stderr", subprocess.PIPE)
        return subprocess.run(
            [*before, *self.command(site, *options)], env=self.environment, timeout=timeout, **keywords)

    def traced(self, site, calls, injection=None, output=None, **keywords):
        """Runs a build under strace, which lets a system call fail or end the program."""
        words = ["strace", "-f", "-qq", "-o", output or "/dev/null", "-e", "trace=" + calls, "-e", "signal=none"]
        if injection:
            words += ["-e", f"inject={calls}:{injection}"]
        return self.build(site, "--jobs", "1", before=words, **keywords)

    def count(self, site, calls):
        """Counts some system calls of a build in its busiest thread."""
        path = os.path.join(site.home, "calls")
        site.fill()
        self.traced(site, calls, output=path)
        counts = {}
        for line in open(path, errors="replace"):
            if "(" in line:
                counts[line.split()[0]] = counts.get(line.split()[0], 0) + 1
        return max(counts.values(), default=0)

    def settle(self, site, what, is_struck=True):
        """Checks a site after a fault against the guarantees, and builds it again."""
        self.trials += 1
        problem = site.problem()
        if problem is None:
            run = self.build(site)
            if run.returncode != 0:
                problem = "the next build failed: " + run.stderr.decode(errors="replace").strip()[:300]
            elif tree(site.output) != self.trees["new"]:
                problem = "the next build did not give the new site"
            elif site.leftovers():
                problem = "left beside: " + ", ".join(site.leftovers())
        return self.judge(what, problem)

    def judge(self, what, problem):
        if problem is None:
            return True
        self.failures += 1
        self.told += 1
        if self.told <= 5:
            print(f"FAIL {what}: {problem}", flush=True)
        return False

    def run(self, part):
        """Runs one part with separate counts, and returns them."""
        bench, start = copy.copy(self), time.monotonic()
        bench.trials = bench.failures = bench.told = 0
        # The same choices whatever the other parts do.
        bench.random = random.Random(f"{self.seed} {part.__name__}")
        try:
            note = part(bench) or ""
        except Skipped as reason:
            note = f"; the rest is skipped: {reason}"
        except Exception:
            traceback.print_exc()
            note, bench.failures = "; this part could not be done", bench.failures + 1
        sign = "ok  " if bench.failures == 0 else "FAIL"
        print(
            f"{sign} {part.__doc__}: {bench.trials} faults, {bench.failures} not survived{note} "
            f"({time.monotonic() - start:.0f} s)", flush=True)
        return bench.trials, bench.failures

    # Mounts and users

    def mount(self, place, options, source="none", kind="tmpfs"):
        if not os.environ.get("SOLIDSITE_FAULTS_NAMESPACE"):
            raise Skipped("mounting needs root and a mount namespace")
        extra = ["-o", options] if options else []
        run = subprocess.run(["mount", "-t", kind, *extra, source, place], capture_output=True)
        if run.returncode != 0:
            raise Skipped("can't mount: " + run.stderr.decode().strip())
        self.mounts.append(place)

    def remount(self, place, options):
        subprocess.run(["mount", "-o", "remount," + options, place], check=True, capture_output=True)

    def unmount(self):
        for place in reversed(self.mounts):
            subprocess.run(["umount", "-l", place], capture_output=True)

    def need(self, *programs):
        for program in programs:
            if not shutil.which(program):
                raise Skipped(f"'{program}' isn't installed")
        if "strace" in programs:
            run = subprocess.run(["strace", "-qq", "-o", "/dev/null", "true"], capture_output=True)
            if run.returncode != 0:
                raise Skipped("strace may not trace here")

    def need_root(self):
        if os.geteuid() != 0:
            raise Skipped("needs root")


def wait_and_kill(process, delay):
    """Kills a process after a time, by a signal that it can't catch; returns whether it was still running."""
    time.sleep(delay)
    if process.poll() is None:
        process.send_signal(signal.SIGKILL)
    return process.wait() == -signal.SIGKILL
