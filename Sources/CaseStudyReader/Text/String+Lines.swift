extension String {
  /// The lines without their line feeds; a line feed at the end has an empty line behind it.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
