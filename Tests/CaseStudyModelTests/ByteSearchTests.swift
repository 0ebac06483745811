import Foundation
import Testing

@testable import CaseStudyModel

/// The search for a text byte by byte.
@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "", true), ("a", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false),
    ("xxabc", "abc", true), ("aab", "ab", true), ("abab", "ba", true), ("abcx", "abcy", false),
    ("a • b", "•", true), ("a · b", "•", false), ("cafe\u{301}", "cafe", true), ("café", "cafe\u{301}", false),
  ])
  func findsATextByItsBytes(text: String, sought: String, isThere: Bool) {
    #expect(text.hasBytes(of: sought) == isThere)
  }

  @Test func findsATextInOneOfFoundation() {
    let text = NSString(string: "Ein Maß, und noch ein Maß") as String
    #expect(text.hasBytes(of: "noch ein Maß"))
    #expect(!text.hasBytes(of: "Masse"))
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 4), (5, nil), (-1, nil)])
  func findsTheFirstPlaceFromAnIndex(start: Int, place: Int?) {
    #expect(Array("xabxab".utf8).firstIndex(of: Array("ab".utf8), from: start) == place)
  }
}
