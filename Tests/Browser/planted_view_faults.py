"""Sites with one fault each in how code is shown, which its check must find."""

import os
import shutil
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from checks import goldens, walks
from harness.forms import planted
from harness.long_lines import ADDRESS
from harness.readme import ADDRESS as PAIRS_ADDRESS
from harness.report import Report
from harness.site import Site
from harness.tour import Finder, Tour
from harness.visit import Visit


@dataclass(frozen=True)
class ViewFault:
    """A change to every file of one kind of a sound site, and the check that must report it."""

    check: str
    name: str
    ending: str
    sound: str
    faulty: str

    @property
    def title(self) -> str:
        """Returns the name of the fault's site."""
        return f"{self.check}-{self.name}"


FAULTS = planted([
    ViewFault("views", "old-side-stays", "css", '.comparison:has([value="after"]:checked) :is(.ch > .bf, .pair.gone, .joined.gone, .heads > :first-child),', ""),
    ViewFault("views", "one-column", "css", ".eq, .ch { display: grid;", ".eq, .ch { display: block;"),
    ViewFault("views", "forgets-the-choice", "js", "localStorage.setItem(key(input), value);", ""),
    ViewFault("views", "unreached", "html", 'name="wrap" checked', 'name="wrap" checked tabindex="-1"'),
    ViewFault("views", "miscounted", "html", "1 changed", "2 changed"),
    ViewFault("views", "no-outline", "css", ":focus-visible { outline: 3px", ":focus-visible { outline: 0"),
    ViewFault("views", "names-scroll-away", "css", "gap: 0 1px; position: sticky; top: 0;", "gap: 0 1px; position: relative;"),
    ViewFault("views", "both-copies-stay", "css", ":is(.ch i, .eq > .bf),", ":is(.ch i),"),
    ViewFault("line_links", "covered", "css", "scroll-margin-top: 2.75rem;", "scroll-margin-top: -20rem;"),
    ViewFault("listening", "reads-twice", "html", ' aria-hidden="true"><code>', "><code>"),
    ViewFault("listening", "unnamed", "html", '<legend class="visually-hidden">View of the code</legend>', ""),
    ViewFault("line_links", "unfolded", "html", '<details class="fold">', '<details class="fold" open>'),
    ViewFault("line_links", "miscounted", "html", "11 unchanged lines", "12 unchanged lines"),
    ViewFault("line_links", "target-not-seen", "css", "pre > code > :target, pre .on", "pre .on"),
    ViewFault("line_links", "range-not-marked", "js", 'anchor.classList.add("on");', ""),
    ViewFault("line_links", "hunk-elsewhere", "html", 'href="#Table-hunk-', 'href="#Gone-hunk-'),
    ViewFault("copying", "words-for-listeners", "js", 'const helpers = ".w, .to"', 'const helpers = ".to"'),
    ViewFault("copying", "other-side", "css", "pre.af { user-select: none; -webkit-user-select: none; }", "pre.af { }"),
    ViewFault("copying", "headings-between", "css", ".file > :is(.hunk, .copies, .note), .fold > summary,", ""),
    ViewFault("copying", "altered-code", "html", 'kept3 = <n->3', 'kept3 = <n->4'),
    ViewFault("contrast", "faint-for-the-colour-blind", "css", "oklch(0.475 0.015 260)", "oklch(0.5 0.015 260)"),
    ViewFault("contrast", "faint-bar", "css", "--deleted-bar: oklch(0.6", "--deleted-bar: oklch(0.8"),
    ViewFault("contrast", "no-sign", "css", 'code > ins::before { content: "+" / ""; }', ""),
    ViewFault("contrast", "stress-not-printed", "css", " border-inline-start: 3pt solid #777;", ""),
    ViewFault("contrast", "no-word-for-listeners", "html", '<span class="w">Removed: </span>', ""),
    ViewFault("wrapping", "never-scrolls", "css", '[name="wrap"]:not(:checked)', '[name="wrap"]:not(*)'),
    ViewFault("wrapping", "uneven-columns", "css", "min-width: max(100%, var(--w) * 1ch + 6.7em);", ""),
    ViewFault("wrapping", "wide-page", "css", ".file { overflow-x: auto; scrollbar-width: thin; }", ".file { }"),
    ViewFault("wrapping", "wide-tabs", "css", "tab-size: 4;", "tab-size: 8;"),
], kind=lambda fault: fault.check)  # fmt: skip

PAIR_FAULTS = planted([
    ViewFault("scrolling", "out-of-step", "js", ") other.scrollLeft = pane.scrollLeft;", ") return;"),
    ViewFault("scrolling", "pulled-back", "js", "if (!isAtEnd || other.scrollLeft < pane.scrollLeft) ", ""),
    ViewFault("scrolling", "one-way", "js", "const other = panes[1 - index];", "const other = panes[1];"),
], kind=lambda fault: fault.check)  # fmt: skip

STEP_ADDRESS = "case-studies/checkout-events/steps/"
STEP_FAULTS = planted([
    ViewFault("steps", "scrolls-away", "css", ".step-text, .step-code { position: sticky;", ".step-text { position: static;"),
    ViewFault("steps", "never-side-by-side", "css", "minmax(0, 5fr) minmax(0, 7fr)", "minmax(0, 1fr)"),
    ViewFault("steps", "never-stacked", "css", "@media screen and (min-width: 64rem) {\n  .step {", "@media screen {\n  .step {"),
    ViewFault("steps", "not-marked", "js", 'link.setAttribute("aria-current", "step")', "link"),
    ViewFault("steps", "buttons-before-code", "js", "step.append(bar);", 'step.querySelector(".step-text").append(bar);'),
    ViewFault("steps", "not-named", "js", "location.hash = step.dataset.anchor;", ""),
    ViewFault("steps", "no-focus", "js", "heading.focus({ preventScroll: true });", ""),
    ViewFault("steps", "no-keys", "js", "ArrowRight: forth", "ArrowUp: forth"),
    ViewFault("steps", "takes-keys", "js", "event.altKey || ", ""),
    ViewFault("steps", "dead-link", "html", '<h2 id="openclosed-', '<h2 id="closed-'),
], kind=lambda fault: fault.check)  # fmt: skip

FILES_ADDRESS = "case-studies/small-protocols/files/"
LANDING_FAULTS = planted([
    ViewFault("landing", "guessed-heights", "css", ".file:not(:has(:target, .on))", ".file"),
], kind=lambda fault: fault.check)  # fmt: skip

# The name of each fault begins with the reader who gets stuck.
WALK_FAULTS = planted([
    ViewFault("walks", "sceptic-counts-alone", "html", '<a href="case-studies/by/all/contradicted/">', "<a>"),
    ViewFault("walks", "lead-dead-download", "html", 'href="exercise.zip"', 'href="gone.zip"'),
    ViewFault("walks", "reviewer-no-answer", "css", ".answer {", ".answer { display: none;"),
    ViewFault("walks", "learner-dead-button", "js", 'button.addEventListener("click", () => go(to));', ""),
    ViewFault("walks", "keyboard-no-outline", "css", ":focus-visible { outline: 3px", ":focus-visible { outline: 0"),
], kind=lambda fault: fault.check)  # fmt: skip

GOLDEN_FAULTS = planted([
    ViewFault("goldens", "pale-lines", "css", "code > ins { background: var(--inserted); }", ""),
    ViewFault("goldens", "no-navigation", "css", ".site-header .bar {", ".site-header { display: none }\n.site-header .bar {"),
    ViewFault("goldens", "no-dark-theme", "css", "prefers-color-scheme: dark", "prefers-color-scheme: no-preference"),
], kind=lambda fault: fault.check)  # fmt: skip
NEVER_AGREED = goldens.Shot("never-agreed-upon", "", 390)


def write(folder: Path, long_lines: Site, pairs: Site, own: Site) -> list[Site]:
    """Writes a site for each fault and returns them, in the order of the faults."""
    sound = [
        (FAULTS, long_lines), (PAIR_FAULTS, pairs), (STEP_FAULTS, own), (LANDING_FAULTS, own), (WALK_FAULTS, own), (GOLDEN_FAULTS, own),
    ]  # fmt: skip
    return [write_fault(folder / fault.title, fault, site) for faults, site in sound for fault in faults]


def write_fault(folder: Path, fault: ViewFault, sound: Site) -> Site:
    """Writes the site of one fault."""
    # Most files don't change, so they are linked instead of copied.
    shutil.copytree(sound.folder, folder, copy_function=link_or_copy)
    changed = False
    for file in folder.rglob(f"*.{fault.ending}"):
        text = file.read_text(encoding="utf-8")
        if fault.sound in text:
            changed = True
            file.unlink()
            file.write_text(text.replace(fault.sound, fault.faulty), encoding="utf-8")
    if not changed:
        raise ValueError(f"{fault.title} changes nothing")
    return Site(fault.title, folder, content=sound.content)


def link_or_copy(source: str, target: str) -> None:
    """Links a file, or copies it if the file system has no hard links."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def plan(tour: Tour, sites: list[Site], roots: dict[str, str], finders: dict[str, Finder], failures: Path) -> None:
    """Adds the pages to be visited."""
    own_pages = [(fault, STEP_ADDRESS) for fault in STEP_FAULTS] + [(fault, FILES_ADDRESS) for fault in LANDING_FAULTS]
    for fault, site in zip(FAULTS, sites):
        find = finders[fault.check]
        # Each fault shows at every width.
        if fault.check in ("views", "line_links", "wrapping"):
            find = partial(find, widths=(1280,))
        # Stressed lines are in the text of the overview.
        address = ADDRESS.removesuffix("files/") if fault.name.startswith("stress") else ADDRESS
        tour.plan(site, roots[site.name], address, {fault.check: partial(first_finding, find)})
    for fault, site in zip(PAIR_FAULTS, sites[len(FAULTS) :]):
        tour.plan(site, roots[site.name], PAIRS_ADDRESS, {fault.check: partial(first_finding, finders[fault.check])})
    for (fault, address), site in zip(own_pages, sites[len(FAULTS) + len(PAIR_FAULTS) :]):
        tour.plan(site, roots[site.name], address, {fault.check: partial(first_finding, finders[fault.check])})
    for fault, site in zip(WALK_FAULTS, sites[len(FAULTS) + len(PAIR_FAULTS) + len(own_pages) :]):
        reader = fault.name.partition("-")[0]
        tour.plan(site, roots[site.name], "", {fault.check: partial(walks.findings, readers=(reader,))})
    golden = {"goldens": partial(goldens.findings, failures=failures)}
    # Each fault shows on the page of compared files, or on the home page; `make test-long` takes all pages.
    for site in sites[-len(GOLDEN_FAULTS) :]:
        addresses = sorted({shot.address for shot in goldens.SHOTS})
        for address in addresses if "LONG" in os.environ else ["", goldens.FILES]:
            tour.plan(site, roots[site.name], address, golden)
    missing = {"missing golden": partial(goldens.shot_findings, shot=NEVER_AGREED, failures=failures)}
    tour.plan(sites[0], roots[sites[0].name], "", missing)


def first_finding(find: Finder, visit: Visit) -> list[str]:
    """Returns the first finding of a check, and stops there."""
    for finding in find(visit):
        return [finding]
    return []


def judge(report: Report, sites: list[Site], tour: Tour) -> None:
    """Reports, for each check, whether it found its faults."""
    outcomes: dict[str, list[list[str]]] = {}
    for fault, site in zip(FAULTS + PAIR_FAULTS + STEP_FAULTS + LANDING_FAULTS + WALK_FAULTS + GOLDEN_FAULTS, sites):
        missed = [] if tour.of(fault.check, site) else [f"{fault.title} was not found"]
        outcomes.setdefault(fault.check, []).append(missed)
    is_missing = any("is missing" in finding for finding in tour.of("missing golden", sites[0]))
    outcomes["goldens"].append([] if is_missing else ["a picture that wasn't approved was not found"])
    for check, missed in outcomes.items():
        report.add(f"{check}: finds each of the {len(missed)} faults planted for it", sum(missed, []))
