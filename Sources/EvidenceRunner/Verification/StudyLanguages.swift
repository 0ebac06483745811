import CaseStudyModel

/// The languages in which a study's code is verified.
public struct StudyLanguages: Sendable, Equatable {
  /// The language of the trees to which everything is put; `nil` for a study with nothing to verify.
  public var main: Language?
  /// Further languages, whose code is only held against the site's commands.
  public var others: [Language] = []

  /// - Parameter commands: the commands that may be run, by language; Swift needs none.
  public init(of study: CaseStudy, commands: [String: [String]]) {
    var languages: [Language] = []
    for snippet in study.article.snippets where snippet.side != nil && !snippet.isIgnored {
      guard let language = snippet.language, language == .swift || commands[language.rawValue]?.isEmpty == false,
        !languages.contains(language)
      else { continue }
      languages.append(language)
    }
    main = languages.contains(.swift) ? .swift : languages.first
    others = languages.filter { $0 != main }
  }

  /// The names and versions of what verifies a study, as its evidence names them.
  /// - Parameter toolchain: the name and version of the Swift compiler.
  public func toolchain(_ toolchain: String, commands: [String: [String]]) -> String {
    ([main].compactMap { $0 } + others).map { language in
      language == .swift ? toolchain : commands[language.rawValue]?.joined(separator: " ") ?? ""
    }.joined(separator: ", ")
  }
}
