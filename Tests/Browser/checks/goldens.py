"""Pages look as they did when somebody last approved their pictures.

Machines draw letters differently. So all pictures are taken with the same two families of fonts, and shrunk to cells of 16 by
16 CSS pixels before they are compared by their mean difference. Letters drawn without hinting change a picture by at most 1.1
of 255. The mildest of the planted faults (added lines lose their background) changes it by 2.3 if changed lines fill the
picture, and code that is 4 % smaller by 4.1; the limit is between.
"""

import base64
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from harness.visit import FRAMES, Visit

TITLE = "pages look as in the pictures that were agreed upon"
FOLDER = Path(__file__).parent.parent / "goldens"
LIMIT = 1.7  # Mean difference of the cells' channels, of 255.
CELL = 16
FONTS = ':root { --text: "DejaVu Sans", sans-serif; --mono: "DejaVu Sans Mono", monospace; }'
FAILURES = Path(__file__).parents[3] / ".build" / "golden-failures"


@dataclass(frozen=True)
class Shot:
    """A picture of a part of a page; `anchor` is the element at its top."""

    name: str
    address: str
    width: int
    scheme: str = "light"
    anchor: str = ""


STUDY = "case-studies/registration/"
FILES = STUDY + "files/"
SHOTS = [
    Shot("home-1280-light", "", 1280),
    Shot("home-390-dark", "", 390, "dark"),
    Shot("study-1280-light", STUDY, 1280),
    Shot("study-390-dark", STUDY, 390, "dark"),
    Shot("steps-1280-light", STUDY + "steps/", 1280),
    Shot("changes-1280-light", STUDY + "changes/", 1280),
    Shot("evidence-1280-light", STUDY + "evidence/", 1280),
    Shot("list-1280-light", "case-studies/", 1280),
    Shot("comparison-1280-light", FILES, 1280, anchor=".comparison"),
    Shot("comparison-1280-dark", FILES, 1280, "dark", ".comparison"),
    Shot("comparison-390-light", FILES, 390, anchor=".ch"),
    Shot("comparison-390-dark", FILES, 390, "dark", ".ch"),
    Shot("principle-1280-light", "principles/ocp/", 1280),
]

COMPARE = """
async ([one, other, cell]) => {
  const pictures = await Promise.all([one, other].map(async data => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    return image;
  }));
  if (pictures[0].width !== pictures[1].width || pictures[0].height !== pictures[1].height) return 255;
  const [first, second] = pictures.map(image => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height].map(length => Math.ceil(length * 2 / cell));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  let sum = 0;
  for (let index = 0; index < first.length; index += 1) sum += Math.abs(first[index] - second[index]);
  return sum / (first.length * 3 / 4);
}
"""


def findings(visit: Visit, failures: Path = FAILURES) -> list[str]:
    """Returns the pictures of the page that differ from the approved ones, or that nobody has approved yet."""
    return [problem for shot in shots_of(visit) for problem in shot_findings(visit, shot, failures)]


def update(visit: Visit) -> list[str]:
    """Records the page as approved."""
    FOLDER.mkdir(exist_ok=True)
    for shot in shots_of(visit):
        (FOLDER / f"{shot.name}.png").write_bytes(take(visit, shot))
    return []


def shots_of(visit: Visit) -> list[Shot]:
    """Returns the pictures that are taken of a page."""
    return [shot for shot in SHOTS if shot.address == visit.address]


def shot_findings(visit: Visit, shot: Shot, failures: Path) -> list[str]:
    """Returns what is wrong with one picture; a picture that fails is kept."""
    golden, picture = FOLDER / f"{shot.name}.png", take(visit, shot)
    difference = difference_of(visit.page, picture, golden.read_bytes()) if golden.is_file() else None
    if difference is not None and difference <= LIMIT:
        return []
    failures.mkdir(parents=True, exist_ok=True)
    (failures / golden.name).write_bytes(picture)
    reason = "is missing" if difference is None else f"differs by {difference:.1f}, more than {LIMIT}"
    return [f"{golden.name} {reason}: look at {failures / golden.name}, and if it is right, run with --update-goldens"]


def take(visit: Visit, shot: Shot) -> bytes:
    """Takes a picture of half the size, with fonts of the test, which the page's policy would block."""
    context = visit.browser.new_context(
        viewport={"width": shot.width, "height": 900}, device_scale_factor=0.5, color_scheme=shot.scheme,
        reduced_motion="reduce", bypass_csp=True,
    )  # fmt: skip
    try:
        page = context.new_page()
        page.goto(visit.url, wait_until="load")
        page.add_style_tag(content=FONTS)
        if shot.anchor:
            # Content outside the window is laid out only when it comes near, and then moves what is below.
            for _ in range(3):
                page.evaluate("selector => document.querySelector(selector).scrollIntoView()", shot.anchor)
                page.evaluate(FRAMES)
        return page.screenshot(animations="disabled", caret="hide")
    finally:
        context.close()


def difference_of(page: Page, one: bytes, other: bytes) -> float:
    """Returns the mean difference of two shrunken pictures."""
    pictures = [base64.b64encode(picture).decode() for picture in (one, other)]
    page.goto("about:blank")
    return page.evaluate(COMPARE, [*pictures, CELL])
