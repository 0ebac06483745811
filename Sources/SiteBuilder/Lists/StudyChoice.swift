import CaseStudyModel

/// A selection of studies by principle, difficulty and language of the code, or by principle and verdict; a `nil`
/// property doesn't restrict it.
struct StudyChoice: Hashable, Sendable {
  var principle: Principle.ID?
  var difficulty: Difficulty?
  var language: Language?
  /// A verdict on the study: under the principle, or under any if none is chosen.
  var verdict: Verdict?

  /// The choice of all studies.
  static let all = StudyChoice()

  /// The choices with one condition less.
  var wider: [StudyChoice] {
    var choices: [StudyChoice] = []
    if principle != nil { choices.append(StudyChoice(difficulty: difficulty, language: language)) }
    if difficulty != nil { choices.append(StudyChoice(principle: principle, language: language)) }
    if language != nil { choices.append(StudyChoice(principle: principle, difficulty: difficulty)) }
    return choices
  }
}

extension CaseStudy {
  /// The languages of both sides' code, in the order they first appear.
  var codeLanguages: [Language] {
    article.snippets.filter { $0.side != nil && $0.role == .source }.compactMap(\.language)
      .filter { $0 != .diff }.unique()
  }
}

extension Language {
  /// The name as its community spells it.
  var displayName: String {
    Self.spellings[rawValue] ?? rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  private static let spellings = [
    "abap": "ABAP", "cpp": "C++", "csharp": "C#", "css": "CSS", "fsharp": "F#", "gdscript": "GDScript",
    "graphql": "GraphQL", "html": "HTML", "ini": "INI", "javascript": "JavaScript", "json": "JSON",
    "objective-c": "Objective-C", "php": "PHP", "powershell": "PowerShell", "sql": "SQL", "toml": "TOML",
    "tsx": "TSX", "typescript": "TypeScript", "vb": "VB", "xml": "XML", "yaml": "YAML",
  ]
}
