extension Language {
  /// The usual extensions of source files, for languages whose files have one only.
  private static let fileExtensions = [
    "csharp": "cs", "dart": "dart", "go": "go", "haskell": "hs", "java": "java", "javascript": "js", "kotlin": "kt",
    "objective-c": "m", "php": "php", "python": "py", "ruby": "rb", "rust": "rs", "scala": "scala", "swift": "swift",
    "typescript": "ts",
  ]

  /// The usual extension of the language's files, without a dot; `nil` if it isn't known, or isn't the only one.
  package var fileExtension: String? { Self.fileExtensions[rawValue] }

  /// Returns the language whose files have an extension; `nil` if it isn't known.
  package static func language(ofFileExtension name: String) -> Language? {
    fileExtensions.first { $0.value == name }.map { Language(rawValue: $0.key) }
  }
}
