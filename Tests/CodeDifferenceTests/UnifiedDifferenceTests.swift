import CodeDifference
import Testing

/// Differences that a program applies.
struct UnifiedDifferenceTests {
  @Test(arguments: [
    ("a", "a\nb", "@@ -1,1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n\\ No newline at end of file\n"),
    ("a\nb", "c\nb\n", "@@ -1,2 +1,2 @@\n-a\n-b\n\\ No newline at end of file\n+c\n+b\n"),
    ("a\r\nb\r\n", "a\nc\n", "@@ -1,2 +1,2 @@\n-a\r\n-b\r\n+a\n+c\n"),
    ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
  ])
  func changeLineEndingsToo(before: String, after: String, hunk: String) {
    let text = UnifiedDifference.text(from: Array(before.utf8), to: Array(after.utf8), path: "f")
    #expect(text == "--- a/f\n+++ b/f\n" + hunk)
  }

  @Test func areEmptyForEqualTexts() {
    #expect(UnifiedDifference.text(from: [0x61], to: [0x61], path: "f") == "")
  }
}
