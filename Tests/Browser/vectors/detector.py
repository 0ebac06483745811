"""Opens pages in Chromium, clicks on everything, and notes code that runs or could, and requests to other hosts."""

import re
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

# The site's own script calls none of these, so a call comes from an author's code.
HOOKS = """(() => {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
    window[name] = () => { window.noteRun(`${name} was called`); };
  addEventListener('securitypolicyviolation', event => {
    window.noteRun(`the policy had to keep ${event.effectiveDirective} from ${event.blockedURI}`);
  });
})();"""

# Elements and attributes that could run something in some browser.
AUDIT = """own => {
  // A browser shows plain text in a document of its own, with one element.
  if (/^text.(plain|markdown)$/.test(document.contentType)) return document.body.children.length > 1 ? ['more than text'] : [];
  const found = new Set();
  const leads = ['url', '@id', 'item', 'image', 'sameAs', 'contentUrl', 'mainEntityOfPage'];
  // Data runs nothing, and crawlers follow its addresses.
  const auditData = value => {
    for (const [key, part] of Object.entries(value ?? {})) {
      if (typeof part === 'object') auditData(part);
      else if (leads.includes(key) && /^[a-z][a-z0-9+.-]*:/i.test(part) && !/^(https?|mailto|tel):/i.test(part)) found.add(`${key} '${part}' of data`);
    }
  };
  const forbidden = ['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'form', 'base', 'portal', 'template', 'style',
    'marquee', 'foreignobject', 'animate', 'animatetransform', 'animatemotion', 'set', 'handler', 'noscript', 'video',
    'audio', 'textarea', 'select', 'math', 'button', 'dialog', 'plaintext', 'xmp', 'isindex', 'listener'];
  const isPicture = document.documentElement.localName === 'svg';
  const addresses = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster', 'background', 'srcset', 'ping'];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName.toLowerCase();
    const isCopyButton = name === 'button' && element.className === 'copy';
    if (forbidden.includes(name) && !isCopyButton && !(isPicture && name === 'style')) found.add(`<${name}>`);
    if (name === 'script' && !isPicture && element.type === 'application/ld+json' && !element.src) {
      try { auditData(JSON.parse(element.textContent)); } catch { found.add('data that is broken'); }
    } else if (name === 'script' && (isPicture || element.textContent || !element.src.startsWith(own))) found.add('<script>');
    if (name === 'meta' && /refresh/i.test(element.httpEquiv)) found.add('<meta http-equiv=refresh>');
    if (name === 'link' && element.rel !== 'canonical' && !element.href.startsWith(own)) found.add(`<link rel=${element.rel}>`);
    if (name === 'input' && !['checkbox', 'radio'].includes(element.type)) found.add('<input>');
    for (const {name: key, value} of element.attributes) {
      if (/^on/i.test(key)) found.add(`${key} of <${name}>`);
      if (/^(srcdoc|target|http-equiv)$/i.test(key) && name !== 'meta') found.add(`${key} of <${name}>`);
      if (key === 'style' && !/^(width:\\d+%|flex-grow:\\d+|--[wn]:\\d+|counter-reset:l \\d+)$/.test(value) && !isPicture) found.add(`style '${value}'`);
      if (addresses.includes(key.toLowerCase()) && name !== 'link') {
        let scheme = 'broken:';
        try { scheme = new URL(value, document.baseURI).protocol; } catch { /* No browser follows it. */ }
        const isInline = isPicture && /^data:image\\/(png|jpeg|gif|webp)/.test(value);
        if (!['http:', 'https:', 'mailto:', 'tel:', 'broken:'].includes(scheme) && !isInline) found.add(`${key}=${value} of <${name}>`);
      }
    }
  }
  if (document.baseURI.split('#')[0] !== location.href.split('#')[0]) found.add('another base address');
  if (typeof document.getElementById !== 'function' || typeof document.cookie !== 'string') found.add('a name that hides a function');
  return [...found];
}"""

INTERACT = """async () => {
  addEventListener('click', event => {
    const link = event.composedPath().find(node => node.localName === 'a');
    const address = link && (link.href?.baseVal ?? link.href);
    // Links of the web lead away from the page; an address that the browser can't read leads nowhere.
    let scheme = 'https:';
    try { scheme = new URL(address, document.baseURI).protocol; } catch { /* As said. */ }
    if (/^(https?|mailto|tel):$/.test(scheme)) event.preventDefault();
  }, true);
  for (const element of document.querySelectorAll('*')) {
    // The words of code, of which there are thousands, have nothing that could listen.
    if (element.localName.endsWith('-') && !element.attributes.length) continue;
    for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointerdown', 'mousedown', 'contextmenu'])
      element.dispatchEvent(new MouseEvent(name, {bubbles: name.endsWith('over') || name.endsWith('down')}));
    if (element.localName === 'details') element.open = true;
    if (element.matches('a, button, input, [tabindex], summary, [contenteditable]')) element.focus?.({preventScroll: true});
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
    element.dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));
  }
  // Listeners for scrolling and for the end of animations have their turn.
  await new Promise(resolve => setTimeout(resolve, 20));
}"""

# Files that no browser shows as a document, and the lists of pages.
LEFT_OUT = {".css", ".js", ".txt", ".xml", ".csv", ".json", ".png"}


class Detector:
    """A browser context, with the pages' content policy or without it, and its notes."""

    def __init__(self, browser: Browser, root: str, bypasses_policy: bool):
        self.root = root
        self.findings: list[str] = []
        # Requested pictures of other hosts, which Markdown may show.
        self.pictures: set[str] = set()
        self.opened = 0
        self.place = ""
        # Service workers and permissions are new with each context.
        self.context = browser.new_context(bypass_csp=bypasses_policy, reduced_motion="reduce")
        self.context.expose_function("noteRun", self.note)
        self.context.add_init_script(HOOKS)
        self.context.on("request", self._note_request)
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("dialog", lambda dialog: (self.note(f"a dialog: {dialog.message}"), dialog.dismiss()))
        self.page.on("pageerror", lambda error: self.note(f"error in a script: {error}"))
        self.page.on("download", lambda download: download.cancel())
        self.context.on("page", self._close_other)

    def note(self, finding: str) -> None:
        """Notes what happened on the open page."""
        finding = f"{self.place}: {finding}"
        if finding not in self.findings:
            self.findings.append(finding)

    def visit(self, address: str) -> None:
        """Opens a page, and clicks on everything there."""
        self.place = address
        self.opened += 1
        self.pictures.clear()
        try:
            self.page.goto(self.root + address, wait_until="load")
            for finding in self.page.evaluate(AUDIT, self.root):
                self.note(f"{finding} is on the page")
            self.page.evaluate(INTERACT)
            for picture in self.pictures.difference(self.page.evaluate("[...document.images].map(image => image.src)")):
                self.note(f"picture {picture[:80]} was asked for")
            if not self.page.url.startswith(self.root):
                self.note(f"the page became {self.page.url[:60]}")
        except PlaywrightError as error:
            # A download isn't a page.
            if "Download is starting" not in str(error) and "net::ERR_ABORTED" not in str(error):
                self.note(f"the browser can't go on: {str(error).splitlines()[0]}")

    def _note_request(self, request) -> None:
        if request.url.startswith((self.root, "data:", "about:", "blob:", "chrome")):
            return
        if request.resource_type == "image":
            self.pictures.add(request.url)
        else:
            self.note(f"{request.resource_type} {request.url[:80]} was asked for")

    def _close_other(self, page) -> None:
        if page is not self.page and getattr(self, "page", None) is not None:
            self.note("a window was opened")
            page.close()


def findings_of(
    browser: Browser, root: str, folder: Path, bypasses_policy: bool, sought: str | None = None, step: int = 1
) -> tuple[list[str], int]:
    """Opens the pages of a site and its other files, except the theme's, until the sought finding is noted.

    Of the pages, only one in `step` is opened.
    """
    detector = Detector(browser, root, bypasses_policy)
    try:
        pages = 0
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            if file.is_file() and not name.startswith(".") and file.suffix not in LEFT_OUT and not is_redirect(file):
                pages += file.suffix == ".html"
                if file.suffix == ".html" and pages % step:
                    continue
                detector.visit(quote(re.sub(r"(^|/)index\.html$", r"\1", name)))
                if sought and any(sought in finding for finding in detector.findings):
                    break
        return detector.findings, detector.opened
    finally:
        detector.context.close()


def is_redirect(file: Path) -> bool:
    """Returns whether a page only redirects to another one."""
    return file.suffix == ".html" and b'http-equiv="refresh"' in file.read_bytes()[:4000]
