import Testing

@testable import SiteBuilder

@Suite("Style sheet comments")
struct StyleSheetScanTests {
  @Test(arguments: [
    ("/* A */\na { top: 0 }\n", "a { top: 0 }\n"),
    ("a { top: 0 }\n\n  /* A\n     B */\nb { top: 0 }\n", "a { top: 0 }\n\nb { top: 0 }\n"),
    ("a { top: 0; }\n/* A */\n/* B */\n", "a { top: 0; }\n"),
    // Removing these would join or separate words.
    ("a { margin: 1px/**/2px }\n", "a { margin: 1px/**/2px }\n"),
    ("div/* A */\n.b { top: 0 }\n", "div/* A */\n.b { top: 0 }\n"),
    ("/* A */ a { top: 0 }\n", "/* A */ a { top: 0 }\n"),
    ("/*! A licence */\na { top: 0 }\n", "/*! A licence */\na { top: 0 }\n"),
    ("a::before { content: \"\\\n/* A */\n\" }\n", "a::before { content: \"\\\n/* A */\n\" }\n"),
    ("a { top: 0 }\n/* open", "a { top: 0 }\n/* open"),
    ("/*", "/*"),
  ])
  func areRemovedOnlyIfTheyFillWholeLines(style: String, published: String) {
    #expect(String(decoding: StyleSheetScan.withoutComments(Array(style.utf8)), as: UTF8.self) == published)
  }
}
