import CaseStudyModel

/// A study that is to be verified, with the fingerprint of what its evidence depends on.
struct StudyClaims: Sendable {
  var study: CaseStudy
  var inputs: String
  var standIns: [String]

  init(_ study: CaseStudy, standIns: StandIns) {
    self.study = study
    let names = standIns.names(importedBy: study)
    self.standIns = names
    inputs = EvidenceInputs(study: study, standIns: standIns.files(of: names)).fingerprint
  }

  var slug: String { study.article.slug }

  /// Whether evidence says all there is to say of the study as it is now.
  func isShown(by evidence: Evidence?, toolchain: String) -> Bool {
    evidence?.inputs == inputs && evidence?.toolchain == toolchain && evidence?.problems.isEmpty == true
  }

  /// Whether there is anything to compile.
  var hasClaims: Bool {
    study.article.snippets.contains { $0.language == .swift && $0.side != .neutral && !$0.isIgnored }
  }
}
