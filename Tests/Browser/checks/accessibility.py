"""axe-core finds no violation, in light, dark and forced colours, on a phone, a tablet and a desk."""

import os
from pathlib import Path

import axe_playwright_python
from playwright.sync_api import Page

from harness.visit import FRAMES, Visit

TITLE = "axe-core finds no violation in light, dark and forced colours at 360, 768 and 1440 px"

WIDTHS = (360, 768, 1440)
# Each width once, each with another scheme. Colours change no element, and targets are closest on a phone, so only the contrast is
# measured in the others. `make test-long` takes each width in each scheme, with all rules.
CIRCUMSTANCES = [("light", 360, True), ("forced", 768, False), ("dark", 1440, False)]
if "LONG" in os.environ:
    CIRCUMSTANCES = [(scheme, width, True) for scheme in ("light", "dark", "forced") for width in WIDTHS]

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
# The colours of a word of code follow from its element (`k-`, `t-` …) and its parents. Measuring thousands of words takes minutes, so
# only the first word of each kind on the page is measured; the others become plain text.
PREPARE = """
() => {
  const kinds = new Set();
  for (const word of document.querySelectorAll('pre code *')) {
    if (!word.localName.endsWith('-')) continue;
    let kind = '';
    for (let parent = word; parent !== document.body; parent = parent.parentElement)
      kind += parent.localName + '.' + parent.className + (parent.getAttribute('style') ?? '') + ' ';
    if (kinds.has(kind)) word.replaceWith(...word.childNodes);
    kinds.add(kind);
  }
  document.body.normalize();
}
"""
# Measuring the contrast of a text takes ten times as long as all other rules. It follows from the text's colour and size and from what
# is behind it, so only the first text of each kind on a site is measured; `make test-long` measures each.
RUN = """
async ([isLong, takesAllRules, weighed]) => {
  const known = new Set(weighed);
  const kinds = new Map();
  // What is behind an element's text: its own background on those of its parents.
  const ground = element => {
    if (!element) return '';
    if (!kinds.has(element)) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
      kinds.set(element, ground(element.parentElement) + (isClear ? '' : [backgroundColor, backgroundImage, opacity].join() + '/'));
    }
    return kinds.get(element);
  };
  const kind = element => {
    const {color, fontSize, fontWeight} = getComputedStyle(element);
    return ground(element) + [color, fontSize, fontWeight, element.localName].join();
  };
  const hash = text => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      one = Math.imul(one ^ text.charCodeAt(index), 2654435761);
      other = Math.imul(other ^ text.charCodeAt(index), 1597334677);
    }
    return (one >>> 0) + '-' + (other >>> 0);
  };
  const texts = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const isSeen = element.checkVisibility({visibilityProperty: true});
    if (!hasText || !isSeen) continue;
    const name = hash(kind(element));
    if (!known.has(name) && !texts.has(name)) texts.set(name, element);
  }
  const options = {resultTypes: ['violations'], preload: false};
  const found = takesAllRules ? (await axe.run(document, {
    ...options, rules: {'target-size': {enabled: true}, 'color-contrast': {enabled: isLong}},
  })).violations : [];
  if (!isLong && texts.size) {
    const contrasts = await axe.run({include: [...texts.values()]}, {...options, runOnly: ['color-contrast']});
    found.push(...contrasts.violations);
  }
  const violations = found.flatMap(rule => rule.nodes.map(node => ({
    rule: rule.id, help: rule.help, where: node.target.join(' '), reason: node.failureSummary.split('\\n')[1].trim(),
  })));
  return {violations, weighed: [...texts.keys()]};
}
"""

# The kinds of text whose contrast has been measured, by the site's name and the circumstances.
WEIGHED: dict[tuple[str, str, int], set[str]] = {}


def emulate(page: Page, scheme: str, width: int) -> None:
    """Shows a page in light, dark or forced colours, in a window of a width in CSS pixels."""
    page.emulate_media(
        color_scheme="dark" if scheme == "dark" else "light", forced_colors="active" if scheme == "forced" else "none"
    )
    page.set_viewport_size({"width": width, "height": 900})


def violations(page: Page, takes_all_rules: bool = True, weighed: set[str] | None = None) -> list[dict]:
    """Returns the violations that axe-core finds on a page; skips kinds of text in `weighed`, and adds the others to it."""
    weighed = set() if weighed is None else weighed
    result = page.evaluate(RUN, ["LONG" in os.environ, takes_all_rules, list(weighed)])
    weighed |= set(result["weighed"])
    return result["violations"]


def findings(visit: Visit) -> list[str]:
    """Returns the violations, each with the circumstances in which it appears; unfolds everything first."""
    page = visit.show(unfolded=True)
    visit.change()
    page.evaluate(PREPARE)
    page.evaluate(AXE)
    circumstances: dict[tuple[str, str], list[str]] = {}
    texts: dict[tuple[str, str], str] = {}
    for scheme, width, takes_all_rules in CIRCUMSTANCES:
        emulate(page, scheme, width)
        # Code gets its tab stop one frame after it begins to scroll.
        page.evaluate(FRAMES)
        weighed = WEIGHED.setdefault((visit.site.name, scheme, width), set())
        for violation in violations(page, takes_all_rules, weighed):
            key = (violation["rule"], violation["where"])
            circumstances.setdefault(key, []).append(f"{scheme} {width} px")
            texts[key] = f"{violation['help']} ({violation['reason']})"
    page.emulate_media(color_scheme="light", forced_colors="none")
    return [
        f"{rule}: {texts[rule, where]} at {where} in {', '.join(seen)}" for (rule, where), seen in circumstances.items()
    ]
