import CaseStudyModel

/// The words of `vocabulary.yml`, with what a site adds to them.
struct Vocabulary: Sendable {
  let labels: LabelLexicon
  let principles: PrincipleNames
  let prose: ProsePhrases
  let sections: SectionNames
  let languages: LanguageNames

  /// Creates the vocabulary of a site.
  init(adding additions: SiteConfiguration.Vocabulary, principles defined: [Principle]) {
    let words = VocabularyFile.builtIn
    principles = PrincipleNames(words.principles, adding: additions.principles, defined: defined)
    languages = LanguageNames(words.languages, neutral: words.neutralLanguages)
    labels = LabelLexicon(
      before: words.before + additions.before, after: words.after + additions.after,
      filler: words.filler + languages.spokenNames, neutral: words.neutral, marks: words.marks,
      principles: principles)
    prose = ProsePhrases(words.prose)
    sections = SectionNames(words.sections)
  }
}
