import SystemFiles
import Testing

@Suite("Names in messages")
struct ShownNameTests {
  @Test(arguments: [
    (Array("a.md".utf8), "a.md"), (Array("é.md".utf8), "é.md"), (Array("b\nc.md".utf8), "b\\x0Ac.md"),
    (Array("é\u{7F}\u{2028}".utf8), "é\\x7F\\xE2\\x80\\xA8"), ([0x78, 0xE9], "x\\xE9"),
    // Only bytes of ASCII are certain to mean letters.
    (Array("é\n".utf8) + [0xFF], "\\xC3\\xA9\\x0A\\xFF"), ([], ""),
  ])
  func haveNoInvisibleBytes(name: [UInt8], text: String) {
    #expect(ShownName.text(of: name) == text)
  }

  @Test(arguments: [("a é", false), ("a\nb", true), ("\u{7F}", true), ("a\u{85}", true), ("a\u{2029}", true)])
  func mayHaveControlCharacters(name: String, hasThem: Bool) {
    #expect(ShownName.hasControlCharacters(name) == hasThem)
  }
}
