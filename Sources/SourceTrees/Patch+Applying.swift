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
    guard hunks.count * file.lines.count <= Self.comparisonLimit
    else { return Diagnosed(nil, [Self.tooManyHunks(hunks.count, for: file, named: path, in: source, snippet)]) }
    var comparisons = 0
    for hunk in hunks {
      // The file grows with each hunk that adds lines.
      comparisons += result.lines.count
      guard comparisons <= Self.comparisonLimit
      else { return Diagnosed(nil, [Self.tooManyHunks(hunks.count, for: result, named: path, in: source, snippet)]) }
      let old = hunk.oldLines
      let places = Self.places(of: old, in: result, isAdded)
      if places.count == 1, let place = places.first {
        let range = place..<(place + old.count)
        result.lines.replaceSubrange(range, with: hunk.replacement(of: result.lines[range]))
        isAdded.replaceSubrange(range, with: hunk.areNewLinesAdded)
      } else {
        let fence = snippet.place(in: source)
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
  static func places(of old: [String], in file: AssembledFile, _ isAdded: [Bool]) -> [Int] {
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

  /// Returns whether a line of a hunk has the same bytes as a line of a file.
  static func isEqual(_ old: String, _ line: SourceLine) -> Bool { old.utf8.elementsEqual(line.text.utf8) }

  /// The limit on comparisons of a file's lines with the hunks of one patch.
  private static let comparisonLimit = 20_000_000
  /// The limit on the places of a hunk that a diagnostic lists.
  private static let noteLimit = 10
  /// The limit on the hunks of a patch for which a diagnostic names the nearest place.
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
      at: snippet.place(in: source), solutions: ["write the whole file in a block with 'replace'"])
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
