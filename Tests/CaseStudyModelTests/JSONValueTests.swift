import CaseStudyModel
import Testing

@Suite("JSON")
struct JSONValueTests {
  /// A terminal on which the JSON is printed would obey these characters.
  @Test func escapesCharactersThatControlATerminalOrReorderText() {
    let text = JSONValue.string("a\u{1B}\u{7F}\u{9B}\u{202E}\u{2066}\u{2028}é\"").text
    #expect(text == #""a\u001b\u007f\u009b\u202e\u2066\u2028é\"""# + "\n")
  }

  /// The agents of GitHub, Azure and TeamCity look for commands in whatever a step prints.
  @Test func escapesTheBracketsOfWorkflowCommands() {
    let text = JSONValue.object([("##[a]", .strings(["b ##vso[c] [#[d]", "##teamcity[e]"]))]).text
    #expect(text.contains(###""##\u005ba]": ["b ##vso\u005bc] [#[d]", "##teamcity\u005be]"]"###))
  }

  /// The characters come from Unicode's own table, so none can be forgotten.
  @Test func escapesEveryCharacterThatControlsDirection() {
    let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
    let all = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
    let found = all.filter { JSONValue.string("\($0)").text.hasPrefix("\"\\u") }
    let expected = marks + [0x202A...0x202E, 0x2066...0x206F].joined().compactMap(Unicode.Scalar.init)
    #expect(Set(expected).isSubset(of: found))
    let shown: Set<Unicode.GeneralCategory> = [.format, .control, .lineSeparator, .paragraphSeparator]
    #expect(found.allSatisfy { shown.contains($0.properties.generalCategory) })
  }
}
