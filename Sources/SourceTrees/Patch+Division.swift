import CaseStudyModel

extension Patch {
  /// The limit on the parts of a hunk that a suggestion begins with `@@`.
  private static let partLimit = 10

  /// Returns the diagnostic of a hunk without a place whose parts each have one, because it leaves out lines between
  /// them.
  /// - Parameter source: the path of the study.
  static func division(
    of hunk: PatchHunk, in file: AssembledFile, _ isAdded: [Bool], named path: String, of source: String
  ) -> Diagnostic? {
    guard let starts = starts(ofPartsOf: hunk.oldLines, in: file, isAdded), hunk.oldPlaces.count == hunk.oldLines.count
    else { return nil }
    var replacements: [Fix.Replacement] = []
    for start in starts {
      guard let place = hunk.oldPlaces[start] else { return nil }
      let text = hunk.oldLines[start]
      let isSeparator = isSeparator(text)
      // The mark is before the text. It begins its line, unless the block is in a list or a quotation.
      let first = SourcePosition(line: place.line, column: max(1, place.column - (text.isEmpty ? 0 : 1)))
      if first.column > 1 { return nil }
      let end = SourcePosition(line: place.line, column: place.column + text.utf8.count)
      replacements.append(
        isSeparator
          ? Fix.Replacement(SourceRange(path: source, start: first, end: end), with: "@@")
          : Fix.Replacement(SourceRange(path: source, start: first), with: "@@\n"))
    }
    guard let first = replacements.first, let place = hunk.oldPlaces[starts[0]] else { return nil }
    let end = SourcePosition(line: place.line, column: place.column + hunk.oldLines[starts[0]].utf8.count)
    return Diagnostic(
      "PatchWithoutPlace", .error,
      "Hunk \(hunk.number) must match lines of \(path), but leaves out lines above this one",
      at: SourceRange(path: source, start: first.range.start, end: end),
      fixes: [Fix("write '@@' there, which begins a new hunk", replacements, isSafe: true)])
  }

  /// Returns the indices of the lines that begin the second and later parts of a hunk, if each part has one place.
  private static func starts(ofPartsOf old: [String], in file: AssembledFile, _ isAdded: [Bool]) -> [Int]? {
    var starts: [Int] = []
    var begin = 0
    while begin < old.count {
      // Blank lines and dots between parts are separators.
      let first = old[begin...].firstIndex { !isSeparator($0) } ?? old.count
      if first == old.count { return nil }
      if begin > 0 {
        // Only one line can become the mark of a hunk.
        if first > begin + 1 { return nil }
        starts.append(begin)
      } else if first > 0 {
        return nil
      }
      guard let end = longestPart(of: old, from: first, in: file, isAdded), starts.count <= partLimit
      else { return nil }
      begin = end
    }
    return starts.isEmpty ? nil : starts
  }

  /// Returns the end of the longest part that begins at a line and has a place; `nil` if it has several.
  private static func longestPart(
    of old: [String], from first: Int, in file: AssembledFile, _ isAdded: [Bool]
  ) -> Int? {
    var longest = (length: 0, count: 0)
    for place in file.lines.indices {
      let length = zip(old[first...], place..<file.lines.count).prefix { !isAdded[$1] && isEqual($0, file.lines[$1]) }
        .count
      if length > longest.length { longest = (length, 0) }
      if length == longest.length { longest.count += 1 }
    }
    return longest.length > 0 && longest.count == 1 ? first + longest.length : nil
  }

  /// Returns whether a line may replace omitted lines: it is blank, or has only dots, as in `// …`.
  static func isSeparator(_ text: String) -> Bool {
    let dots = text.filter { !$0.isWhitespace && !"/#*".contains($0) }
    return dots.allSatisfy { ".…".contains($0) } && (!dots.isEmpty || text.allSatisfy(\.isWhitespace))
  }
}
