"""axe-core finds no violation, in light and dark, on a phone and on a desk."""

from pathlib import Path

import axe_playwright_python

from harness.visit import Visit

TITLE = "axe-core finds no violation in light and dark at 320 and 1280 px"

# The colours of code do not depend on the width, and weighing thousands of coloured words takes long: code is held
# against each scheme and each width once, the rest of the page against all four pairs.
CIRCUMSTANCES = [("light", 320, True), ("light", 1280, False), ("dark", 320, False), ("dark", 1280, True)]

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RUN = """
async withCode => {
  const context = withCode || !document.querySelector('pre code') ? document : {exclude: [['pre code']]};
  const found = await axe.run(context, {resultTypes: ['violations'], preload: false});
  return found.violations.flatMap(rule => rule.nodes.map(node => ({
    rule: rule.id, help: rule.help, where: node.target.join(' '), reason: node.failureSummary.split('\\n')[1].trim(),
  })));
}
"""


def findings(visit: Visit) -> list[str]:
    """The violations, each with the circumstances it appears in; what is folded away is opened first."""
    page = visit.open()
    page.evaluate("for (const element of document.querySelectorAll('details')) element.open = true")
    page.evaluate(AXE)
    circumstances: dict[tuple[str, str], list[str]] = {}
    texts: dict[tuple[str, str], str] = {}
    for scheme, width, with_code in CIRCUMSTANCES:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 900})
        for violation in page.evaluate(RUN, with_code):
            key = (violation["rule"], violation["where"])
            circumstances.setdefault(key, []).append(f"{scheme} {width} px")
            texts[key] = f"{violation['help']} ({violation['reason']})"
    return [
        f"{rule}: {texts[rule, where]} at {where} in {', '.join(seen)}" for (rule, where), seen in circumstances.items()
    ]
