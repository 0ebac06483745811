import CaseStudyModel

/// The explanations of the diagnostics about the interface's texts.
enum TextExplanations {
  static let all = [
    DiagnosticExplanation(
      id: "MissingText", summary: "The interface must have all texts in the site's language",
      text: """
        The texts around an author's content come from a catalogue for each language. A text that the site's language \
        lacks is shown in English. A site adds texts, or a whole language, in a file of its own.
        """,
      example: """
        # Templates/texts/fr.yml
        page.skip: "Aller au contenu"
        """),
    DiagnosticExplanation(
      id: "UnknownText", summary: "A translation must match its English text",
      text: """
        Each text must have a key that the English catalogue has, and may use only the placeholders of the English text.
        """,
      example: """
        study.minutes: "{{minute}} Min. Lesezeit"    has an unknown placeholder
        study.minutes: "{{minutes}} Min. Lesezeit"   is filled in
        """),
  ]
}
