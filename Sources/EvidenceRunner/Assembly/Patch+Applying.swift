import CaseStudyModel

extension Patch {
  /// Changes a file, hunk after hunk; the old lines of each must stand in the file exactly once.
  /// - Parameters:
  ///   - snippet: the fence that the patch was read from.
  ///   - source: the path of the study.
  /// - Returns: `nil` with a diagnostic for each hunk that has no place, or several.
  func applied(to file: AssembledFile, as path: String, from snippet: Snippet, in source: String)
    -> Diagnosed<AssembledFile?>
  {
    var result = file
    var diagnostics: [Diagnostic] = []
    for hunk in hunks {
      let old = hunk.oldLines
      let places = Self.places(of: old, in: result)
      if places.count == 1, let place = places.first {
        let range = place..<(place + old.count)
        result.lines.replaceSubrange(range, with: hunk.replacement(of: result.lines[range]))
      } else {
        let fence = SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1)
        diagnostics.append(
          places.isEmpty
            ? Self.noPlace(for: hunk, in: result, named: path, at: fence)
            : Self.severalPlaces(places, for: hunk, in: result, named: path, at: fence))
      }
    }
    return Diagnosed(diagnostics.isEmpty ? result : nil, diagnostics)
  }

  /// The indices of the lines at which the old lines begin.
  private static func places(of old: [String], in file: AssembledFile) -> [Int] {
    // Lines that are only added have a place of their own in an empty file alone.
    if old.isEmpty { return Array(0...file.lines.count) }
    guard file.lines.count >= old.count else { return [] }
    return (0...(file.lines.count - old.count)).filter { matches(of: old, at: $0, in: file) == old.count }
  }

  /// The number of old lines that the file has where they would have to stand.
  private static func matches(of old: [String], at place: Int, in file: AssembledFile) -> Int {
    zip(old, file.lines[place...]).count { $0.utf8.elementsEqual($1.text.utf8) }
  }

  private static func noPlace(
    for hunk: PatchHunk, in file: AssembledFile, named path: String, at fence: SourceRange
  ) -> Diagnostic {
    let old = hunk.oldLines
    let counts = file.lines.indices.map { (place: $0, count: matches(of: old, at: $0, in: file)) }
    var summary = "Hunk \(hunk.number) must match lines of \(path)"
    var notes: [Diagnostic.Note] = []
    // The first of those that match best.
    if let best = counts.max(by: { ($0.count, -$0.place) < ($1.count, -$1.place) }), best.count > 0 {
      let lines = zip(old, file.lines[best.place...])
      if let start = file.position(line: best.place + 1, column: 1) {
        summary += "; nearest is line \(start.line), where \(best.count) of \(old.count) match"
      }
      if let wrong = lines.first(where: { !$0.utf8.elementsEqual($1.text.utf8) }),
        let place = wrong.1.position(ofColumn: 1)
      {
        notes.append(
          .init("the diff has '\(wrong.0)' here", at: SourceRange(path: fence.path, start: place)))
      }
    }
    return Diagnostic(
      "PatchWithoutPlace", .error, summary, at: fence, notes: notes,
      solutions: ["write the lines as they stand in the joined file"])
  }

  private static func severalPlaces(
    _ places: [Int], for hunk: PatchHunk, in file: AssembledFile, named path: String, at fence: SourceRange
  ) -> Diagnostic {
    if hunk.oldLines.isEmpty {
      return Diagnostic(
        "AmbiguousPatch", .error, "Hunk \(hunk.number) must have a line that \(path) has, to show its place", at: fence)
    }
    let notes = places.compactMap { place in
      file.position(line: place + 1, column: 1).map {
        Diagnostic.Note("it matches here", at: SourceRange(path: fence.path, start: $0))
      }
    }
    return Diagnostic(
      "AmbiguousPatch", .error, "Hunk \(hunk.number) must match one place of \(path), and matches \(places.count)",
      at: fence, notes: notes, solutions: ["give it more lines of context"])
  }
}
