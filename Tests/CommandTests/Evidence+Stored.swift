import CaseStudyModel
import CaseStudyReader
import EvidenceStore

extension Evidence {
  /// Returns evidence for the study in a Markdown text, with the fingerprint that the site computes.
  /// - Parameter standIns: the files of the stand-ins that the study imports, by path.
  static func made(
    of text: String, at path: String = "Content/case-studies/a.md", standIns: [String: String] = [:],
    verdict: Verdict = .supported
  ) -> Evidence {
    let study = CaseStudy.read(text, at: path)
    let inputs = EvidenceInputs(study: study, standIns: standIns.map { SourceFile(path: $0, text: $1) })
    var evidence = Evidence(
      inputs: inputs.fingerprint, toolchain: "swift 6.3.1", places: EvidencePlaces(of: study),
      sides: BothSides(
        before: SideEvidence(isCompiled: true, files: ["A.swift": 1]),
        after: SideEvidence(isCompiled: true, files: ["A.swift": 1])))
    evidence.principles[.ocp] = PrincipleEvidence(
      verdict: verdict,
      reasons: [.text("closedRequests", ["count": .count(3), "before": .count(0), "after": .count(1)])],
      measures: ["closedRequests": .count(before: 0, after: 1, isPrimary: true)])
    return evidence
  }

  /// The contents of the evidence file.
  var fileText: String {
    get throws { String(decoding: try EvidenceCoding.bytes(of: self), as: UTF8.self) }
  }
}

/// Returns the contents of an evidence file for a study's Markdown.
func storedEvidence(of text: String) throws -> String {
  try Evidence.made(of: text).fileText
}

extension CaseStudy {
  /// The study in a text, read as on a configured site that has the five principles.
  static func read(_ text: String, at path: String) -> CaseStudy {
    MarkdownStudyReader(
      configuration: SiteConfiguration(title: "x", isConfigured: true), principles: Principle.builtIn
    )
    .study(from: SourceFile(path: path, text: text)) { _ in nil }.value
  }
}
