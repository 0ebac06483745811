import CaseStudyModel
import SiteBuilder

/// A study that is to be verified, with the fingerprint of what its evidence depends on.
struct StudyClaims: Sendable {
  var study: CaseStudy
  var inputs: String
  var standIns: [String]
  /// The names and versions of what verifies it.
  var toolchain: String

  init(_ study: CaseStudy, toolchain: String, standIns: StandIns, content: any ContentSource) throws(ContentSourceError) {
    self.study = study
    self.toolchain = toolchain
    self.standIns = EvidenceInputs.modules(importedBy: study, of: Set(standIns.paths.keys))
    let files = try standIns.files(importedBy: study, from: content)
    inputs = EvidenceInputs(study: study, standIns: files).fingerprint
  }

  var slug: String { study.article.slug }

  /// The evidence with the lines that the study's blocks have now, where it says all there is to say of the study; else `nil`.
  func shown(_ evidence: Evidence) -> Evidence? {
    guard evidence.inputs == inputs, evidence.toolchain == toolchain, evidence.problems.isEmpty else { return nil }
    return evidence.moved(to: study)
  }
}

