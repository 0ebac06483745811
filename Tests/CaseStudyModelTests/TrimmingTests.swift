import CaseStudyModel
import Testing

/// Collections without some of their elements.
struct TrimmingTests {
  @Test(arguments: [("  a b ", "a b", "  a b"), ("a", "a", "a"), ("   ", "", ""), ("", "", "")])
  func dropsElementsAtTheEndsOnly(text: String, trimmed: String, withoutEnd: String) {
    #expect(text.trimming { $0 == " " } == trimmed)
    #expect(text.trimmingEnd { $0 == " " } == withoutEnd)
  }

  @Test func keepsTheFirstOfRepeatedElements() {
    #expect(["b", "a", "b", "c", "a"].unique() == ["b", "a", "c"])
    #expect([3, 13, 4, 23].unique(by: { $0 % 10 }) == [3, 4])
  }
}
