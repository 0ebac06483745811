import CaseStudyModel

extension Site {
  /// The translated studies, each with its original; a translation without an original is left out.
  var translatedStudies: [(translation: CaseStudy, original: CaseStudy)] {
    let translations = studies.filter { $0.article.translation != nil }
    if translations.isEmpty { return [] }
    let originals = Dictionary(studies.map { (PathKey($0.article.source), $0) }) { first, _ in first }
    return translations.compactMap { study in
      guard let path = study.article.translation?.original, let original = originals[PathKey(path)] else { return nil }
      return (study, original)
    }
  }
}
