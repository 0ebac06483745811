import CaseStudyModel
import Testing

@Suite("JSON")
struct JSONValueTests {
  /// A terminal on which the JSON is printed would obey these characters.
  @Test func escapesCharactersThatControlATerminalOrReorderText() {
    let text = JSONValue.string("a\u{1B}\u{7F}\u{9B}\u{202E}\u{2066}\u{2028}é\"").text
    #expect(text == #""a\u001b\u007f\u009b\u202e\u2066\u2028é\"""# + "\n")
  }
}
