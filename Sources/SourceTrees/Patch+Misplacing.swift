import CaseStudyModel

/// The diagnostics of hunks that match no place of their file.
extension Patch {
  /// The limit on comparisons for the hint about the nearest place.
  private static let hintComparisonLimit = 1_000_000

  /// Returns the diagnostic of a hunk without a place, at the line that differs from the file.
  /// - Parameters:
  ///   - isAdded: whether each line of the file was added by a hunk.
  ///   - fence: the place of the hunk's fence.
  ///   - isHinted: whether the nearest place is searched for.
  static func noPlace(
    for hunk: PatchHunk, in file: AssembledFile, _ isAdded: [Bool], named path: String, at fence: SourceRange,
    isHinted: Bool
  ) -> Diagnostic {
    let old = hunk.oldLines
    let isSearched = isHinted && old.count * file.lines.count <= hintComparisonLimit
    let summary: Message = "Hunk \(hunk.number) must match lines of \(path)"
    var diagnostic = Diagnostic(
      "PatchWithoutPlace", .error, summary, at: fence, solutions: ["copy the lines from the file on that side"])
    if !isSearched { return diagnostic }
    if hunk.areNewLinesAdded.contains(true), places(of: hunk.newLines, in: file, isAdded).count == 1 {
      diagnostic.summary = summary + ", which already has the lines that it adds"
      diagnostic.solutions = ["swap '-' and '+' if the diff is reversed", "remove the hunk if it is repeated"]
      return diagnostic
    }
    if let repair = repair(of: hunk, in: file, isAdded, of: fence.path) {
      return Diagnostic("PatchWithoutPlace", .error, summary + repair.hint, at: repair.range, fixes: [repair.fix])
    }
    if let repetition = repetition(of: hunk, in: file, isAdded, named: path, of: fence.path) { return repetition }
    if let division = division(of: hunk, in: file, isAdded, named: path, of: fence.path) { return division }
    let counts = file.lines.indices.map { place in
      (place: place, count: zip(old, place..<file.lines.count).count { !isAdded[$1] && isEqual($0, file.lines[$1]) })
    }
    var different = 0
    // The first of the best matches.
    if let best = counts.max(by: { ($0.count, -$0.place) < ($1.count, -$1.place) }), best.count > 0 {
      if let start = file.position(line: best.place + 1, column: 1) {
        diagnostic.summary = summary + "; the nearest is line \(start.line), where \(best.count) of \(old.count) match"
      }
      let places = best.place..<file.lines.count
      different = zip(old, places).prefix { !isAdded[$1] && isEqual($0, file.lines[$1]) }.count
      if different < places.count, let place = file.lines[best.place + different].position(ofColumn: 1) {
        diagnostic.notes = [
          .init("the diff has '\(old[different])' here", at: SourceRange(path: fence.path, start: place))
        ]
      }
    }
    diagnostic.describe(line: different, of: hunk, isInFile: file.lines.contains { isEqual(old[different], $0) })
    return diagnostic
  }
}

extension Diagnostic {
  /// Adds the place of a hunk's old line that differs from the file, and the most likely correction.
  fileprivate mutating func describe(line number: Int, of hunk: PatchHunk, isInFile: Bool) {
    let text = hunk.oldLines[number]
    guard hunk.oldPlaces.indices.contains(number), let start = hunk.oldPlaces[number] else { return }
    range = SourceRange(path: range.path, start: start, length: text.utf8.count)
    // The column before the text has the mark, which an editor may have stripped from a blank line.
    let first = SourcePosition(line: start.line, column: max(1, start.column - (text.isEmpty ? 0 : 1)))
    let bare = text.drop(while: \.isWhitespace)
    if isInFile, number > 0 {
      explanation = "This line doesn't follow the one above it in the file"
      solutions.append("write '@@' above it to begin a new hunk")
    } else if !isInFile, bare.hasPrefix("...") || bare.contains("…"), !bare.contains(where: \.isLetter) {
      fixes = [
        Fix(
          "replace the line with '@@', which begins a new hunk",
          at: SourceRange(path: range.path, start: first, end: range.end), with: "@@", isSafe: false)
      ]
      solutions = fixes.map(\.title)
    } else if !isInFile {
      explanation = "This line isn't in the file"
      solutions.append(
        bare.hasPrefix("+") || bare.hasPrefix("-")
          ? "move the mark to the beginning of the line" : "begin the line with '+' if the change adds it")
    }
  }
}
