"""The keyboard alone reaches everything, and shows where it is."""

from harness.visit import Visit

TITLE = "the keyboard meets the skip link first, reaches everything, shows where it is and opens what is folded"

# In a group of radio buttons, only the chosen one is a tab stop, and the arrow keys lead to the others. What is hidden from
# screen readers too (the thousands of line numbers) is no tab stop either.
PREPARE = """
() => {
  window.controls = [...document.querySelectorAll(
    'a[href], area[href], button, input, select, textarea, summary, iframe, [contenteditable], ' +
    '[tabindex]:not([tabindex^="-"])')].filter(element => !element.disabled 
      && !(element.tabIndex < 0 && element.closest('[aria-hidden="true"]'))
      && !(element.type === 'radio' && !element.checked));
}
"""
LOOK = """
() => {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const style = getComputedStyle(element);
  const problems = [];
  if (!isShown(element)) problems.push('is not shown');
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) problems.push('has no visible outline');
  let opacity = 1;
  for (let parent = element; parent; parent = parent.parentElement) opacity *= getComputedStyle(parent).opacity;
  if (opacity < 0.9) problems.push('is transparent');
  const box = [...element.getClientRects()].find(box => box.width > 1 && box.height > 1);
  if (!box) problems.push('has no size');
  else {
    const left = Math.max(0, box.left), right = Math.min(innerWidth, box.right);
    const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
    if (left >= right || top >= bottom) problems.push('is outside the window');
    else {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit && !element.contains(hit) && !hit.contains(element)) problems.push('is covered by ' + describe(hit));
    }
  }
  const isFolded = element.localName === 'summary' && !element.parentElement.open;
  return {
    index: controls.indexOf(element), name: describe(element), problems, isFolded,
    skips: element.localName === 'a' && element.hash.length > 1 && element.pathname === location.pathname,
    inMain: Boolean(element.closest('main')),
  };
}
"""
OPENED = "() => document.activeElement.parentElement.open"
# Code or a table that no longer scrolls, since it came into view, is no longer a tab stop.
MISSED = """
seen => controls.filter((element, index) => isShown(element) && !seen.includes(index)
  && (element.tabIndex >= 0 || element.hasAttribute('tabindex'))).map(describe)
"""


def findings(visit: Visit) -> list[str]:
    """Returns what a reader can't reach with the keyboard alone, or reaches without seeing it."""
    found = skip_link_findings(visit)
    page = visit.open()
    page.evaluate(PREPARE)
    count = page.evaluate("controls.length")
    seen: list[int] = []
    # Wide code scrolls and takes the focus without being a control, so there are more tab stops than controls.
    for _ in range(3 * count + 50):
        page.keyboard.press("Tab")
        stop = page.evaluate(LOOK)
        if stop is None or (stop["index"] >= 0 and stop["index"] in seen):
            break
        if stop["index"] >= 0:
            seen.append(stop["index"])
        found += [f"{stop['name']} {problem} when it has the focus" for problem in stop["problems"]]
        if stop["isFolded"]:
            page.keyboard.press("Enter")
            if not page.evaluate(OPENED):
                found.append(f"{stop['name']} does not open with Enter")
    return found + [f"{name} is never reached" for name in page.evaluate(MISSED, seen)]


def skip_link_findings(visit: Visit) -> list[str]:
    """Returns what is wrong with the first tab stop, the link that skips the navigation."""
    page = visit.show()
    visit.change()
    page.evaluate(PREPARE)
    page.keyboard.press("Tab")
    first = page.evaluate(LOOK)
    if first is None or not first["skips"]:
        return [f"the first stop is {first['name'] if first else 'nothing'} and not a skip link"]
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    second = page.evaluate(LOOK)
    inside = page.evaluate("document.querySelectorAll('main a[href], main summary, main [tabindex=\"0\"]').length")
    if inside and (second is None or not second["inMain"]):
        return [f"after the skip link comes {second['name'] if second else 'nothing'}, outside of the main part"]
    return []
