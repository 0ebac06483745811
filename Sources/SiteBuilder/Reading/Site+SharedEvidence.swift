import CaseStudyModel

extension Site {
  /// Gives translations the evidence of their originals if their code is the same; only originals are verified.
  /// - Parameter severity: the severity of a difference in the code.
  /// - Returns: a diagnostic for each translation whose code differs.
  mutating func shareEvidence(jobs: Int, faults severity: Severity) async -> [Diagnostic] {
    let wanted = Set(translations.compactMap(\.article.translation).map { PathKey($0.original) })
    if wanted.isEmpty { return [] }
    let verified = studies.compactMap { study -> (study: CaseStudy, stored: StudyEvidence)? in
      guard wanted.contains(PathKey(study.article.source)), let stored = evidence[study.article.slug]
      else { return nil }
      return (study, stored)
    }
    let originals = await verified.concurrentMap(jobs: jobs) { VerifiedOriginal($0.study, $0.stored) }
    let byFile = Dictionary(originals.map { (PathKey($0.study.article.source), $0) }) { first, _ in first }
    let pairs = translations.compactMap { study -> (study: CaseStudy, original: VerifiedOriginal)? in
      guard let translation = study.article.translation, let original = byFile[PathKey(translation.original)]
      else { return nil }
      return (study, original)
    }
    let shared = await pairs.concurrentMap(jobs: jobs) { $0.original.evidence(for: $0.study) }
    var diagnostics: [Diagnostic] = []
    for (pair, stored) in zip(pairs, shared) {
      if let stored {
        evidence[pair.study.article.slug] = stored
      } else {
        diagnostics.append(.otherCode(in: pair.study.article, than: pair.original.study.article, severity))
      }
    }
    return diagnostics
  }
}

/// A study with evidence and translations.
private struct VerifiedOriginal: Sendable {
  let study: CaseStudy
  let stored: StudyEvidence
  /// The fingerprint of the study as it is now.
  let fingerprint: String

  init(_ study: CaseStudy, _ stored: StudyEvidence) {
    self.study = study
    self.stored = stored
    // Evidence that isn't stale contains the study's fingerprint.
    fingerprint =
      stored.isStale ? EvidenceInputs(study: study, standIns: stored.standIns).fingerprint : stored.evidence.inputs
  }

  /// Returns the evidence with its places in a translation; `nil` if the translation's code differs.
  func evidence(for translation: CaseStudy) -> StudyEvidence? {
    let inputs = EvidenceInputs(study: translation, standIns: stored.standIns).named(as: study)
    guard inputs.fingerprint == fingerprint else { return nil }
    var shared = stored
    shared.evidence = stored.evidence.moved(to: translation) ?? stored.evidence
    for (index, request) in translation.changeRequests.enumerated().prefix(shared.evidence.requests.count) {
      shared.evidence.requests[index].title = request.title
    }
    return shared
  }
}

extension Diagnostic {
  fileprivate static func otherCode(
    in translation: Article, than original: Article, _ severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      "TranslationCode", severity,
      "Translation '\(translation.title)' must have the code of its original to show its evidence",
      at: SourceRange(path: translation.source, line: 1),
      notes: [Note("The evidence belongs to the code of this study", at: SourceRange(path: original.source, line: 1))]
        + [firstDifference(of: translation, from: original)].compactMap { $0 },
      solutions: ["copy the code, tests and change requests of '\(SitePath.name(of: original.source))'"])
  }

  /// Returns the first line of a translation's code that the original doesn't have.
  private static func firstDifference(of translation: Article, from original: Article) -> Note? {
    for (own, other) in zip(translation.snippets, original.snippets) where own.code != other.code {
      let (lines, others) = (own.code.split(separator: "\n"), other.code.split(separator: "\n"))
      let same = zip(lines, others).prefix { $0 == $1 }.count
      let place = own.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.element.isEmpty }.dropFirst(same).first?.offset
      let line = own.include == nil ? own.codeLine + (place ?? 0) : own.line
      let text = others.dropFirst(same).first.map { String($0.drop(while: \.isWhitespace)) } ?? ""
      return Note(
        text.isEmpty ? "The first difference is here" : "The first difference: the original has '\(text)' here",
        at: SourceRange(path: translation.source, line: line))
    }
    return nil
  }
}
