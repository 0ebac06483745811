"""Measures programs, and keeps figures in Benchmarks/results, from which the page "How fast, how safe" is written.

usage: measuring.py NAME COMMAND < ROWS   stores a JSON list of rows
"""

import datetime
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE / "results"


def measure(command, log):
    """Runs a command; returns its seconds by the clock, its seconds of processor time, and its peak memory in MB."""
    with open(log, "wb") as output:
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{pathlib.Path(log).read_text()[-2000:]}")
    scale = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale


def machine():
    """Describes the machine in the words that a reader needs to judge a figure."""
    processor = platform.processor() or platform.machine()
    try:
        processor = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())[1].strip()
    except (OSError, TypeError):
        pass
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    system = platform.system()
    try:
        release = pathlib.Path("/etc/os-release").read_text()
        system = re.search(r'^PRETTY_NAME="(.*)"', release, re.MULTILINE)[1]
    except (OSError, TypeError):
        pass
    return {"processor": processor, "processors": os.cpu_count(), "gigabytes": round(memory), "system": system}


def version(*command):
    """Returns the first number with dots that a program prints about itself."""
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"\d+(?:\.\d+)+", said.stdout + said.stderr)
    return found[0] if found else "unknown"


def commit():
    """Returns the short name of the commit that is measured, with a plus sign if files differ from it."""
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude=*"], cwd=HERE, capture_output=True, text=True, check=False)
    return said.stdout.strip() or "unknown"


def store(name, command, rows, versions=None):
    """Writes a result file; `command` is what a reader runs for the same figures."""
    FOLDER.mkdir(exist_ok=True)
    result = {
        "command": command,
        "measured": datetime.date.today().isoformat(),
        "machine": machine(),
        "commit": commit(),
        "versions": versions or {},
        "rows": rows,
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def load(name):
    """Reads a result file."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    store(sys.argv[1], sys.argv[2], json.load(sys.stdin))
