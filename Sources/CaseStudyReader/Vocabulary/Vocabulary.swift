import CaseStudyModel

/// The words of `vocabulary.yml`, with a site's additions.
struct Vocabulary: Sendable {
  let labels: LabelLexicon
  let principles: PrincipleNames
  let prose: ProsePhrases
  let sections: SectionNames
  let languages: LanguageNames

  /// The vocabulary of a site without additions.
  private static let builtIn = Vocabulary(adding: .init(), principles: [])

  /// Returns the vocabulary of a site; without additions, a shared one.
  static func of(_ additions: SiteConfiguration.Vocabulary, principles: [Principle]) -> Vocabulary {
    additions == .init() && principles.isEmpty ? builtIn : Vocabulary(adding: additions, principles: principles)
  }

  /// Creates the vocabulary of a site.
  init(adding additions: SiteConfiguration.Vocabulary, principles defined: [Principle]) {
    let words = VocabularyFile.builtIn
    principles = PrincipleNames(words.principles, adding: additions.principles, defined: defined)
    languages = LanguageNames(words.languages, neutral: words.neutralLanguages, adding: additions.languages)
    labels = LabelLexicon(
      before: words.before + additions.before, after: words.after + additions.after,
      filler: words.filler + languages.spokenNames, neutral: words.neutral, marks: words.marks,
      principles: principles)
    prose = ProsePhrases(words.prose)
    sections = SectionNames(words.sections)
  }
}
