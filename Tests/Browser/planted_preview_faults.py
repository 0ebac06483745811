"""Faults in the script by which pages of a preview follow, each of which the check must find."""

from collections.abc import Callable
from dataclasses import dataclass

from checks import preview


@dataclass(frozen=True)
class ScriptFault:
    """A change to the script, and the part of the check that must object to it."""

    scenario: Callable
    name: str
    sound: str
    faulty: str


FAULTS = [
    ScriptFault(preview.follows, "never-reloads", 'addEventListener("change", reload);', 'addEventListener("no", reload);'),
    ScriptFault(preview.keeps_place, "forgets-scrolling", "scrollTo({ left: state.scroll[0]", "({ left: state.scroll[0]"),
    ScriptFault(preview.keeps_place, "forgets-folds", "fold.open = open;", "fold.open = fold.open;"),
    ScriptFault(preview.keeps_place, "forgets-views", "field.checked = checked;", "field.checked = field.checked;"),
    ScriptFault(preview.swaps_sheets, "reloads-for-sheets", "if (replaceSheets(addresses))", "if (false)"),
    ScriptFault(preview.shows_problems, "hides-problems", 'addEventListener("problems"', 'addEventListener("no"'),
    ScriptFault(preview.shows_problems, "never-mended", "overlay?.host.remove();", ""),
    ScriptFault(preview.shows_problems, "faint", "--error: #a8201a", "--error: #f0b0a8"),
    ScriptFault(preview.navigates, "stays", "location.assign(target.href);", ""),
]  # fmt: skip
