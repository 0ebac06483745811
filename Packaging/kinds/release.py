"""The facts about a release that every package states."""
import os
import pathlib
import platform
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUMMARY = "Case studies of SOLID refactorings, from Markdown to a static site"
LICENCE = "MIT"


class Release:
    def __init__(self, program):
        self.program = program
        self.version = re.search(r'version = "([^"]+)"', self.read("Sources/SolidsiteCommand/Version.swift")).group(1)
        self.system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
        self.machine = {"arm64": "aarch64"}.get(platform.machine(), platform.machine())
        self.time = int(os.environ.get("SOURCE_DATE_EPOCH") or run("git", "-C", str(ROOT), "log", "-1", "--format=%ct"))

    @property
    def name(self):
        return f"solidsite-{self.version}-{self.system}-{self.machine}"

    @staticmethod
    def read(path):
        return (ROOT / path).read_text(encoding="utf-8")

    def output(self, *arguments):
        """Returns what the program prints."""
        return run(str(self.program), *arguments)

    def glibc(self):
        """Returns the oldest version of glibc that has all symbols that the program needs, as (2, 31)."""
        symbols = run("objdump", "-T", str(self.program))
        return max(tuple(map(int, found)) for found in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols))


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
