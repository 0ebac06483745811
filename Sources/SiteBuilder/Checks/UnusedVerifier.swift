import CaseStudyModel

/// A language under `verifiers` or `facts` must be that of a block in a study.
struct UnusedVerifier: SiteCheck {
  /// The names of each language.
  private let languages: [[String]]

  /// Creates the check, which suggests the languages of `highlighters` for misspelt ones.
  init(highlighters: [any Highlighter] = []) { languages = highlighters.map(\.languages) }

  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A language under 'verifiers' or 'facts' must be used by a study",
      text: """
        The key is the language's name in the info strings of blocks. Swift needs no command: solidsite compiles and \
        runs it by itself, and ignores commands for it.
        """,
      example: """
        verifiers:
          pyhton: [python3, -m, py_compile]   no block is in 'pyhton'
          python: [python3, -m, py_compile]
        """, traits: .isAboutWordOfFormat)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    let used = Set(site.studies.flatMap(\.article.snippets).filter { !$0.isIgnored }.compactMap(\.language?.rawValue))
    var names = KnownNames(used)
    var all = KnownNames(languages.joined())
    return missingPreludes(in: site)
      + site.configuration.namedLanguages.compactMap { named in
        let place = SourceRange(path: site.configuration.source, start: named.position)
        if named.language == Language.swift.rawValue {
          return Diagnostic(
            id, .warning, "Key '\(named.setting)' must not name Swift, which needs no command", at: place,
            solutions: ["remove 'swift'"])
        }
        if used.contains(named.language) { return nil }
        let ownNames = languages.first { $0.contains(named.language) }
        let nearest =
          ownNames != nil || Language.isWellKnown(named.language)
          ? ownNames?.first(where: used.contains)
          : [names.nearest(to: named.language), all.nearest(to: named.language)].compactMap { $0 }
            .first { $0 != Language.swift.rawValue }
        return Diagnostic(
          id, .warning, "Language '\(named.language)' under '\(named.setting)' must be used by a study", at: place,
          replacing: named.language, with: nearest, otherwise: ["remove '\(named.language)'"])
      }
  }

  /// Reports preludes that aren't files of the site, which verify would miss.
  private func missingPreludes(in site: Site) -> [Diagnostic] {
    let files = Set(site.files.map(PathKey.init))
    // Looking for each language in the list of all would be quadratic.
    let named = site.configuration.namedLanguages.filter { $0.setting == "verifiers" }
    let positions = Dictionary(named.map { ($0.language, $0.position) }) { first, _ in first }
    return site.configuration.verifiers.sorted { $0.key < $1.key }.compactMap { language, commands in
      guard let prelude = commands.prelude, !files.contains(PathKey(prelude)) else { return nil }
      return .missingPrelude(
        prelude, of: language,
        at: SourceRange(path: site.configuration.source, start: positions[language] ?? SourcePosition(line: 1)))
    }
  }
}

extension SiteConfiguration {
  /// Returns the place of a language under 'verifiers'.
  package func place(ofVerifier language: String) -> SourceRange {
    let named = namedLanguages.first { $0.setting == "verifiers" && $0.language == language }
    return SourceRange(path: source, start: named?.position ?? SourcePosition(line: 1, column: 1))
  }
}

extension Diagnostic {
  /// Returns the diagnostic about a prelude that isn't a file of the site.
  package static func missingPrelude(
    _ path: String, of language: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "MissingPrelude", .error, "Prelude '\(path)' of '\(language)' must be a file of the site",
      at: place, explanation: "Its tests are not run")
  }
}
