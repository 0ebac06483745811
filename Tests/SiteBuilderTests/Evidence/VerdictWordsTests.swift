import CaseStudyModel
import Testing

@testable import SiteBuilder

/// A verdict in words: its number, and the readings that it depends on.
@Suite("Words of verdicts")
struct VerdictWordsTests {
  static let german = TextCatalogue.load(
    from: RepositoryTheme(), overriddenBy: MemoryContentSource([:]), reading: TestReader().texts
  ).texts(for: "de").value

  private static func finding(_ score: Score? = nil, failing: Set<Reading> = []) -> PrincipleEvidence {
    PrincipleEvidence(score: score, reasons: []) { !failing.contains($0) }
  }

  @Test(arguments: [
    ([Reading.adverse, .adverseAndRoot], "adverse requests count", "nachteilige Wünsche zählen"),
    ([.root, .adverseAndRoot], "the composition root counts", "die Kompositionswurzel zählt"),
    (
      [.adverse, .root, .adverseAndRoot], "adverse requests or the composition root count",
      "nachteilige Wünsche oder die Kompositionswurzel zählen"
    ),
    (
      [.adverseAndRoot], "adverse requests and the composition root count",
      "nachteilige Wünsche und die Kompositionswurzel zählen"
    ),
  ])
  func nameTheReadingsThatFail(failing: [Reading], english: String, german: String) {
    let finding = Self.finding(failing: Set(failing))
    #expect(finding.verdict == .partly)
    #expect(EvidenceWords(texts: .english).sensitivity(finding) == "fails if " + english)
    #expect(EvidenceWords(texts: Self.german).sensitivity(finding) == "nicht, wenn " + german)
  }

  @Test(arguments: [
    (1, "0 of 1 pair of requests edits the same type (1 before)", "0 von 1 Wunschpaar im selben Typ (vorher 1)"),
    (3, "0 of 3 pairs of requests edit the same type (1 before)", "0 von 3 Wunschpaaren im selben Typ (vorher 1)"),
  ])
  func countPairsInTheFormOfTheirNumber(pairs: Int, english: String, german: String) {
    let finding = Self.finding(Score("meetingPairs", before: 1, after: 0, base: pairs))
    #expect(EvidenceWords(texts: .english, principle: .srp).score(finding) == english)
    #expect(EvidenceWords(texts: Self.german, principle: .srp).score(finding) == german)
  }

  @Test func sayThatSomethingIsBetterIfTheRuleFails() {
    let finding = PrincipleEvidence(score: nil, reasons: [], isImproved: true) { _ in false }
    #expect(finding.verdict == .partly)
    #expect(
      EvidenceWords(texts: .english).sensitivity(finding) == "better in part, but the rule fails")
  }

  @Test(arguments: [
    ([], Verdict.supported, "holds in all four readings"),
    ([Reading.declared, .adverse, .root, .adverseAndRoot], .contradicted, "fails in every reading"),
    ([.declared, .adverse], .contradicted, "fails as the author declares it"),
  ])
  func sayWhatTheReadingsAgreeOn(failing: [Reading], verdict: Verdict, words: String) {
    let finding = Self.finding(failing: Set(failing))
    #expect(finding.verdict == verdict)
    #expect(EvidenceWords(texts: .english).sensitivity(finding) == words)
  }

  @Test func countWhatWasWrittenTogetherWithTheAfterSide() {
    let counts: [StudyRegistration.Part: StudyRegistration.Count] = [
      .code: .init(all: 2, registered: 2), .tests: .init(all: 4, registered: 1, removed: 1),
      .contracts: .init(all: 0, registered: 0),
    ]
    let registration = StudyRegistration(before: "a", after: "b", parts: counts)
    let finding = Self.finding(Score("unusedMembers", before: 2, after: 0, base: 1))
      .limited(by: registration, on: [.code, .tests])
    let (english, german) = (EvidenceWords(texts: .english), EvidenceWords(texts: Self.german))
    #expect(english.sensitivity(finding) == "holds in all four readings, but isn’t registered")
    #expect(
      finding.reasons.map { english.text($0, as: .reason) } == [
        "Written or changed together with the after side: tests (3 of 4), items taken out of the study since (1)."
      ])
    let line = "Registered parts (committed before the after side): files of the before side (2 of 2), tests (1 of 4)."
    #expect(english.text(registration) == line)
    let advice = " To show that nothing was chosen to suit the after side, commit the study without its After section"
    #expect(VerdictSummary(.english).line(for: registration)?.hasPrefix("  " + line + advice) == true)
    #expect(
      german.text(registration)
        == "Hinterlegt (vor der Seite nachher committet): Dateien der Seite vorher (2 von 2), Tests (1 von 4).")
    #expect(english.text(StudyRegistration(obstacle: .shallow))?.contains("git fetch --unshallow") == true)
  }

  @Test func sayThatAGuardLowersAVerdictWhoseReadingsAgree() {
    var finding = Self.finding()
    finding.verdict = .partly
    #expect(
      EvidenceWords(texts: .english).sensitivity(finding) == "holds in all four readings, but with a weakness")
  }

  @Test func nameNoReadingIfNothingIsShown() {
    var finding = Self.finding()
    finding.verdict = .notShown
    #expect(EvidenceWords(texts: .english).sensitivity(finding) == nil)
  }

  /// A reading that counts more fails whenever one that counts less does, so the line needn't say it.
  @Test(
    arguments: [
      ([Reading.adverse, .root, .adverseAndRoot], ["adverse requests", "composition root"]),
      ([.root, .adverseAndRoot], ["composition root"]),
      ([.adverseAndRoot], ["adverse requests and the composition root"]),
      ([.declared, .adverse, .root, .adverseAndRoot], nil),
    ] as [([Reading], [String]?)])
  func nameEachReadingInWhichTheRuleFails(failing: [Reading], counted: [String]?) {
    let line = VerdictSummary(.english).line(for: .ocp, Self.finding(failing: Set(failing)))
    let sentences = counted?.map { "The rule doesn’t hold with the \($0) counted." }
    #expect(line.hasSuffix(": " + (sentences ?? ["The rule doesn’t hold as declared."]).joined(separator: " ")))
  }

  /// Both sides may have different numbers of conformers and clauses.
  @Test(
    arguments: [
      (4, 6, "6 of 6 after, 4 before"), (12, 16, "6 of 6 after, 12 of 16 before"),
      (nil, nil, "6 of 6 after, not measured before"),
    ] as [(Int?, Int?, String)])
  func sayHowManyClausesWereKeptBefore(kept: Int?, cells: Int?, words: String) {
    let score = Score("keptCells", before: kept, after: 6, base: 6, baseBefore: cells)
    let line = VerdictSummary(.english).line(for: .lsp, Self.finding(score))
    #expect(line == "  lsp supported: clauses that conformers keep: \(words).")
  }

  @Test func nameWhatFailsIfAClaimIsContradicted() {
    let rows = [("Parking", false), ("Points", true)].map { name, isGood in
      EvidenceTable.Row(name: .verbatim(name), cells: [.init(.count(0)), .init(.count(1), isGood: isGood)])
    }
    let adverse = EvidenceTable.Row(
      name: .text("adverse", ["name": .name("Vouchers")]), cells: [.init(.count(1), isGood: false)])
    var finding = Self.finding(failing: Set(Reading.allCases))
    finding.tables = [EvidenceTable(title: .text("openedFiles"), columns: [], rows: rows + [adverse])]
    #expect(VerdictSummary(.english).line(for: .ocp, finding).hasSuffix("Where the rule fails: Parking."))
    finding.verdict = .partly
    #expect(!VerdictSummary(.english).line(for: .ocp, finding).contains("Parking"))
  }

  @Test func sayWhatGotBetterUnderAPrinciple() {
    let finding = PrincipleEvidence(score: nil, reasons: [], isImproved: true) { _ in false }
    let words = EvidenceWords(texts: .english, principle: .ocp)
    #expect(words.sensitivity(finding) == "better than before, but not for all requests")
  }

  @Test(arguments: [
    (Score("x", before: 0, after: 2, base: 3), "2 of 3", "2 von 3"),
    (Score("x", before: 5, after: 2), "5 to 2", "5 auf 2"),
    (Score("x", before: nil, after: 2), "2", "2"), (Score("x", before: 1, after: nil, base: 3), nil, nil),
  ])
  func areNumbersAloneForAScoreWithoutAText(score: Score, english: String?, german: String?) {
    #expect(EvidenceWords(texts: .english).score(Self.finding(score)) == english)
    #expect(EvidenceWords(texts: Self.german).score(Self.finding(score)) == german)
  }

  @Test func stateTheNumberAndWhatItCounts() {
    let texts = InterfaceTexts([
      "evidence.ocp.score.closed.short": [
        .one: "{{after}} of {{base}} request", .other: "{{after}} of {{base}} requests",
      ]
    ])
    let words = EvidenceWords(texts: texts, principle: .ocp)
    #expect(words.score(Self.finding(Score("closed", before: 0, after: 1, base: 3))) == "1 of 3 requests")
    #expect(words.score(Self.finding()) == nil)
  }
}
