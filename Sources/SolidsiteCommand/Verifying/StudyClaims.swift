import CaseStudyModel
import EvidenceRunner
import EvidenceStore
import SiteBuilder
import SourceTrees

/// A study to verify, with the fingerprint of its evidence's inputs.
struct StudyClaims: Sendable {
  var study: CaseStudy
  /// The languages of its code.
  var languages: StudyLanguages
  var inputs: String
  var standIns: [String]
  /// The names and versions of the tools that verify it.
  var toolchain: String
  /// The bytes of the study's file before anything ran.
  var text: [UInt8]

  init(
    _ study: CaseStudy, in languages: StudyLanguages, toolchain: String, standIns: StandIns,
    content: any ContentSource
  ) throws(ContentSourceError) {
    self.study = study
    self.languages = languages
    self.toolchain = toolchain
    self.standIns = EvidenceInputs.modules(importedBy: study, of: Set(standIns.paths.keys))
    text = try content.read(study.article.source)
    let files = try standIns.files(importedBy: study, from: content)
    inputs = EvidenceInputs(study: study, standIns: files).fingerprint
  }

  var slug: String { study.article.slug }

  /// Returns the evidence with the current lines of the study's blocks; `nil` if the study must be verified again.
  /// - Parameter measured: the principles with measurements.
  func shown(_ evidence: Evidence, measured: Set<Principle.ID>) -> Evidence? {
    guard evidence.inputs == inputs, evidence.toolchain == toolchain, evidence.problems.isEmpty else { return nil }
    if evidence.warnings?.contains(where: \.isAboutTools) == true { return nil }
    let isNewlyMeasured = evidence.principles.contains { measured.contains($0.key) && $0.value == .unmeasured }
    // The fingerprint doesn't depend on prose, so headings may have been moved, added or removed.
    let steps = StudySteps(of: study)?.steps.map(\.tree.fingerprint)
    if isNewlyMeasured || evidence.steps?.map(\.tree) != steps { return nil }
    return evidence.moved(to: study)
  }

  /// Describes evidence that is outdated because of another toolchain; `nil` if only the study has changed.
  func diagnostic(of evidence: Evidence) -> Diagnostic? {
    if evidence.toolchain == toolchain { return nil }
    return Diagnostic(
      "OtherToolchain", .warning, "Evidence must come from the installed toolchain", at: place,
      explanation: "It was measured with \(evidence.toolchain), and is measured again with \(toolchain).")
  }

  /// Describes evidence that can't be used.
  func diagnostic(of fault: EvidenceFault) -> Diagnostic {
    let severity: Severity = if case .otherVersion = fault { .warning } else { .error }
    return fault.diagnostic(at: Evidence.path(ofSlug: slug), severity)
  }

  private var place: SourceRange { SourceRange(path: Evidence.path(ofSlug: slug), line: 1) }
}
