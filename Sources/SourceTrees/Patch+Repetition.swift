import CaseStudyModel

extension Patch {
  /// The limit on the repeated lines that are tried.
  private static let repetitionLimit = 10

  /// Returns the diagnostic of a hunk without a place that repeats a line which its file has only once, as when it
  /// shows a line as context and removes it too.
  /// - Parameter source: the path of the study.
  static func repetition(
    of hunk: PatchHunk, in file: AssembledFile, _ isAdded: [Bool], named path: String, of source: String
  ) -> Diagnostic? {
    let old = hunk.oldLines
    guard hunk.oldPlaces.count == old.count else { return nil }
    var first: [String: Int] = [:]
    var pairs: [(first: Int, second: Int)] = []
    for (index, text) in old.enumerated() where text.contains(where: { !$0.isWhitespace }) {
      if let other = first[text] { pairs.append((other, index)) } else { first[text] = index }
    }
    for pair in pairs.prefix(repetitionLimit) {
      let repeated = hunk.isContext(pair.first) && !hunk.isContext(pair.second) ? pair.first : pair.second
      var rest = old
      rest.remove(at: repeated)
      guard places(of: rest, in: file, isAdded).count == 1, let place = hunk.oldPlaces[repeated] else { continue }
      // The mark begins its line, unless the block is in a list or a quotation.
      let line = SourceRange(
        path: source, start: SourcePosition(line: place.line), end: SourcePosition(line: place.line + 1))
      return Diagnostic(
        "PatchWithoutPlace", .error,
        "Hunk \(hunk.number) must match lines of \(path), which doesn't repeat this line as the diff does",
        at: SourceRange(path: source, start: place, length: old[repeated].utf8.count), solutions: ["remove the line"],
        fixes: place.column == 2 ? [Fix("remove the line", at: line, with: "", isSafe: false)] : [])
    }
    return nil
  }
}

extension PatchHunk {
  /// Returns whether an old line is one that the change keeps.
  fileprivate func isContext(_ number: Int) -> Bool {
    let old = lines.filter { if case .added = $0 { false } else { true } }
    if case .removed = old[number] { return false }
    return true
  }
}
