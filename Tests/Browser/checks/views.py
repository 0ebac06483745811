"""Each view of a comparison shows its columns and hides the others, whichever way it is chosen."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from checks.code_blocks import fences_of, joined_files
from harness.reader import circumstances, prepare, reading, study_source
from harness.visit import Visit

TITLE = "each view of a comparison shows its sides alone, by mouse and keys, with and without JavaScript"
WIDTHS = (320, 768, 1280, 1920)
TWO_COLUMNS = 961  # CSS pixels of a window in which both sides have room.

VIEWS = {"split": "Side by side", "unified": "Unified", "before": "Before", "after": "After"}
CHOICES = """
() => [...document.querySelectorAll('.views label')].filter(isShown).map(label => ({
  name: label.innerText.trim(), value: label.control.value, type: label.control.type, isChecked: label.control.checked,
}))
"""
# The names of both columns, above the lines in the window.
HEADS = """
() => {
  const heads = [...document.querySelectorAll('.pair > .heads')]
    .sort((one, other) => other.nextElementSibling.offsetHeight - one.nextElementSibling.offsetHeight)[0];
  const file = heads.nextElementSibling;
  scrollTo(0, file.getBoundingClientRect().top + scrollY + Math.min(200, file.offsetHeight / 2));
  const box = heads.getBoundingClientRect(), names = [...heads.querySelectorAll('b')];
  const problems = [];
  if (Math.abs(box.top) > 1) problems.push(`the names of the columns are ${Math.round(box.top)} px below the top`);
  if (document.elementFromPoint(box.left + 20, box.top + 8)?.closest('.heads') !== heads) problems.push('the columns’ names are covered');
  ['bf', 'af'].forEach((side, index) => {
    const column = file.querySelector('pre.' + side).getBoundingClientRect(), name = names[index].getBoundingClientRect();
    if (name.left < column.left || name.right > column.right + 1) problems.push(`a name isn’t above its column ${side}`);
  });
  scrollTo(0, 0);
  return problems;
}
"""
FOCUS = """
() => {
  const element = document.activeElement, style = getComputedStyle(element), box = element.getBoundingClientRect();
  return {
    name: element.name ?? '', value: element.value ?? '', isChecked: element.checked, isFile: element.matches('.pair > summary'),
    isOpen: element.parentElement.open, top: box.top + scrollY, left: box.left,
    hasOutline: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    // The browser scrolls to whole pixels.
    isInWindow: box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1,
  };
}
"""


def findings(visit: Visit, widths: tuple[int, ...] = WIDTHS) -> Iterator[str]:
    """Returns what a view shows and should hide, or hides and should show."""
    codes = codes_of(study_source(visit))
    for width in widths:
        for scripts in (True, False):
            with reading(visit, width, scripts) as page:
                problems = map_findings(page) + mouse_findings(page, width, codes) + keyboard_findings(page)
                if scripts:
                    problems += memory_findings(page)
            yield from (f"{problem} {circumstances(width, scripts)}" for problem in problems)


def codes_of(source: Path) -> dict[str, set[str]]:
    """Returns the code that each file of a study may consist of, by the file's name."""
    fences: dict[str, list[tuple[str, str]]] = {}
    for info, code in fences_of(source):
        for word in info.split()[1:]:
            fences.setdefault(word, []).append((info, code))
    return {name: {code for _, code in parts} | joined_files(parts) for name, parts in fences.items()}


# What the pages call a change, where it isn't the word of its class.
WORDS = {"gone": "deleted", "kept": "unchanged"}


def map_findings(page: Page) -> list[str]:
    """Returns what is wrong with the list of files: its counts, or what it says about a file."""
    pairs = [pair for pair in page.evaluate("pairs()") if not pair["isJoined"]]
    overview = page.locator(".comparison > .note").first.inner_text()
    changes = [WORDS.get(pair["change"], pair["change"]) for pair in pairs]
    counts = [f"{changes.count(change)} {change}" for change in dict.fromkeys(changes)]
    found = [f"the overview “{overview}” lacks “{count}”" for count in counts if count not in overview]
    for pair, summary in zip(pairs, page.locator(".pair > summary").all()):
        text = summary.inner_text()
        sizes = [f"+{count(pair, 'ins')}", f"−{count(pair, 'del')}"] if "−" in text else [f"{len(pair['lines'])} line"]
        if pair["change"] != "moved":
            sizes.append(WORDS.get(pair["change"], pair["change"]))
        found += [f"the entry “{text}” of the list lacks “{size}”" for size in sizes if size not in text]
    return found


def count(pair: dict, element: str) -> int:
    """Returns the number of lines of one side that the other lacks."""
    side = {"ins": "af", "del": "bf"}[element]
    return sum(line["side"] == side and not line["isEqual"] for line in pair["lines"])


def mouse_findings(page: Page, width: int, codes: dict[str, set[str]]) -> list[str]:
    """Returns what is wrong with the views, each chosen with the mouse, with all files and folds open."""
    found = []
    choices = [choice for choice in page.evaluate(CHOICES) if choice["type"] == "radio"]
    wanted = ["split", "unified", "before", "after"] if width >= TWO_COLUMNS else ["split", "before", "after"]
    if [choice["value"] for choice in choices] != wanted:
        found.append(f"the views offered are {[choice['name'] for choice in choices]}")
    page.evaluate("openAll()")
    for choice in choices[1:] + choices[:1]:
        view = choice["value"] if width >= TWO_COLUMNS or choice["value"] != "split" else "unified"
        if choice["name"] != VIEWS[view]:
            found.append(f"the view {view} is called “{choice['name']}”")
        page.locator(label_of(choice["value"])).click()
        if view == "split":
            found += page.evaluate(HEADS)
        for pair in page.evaluate("pairs()"):
            found += [f"{pair['name']} in the view {view}: {text}" for text in view_findings(view, pair, codes)]
    return found


def label_of(view: str) -> str:
    """Returns the selector of a view's label."""
    return f'.views label:has([value="{view}"])'


def view_findings(view: str, pair: dict, codes: dict[str, set[str]]) -> list[str]:
    """Returns what is wrong with a file in a view."""
    hidden = {"before": "new", "after": "gone"}.get(view)
    if pair["change"] == hidden:
        return ["is shown, and has no such side"] if pair["isShown"] else []
    if not pair["isShown"]:
        return ["is hidden"]
    lines = {side: [line for line in pair["lines"] if line["side"] == side] for side in ("bf", "af", "both")}
    shown = {side: [line for line in lines[side] if line["isShown"]] for side in lines}
    allowed = set().union(*(codes.get(name, set()) for name in pair["names"]))
    removed = [line for line in lines["bf"] if not line["isEqual"]]
    wanted = {
        "split": lines["bf"] + lines["af"],
        "unified": removed + lines["af"],
        # Screen readers find one copy of unchanged lines, so that they are read once.
        "before": removed + [line for line in lines["af"] if line["isEqual"]],
        "after": lines["af"],
    }[view] + lines["both"]
    if sum(shown.values(), []) != wanted:
        return [f"{len(sum(shown.values(), []))} lines are shown and not {len(wanted)}"]
    sides = [lines["both"]] if lines["both"] else [lines["bf"], lines["af"]]
    found = []
    for side in sides:
        code = "".join(line["code"] for line in side)
        whole = all(line["isShown"] for line in side)
        if side and whole and code not in allowed:
            found.append(f"the lines that begin with “{code.strip()[:40]}” are no file of the study")
    if view == "before" and wanted and not lines["both"]:
        code = "".join(line["code"] for line in sorted(wanted, key=lambda line: line["top"]))
        if code not in allowed:
            found.append(f"the lines that begin with “{code.strip()[:40]}” are no file of the old side")
    left = {side: {round(line["left"]) for line in shown[side]} for side in shown if shown[side]}
    found += [f"the lines of one side begin at {sorted(places)} px" for places in left.values() if len(places) > 1]
    if view == "split" and len(left) == 2:
        if max(line["right"] for line in shown["bf"]) > min(line["left"] for line in shown["af"]) + 2:
            found.append("the sides overlap")
        old = [line["top"] for line in shown["bf"] if line["isEqual"]]
        new = [line["top"] for line in shown["af"] if line["isEqual"]]
        if any(abs(one - other) > 1.5 for one, other in zip(old, new, strict=True)):
            found.append("lines that both sides have aren't at the same height")
    else:
        boxes = sorted((line["top"], line["bottom"]) for line in sum(shown.values(), []))
        if any(bottom > top + 1.5 for (_, bottom), (top, _) in zip(boxes, boxes[1:])):
            found.append("lines cover each other")
        if len(set().union(*left.values())) > 1:
            found.append("the lines aren't in one column")
    return found


def keyboard_findings(page: Page) -> list[str]:
    """Returns what is wrong with the order of tab stops through the views and the files."""
    found = []
    page.locator(label_of("split")).click()
    page.evaluate("for (const element of document.querySelectorAll('.comparison details')) element.open = false")
    page.reload()
    prepare(page)
    for _ in range(250):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS)["name"] == "view":
            break
    values = [choice["value"] for choice in page.evaluate(CHOICES) if choice["type"] == "radio"]
    for value in values[1:] + values[:1]:
        page.keyboard.press("ArrowRight")
        focus = page.evaluate(FOCUS)
        if (focus["value"], focus["isChecked"]) != (value, True):
            found.append(f"the arrow key leads to “{focus['value']}” and not to the view {value}")
        if not focus["hasOutline"] or not focus["isInWindow"]:
            found.append(f"the view {value} doesn't show that it has the focus")
    page.keyboard.press("Tab")
    focus = page.evaluate(FOCUS)
    if focus["name"] != "wrap":
        found.append("after the views comes no choice between wrapping and scrolling")
    page.keyboard.press("Space")
    if page.evaluate(FOCUS)["isChecked"]:
        found.append("the space key doesn't choose scrolling")
    page.keyboard.press("Space")
    place = focus["top"], focus["left"]
    for number in range(2):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if number == 0 and not focus["isFile"]:
            found.append("after the choices comes no file")
        if not focus["hasOutline"] or not focus["isInWindow"]:
            found.append("a stop among the files doesn't show that it has the focus")
        if focus["isFile"]:
            if focus["top"] < place[0]:
                found.append("the focus jumps back up the page")
            for expected in (not focus["isOpen"], focus["isOpen"]):
                page.keyboard.press("Enter")
                if page.evaluate(FOCUS)["isOpen"] != expected:
                    found.append("Enter doesn't open and close a file")
        place = focus["top"], focus["left"]
    return found


def memory_findings(page: Page) -> list[str]:
    """Returns choices that are forgotten after a reload, or on another page."""
    found = []
    page.locator(label_of("after")).click()
    page.locator(".views label", has_text="Wrap long lines").click()
    address = page.url
    others = page.evaluate("[...document.querySelectorAll('.neighbours a')].map(link => link.href)")
    page.reload()
    for place, target in [("after a reload", None)] + [("on another page and back", other) for other in others[:1]]:
        if target:
            page.goto(target)
            if page.locator(".views").count():
                found += forgotten(page, "on another page")
            page.goto(address)
        found += forgotten(page, place)
    return found


def forgotten(page: Page, place: str) -> list[str]:
    """Returns the choices that the page doesn't show."""
    prepare(page)
    chosen = [choice["name"] for choice in page.evaluate(CHOICES) if choice["isChecked"]]
    return [] if chosen == ["After"] else [f"{chosen} is chosen {place}, and not the view After with lines that scroll"]
