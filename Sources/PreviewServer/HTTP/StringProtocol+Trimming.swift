extension StringProtocol {
  /// The text without the spaces and tabs around it.
  var trimmingSpaces: SubSequence {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:))
    return start[..<(end ?? start.startIndex)]
  }
}
