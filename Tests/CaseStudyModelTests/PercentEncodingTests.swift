import CaseStudyModel
import Testing

/// Percent-encoding of addresses.
struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a%20b", "a b"), ("%c3%BC", "ü"), ("%2f", "/"), ("%2525", "%25"), ("%00", "\0"),
    ("e%CC%81", "e\u{301}"),
  ])
  func resolvesSequencesOnce(encoded: String, decoded: String) {
    #expect(encoded.percentDecoded.map { Array($0.utf8) } == Array(decoded.utf8))
  }

  @Test(arguments: ["%", "%2", "a%", "%zz", "%+5", "%-5", "% 5", "%5 ", "%\u{FF15}0", "%0x", "%ff", "%c3", "%c0%ae"])
  func rejectsMalformedSequences(encoded: String) {
    #expect(encoded.percentDecoded == nil)
  }

  @Test func encodesAllButUnreservedCharacters() {
    #expect("a/b-._~Z9".percentEncodedPath == "a/b-._~Z9")
    #expect("ü x%\"<#?&".percentEncodedPath == "%C3%BC%20x%25%22%3C%23%3F%26")
    #expect("a/b?c#d".percentEncoded(keeping: "#") == "a%2Fb%3Fc#d")
  }

  @Test func decodesWhatItEncoded() {
    let text = String(String.UnicodeScalarView((1...0x2FF).compactMap(Unicode.Scalar.init)))
    #expect(text.percentEncodedPath.percentDecoded == text)
  }
}
