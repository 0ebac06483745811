import CaseStudyModel

extension CaseStudy {
  /// Makes a study of the open–closed principle with takeaways.
  static func claiming(_ slug: String) -> CaseStudy {
    let article = Article.made(
      "Content/case-studies/\(slug).md", title: "Study \(slug)",
      [
        .heading(2, "Before"), .code(.before, "class Old {}\n", file: "Old.swift"), .heading(2, "After"),
        .code(.after, "protocol P {}\n", file: "P.swift"), .code(.after, "struct New: P {}\n", file: "New.swift"),
        .heading(2, "Takeaways"), .html("<p>It pays.</p>\n"),
      ])
    return CaseStudy(
      article: article, principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0], after: [1, 2])], takeaways: 2)
  }
}

extension Evidence {
  /// Makes evidence with something of every kind.
  /// - Parameter text: stands at the end of every text.
  static func full(_ text: String = "") -> Evidence {
    let run = { (kind: RunEvidence.Kind, outcome: RunEvidence.Outcome) in
      RunEvidence(kind: kind, line: 2, outcome: outcome, output: "said" + text)
    }
    var evidence = Evidence(
      inputs: "0", toolchain: "toolchain 1.0" + text, places: EvidencePlaces(source: "a.md", lines: []),
      sides: BothSides(
        before: SideEvidence(
          isCompiled: true, files: ["Old.swift": 7], runs: [run(.usage, .passed), run(.fails, .passed)]),
        after: SideEvidence(isCompiled: false, files: ["New.swift": 4], runs: [run(.test, .trap)])))
    evidence.standIns = ["UIKit", "SpriteKit" + text]
    evidence.requests = [
      RequestEvidence(
        title: "Weekly" + text, line: 1, isAdverse: false,
        sides: BothSides(
          before: RequestRun(isMet: false, problem: "It must compile" + text),
          after: RequestRun(
            isMet: true, cost: cost(1, 3, 1, 2, 40), editedFiles: ["Old.swift" + text], isClosed: true,
            acceptance: .init(unchanged: .notCompiled, patched: .passed)))),
      RequestEvidence(
        title: "Monthly" + text, line: 1, isAdverse: true, sides: BothSides(before: nil, after: RequestRun(isMet: true))
      ),
    ]
    let ledger = LedgerEvidence(
      totals: cost(1, 3, 1, 2, 40), pairs: 1, conflictingPairs: [[1, 2]], brokenPairs: [],
      editsPerFile: ["Old.swift" + text: 1], editsPerType: ["Old" + text: 1])
    evidence.ledger.before = ledger
    evidence.ledger.after = ledger
    evidence.ledger.after?.conflictingPairs = []
    evidence.refactoring = cost(1, 5, 6, 2, 70)
    evidence.principles["ocp"] = PrincipleEvidence(
      verdict: .supported, sentence: "It holds." + text,
      measures: [
        "a-mean": Measure(title: "A mean" + text, before: .ratio(0.667), after: .ratio(0.334)),
        "closed": Measure(
          title: "Met without an edit" + text, isPrimary: true, before: .answer(false), after: .answer(true)),
        "teeth": Measure(title: "Clauses" + text, before: nil, after: .count(3)),
      ],
      tables: [
        EvidenceTable(
          title: "One contract" + text, columns: ["Conformer" + text, "clause" + text],
          rows: [.init(name: "New" + text, cells: [.init("trap" + text, isGood: false)])])
      ], transcript: ["a line of a run" + text])
    evidence.pictures.before = TypePicture(svg: "", relations: ["Old stores Old" + text])
    evidence.pictures.after = TypePicture(
      svg: "<svg viewBox=\"0 0 9 9\"><g class=\"node\"><text x=\"1\">Box</text></g></svg>",
      relations: ["New conforms to P" + text])
    return evidence
  }

  private static func cost(_ files: Int, _ added: Int, _ removed: Int, _ newFiles: Int, _ newLines: Int) -> LineCost {
    var cost = LineCost()
    cost.existingFiles = files
    cost.addedInExisting = added
    cost.removedInExisting = removed
    cost.newFiles = newFiles
    cost.addedInNew = newLines
    return cost
  }
}
