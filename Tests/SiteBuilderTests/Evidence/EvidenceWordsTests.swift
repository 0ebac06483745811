import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The words of stored evidence.
@Suite("Words of evidence")
struct EvidenceWordsTests {
  private let words = EvidenceWords(texts: .english, principle: .isp)

  @Test func saysSharesWithTheirBase() {
    let texts = InterfaceTexts([
      "evidence.percent": "{{number}}\u{a0}%",
      "evidence.isp.reason.used": "{{after}} of the members; before, {{before}}.",
    ])
    let reason = EvidencePhrase.text("used", ["before": .ratio(0.332), "after": .ratio(0.575)])
    #expect(
      EvidenceWords(texts: texts, principle: .isp).text(reason, as: .reason)
        == "58\u{a0}% of the members; before, 33\u{a0}%.")
  }

  @Test func choosesTheFormByTheCount() {
    let words = EvidenceWords(texts: .english, principle: .ocp)
    #expect(words.text(.text("opens", ["count": .count(1)]), as: .cell) == "opens 1 file")
    #expect(words.text(.text("opens", ["count": .count(2)]), as: .cell) == "opens 2 files")
  }

  @Test func takesATextOfThePrincipleBeforeOneForAll() {
    let texts = InterfaceTexts(["evidence.cell.before": "Before", "evidence.isp.cell.before": "Wide"])
    #expect(EvidenceWords(texts: texts, principle: .isp).text(.text("before"), as: .cell) == "Wide")
    #expect(EvidenceWords(texts: texts, principle: .srp).text(.text("before"), as: .cell) == "Before")
  }

  @Test func showsAKeyWithoutATextItself() {
    #expect(words.text(.text("unheardOf", ["count": .count(1)]), as: .line) == "unheardOf")
    // Evidence must not name other texts of the catalogue.
    #expect(words.text(.text("../../page.skip"), as: .line) == "../../page.skip")
  }

  @Test(arguments: [
    (["A"], "A"), (["A", "B"], "A, B"), (["A, then B", "C"], "A, then B; C"), ([], ""),
  ])
  func listsNames(names: [String], text: String) {
    #expect(words.list(names) == text)
  }

  @Test(arguments: [
    (Measure.count(before: 3, after: 1), "3", "1", "−2"), (.count(before: 1, after: 1), "1", "1", "the same"),
    (.ratio(before: 0.332, after: 0.575), "33\u{a0}%", "58\u{a0}%", "+25 points"),
    (.ratio(before: 0.5, after: 0.49), "50\u{a0}%", "49\u{a0}%", "−1 point"),
    (.ratio(before: 0.331, after: 0.332), "33\u{a0}%", "33\u{a0}%", "+<1 point"),
    (.answer(before: false, after: true), "no", "yes", "changed"),
    (.count(before: nil, after: 3), "not measured", "3", ""),
  ])
  func comparesBothSides(measure: Measure, before: String, after: String, difference: String) {
    #expect(words.measured(measure.sides.before) == before)
    #expect(words.measured(measure.sides.after) == after)
    #expect(words.difference(measure.sides) == difference)
  }
}
