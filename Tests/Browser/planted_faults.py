"""Pages with one fault each, which its check must find, and a sound page that passes all checks."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from harness.report import Report
from harness.site import Site
from harness.tour import Tour

STYLE = """
body { margin: 1rem; color: #222; background: #fff; overflow-wrap: break-word; }
a { color: #004080; }
.skip { position: absolute; top: -4rem; background: #fff; }
.skip:focus { top: 0; }
:focus-visible { outline: 3px solid #004080; }
@media print { nav, .skip { display: none; } details::details-content { content-visibility: visible; } }
"""

SMALL_TEXT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="20" viewBox="0 0 900 20">'
    "<style>text{font:14px sans-serif}</style><text y=\"15\">Small</text></svg>"
)
FAULTY_STYLE = "p, a:hovver { color: red; colr: red }\n"

SOUND = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<a class="skip" href="#Main">Skip to the content</a>
<header><nav aria-label="Site"><a href="sound.html">Home</a></nav></header>
<main id="Main" tabindex="-1">
<h1>A page</h1>
<p>Text with <a href="#Part">a link</a>.</p>
<h2 id="Part">A part</h2>
<details><summary>More</summary><p>Folded text.</p></details>
</main>
</body>
</html>
"""

CODE_ADDRESS = "case-studies/lost/"
CODE_SOURCE = """---
title: Lost
---
# Lost

```swift A.swift
let kept = 1
```

```swift B.swift
let lost = 2
```
"""


@dataclass(frozen=True)
class Fault:
    """A change to the sound page, and the check that must report it."""

    check: str
    name: str
    sound: str
    faulty: str

    @property
    def file(self) -> str:
        """Returns the page's file, which is also its address."""
        return f"{self.check}-{self.name}.html"


FAULTS = [
    Fault("markup", "unclosed-element", "<p>Text", "<p><em>Text"),
    Fault("markup", "double-id", '<h1>', '<h1 id="Part">'),
    Fault("markup", "unknown-attribute", "<h1>", '<h1 align="center">'),
    Fault("link_names", "same-name", "Text with", 'See <a href="sound.html#Part">a link</a>, and'),
    Fault("links", "dead-page", 'href="sound.html"', 'href="gone.html"'),
    Fault("links", "dead-fragment", 'href="#Part"', 'href="#Gone"'),
    Fault("links", "fragment-elsewhere", 'href="#Part"', 'href="sound.html#Gone"'),
    Fault("links", "missing-image", "<h2", '<img src="gone.png" alt="Gone"><h2'),
    Fault("accessibility", "no-alternative", "<h2", '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><h2'),
    Fault("accessibility", "faint-text", "<p>Text", '<p style="color:#aaa">Text'),
    Fault("accessibility", "faint-in-the-dark", "<h1>",
          "<style>@media (prefers-color-scheme: dark) { h1 { color: #ccc } }</style><h1>"),
    Fault("accessibility", "faint-word-of-code", "<h2",
          '<pre><code><k->let</k-> <k->var</k-> '
          '<k- style="color:#aaa">if</k->'
          "</code></pre><h2"),
    Fault("accessibility", "faint-word-in-a-mark", "<h2",
          "<style>mark k- { color: #aaa } mark { background: #fff }</style>"
          '<pre><code><k->let</k-> <mark><k->var</k-></mark></code></pre><h2'),
    # Another colour than above, because each kind of text is measured once on a site.
    Fault("accessibility", "folded-away", "<p>Folded", '<p style="color:#bbb">Folded'),
    Fault("reflow", "wide-on-a-phone", "<p>Text", '<p style="width:400px">Text'),
    Fault("reflow", "wide-table", "<p>Text",
          '<div class="scroll" style="overflow-x:auto"><table style="width:500px"><tbody><tr><th>1</th></tr></tbody></table></div><p>Text'),
    Fault("reflow", "wide-table-on-a-tablet", "<p>Text",
          '<style>@media (min-width: 700px) { table { width: 900px } }</style><div class="scroll" style="overflow-x:auto"><table>'
          "<tbody><tr><th>1</th></tr></tbody></table></div><p>Text"),
    Fault("reflow", "broken-word", "<p>Text",
          '<div class="scroll" role="group" style="width:3rem"><table style="overflow-wrap:anywhere">'
          "<tbody><tr><th>Milliseconds</th></tr></tbody></table></div><p>Text"),
    Fault("reflow", "cut-off", "<body>", '<body style="overflow-x:hidden">'),
    Fault("reflow", "wide-when-opened", "<p>Folded", '<p style="width:2500px">Folded'),
    Fault("stacking", "side-by-side", "<h2",
          '<table class="stacked"><tbody><tr><th scope="row">A study</th><td>supported</td></tr></tbody></table><h2'),
    Fault("stacking", "badge-alone", "<h2",
          '<ul class="badges"><li><a class="badge" href="#Part">D</a><p class="verdict">supported</p></li></ul><h2'),
    Fault("stacking", "wide-plot", "<h2",
          '<svg class="plot" role="img" aria-label="A plot" viewBox="0 0 9 9"><text x="8" y="8">1000</text></svg><h2'),
    Fault("stacking", "balanced-verdict", "<h2", '<h3 style="text-wrap:balance">A <span class="verdict">supported</span></h3><h2'),
    Fault("stacking", "small-text", "<h2",
          '<figure class="image"><img src="small.svg" alt="A plot" width="300"></figure><h2'),
    Fault("repeated_code", "fence-twice", "<h2",
          "<pre><code>a\nb\nc\nd\ne\n</code></pre><pre><code>  b\n  c\n\n  d\n  e\n  a\n</code></pre>"
          "<pre><code>x\na\nb\nc\nd\ne\n</code></pre><h2"),
    Fault("budgets", "tall", "<h2", '<div class="overview" style="height:5100px">Text</div><h2'),
    Fault("budgets", "tall-on-a-phone", "<h2",
          '<style>@media (max-width: 400px) { .overview { height: 9100px } }</style><div class="overview">Text</div><h2'),
    Fault("budgets", "late-results", "<h2",
          '<div class="overview"><p style="height:1700px">Text</p><section class="results"><p style="height:200px">'
          'Results</p></section></div><h2'),
    Fault("budgets", "long-key", "<h2",
          '<div class="overview"><div class="comparison key"><pre class="af"><code>' + "<span>x</span>" * 26
          + "</code></pre></div></div><h2"),
    Fault("budgets", "takeaways", "<h2",
          '<div class="overview"><div class="takeaways"><ul>' + "<li>x</li>" * 4 + "</ul></div></div><h2"),
    Fault("budgets", "folded-costs", "<h2",
          '<div class="overview"><details><summary>Costs</summary><div class="costs">x</div></details></div><h2'),
    Fault("network", "missing-style", "style.css", "gone.css"),
    Fault("network", "foreign-image", "<h2", '<img src="https://example.org/pixel.png" alt="A pixel"><h2'),
    Fault("network", "console", "</body>", "<script>console.error('broken')</script></body>"),
    Fault("network", "script-error", "</body>", "<script>missing()</script></body>"),
    Fault("network", "only-in-the-dark", "</head>",
          "<style>@media (prefers-color-scheme: dark) { body { background: url(gone.png) } }</style></head>"),
    Fault("scripting", "written-by-script", "<h2",
          "<script>document.write('<p>Only with a script</p>')</script><h2"),
    Fault("keyboard", "no-skip-link", '<a class="skip" href="#Main">Skip to the content</a>', ""),
    Fault("keyboard", "skip-link-to-nowhere", 'href="#Main"', 'href="#"'),
    Fault("keyboard", "no-outline", "</head>", "<style>a:focus-visible { outline: none }</style></head>"),
    Fault("keyboard", "unreached", 'href="#Part"', 'href="#Part" tabindex="-1"'),
    Fault("keyboard", "stays-folded", "<summary>", '<summary onclick="return false">'),
    Fault("keyboard", "covered", "</body>", '<div style="position:fixed;inset:0;background:#fff">.</div></body>'),
    Fault("printing", "prints-navigation", "</head>",
          "<style>@media print { nav { display: block } }</style></head>"),
    Fault("printing", "stays-folded", "</head>",
          "<style>@media print { details::details-content { content-visibility: hidden } }</style></head>"),
    Fault("printing", "dark-ground", "</head>", "<style>@media print { main { background: #000 } }</style></head>"),
    Fault("printing", "cut-off", "<p>Text",
          '<pre style="overflow-x:auto">' + "long " * 60 + "</pre><p>Text"),
    Fault("printing", "broken-word", "<p>Text",
          '<table style="width:1rem;table-layout:fixed;overflow-wrap:anywhere"><tbody><tr><th>Before</th></tr></tbody></table><p>Text'),
    Fault("printing", "wider-than-the-paper", "<p>Text", '<p style="width:900px">Text'),
]  # fmt: skip


def write(folder: Path) -> Site:
    """Writes the pages and returns them as a site."""
    (folder / "site" / CODE_ADDRESS).mkdir(parents=True)
    (folder / "content" / "case-studies").mkdir(parents=True)
    (folder / "site" / "style.css").write_text(STYLE, encoding="utf-8")
    (folder / "site" / "faulty.css").write_text(FAULTY_STYLE, encoding="utf-8")
    (folder / "site" / "small.svg").write_text(SMALL_TEXT, encoding="utf-8")
    (folder / "site" / "sound.html").write_text(SOUND, encoding="utf-8")
    for fault in FAULTS:
        page = SOUND.replace(fault.sound, fault.faulty, 1)
        if page == SOUND:
            raise ValueError(f"{fault.file} changes nothing")
        (folder / "site" / fault.file).write_text(page, encoding="utf-8")
    (folder / "content" / "case-studies" / "lost.md").write_text(CODE_SOURCE, encoding="utf-8")
    page = SOUND.replace("<h2", "<pre><code>let kept = 1\n</code></pre><pre><code>let lost = 3\n</code></pre><h2")
    (folder / "site" / CODE_ADDRESS / "index.html").write_text(page, encoding="utf-8")
    return Site("planted faults", folder / "site", content=folder / "content")


def pages_with_checks() -> list[tuple[str, str | None]]:
    """Returns the pages for the browser, each with its check; the sound page is for all checks."""
    in_files = ("markup", "links", "link_names")
    return [("sound.html", None)] + [(fault.file, fault.check) for fault in FAULTS if fault.check not in in_files]


def judge(report: Report, site: Site, tour: Tour, folder_checks: dict[str, Callable[[Site], list[str]]]) -> None:
    """Reports, for each check, whether it found its faults, and whether the sound page passed."""
    by_check = {name: find(site) for name, find in folder_checks.items()}
    expected = {
        "code_blocks": ["no fence holds “let lost = 3”", "the page lacks “let lost = 2”"],
        "style_sheets": ["a:hovver", "colr: red"],
    }
    for fault in FAULTS:
        expected.setdefault(fault.check, []).append(fault.file)
    objections: list[str] = []
    for check, marks in sorted(expected.items()):
        found = by_check.get(check) or tour.of(check, site)
        missed = [f"{mark} was not found" for mark in marks if not any(mark in finding for finding in found)]
        report.add(f"{check}: finds each of the {len(marks)} faults planted for it", missed)
        objections += [f"{check}: {finding}" for finding in found if "sound.html" in finding.split(": ")[0]]
    report.add("a sound page passes every check", objections)
