import CaseStudyModel
import EvidenceRunner
import EvidenceStore
import SiteBuilder
import SourceTrees

/// A study that is to be verified, with the fingerprint of what its evidence depends on.
struct StudyClaims: Sendable {
  var study: CaseStudy
  /// The languages that it is verified in.
  var languages: StudyLanguages
  var inputs: String
  var standIns: [String]
  /// The names and versions of what verifies it.
  var toolchain: String
  /// The study's file as it was before anything ran.
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

  /// The evidence with the lines that the study's blocks have now, where it says all there is to say of the study; else `nil`.
  func shown(_ evidence: Evidence) -> Evidence? {
    guard evidence.inputs == inputs, evidence.toolchain == toolchain, evidence.problems.isEmpty else { return nil }
    return evidence.moved(to: study)
  }

  /// What is wrong with the evidence itself, which is taken anew; `nil` where only the study has changed.
  func diagnostic(of evidence: Evidence) -> Diagnostic? {
    if evidence.toolchain == toolchain { return nil }
    return Diagnostic(
      "OtherToolchain", .warning, "Evidence must be of the toolchain that is installed", at: place,
      explanation: "It was taken with \(evidence.toolchain), and is taken anew with \(toolchain).")
  }

  /// What is wrong with evidence that can't be used, and is taken anew.
  func diagnostic(of fault: EvidenceFault) -> Diagnostic {
    let explanation = "It is taken anew; see what differs before it is committed."
    switch fault {
    case .edited:
      return Diagnostic(
        "EditedEvidence", .error, "Evidence must not be changed after 'solidsite verify' wrote it", at: place,
        explanation: explanation)
    case .otherVersion(let version):
      return Diagnostic(
        "OtherEvidenceVersion", .warning, "Evidence must be of the version that 'solidsite verify' writes", at: place,
        explanation: "It is of version \(version), and is taken anew in version \(Evidence.currentVersion).")
    case .malformed:
      return Diagnostic(
        "MalformedEvidence", .error, "Evidence must have the form that 'solidsite verify' writes", at: place,
        explanation: explanation)
    }
  }

  private var place: SourceRange { SourceRange(path: EvidenceCoding.path(ofSlug: slug), line: 1) }
}
