import CaseStudyModel
import EvidenceStore
import Testing

/// The files of the corpus of attacks and of the mutated designs, as their programs write them.
struct RuleTrialCodingTests {
  private static let attacks = """
    {"first": {}, "now": {}, "studies": [{"name": "placebo", "kind": "trick", "principle": "srp", "title": "T",
      "text": "The same text twice.", "verdict": "not shown", "reasons": ["sameCode"], "score": null,
      "firstVerdict": "supported"}, {"name": "table", "kind": "improvement", "principle": "ocp", "title": "T",
      "text": "A table.", "verdict": "partly", "reasons": [], "firstVerdict": null, "phrases": [{"key": "own", "arguments": {"count": 2}}],
      "readings": {"declared": true, "adverse": false},
      "score": {"key": "closedRequests", "before": 0, "after": 1, "base": 3}}]}
    """
  private static let mutations = """
    [{"principle": "ocp", "measure": "closedRequests", "mutants": 5, "noticed": 4, "neutral": 3, "moved": 0, "wrong": []}]
    """

  @Test func readsBothFiles() throws {
    let trials = try EvidenceCoding.trials(attacks: Array(Self.attacks.utf8), mutations: Array(Self.mutations.utf8))
    #expect(
      trials.attacks == [
        AttackResult(
          name: "placebo", kind: .trick, principle: .srp, text: "The same text twice.", verdict: .notShown,
          reasons: ["sameCode"], firstVerdict: .supported),
        AttackResult(
          name: "table", kind: .improvement, principle: .ocp, text: "A table.", verdict: .partly,
          phrases: [.text("own", ["count": .count(2)])], readings: [.declared: true, .adverse: false],
          score: Score("closedRequests", before: 0, after: 1, base: 3)),
      ])
    #expect(
      trials.mutations == [
        MutationResult(principle: .ocp, measure: "closedRequests", mutants: 5, noticed: 4, neutral: 3, moved: 0)
      ])
  }

  /// The first form named the mutants in sentences, which aren't read.
  @Test func readsTheNamesOfMutants() throws {
    let text = Self.mutations.replacing(
      "\"wrong\": []",
      with: "\"unnoticed\": [{\"study\": \"a\", \"mutation\": \"testedTypes\", \"subject\": \"Box\"}], \"movers\": []")
    let trials = try EvidenceCoding.trials(attacks: nil, mutations: Array(text.utf8))
    #expect(
      trials.mutations.first?.unnoticed == [ReportedMutant(study: "a", mutation: "testedTypes", subject: "Box")])
    #expect(trials.mutations.first?.movers == [])
  }

  @Test func needsNeitherFile() throws {
    #expect(try EvidenceCoding.trials(attacks: nil, mutations: nil) == RuleTrials())
  }

  @Test(arguments: ["", "[]", "{\"studies\": [{}]}"])
  func rejectsOtherFiles(text: String) {
    #expect(throws: EvidenceFault.malformed) {
      try EvidenceCoding.trials(attacks: Array(text.utf8), mutations: nil)
    }
  }
}
