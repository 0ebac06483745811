import CaseStudyModel

@testable import SiteBuilder

extension CaseStudy {
  /// Makes a study of a fee with a favoured request, `Bikes`, a second one, `Lorries`, and an adverse one, `Free`.
  static func exercised(_ edit: (inout Article) -> Void = { _ in }) -> CaseStudy {
    var parts: [Article.Part] = [
      .heading(2, "Before"), .code(.before, "func fee() -> Int { 2 }\n", file: "Fee.swift"),
      .code(.before, "func newFee() -> Int { fee() }\n", role: .driver),
      .heading(2, "After"), .code(.after, "let fees = [2]\n", file: "Fees.swift"),
      .code(.after, "func newFee() -> Int { fees[0] }\n", role: .driver),
      .code(nil, "expect(newFee(), 2)\n", role: .test),
    ]
    for name in ["Bikes", "Lorries", "Free"] {
      parts += [
        .heading(3, name), .code(.before, "let b\(name) = 1\n", file: "B\(name).swift", role: .change),
        .code(.after, "let a\(name) = 1\n", file: "A\(name).swift", role: .change),
        .code(nil, "import Foundation\n\nexpect(newFee(), 1)\n", role: .test),
      ]
    }
    var article = Article.made("Content/case-studies/a.md", title: "Fees", parts)
    edit(&article)
    var study = CaseStudy(article: article, principles: [.ocp])
    study.changeRequests = ["Bikes", "Lorries", "Free"].enumerated().map { index, name in
      ChangeRequest(
        title: name, line: 1, heading: 2 + index, isAdverse: name == "Free", reason: "Wanted.",
        snippets: Array(5 + index * 3..<8 + index * 3))
    }
    return study
  }
}

extension Evidence {
  /// Makes evidence in which all requests of `CaseStudy.exercised` are met on both sides.
  static func sound(unchanged: RunEvidence.Outcome = .failed) -> Evidence {
    let side = SideEvidence(
      isCompiled: true, files: [:], runs: [RunEvidence(kind: .test, line: 1, outcome: .passed)])
    var evidence = Evidence(
      inputs: "0", toolchain: "", places: EvidencePlaces(source: "a.md", lines: []),
      sides: BothSides(before: side, after: side))
    evidence.requests = ["Bikes", "Lorries", "Free"].map { name in
      let run = RequestRun(
        isMet: true, cost: LineCost(existingFiles: 1, addedInExisting: 2), editedFiles: ["Fee.swift"],
        acceptances: [.init(unchanged: unchanged, patched: .passed)])
      return RequestEvidence(
        title: name, line: 1, isAdverse: name == "Free", sides: BothSides(before: run, after: run))
    }
    return evidence
  }
}

extension Site {
  /// Makes a site of one study with evidence.
  static func exercising(
    _ study: CaseStudy = .exercised(), _ evidence: Evidence? = .sound(), isStale: Bool = false,
    standIns: [SourceFile] = []
  ) -> Site {
    var site = Site.made([study])
    site.evidence = evidence.map { ["a": StudyEvidence(evidence: $0, isStale: isStale, standIns: standIns)] } ?? [:]
    return site
  }

  /// The exercise of the first study.
  var exercise: Exercise? { Exercise(of: studies[0], in: self) }
}
