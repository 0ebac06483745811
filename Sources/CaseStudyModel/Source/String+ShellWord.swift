extension String {
  /// The text as one word of a command that is printed to be copied into a shell.
  ///
  /// Double quotation marks are preferred, because messages quote commands in single ones.
  package var shellWord: String {
    if !isEmpty, allSatisfy({ $0.isPartOfWord || "-./+:@%,".contains($0) }) { return self }
    // Inside double quotation marks, shells still interpret these, and interactive ones expand history at `!`.
    let isExpanded = unicodeScalars.contains { "\"$`\\!".unicodeScalars.contains($0) }
    return isExpanded ? shellQuoted : "\"" + self + "\""
  }

  /// The text in single quotation marks, between which shells interpret nothing.
  package var shellQuoted: String {
    // Splits scalars: a combining character after a quotation mark would form a different `Character`.
    let parts = unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { String($0) }.joined(separator: "'\\''") + "'"
  }
}
