import CaseStudyModel
import SiteBuilder

/// A study that is to be verified, with the fingerprint of what its evidence depends on.
struct StudyClaims: Sendable {
  var study: CaseStudy
  var inputs: String
  var standIns: [String]

  init(_ study: CaseStudy, standIns: StandIns, content: any ContentSource) throws(ContentSourceError) {
    self.study = study
    self.standIns = EvidenceInputs.modules(importedBy: study, of: Set(standIns.paths.keys))
    let files = try standIns.files(importedBy: study, from: content)
    inputs = EvidenceInputs(study: study, standIns: files).fingerprint
  }

  var slug: String { study.article.slug }

  /// Whether evidence says all there is to say of the study as it is now.
  func isShown(by evidence: Evidence?, toolchain: String) -> Bool {
    evidence?.inputs == inputs && evidence?.toolchain == toolchain && evidence?.problems.isEmpty == true
  }
}

extension CaseStudy {
  /// Whether there is anything to compile.
  var hasClaims: Bool {
    article.snippets.contains { $0.language == .swift && $0.side != .neutral && !$0.isIgnored }
  }
}
