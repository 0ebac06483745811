"""Code, symbols and marks have contrast on every background, for the colour-blind too, and keep their meaning without colour."""

from harness.visit import Visit

TITLE = "code, signs and marks keep 4.5:1 in both themes, for the colour-blind too, and differ without colour"

TEXT_RATIO = 4.5  # WCAG 2.2, success criterion 1.4.3
SHAPE_RATIO = 3.0  # WCAG 2.2, success criterion 1.4.11

# Machado, Oliveira and Fernandes 2009, “A Physiologically-based Model for Simulation of Color Vision Deficiency”, table 1,
# severity 1.0; for linear RGB.
VISION = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip

# The colours of every kind of text in code, each with its background, as the browser computes them.
COLOURS = """
() => {
  for (const element of document.querySelectorAll('details')) element.open = true;
  const context = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {willReadFrequently: true});
  const paint = colours => {
    context.clearRect(0, 0, 1, 1);
    for (const colour of colours) { context.fillStyle = colour; context.fillRect(0, 0, 1, 1); }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const seen = new Map();
  const groundOf = element => {
    const grounds = [];
    for (let parent = element; parent; parent = parent.parentElement) grounds.unshift(getComputedStyle(parent).backgroundColor);
    return ['white', ...grounds];
  };
  const add = (what, isText, colour, ground) => {
    const key = [what, colour, ground].join();
    if (!seen.has(key)) seen.set(key, {what, isText, colour: paint([...ground, colour]), ground: paint(ground)});
  };
  const kinds = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.closest('pre code') || element.closest('.w') || !isShown(element)) continue;
    let path = '';
    for (let parent = element; !parent.matches('pre code'); parent = parent.parentElement) path = ` ${parent.localName}.${parent.className}` + path;
    if (kinds.has(path)) continue;
    kinds.add(path);
    add('code' + path, true, getComputedStyle(element).color, groundOf(element));
  }
  for (const line of document.querySelectorAll('pre > code > *')) {
    if (kinds.has('line ' + line.localName + line.className) || !isShown(line)) continue;
    kinds.add('line ' + line.localName + line.className);
    const name = line.localName + '.' + line.className;
    const sign = getComputedStyle(line, '::before'), bar = getComputedStyle(line, '::after');
    if (sign.content !== 'none') add('sign of ' + name, true, sign.color, groundOf(line));
    if (parseFloat(bar.borderLeftWidth) > 0) add('bar of ' + name, false, bar.borderLeftColor, groundOf(line));
    const number = line.querySelector(':scope > a, :scope > b');
    if (number) add('number in ' + name, true, getComputedStyle(number).color, groundOf(line));
  }
  for (const mark of document.querySelectorAll('ins > mark, del > mark')) {
    const name = 'line under a mark in ' + mark.parentElement.localName;
    if (kinds.has(name)) continue;
    kinds.add(name);
    add(name, false, getComputedStyle(mark).borderBottomColor, groundOf(mark.parentElement));
  }
  return [...seen.values()];
}
"""
# What distinguishes lines for the colour-blind, in forced colours and in print.
SHAPES = """
() => {
  for (const element of document.querySelectorAll('details')) element.open = true;
  const found = [];
  const shape = line => {
    const sign = getComputedStyle(line, '::before'), bar = getComputedStyle(line, '::after');
    return {sign: sign.content, bar: parseFloat(bar.borderLeftWidth) > 0 ? bar.borderLeftStyle : 'none'};
  };
  const [added, removed, moved] = ['code > ins', 'code > del', 'code > .moved'].map(kind => {
    const line = [...document.querySelectorAll(kind)].find(isShown);
    return line && shape(line);
  });
  const kinds = Object.entries({added, removed, moved}).filter(([, shape]) => shape);
  for (const [name, shape] of kinds) {
    if (['none', 'normal', '""'].includes(shape.sign)) found.push(`lines that are ${name} have no sign`);
    if (shape.bar === 'none') found.push(`lines that are ${name} have no bar`);
    for (const [other, second] of kinds)
      if (name < other && (shape.sign === second.sign || shape.bar === second.bar)) found.push(`lines that are ${name} look as those that are ${other}`);
  }
  const words = kind => [...document.querySelectorAll(kind)].filter(line => line.querySelector('.w')).map(line => line.querySelector('.w').textContent);
  if (words('code > ins').some(word => !word.startsWith('Added'))) found.push('added lines are not called so');
  if (words('code > del').some(word => !word.startsWith('Removed'))) found.push('removed lines are not called so');
  for (const line of document.querySelectorAll('.ch pre')) {
    const first = line.querySelector('ins, del');
    if (first && !first.previousElementSibling && !first.querySelector('.w')) { found.push('a change begins without a word for listeners'); break; }
  }
  const mark = [...document.querySelectorAll('ins > mark, del > mark')].find(isShown);
  if (mark && parseFloat(getComputedStyle(mark).borderBottomWidth) < 1) found.push('changed words are not underlined');
  const stressed = [...document.querySelectorAll('.snippet code > mark, .snippet pre > mark')].find(isShown);
  if (stressed) {
    const style = getComputedStyle(stressed);
    const edges = [style.outlineStyle !== 'none', parseFloat(style.borderLeftWidth) > 0, style.boxShadow !== 'none'];
    if (!edges.some(Boolean)) found.push('stressed lines have neither an edge nor an outline');
  }
  return found;
}
"""


def findings(visit: Visit) -> list[str]:
    """Returns colours that are too close to each other, and differences that colour alone shows."""
    found = []
    for scheme in ("light", "dark"):
        page = visit.open(scheme=scheme)
        for ratio, vision, part in ratios(page.evaluate(COLOURS)):
            if ratio < (TEXT_RATIO if part["isText"] else SHAPE_RATIO):
                found.append(f"{part['what']} has {ratio:.2f}:1 for {vision} in {scheme}")
    for circumstance, options in {"forced colours": {"forced_colors": "active"}, "print": {"media": "print"}}.items():
        page = visit.open()
        page.emulate_media(**options)
        found += [f"{shape} in {circumstance}" for shape in page.evaluate(SHAPES)]
        page.emulate_media(forced_colors="none", media="screen")
    return found


def ratios(parts: list[dict]) -> list[tuple[float, str, dict]]:
    """Returns the ratio of each pair of colours for each kind of vision."""
    return [
        (contrast(part["colour"], part["ground"], matrix), vision, part)
        for part in parts
        for vision, matrix in VISION.items()
    ]


def contrast(one: list[int], other: list[int], matrix: tuple) -> float:
    """Returns the ratio of two colours as WCAG defines it, after a matrix of colour vision."""
    light, dark = sorted((luminance(colour, matrix) for colour in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: list[int], matrix: tuple) -> float:
    """Returns the relative luminance of a colour of sRGB, after a matrix of colour vision."""
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in (part / 255 for part in colour)]
    seen = [min(1.0, max(0.0, sum(factor * part for factor, part in zip(row, linear)))) for row in matrix]
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
