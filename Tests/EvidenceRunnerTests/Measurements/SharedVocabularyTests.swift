import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Which texts and numbers of a policy show that it knows a detail.
struct SharedVocabularyTests {
  /// The code of the policy, the detail and the tests, and what the first two share.
  @Test(arguments: [
    (#"row["cst_nm"]"#, #"["cst_nm": name]"#, "", ["cst_nm"]), (#"row["cst_nm"]"#, #"["nm": name]"#, "", []),
    // An expected output, and two texts that can't be there by chance.
    (#""Late""#, #""Late""#, #"expect(a, "Late: Ana")"#, []),
    (#"["Late", "Early"]"#, #"["Early", "Late"]"#, #"expect(a, "Late Early")"#, ["Early", "Late"]),
    ("code == 452", "Failure(code: 452)", "", ["452"]), ("x > 1000 && x < 10", "limit = 1000 + 10", "", []),
    ("write(0x5A)", "value == 90", "", ["0x5A"]), ("1_553", "1553", "", ["1_553"]),
    (#""\(name): EHLO \(host)""#, #""EHLO ""#, "", ["EHLO"]), (#"", " + "a" + "b""#, #"", " + "a" + "b""#, "", []),
    (#"["cls", "dst"]"#, #""\(f["cls"] ?? "")|\(f["dst"] ?? "")""#, "", ["cls", "dst"]),
    ("// \"cst_nm\"", #""cst_nm""#, "", []), (#""ab""#, #""ab""#, "", []),
  ])
  func findsWhatOnlyTheDetailCouldTell(policy: String, detail: String, tests: String, words: [String]) {
    #expect(SharedVocabulary(language: .swift).words(of: [policy], and: [detail], tests: [tests]) == words)
  }

  @Test func textsThatNoSentenceContainsHaveAMeaningToAProgram() {
    let code = #"["amt_minor", "Please pay.", "\u{1B}[31m\(name) is too hot", "cardNumber", "AT+CMGS=", "Two of 3"]"#
    #expect(
      SharedVocabulary(language: .swift).technicalTexts(in: [code])
        == ["amt_minor", "1B}[31m", "cardNumber", "AT+CMGS"])
  }
}
