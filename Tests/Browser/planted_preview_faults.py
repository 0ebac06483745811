"""Faults in the script by which pages of a preview follow, each of which the check must find and name."""

from collections.abc import Callable
from dataclasses import dataclass

from checks import preview


@dataclass(frozen=True)
class ScriptFault:
    """A change to the script, the part of the check that must object to it, and in which words."""

    scenario: Callable
    name: str
    sound: str
    faulty: str
    finding: str


FAULTS = [
    ScriptFault(preview.follows, "never-reloads", 'addEventListener("change", reload);', 'addEventListener("no", reload);',
                "the study's page doesn't follow its title"),
    ScriptFault(preview.keeps_place, "forgets-scrolling", "scrollTo({ left: state.scroll[0]", "({ left: state.scroll[0]",
                "the page isn't scrolled or opened as it was"),
    ScriptFault(preview.keeps_place, "forgets-folds", "fold.open = open;", "fold.open = fold.open;",
                "the page isn't scrolled or opened as it was"),
    ScriptFault(preview.keeps_place, "forgets-views", "field.checked = checked;", "field.checked = field.checked;",
                "another view is chosen than before"),
    ScriptFault(preview.swaps_sheets, "reloads-for-sheets", "if (replaceSheets(addresses))", "if (false)",
                "the page is loaded anew for a style sheet"),
    ScriptFault(preview.shows_problems, "hides-problems", 'addEventListener("problems"', 'addEventListener("no"',
                "an error is not shown"),
    ScriptFault(preview.shows_problems, "never-mended", "overlay?.host.remove();", "",
                "Escape doesn't close what is shown of an error"),
    ScriptFault(preview.shows_problems, "faint", "--error: #a8201a", "--error: #f0b0a8",
                "“1 problem” of an error has only"),
    ScriptFault(preview.navigates, "stays", "location.assign(target.href);", "",
                "a tab doesn't go to the changed page"),
]  # fmt: skip
