import Testing

@testable import SiteBuilder

@Suite("Addresses in style sheets")
struct StyleSheetAddressesTests {
  @Test(arguments: [
    ("@import \"x.css\";", "@import \"NEW\";"), ("@import 'x.css' print;", "@import \"NEW\" print;"),
    ("@import url(\"x.css\");", "@import url(\"NEW\");"), ("@import url(x.css);", "@import url(\"NEW\");"),
    ("@import \"other.css\";", "@import \"other.css\";"), ("@import \"x.css", "@import \"x.css"),
    (
      "@import \"x.css\"; @import \"other.css\"; @import \"x.css\";",
      "@import \"NEW\"; @import \"other.css\"; @import \"NEW\";"
    ),
    ("a { mask: url('x.css#m') }", "a { mask: url(\"NEW#m\") }"),
    ("a { mask: url(x.css?v=2#m) }", "a { mask: url(\"NEW?v=2#m\") }"),
    ("a { mask: url(#m) }", "a { mask: url(#m) }"),
    ("@import \"x.css?2\";", "@import \"NEW?2\";"), ("@import", "@import"),
    ("a { content: \"x.css\" }", "a { content: \"x.css\" }"),
  ])
  func areReplaced(style: String, published: String) {
    let rewritten = StyleSheetAddresses.rewritten(Array(style.utf8)) { $0 == "x.css" ? "NEW" : nil }
    #expect(String(decoding: rewritten, as: UTF8.self) == published)
  }

  @Test(arguments: [
    (["a": ["b"], "b": ["c"], "c": []], ["c", "b", "a"]), (["a": [], "b": ["a"]], ["a", "b"]),
    (["a": ["b"], "b": ["a"]], ["b", "a"]), (["a": ["a"]], ["a"]),
  ])
  func orderStyleSheetsByTheirImports(imports: [String: [String]], ordered: [String]) {
    let found = StyleSheetAddresses.inOrderOfImports(imports.keys.sorted()) { imports[$0] ?? [] }
    #expect(found == ordered)
  }
}
