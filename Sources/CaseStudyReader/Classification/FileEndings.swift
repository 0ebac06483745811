import CaseStudyModel

/// The usual endings of source files, for languages whose files have one ending only.
enum FileEndings {
  private static let languages = [
    "cs": "csharp", "dart": "dart", "go": "go", "java": "java", "js": "javascript", "kt": "kotlin", "php": "php",
    "py": "python", "rb": "ruby", "rs": "rust", "scala": "scala", "swift": "swift", "ts": "typescript",
  ]

  /// Returns the ending of a language's files.
  static func ending(of language: Language) -> String? {
    languages.first { $0.value == language.rawValue }?.key
  }

  /// Whether a file with this ending is in another language than the one named.
  static func isForeign(_ ending: String, to language: Language) -> Bool {
    guard let own = languages[ending], Self.ending(of: language) != nil else { return false }
    // Each of these can be in files of the other.
    let web: Set<String> = ["javascript", "typescript"]
    return own != language.rawValue && !(web.contains(own) && web.contains(language.rawValue))
  }
}
