extension String {
  /// Whether a token of Swift is a keyword that declares values: `let` or `var`.
  package var isLetOrVar: Bool { self == "let" || self == "var" }
}
