extension StringProtocol {
  /// The text without leading and trailing spaces and tabs.
  var trimmingSpaces: SubSequence {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:))
    return start[..<(end ?? start.startIndex)]
  }
}
