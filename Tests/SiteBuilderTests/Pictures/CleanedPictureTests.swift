import Testing

@testable import SiteBuilder

/// Authors' pictures, which are untrusted input.
@Suite("Cleaned pictures")
struct CleanedPictureTests {
  private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\""

  private func cleaned(_ svg: String) throws -> (text: String, dropped: Set<String>) {
    let picture = try CleanedPicture(Array(svg.utf8))
    return (String(decoding: picture.bytes, as: UTF8.self), picture.dropped)
  }

  /// The cleaned content of a picture, without the `svg` element.
  private func content(_ svg: String, declaring names: String = "") throws -> (text: String, dropped: Set<String>) {
    let (text, dropped) = try cleaned("\(Self.head)\(names)>\(svg)</svg>")
    return (String(text.dropFirst(Self.head.count + 1).dropLast("</svg>\n".count)), dropped)
  }

  @Test(arguments: [
    "<path d=\"M0,0C1,1 2,2 3,3z\" fill=\"#f00\" stroke-width=\"2\"></path>",
    "<g transform=\"translate(1 2) rotate(3)\"><rect width=\"1\" height=\"1\" style=\"fill:url(#a);opacity:.5\"></rect></g>",
    "<defs><linearGradient id=\"a\" href=\"#b\"><stop offset=\"0\" stop-color=\"rgb(1,2,3)\"></stop></linearGradient></defs>",
    "<use href=\"#x\"></use>", "<text x=\"1\"><tspan>a &lt; b &amp; c</tspan></text>", "<title>A &amp; B</title>",
    "<image href=\"data:image/png;base64,AAAA\" width=\"1\"></image>",
    "<style>.a:not(.b) { fill: url(#a); transform: rotate(1deg) } @media (min-width: 1px) { b { fill: red } }</style>",
    "<style>@media(min-width:1px){b{fill:red}}@supports(fill:red){b{fill:red}}@keyframes turn{to{fill:red}}</style>",
    "<style>@font-face { src: url(&quot;data:font/woff2;base64,AAAA&quot;) format(&quot;woff2&quot;) }</style>",
    "<filter id=\"f\"><feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"1\"></feGaussianBlur></filter>",
    "<text xml:space=\"preserve\" aria-label=\"x (y)\" role=\"img\"> a </text>",
  ])
  func keepsDrawingElements(_ svg: String) throws {
    let (text, dropped) = try content(svg)
    #expect(text == svg)
    #expect(dropped.isEmpty)
  }

  @Test func readsItsOwnOutput() throws {
    let once = try cleaned(
      "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"a\" \"b\"><!-- c --><s:svg xmlns:s='http://www.w3.org/2000/svg'>"
        + "<s:g id='1'/><![CDATA[<&]]>\r\n</s:svg>")
    #expect(once.text == "\(Self.head)><g id=\"1\"></g>&lt;&amp;\n</svg>\n")
    #expect(try cleaned(once.text).text == once.text)
  }

  @Test(arguments: [
    "<metadata><x/></metadata>", "<i:view xmlns:i=\"urn:inkscape\"><script/></i:view>",
    "<g i:label=\"x\" xmlns:i=\"urn:i\"/>",
    "<g data-name=\"x\" unknown=\"y\"/>", "<!-- <script>x</script> -->", "<a href=\"https://example.org\"><g/></a>",
    "<a href=\"javascript:x\"><g/></a>",
  ])
  func dropsInvisibleElementsSilently(_ svg: String) throws {
    let (text, dropped) = try content(svg)
    #expect(["", "<g></g>"].contains(text))
    #expect(dropped.isEmpty)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<script href=\"https://a.b/x.js\"/>", "<script><![CDATA[alert(1)]]></script>",
    "<g onclick=\"alert(1)\"/>", "<g ONLOAD=\"alert(1)\"/>", "<g onbegin=\"alert(1)\"/>",
    "<text onfocus=\"x\" tabindex=\"0\"/>",
    "<foreignObject><p xmlns=\"http://www.w3.org/1999/xhtml\">x</p></foreignObject>",
    "<h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">alert(1)</h:script>",
    "<p xmlns=\"http://www.w3.org/1999/xhtml\" onclick=\"x\">x</p>", "<iframe xmlns=\"http://www.w3.org/1999/xhtml\"/>",
    "<v:script xmlns:v=\"http://www.w3.org/2000/svg\">alert(1)</v:script>",
    "<g xmlns:v=\"http://www.w3.org/2000/svg\"><v:foreignObject/></g>",
    "<set attributeName=\"href\" to=\"javascript:x\"/>", "<animate attributeName=\"href\" values=\"javascript:x\"/>",
    "<animateTransform/>", "<animateMotion/>", "<discard/>", "<handler type=\"text/javascript\">x</handler>",
    "<listener event=\"click\"/>", "<use href=\"https://a.b/x.svg#y\"/>", "<use href=\"x.svg#y\"/>",
    "<use xlink:href=\"data:image/svg+xml;base64,PHN2Zy8+#x\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"/>",
    "<use y:href=\"x.svg\" xmlns:y=\"http://www.w3.org/1999/xlink\"/>", "<image href=\"https://a.b/x.png\"/>",
    "<image href=\" javascript:x\"/>", "<image href=\"data:image/svg+xml,x\"/>", "<image href=\"data:text/html,x\"/>",
    "<feImage href=\"https://a.b\"/>", "<textPath href=\"//a.b/x\"/>", "<pattern href=\"x.svg#a\"/>",
    "<rect fill=\"url(https://a.b/x)\"/>", "<rect fill=\"url('https://a.b/x')\"/>", "<rect style=\"fill:URL( x )\"/>",
    "<rect style=\"fill:u\\72l(https://a.b)\"/>", "<rect mask=\"image-set('https://a.b' 1x)\"/>",
    "<rect style=\"cursor:image('x')\"/>", "<rect style=\"x:src('https://a.b')\"/>", "<rect filter=\"url(x.svg#f)\"/>",
    "<rect style=\"x:expression(alert(1))\"/>", "<rect style=\"fill:&#117;rl(https://a.b)\"/>",
    "<style>@import 'https://a.b/x.css';</style>", "<style>@import url(x.css);</style>",
    "<style>a{b:url(//a.b)}</style>",
    "<style>@\\69mport 'x'</style>", "<style>@namespace 'x'; </style>", "<style>@charset 'x'; </style>",
    "<style>/* */ a { background: url(\n 'https://a.b') }</style>", "<style>a{b:-webkit-image-set('x' 1x)}</style>",
    "<style>a{b:url(data:image/svg+xml,x)}</style>", "<style>a{b:c}<g/></style>", "<?xml-stylesheet href=\"x.css\"?>",
    "<object data=\"x\"/>", "<embed src=\"x\"/>", "<audio src=\"x\"/>", "<video/>", "<canvas/>", "<link href=\"x\"/>",
    "<SCRIPT>x</SCRIPT>", "<color-profile href=\"x\"/>", "<font-face-uri href=\"x\"/>", "<cursor href=\"x\"/>",
  ])
  func dropsAndReportsActiveContent(_ svg: String) throws {
    let (text, dropped) = try content(svg)
    #expect(!dropped.isEmpty)
    for harmful in [
      "script", "alert", "javascript", "https:", "//a.b", "foreignObject", "@import", "url(x", "src=", "x.svg", "<p>",
      "<p ",
      "set",
    ] {
      #expect(!text.lowercased().contains(harmful.lowercased()), "\(text)")
    }
  }

  @Test(arguments: [
    "", " ", "text", "<svg>", "<svg></g>", "<svg/><svg/>", "<svg/>x", "<html/>", "<html><svg/></html>",
    "<x:svg xmlns:x=\"urn:x\"/>", "<svg xmlns=\"http://www.w3.org/1999/xhtml\"/>", "<x:svg/>", "<svg><x:g/></svg>",
    "<svg y:href=\"x\"/>", "<svg a=1/>", "<svg a=\"1\" a=\"2\"/>", "<svg a=\"<\"/>", "<svg>&x;</svg>", "<svg>&</svg>",
    "<!DOCTYPE svg [<!ENTITY x \"y\">]><svg>&x;</svg>", "<!DOCTYPE svg SYSTEM \"x\" []><svg/>", "<svg><!-- x</svg>",
    "<svg><![CDATA[x</svg>", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><svg/>",
    "<?xml version='1.0' encoding = 'utf-7'?><svg/>", "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><svg/>",
    "<!doctype html><svg/>", "<svg><g></svg></g>", "<svg onload=\"x\"",
  ])
  func rejectsMalformedXML(_ svg: String) {
    #expect(throws: XMLScanner.Fault.self) { try CleanedPicture(Array(svg.utf8)) }
  }

  private static let otherEncodings: [[UInt8]] = [
    [0x3C, 0x00, 0x73, 0x00, 0x76, 0x00, 0x67, 0x00, 0x2F, 0x00, 0x3E, 0x00], [0xFF, 0xFE, 0x3C, 0x00],
    [0xFE, 0xFF, 0x00, 0x3C], [0x1F, 0x8B, 0x08], [0x3C, 0x73, 0x76, 0x67, 0x3E, 0xC0, 0xBC],
    [0x2B, 0x41, 0x44, 0x77, 0x2D],
  ]

  @Test(arguments: otherEncodings)
  func rejectsOtherEncodings(_ bytes: [UInt8]) {
    #expect(throws: XMLScanner.Fault.self) { try CleanedPicture(bytes) }
  }

  @Test func reportsTheLineOfAFault() {
    #expect(throws: XMLScanner.Fault(text: "an entity '&x'", line: 3)) {
      try CleanedPicture(Array("<svg>\n<g/>\n&x;</svg>".utf8))
    }
  }

  @Test func boundsDepthAndNamespaces() {
    let deep = String(repeating: "<svg>", count: 300)
    let names = (0..<100).map { " xmlns:a\($0)=\"b\"" }.joined()
    #expect(throws: XMLScanner.Fault.self) { try CleanedPicture(Array(deep.utf8)) }
    #expect(throws: XMLScanner.Fault.self) { try CleanedPicture(Array("<svg\(names)/>".utf8)) }
  }
}
