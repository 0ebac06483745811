extension Language {
  /// Whether a comment begins with `#`.
  package var hasHashComments: Bool { Self.languagesWithHashComments.contains(rawValue) }

  /// Whether a comment begins with `//`, or is between `/*` and `*/`. Unknown languages most likely have such comments.
  package var hasSlashComments: Bool { !hasHashComments || rawValue == "php" }

  /// Whether a comment between `/*` and `*/` may contain others. Elsewhere, its first `*/` ends it.
  package var hasNestedComments: Bool { ["dart", "kotlin", "rust", "scala", "swift"].contains(rawValue) }

  /// Whether a name may be between backticks, where scripts and Go have strings.
  package var hasNamesInBackticks: Bool { ["kotlin", "scala", "swift"].contains(rawValue) }

  private static let languagesWithHashComments: Set = [
    "dockerfile", "elixir", "gdscript", "graphql", "ini", "julia", "makefile", "perl", "php", "powershell", "python",
    "r", "ruby", "shell", "toml", "yaml",
  ]
}
