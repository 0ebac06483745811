import CaseStudyModel

/// The languages of a study's code that can be verified.
package struct StudyLanguages: Sendable, Equatable {
  /// The language that is run, patched and measured; `nil` for a study without verifiable code.
  package var main: Language?
  /// Further languages, whose code is only checked by the site's commands.
  package var others: [Language] = []

  /// Finds the languages of a study's code that can be verified.
  /// - Parameter commands: the commands that may be run, by language; built-in languages need none.
  package init(of study: CaseStudy, commands: [String: [String]]) {
    let builtIn = FileLayout.builtIn.compactMap(\.language)
    var languages: [Language] = []
    for snippet in study.article.snippets where snippet.side != nil && !snippet.isIgnored {
      guard let language = snippet.language, !languages.contains(language),
        builtIn.contains(language) || commands[language.rawValue]?.isEmpty == false
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
  package func toolchain(_ toolchain: String, commands: [String: [String]], facts: [String: [String]] = [:]) -> String {
    var tools = ([main].compactMap { $0 } + others).map { language in
      FileLayout.builtIn.contains { $0.language == language }
        ? toolchain : commands[language.rawValue]?.joined(separator: " ") ?? ""
    }
    if let main, commands[main.rawValue] != nil, let command = facts[main.rawValue], let name = command.first {
      // A program may stand in its arguments, which are too long to be shown.
      let text = command.joined(separator: " ")
      tools.append("facts by \(text.utf8.count > 80 ? "\(name) \(contentHash(of: Array(text.utf8)))" : text)")
    }
    return tools.joined(separator: ", ")
  }

  /// Whether commands verify some of the study's code.
  package var needsCommands: Bool {
    ([main].compactMap { $0 } + others).contains { language in
      !FileLayout.builtIn.contains { $0.language == language }
    }
  }
}
