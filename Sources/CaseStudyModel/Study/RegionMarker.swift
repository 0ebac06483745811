/// A line of a file that begins or ends a region which fences can include, as in `// #region name`.
package struct RegionMarker: Sendable, Equatable {
  /// The name after the marker; `nil` if there is none.
  package var name: String?
  /// Whether it begins a region, and doesn't end one.
  package var begins: Bool

  /// Reads a line; `nil` for one without a marker.
  package init?(_ line: Substring) {
    let words = Self.commentWords(in: line)
    switch words.first?.drop(while: { $0 == "/" || $0 == "-" || $0 == "#" }) {
    case "region": begins = true
    case "endregion": begins = false
    default: return nil
    }
    name = words.dropFirst().first.map { $0.filter { $0 != "\"" } }
  }

  /// Returns the words of a line without the signs around a comment; some languages have only comments with an end.
  private static func commentWords(in line: Substring) -> ArraySlice<Substring> {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    for (opening, closing) in [("/*", "*/"), ("<!--", "-->")] {
      guard let first = words.first, first.hasPrefix(opening), let last = words.last, last.hasSuffix(closing)
      else { continue }
      words[words.endIndex - 1] = last.dropLast(closing.count)
      words[words.startIndex] = words[words.startIndex].dropFirst(opening.count)
      return words.filter { !$0.isEmpty }[...]
    }
    return words.drop { $0 == "//" || $0 == "#" || $0 == "--" }
  }
}
