import CaseStudyModel
import Synchronization

/// The words of `VocabularyFile`, with a site's additions.
struct Vocabulary: Sendable {
  let labels: LabelLexicon
  let principles: PrincipleNames
  let prose: ProsePhrases
  let sections: SectionNames
  let languages: LanguageNames

  /// A cache of the last vocabularies, the newest first.
  private static let made = Mutex<[(origin: Origin, vocabulary: Vocabulary)]>([])
  /// The maximum number of vocabularies that are kept: those for the studies and for the pages of two sites.
  private static let keptLimit = 4
  /// Phrases that no site adds to.
  private static let commonProse = ProsePhrases(VocabularyFile.builtIn.prose, patterns: VocabularyFile.builtIn.patterns)

  /// Returns the vocabulary of a site from a cache: creating one takes longer than reading dozens of pages.
  static func of(_ additions: SiteConfiguration.Vocabulary, principles: [Principle]) -> Vocabulary {
    let origin = Origin(additions: additions, principles: principles)
    if let known = made.withLock({ $0.first { $0.origin == origin }?.vocabulary }) { return known }
    let vocabulary = Vocabulary(adding: additions, principles: principles)
    made.withLock { kept in
      kept.removeAll { $0.origin == origin }
      kept = [(origin, vocabulary)] + kept.prefix(keptLimit - 1)
    }
    return vocabulary
  }

  /// Creates the vocabulary of a site.
  init(adding additions: SiteConfiguration.Vocabulary, principles defined: [Principle]) {
    let words = VocabularyFile.builtIn
    principles = PrincipleNames(words.principles, adding: additions.principles, defined: defined)
    languages = LanguageNames(words.languages, neutral: words.neutralLanguages, adding: additions.languages)
    labels = LabelLexicon(words, adding: additions, languages: languages.spokenNames, principles: principles)
    prose = Self.commonProse
    sections = SectionNames(words.sections)
  }
}

extension Vocabulary {
  /// The inputs of a vocabulary besides the built-in words.
  private struct Origin: Equatable {
    let additions: SiteConfiguration.Vocabulary
    /// The names of each principle.
    let principles: [[String]]

    init(additions: SiteConfiguration.Vocabulary, principles: [Principle]) {
      self.additions = additions
      self.principles = principles.map { [$0.id.rawValue, $0.name, $0.acronym] }
    }
  }
}
