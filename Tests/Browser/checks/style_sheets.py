"""The browser understands every selector and every declaration, so none has a misspelt name."""

import re

from harness.visit import Visit

TITLE = "the browser understands every selector and declaration of the style sheets"

UNKNOWN = """
([selectors, declarations]) => [
  ...selectors.filter(selector => !CSS.supports(`selector(${selector})`)),
  ...declarations.filter(([name, value]) => !CSS.supports(name, value)).map(pair => pair.join(': ')),
]
"""


def findings(visit: Visit) -> list[str]:
    """Returns the selectors and declarations that have no effect."""
    page = visit.open()
    found = []
    for file in sorted(visit.site.folder.rglob("*.css")):
        found += [f"{file.name}: {text}" for text in page.evaluate(UNKNOWN, parts(file.read_text(encoding="utf-8")))]
    return found


def parts(style_sheet: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Returns the selectors of a style sheet's rules, and the names and values of their declarations."""
    text = re.sub(r"/\*.*?\*/", "", style_sheet, flags=re.DOTALL)
    selectors, declarations = [], []
    for head, body in re.findall(r"([^{};]+)\{([^{}]*)\}", text):
        if head.strip().startswith("@"):
            continue
        selectors += selectors_of(head)
        for declaration in body.split(";"):
            name, colon, value = declaration.partition(":")
            if colon and not name.strip().startswith("--"):
                # CSS.supports takes values without their weight.
                declarations.append((name.strip(), value.strip().removesuffix("!important").strip()))
    return selectors, declarations


def selectors_of(head: str) -> list[str]:
    """Returns the selectors of a rule; commas within parentheses, however deep, don't divide them."""
    selectors, depth = [""], 0
    for character in head:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            selectors.append("")
        else:
            selectors[-1] += character
    return [selector.strip() for selector in selectors]
