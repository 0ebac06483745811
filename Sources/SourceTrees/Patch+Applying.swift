import CaseStudyModel

extension Patch {
  /// Applies the hunks to a file, one after the other. The file must then contain each hunk's old lines exactly once;
  /// lines that a hunk adds don't count, so no other hunk matches them.
  /// - Parameters:
  ///   - snippet: the fence that the patch was read from.
  ///   - source: the path of the study.
  /// - Returns: the patched file; `nil`, with diagnostics, if hunks match no place or several, or if there are too many
  ///   hunks for the file's length.
  package func applied(to file: AssembledFile, as path: String, from snippet: Snippet, in source: String)
    -> Diagnosed<AssembledFile?>
  {
    var result = file
    var isAdded = Array(repeating: false, count: file.lines.count)
    var diagnostics: [Diagnostic] = []
    guard hunks.count * file.lines.count <= Self.comparisonLimit else {
      return Diagnosed(nil, [Self.tooManyHunks(hunks.count, for: file, named: path, in: source, snippet)])
    }
    var comparisons = 0
    for hunk in hunks {
      // The file grows with each hunk that adds lines.
      comparisons += result.lines.count
      guard comparisons <= Self.comparisonLimit else {
        return Diagnosed(nil, [Self.tooManyHunks(hunks.count, for: result, named: path, in: source, snippet)])
      }
      let old = hunk.oldLines
      let places = Self.places(of: old, in: result, isAdded)
      if places.count == 1, let place = places.first {
        let range = place..<(place + old.count)
        result.lines.replaceSubrange(range, with: hunk.replacement(of: result.lines[range]))
        isAdded.replaceSubrange(range, with: hunk.areNewLinesAdded)
      } else {
        let fence = SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1)
        diagnostics.append(
          places.isEmpty
            ? Self.noPlace(
              for: hunk, in: result, isAdded, named: path, at: fence, isHinted: diagnostics.count < Self.hintLimit)
            : Self.severalPlaces(places, for: hunk, in: result, named: path, at: fence))
      }
    }
    return Diagnosed(diagnostics.isEmpty ? result : nil, diagnostics)
  }

  /// Returns the indices of the lines at which the old lines start.
  /// - Parameter isAdded: whether each line of the file was added by a hunk.
  private static func places(of old: [String], in file: AssembledFile, _ isAdded: [Bool]) -> [Int] {
    // A hunk without old lines matches one place of an empty file, and several of any other.
    if old.isEmpty { return Array(0...file.lines.count) }
    // Knuth–Morris–Pratt: the longest proper prefix that also ends each prefix keeps the search linear.
    var borders = [0]
    for line in old.dropFirst() {
      var length = borders[borders.count - 1]
      while length > 0, !old[length].utf8.elementsEqual(line.utf8) { length = borders[length - 1] }
      borders.append(old[length].utf8.elementsEqual(line.utf8) ? length + 1 : 0)
    }
    var places: [Int] = []
    var matched = 0
    for (index, line) in file.lines.enumerated() {
      if isAdded[index] {
        matched = 0
        continue
      }
      while matched > 0, matched == old.count || !isEqual(old[matched], line) { matched = borders[matched - 1] }
      if isEqual(old[matched], line) { matched += 1 }
      if matched == old.count { places.append(index + 1 - old.count) }
    }
    return places
  }

  private static func isEqual(_ old: String, _ line: SourceLine) -> Bool { old.utf8.elementsEqual(line.text.utf8) }

  /// The limit on comparisons of a file's lines with the hunks of one patch.
  private static let comparisonLimit = 20_000_000
  /// The limit on the places of a hunk that a diagnostic lists.
  private static let noteLimit = 10
  /// The limit on comparisons for the hint about the nearest place.
  private static let hintComparisonLimit = 1_000_000
  /// The limit on the hunks of a patch that have such a hint.
  private static let hintLimit = 10

  private static func tooManyHunks(
    _ count: Int, for file: AssembledFile, named path: String, in source: String, _ snippet: Snippet
  ) -> Diagnostic {
    Diagnostic(
      "PatchTooLarge", .error,
      """
      A diff of \(path), which has \(file.lines.count) lines, must have at most \
      \(comparisonLimit / max(1, file.lines.count)) hunks, but has \(count)
      """,
      at: SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1),
      solutions: ["write the whole file in a block with 'replace'"])
  }

  /// Counts the old lines that match the file's lines from a place on.
  private static func matches(
    of old: [String], at place: Int, in file: AssembledFile, _ isAdded: [Bool]
  ) -> Int {
    zip(old, place..<file.lines.count).count { !isAdded[$1] && isEqual($0, file.lines[$1]) }
  }

  private static func noPlace(
    for hunk: PatchHunk, in file: AssembledFile, _ isAdded: [Bool], named path: String, at fence: SourceRange,
    isHinted: Bool
  ) -> Diagnostic {
    let old = hunk.oldLines
    let isSearched = isHinted && old.count * file.lines.count <= hintComparisonLimit
    let counts = (isSearched ? file.lines.indices : 0..<0).map {
      (place: $0, count: matches(of: old, at: $0, in: file, isAdded))
    }
    var summary: Message = "Hunk \(hunk.number) must match lines of \(path)"
    if isSearched, let repair = repair(of: hunk, in: file, isAdded, of: fence.path) {
      return Diagnostic(
        "PatchWithoutPlace", .error, summary + repair.hint, at: repair.range, fixes: [repair.fix])
    }
    var notes: [Diagnostic.Note] = []
    // The first of the best matches.
    if let best = counts.max(by: { ($0.count, -$0.place) < ($1.count, -$1.place) }), best.count > 0 {
      let pairs = zip(old, best.place..<file.lines.count)
      if let start = file.position(line: best.place + 1, column: 1) {
        summary = summary + "; the nearest is line \(start.line), where \(best.count) of \(old.count) match"
      }
      if let (expected, index) = pairs.first(where: { isAdded[$1] || !isEqual($0, file.lines[$1]) }),
        let place = file.lines[index].position(ofColumn: 1)
      {
        notes.append(.init("the diff has '\(expected)' here", at: SourceRange(path: fence.path, start: place)))
      }
    }
    return Diagnostic(
      "PatchWithoutPlace", .error, summary, at: fence, notes: notes,
      solutions: ["copy the lines from the joined file"])
  }

  private static func severalPlaces(
    _ places: [Int], for hunk: PatchHunk, in file: AssembledFile, named path: String, at fence: SourceRange
  ) -> Diagnostic {
    if hunk.oldLines.isEmpty {
      return Diagnostic(
        "AmbiguousPatch", .error, "Hunk \(hunk.number) must have a line of \(path), to show its place", at: fence)
    }
    let notes = places.prefix(noteLimit).compactMap { place in
      file.position(line: place + 1, column: 1).map {
        Diagnostic.Note("it matches here", at: SourceRange(path: fence.path, start: $0))
      }
    }
    return Diagnostic(
      "AmbiguousPatch", .error, "Hunk \(hunk.number) must match one place of \(path), but matches \(places.count)",
      at: fence, notes: notes, solutions: ["add more lines of context"])
  }
}
