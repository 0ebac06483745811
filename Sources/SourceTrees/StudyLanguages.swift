import CaseStudyModel

/// The languages of a study's code that can be verified.
package struct StudyLanguages: Sendable, Equatable {
  /// The language that is run, patched and measured; `nil` for a study without verifiable code.
  package var main: Language?
  /// Further languages, whose code the site's commands check.
  package var others: [Language] = []

  /// Finds the languages of a study's code that can be verified.
  /// - Parameter commands: the commands that may be run, by language; built-in languages need none.
  package init(of study: CaseStudy, commands: [String: LanguageCommands]) {
    let builtIn = FileLayout.builtIn.compactMap(\.language)
    var languages: [Language] = []
    var known: Set<Language> = []
    for snippet in study.article.snippets where snippet.side != nil && !snippet.isIgnored {
      guard let language = snippet.language, known.insert(language).inserted,
        builtIn.contains(language) || commands[language.rawValue]?.check.isEmpty == false
      else { continue }
      languages.append(language)
    }
    main = languages.first(where: builtIn.contains) ?? languages.first
    others = languages.filter { $0 != main }
  }

  /// Names the tools that verify a study, with their versions, as its evidence does.
  /// - Parameters:
  ///   - toolchain: the name and version of the toolchain of built-in languages.
  ///   - facts: the commands that print the facts of the main language's code.
  package func toolchain(_ toolchain: String, commands: [String: LanguageCommands], facts: [String: [String]] = [:])
    -> String
  {
    var tools = all.map { Self.isBuiltIn($0) ? toolchain : commands[$0.rawValue]?.description ?? "" }
    if let main, commands[main.rawValue] != nil, let command = facts[main.rawValue], !command.isEmpty {
      tools.append("facts by \(LanguageCommands.name(of: command))")
    }
    return tools.joined(separator: ", ")
  }

  /// Whether commands verify some of the study's code.
  package var needsCommands: Bool { all.contains { !Self.isBuiltIn($0) } }

  /// Whether a compiler of built-in languages verifies some of the study's code.
  package var needsToolchain: Bool { all.contains(where: Self.isBuiltIn) }

  private var all: [Language] { [main].compactMap { $0 } + others }

  private static func isBuiltIn(_ language: Language) -> Bool {
    FileLayout.builtIn.contains { $0.language == language }
  }
}
