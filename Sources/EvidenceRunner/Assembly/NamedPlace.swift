import CaseStudyModel

/// A place in a file that a line of output names, in any common form: `a.c:3:1:`, `a.ts(3,5):`, `File "a.py", line 3`,
/// `file:///study/a.mjs:3`.
struct NamedPlace: Equatable {
  var file: String
  /// From 1.
  var line: Int
  /// From 1.
  var column: Int
  /// The part of the line from the file's path to the last number.
  var range: Range<String.Index>
  /// Whether the place is worded as in a traceback of Python.
  var isWorded: Bool

  /// The end of the place.
  var end: String.Index { range.upperBound }

  /// Finds the first place in some files that a line names.
  static func first(in text: Substring, of files: [String]) -> NamedPlace? {
    // A longer name may end with a shorter one.
    files.sorted { $1.count < $0.count }.lazy.compactMap { place(in: text, of: $0) }.first
  }

  private static func place(in text: Substring, of file: String) -> NamedPlace? {
    var rest = text
    while let name = rest.firstByteRange(of: file) {
      if let place = place(in: text, at: name, of: file) { return place }
      rest = text[name.upperBound...]
    }
    return nil
  }

  /// - Parameter name: where the file's name is in the line.
  private static func place(in text: Substring, at name: Range<String.Index>, of file: String) -> NamedPlace? {
    let before = text[..<name.lowerBound]
    if let last = before.last, last.isPartOfWord || "-.".contains(last) { return nil }
    var rest = text[name.upperBound...].drop { "\":,( ".contains($0) }
    let isWorded = rest.hasPrefix("line ")
    if isWorded { rest = rest.dropFirst("line ".count) }
    let line = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(printedPlace: line), number > 0 else { return nil }
    let column = rest[line.endIndex...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    let hasColumn = rest[line.endIndex...].first.map { ":,".contains($0) } == true && !column.isEmpty
    // The folders of the sandbox belong to the name.
    let start = before.utf8.lastIndex { $0.isASCIIWhitespace || "\"'(".utf8.contains($0) }.map(text.utf8.index(after:))
    return NamedPlace(
      file: file, line: number, column: hasColumn ? Int(printedPlace: column) ?? 1 : 1,
      range: (start ?? text.startIndex)..<(hasColumn ? column.endIndex : line.endIndex), isWorded: isWorded)
  }
}
