import CaseStudyModel

/// Every key in stored evidence must have a text in the catalogue.
struct UnknownEvidenceText: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Each key of stored evidence must have a text in the catalogue",
      text: """
        Evidence holds numbers, names and keys; the texts for the keys come from the catalogue, so that a site can be \
        in any language. If a key has no text, the page shows the key. A package that adds a measurement adds its \
        texts too.
        """,
      example: """
        # Templates/texts/en.yml
        evidence.demeter.measure.longChains: "Chains of more than two calls"
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.evidence.sorted { $0.key < $1.key }.flatMap { slug, stored in
      stored.evidence.principles.sorted { $0.key < $1.key }.flatMap { principle, evidence in
        let words = EvidenceWords(texts: site.texts, principle: principle)
        let unknown = evidence.keys.filter { words.known($0.key, as: $0.part) == nil }
        return Set(unknown.map { "evidence.\(principle.rawValue).\($0.part.rawValue).\($0.key)" }).sorted().map { key in
          Diagnostic(
            id, .warning, "Text '\(key)' of stored evidence must be in the catalogue",
            at: SourceRange(path: Evidence.path(ofSlug: slug), line: 1),
            solutions: ["add it to 'Templates/texts/en.yml'"])
        }
      }
    }
  }
}
