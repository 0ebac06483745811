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
  /// - Parameter text: the end of every text.
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
          before: RequestRun(isMet: false, problem: .testFails),
          after: RequestRun(
            isMet: true, cost: cost(1, 3, 1, 2, 40), editedFiles: ["Old.swift" + text], isClosed: true, glue: 2,
            rootEdits: ["App.swift" + text: cost(0, 1, 0, 0, 0)],
            acceptances: [
              .init(unchanged: .notCompiled, patched: .passed), .init(unchanged: .failed, patched: .passed),
            ]))),
      RequestEvidence(
        title: "Monthly" + text, line: 1, isAdverse: true,
        sides: BothSides(before: nil, after: RequestRun(isMet: true, cost: cost(2, 5, 0, 0, 0))),
        registration: "0123456789abcdef" + text),
    ]
    let ledger = LedgerEvidence(
      totals: cost(1, 3, 1, 2, 40), allTotals: cost(3, 8, 1, 2, 40), pairs: 1, conflictingPairs: [[1, 2]],
      brokenPairs: [],
      editsPerFile: ["Old.swift" + text: 1], editsPerType: ["Old" + text: 1])
    evidence.ledger.before = ledger
    evidence.ledger.after = ledger
    evidence.ledger.before?.totals = LineCost()
    evidence.ledger.before?.allTotals = LineCost()
    evidence.ledger.after?.conflictingPairs = []
    evidence.refactoring = cost(1, 5, 6, 2, 70)
    evidence.principles[.ocp] = PrincipleEvidence(
      verdict: .supported,
      reasons: [
        .text("closedRequests", ["count": .count(3), "before": .count(0), "after": .count(1)]), .verbatim(text),
      ],
      measures: [
        "closure": .ratio(before: 0.667, after: 0.334),
        "closedRequests": .answer(before: false, after: true, isPrimary: true),
        "teeth" + text: .count(before: nil, after: 3),
      ],
      tables: [
        EvidenceTable(
          title: .text("openedFiles"), side: .after, columns: [.text("request"), .verbatim("clause" + text)],
          rows: [
            .init(
              name: .text("adverse", ["name": .name("New" + text)]),
              cells: [.init(.text("opens", ["count": .count(2)]), isGood: false)])
          ])
      ], transcript: [.verbatim("a line of a run" + text), .text("unknown" + text, ["names": .names(["x" + text])])])
    evidence.principles[.ocp]?.score = Score("closedRequests", before: 0, after: 1, base: 3)
    evidence.principles[.ocp]?.readings = [.declared: true, .adverse: false, .root: true, .adverseAndRoot: false]
    evidence.principles[.ocp]?.missing = [.verbatim("What is missing" + text)]
    evidence.principles[.ocp]?.worse = ["closure"]
    evidence.pictures.before = TypePicture(relations: [.init("Old" + text, .stores, "Old" + text)])
    let area = TypePicture.Area(x: 4, y: 30, width: 40, height: 24)
    evidence.pictures.after = TypePicture(
      relations: [.init("New" + text, .conforms, "P" + text)],
      layout: .init(
        width: 90, height: 100, frames: [.init(role: .policy, area: area, label: .init(20, 10))],
        boxes: [.init(name: "Box" + text, kind: .protocol, area: area)],
        arrows: [
          .init(
            from: "New" + text, to: "P" + text, isConformance: true,
            curve: [.init(1, 1), .init(2, 2), .init(3, 3), .init(4, 4)],
            tip: .init(5, 5), label: .init(3, 3))
        ]))
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
