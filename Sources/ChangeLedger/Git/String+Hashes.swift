extension StringProtocol {
  /// Whether the text has the form of a whole object name of git: 40 hexadecimal digits, or 64 with SHA-256.
  package var isFullHash: Bool { utf8.count >= 40 && allSatisfy(\.isHexDigit) }
}
