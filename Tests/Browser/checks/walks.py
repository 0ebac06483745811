"""Five readers reach what they came for from the home page, by links that say where they lead."""

from collections.abc import Callable
from urllib.parse import urljoin

from playwright.sync_api import Error, Page, expect

from harness.visit import Visit

TITLE = (
    "from home, a sceptic reaches a contradicted verdict and a team lead the exercise in two clicks, a reviewer a request's "
    "patches in three, a learner walks a path on a phone, and somebody with a keyboard gets to the end of the steps"
)
WIDE, NARROW = 1440, 360
WAIT = 10_000  # Milliseconds in which a link or a key must take effect.
MOST_STOPS = 40

FOCUS = "() => { const { localName, textContent, hash } = document.activeElement; return [localName, textContent.trim(), hash]; }"
HAS_OUTLINE = "() => parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2"
# The target must be in the first half of the window, so that readers see it at once.
IS_REACHED = "() => { const top = document.querySelector(':target')?.getBoundingClientRect().top; return top >= -5 && top < innerHeight / 2; }"


def sceptic(page: Page) -> None:
    """Looks for a number that counts against a principle, and for the studies behind it."""
    page.locator("section:has(#Studies)").get_by_role("link", name="contradicted").first.click()
    page.locator("td a[data-verdict=contradicted]").first.click()
    page.wait_for_function(IS_REACHED)
    finding = page.locator(".finding:has(:target)")
    expect(finding).to_contain_text("contradicted")
    expect(finding.locator(".measures")).to_be_visible()


def lead(page: Page) -> None:
    """Prepares a workshop: needs an exercise to download, with questions."""
    page.locator(".study-title a").first.click()
    page.get_by_role("navigation", name="Parts of this document").get_by_role("link", name="Exercise").click()
    expect(page.get_by_role("heading", name="Questions")).to_be_visible()
    link = page.get_by_role("link", name="exercise.zip")
    answer = page.request.get(urljoin(page.url, link.get_attribute("href")))
    assert answer.ok and answer.body().startswith(b"PK"), "the exercise can't be downloaded"


def reviewer(page: Page) -> None:
    """Wants the difference that matters most, and what a request costs on both sides."""
    page.locator(".study-title a").first.click()
    expect(page.locator(".key-difference pre").first).to_be_visible()
    page.locator(".results tbody th a").first.click()
    page.wait_for_function(IS_REACHED)
    page.locator("summary:visible", has_text="Which files would you open?").first.click()
    expect(page.locator(".answer[open] .result").first).to_be_visible()
    expect(page.locator(".answer[open] pre").first).to_be_visible()


def learner(page: Page) -> None:
    """Reads the first study of a path on a phone, without zooming."""
    page.get_by_role("link", name="Learning paths").first.click()
    page.locator(".path li > a").first.click()
    page.get_by_role("navigation", name="Parts of this document").get_by_role("link", name="Steps").click()
    page.locator(".step-list a").first.click()
    page.wait_for_function("() => document.querySelector('.step.current')")
    for step in range(page.locator(".step").count() - 1):
        page.locator(".step").nth(step).get_by_role("button", name="Next step").click()
    expect(page.locator(".step").last).to_have_class("step current")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW, f"the steps are {wide} px wide"


def keyboard(page: Page) -> None:
    """Goes from home to the last step without a pointer."""
    tab_to(page, lambda name, text, _: name == "a" and text == "Case studies", "the list")
    page.keyboard.press("Enter")
    page.wait_for_url("**/case-studies/")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS)[2] == "#Main", "the first stop doesn't skip to the content"
    page.keyboard.press("Enter")
    first = page.locator("tbody th a").first.text_content()
    tab_to(page, lambda _, text, __: text == first, "the first study")
    page.keyboard.press("Enter")
    page.wait_for_selector(".overview")
    tab_to(page, lambda _, text, __: text == "Steps", "the steps")
    page.keyboard.press("Enter")
    page.wait_for_selector(".step.current")
    for _ in range(page.locator(".step").count() - 1):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".step").last).to_have_class("step current")
    assert page.evaluate("document.activeElement.closest('.step')?.matches('.current')"), "the focus isn't in the last step"


def tab_to(page: Page, is_wanted: Callable[[str, str, str], bool], name: str) -> None:
    """Presses the tab key until the wanted element has the focus, and checks that its focus is visible."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if is_wanted(*page.evaluate(FOCUS)):
            assert page.evaluate(HAS_OUTLINE), f"the focus on {name} can't be seen"
            return
    raise AssertionError(f"{MOST_STOPS} stops don't lead to {name}")


WALKS = {sceptic: WIDE, lead: WIDE, reviewer: WIDE, learner: NARROW, keyboard: WIDE}


def findings(visit: Visit, readers: tuple[str, ...] = tuple(walk.__name__ for walk in WALKS)) -> list[str]:
    """Returns the readers who get stuck, and where."""
    found = []
    for walk, width in WALKS.items():
        if walk.__name__ not in readers:
            continue
        page = visit.open(width=width)
        visit.settle()
        page.set_default_timeout(WAIT)
        try:
            walk(page)
        except (AssertionError, Error) as trouble:
            where = page.url.removeprefix(visit.root) or "home"
            found.append(f"the {walk.__name__} gets stuck at {where}: {str(trouble).strip().splitlines()[0]}")
    return found
