"""One page of a site, open in a browser."""

from playwright.sync_api import Browser, Page

from harness.site import MISSING_ADDRESS, Site

HELPERS = """() => {
window.isShown = element => element.checkVisibility({visibilityProperty: true});
window.describe = element => {
  const name = element.id ? '#' + element.id : [element.localName, ...element.classList].join('.');
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40);
  return text ? `${name} “${text}”` : name;
};
}"""

# Resolves when the page has been drawn twice.
FRAMES = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
MOST_WAITS = 500


class Visit:
    """A page in a context of its own, with its requests and its messages on the console."""

    def __init__(self, browser: Browser, site: Site, root: str, address: str):
        self.browser, self.site, self.root, self.address = browser, site, root, address
        self.url = root + address
        self.troubles: list[str] = []
        self.is_intact = self.is_unfolded = False
        self.awaited = 0
        self.is_missing_page = address == MISSING_ADDRESS
        self.context = browser.new_context(reduced_motion="reduce")
        self.context.route(lambda url: not url.startswith(root), self._refuse)
        self.page = self.context.new_page()
        self.page.set_default_timeout(120_000)
        self.page.on("request", lambda _: self._await(1))
        self.page.on("requestfinished", lambda _: self._await(-1))
        self.page.on("response", self._note_response)
        self.page.on("requestfailed", self._note_failure)
        self.page.on("pageerror", lambda error: self._note(f"error in a script: {error}"))
        self.page.on("console", self._note_console)

    def open(self, width: int = 1280, height: int = 900, scheme: str = "light", media: str = "screen") -> Page:
        """Reloads the page for a check that changes it."""
        self.is_intact = False
        self._show(width, height, scheme, media)
        self._load()
        return self.page

    def show(
        self, width: int = 1280, height: int = 900, scheme: str = "light", media: str = "screen", unfolded: bool = False
    ) -> Page:
        """Returns the page for a check that doesn't change it; reloads it only if another check changed or unfolded it."""
        self._show(width, height, scheme, media)
        if not self.is_intact or (self.is_unfolded and not unfolded):
            self._load()
            self.is_intact, self.is_unfolded = True, False
        if unfolded and not self.is_unfolded:
            self.page.evaluate("for (const element of document.querySelectorAll('details')) element.open = true")
            self.is_unfolded = True
        return self.page

    def change(self) -> None:
        """Notes that the check will change the shown page."""
        self.is_intact = False

    def settle(self) -> None:
        """Waits for pending requests of scripts, pictures and style sheets."""
        self.page.evaluate("for (const image of document.images) image.loading = 'eager'")
        self.page.wait_for_load_state("networkidle")
        # An idle page may load more when it is shown in another way.
        self.page.evaluate(FRAMES)
        for _ in range(MOST_WAITS):
            if self.awaited <= 0:
                break
            self.page.wait_for_timeout(20)

    def pasted(self) -> str:
        """Returns the text on the clipboard, read by a page of its own."""
        context = self.browser.new_context(permissions=["clipboard-read"])
        try:
            page = context.new_page()
            page.goto(self.root)
            page.bring_to_front()
            return page.evaluate("navigator.clipboard.readText()")
        finally:
            context.close()

    def close(self) -> None:
        """Closes the page and forgets its context."""
        self.context.close()

    def _show(self, width: int, height: int, scheme: str, media: str) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=scheme, media=media)

    def _load(self) -> None:
        # Requests of the previous page are cancelled.
        self.awaited = 0
        self.page.goto(self.url, wait_until="load")
        self.page.evaluate(HELPERS)

    def _await(self, count: int) -> None:
        self.awaited += count

    def _note(self, trouble: str) -> None:
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    def _refuse(self, route) -> None:
        if not route.request.url.startswith(("data:", "about:")):
            self._note(f"{route.request.url} is outside the site")
        route.abort()

    def _note_failure(self, request) -> None:
        self._await(-1)
        # When a page is left, the browser cancels what it still loads: icons and pictures below the fold. That says
        # nothing of the site; what is missing gets an answer of its own, or fails with another error.
        if request.failure == "net::ERR_ABORTED":
            return
        self._note(f"{request.url} failed: {request.failure}")

    def _note_response(self, response) -> None:
        is_page = response.request.is_navigation_request() and response.url == self.url
        expected = 404 if is_page and self.is_missing_page else 200
        if response.status not in (expected, 304):
            self._note(f"{response.url} answered {response.status}")

    def _note_console(self, message) -> None:
        # The browser reports the 404 page itself as not found, as it should.
        if self.is_missing_page and message.location.get("url") == self.url and "404" in message.text:
            return
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text}")
