"""Faults in the preview's reloading script, each of which the check must find and name."""

from collections.abc import Callable
from dataclasses import dataclass

from checks import preview
from harness.forms import planted


@dataclass(frozen=True)
class ScriptFault:
    """A change to the script, and the scenario that must report it."""

    scenario: Callable
    name: str
    sound: str
    faulty: str

    @property
    def finding(self) -> str:
        """Returns the finding that the check must report."""
        return FINDINGS[self.name]


# The words of the expected findings, by the names of faults.
FINDINGS = {
    "never-reloads": "the study's page doesn't follow its title",
    "forgets-scrolling": "the page isn't scrolled or opened as it was",
    "forgets-folds": "the page isn't scrolled or opened as it was",
    "forgets-views": "another view is chosen than before",
    "reloads-for-sheets": "the page is reloaded for a style sheet",
    "hides-problems": "an error is not shown",
    "never-fixed": "Escape doesn't close what is shown of an error",
    "faint": "“1 problem” of an error has only",
    "stays": "a tab doesn't go to the changed page",
}
FAULTS = planted([
    ScriptFault(preview.follows, "never-reloads", 'addEventListener("change", reload);', 'addEventListener("no", reload);'),
    ScriptFault(preview.keeps_place, "forgets-scrolling", "scrollTo({ left: state.scroll[0]", "({ left: state.scroll[0]"),
    ScriptFault(preview.keeps_place, "forgets-folds", "fold.open = open;", "fold.open = fold.open;"),
    ScriptFault(preview.keeps_place, "forgets-views", "field.checked = checked;", "field.checked = field.checked;"),
    ScriptFault(preview.swaps_sheets, "reloads-for-sheets", "if (replaceSheets(addresses))", "if (false)"),
    ScriptFault(preview.shows_problems, "hides-problems", 'addEventListener("problems"', 'addEventListener("no"'),
    ScriptFault(preview.shows_problems, "never-fixed", "overlay?.host.remove();", ""),
    ScriptFault(preview.shows_problems, "faint", "--error: #a8201a", "--error: #f0b0a8"),
    ScriptFault(preview.navigates, "stays", "location.assign(path);", ""),
], kind=lambda fault: fault.scenario, limit=1)  # fmt: skip
