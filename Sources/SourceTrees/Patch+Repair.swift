import CaseStudyModel

extension Patch {
  /// The lines of a file that a hunk without a place most likely means.
  struct Repair {
    var range: SourceRange
    var hint: Message
    var fix: Fix
  }

  /// Returns the repair of a hunk whose lines differ from those of one place in white space, or in few letters of one
  /// line.
  static func repair(of hunk: PatchHunk, in file: AssembledFile, _ isAdded: [Bool], of source: String) -> Repair? {
    let old = hunk.oldLines
    guard !old.isEmpty, old.count <= file.lines.count, hunk.oldPlaces.count == old.count else { return nil }
    let bare = (old: old.map(withoutSpace), file: file.lines.map { withoutSpace($0.text) })
    var exact: [Int] = []
    var near: [(place: Int, line: Int)] = []
    for place in 0...(file.lines.count - old.count) {
      let different = old.indices.filter { isAdded[place + $0] || bare.old[$0] != bare.file[place + $0] }
      if different.isEmpty { exact.append(place) }
      if different.count == 1, !isAdded[place + different[0]] { near.append((place, different[0])) }
    }
    if exact.count == 1 {
      let lines = old.indices.map { (number: $0, text: file.lines[exact[0] + $0].text) }
      return repair(hunk, by: lines, "; its white space differs", source, isSafe: true)
    }
    var lines = near.map { (number: $0.line, text: file.lines[$0.place + $0.line].text) }
    // A similar line counts only if it is the only one, and short lines are similar to many.
    lines = lines.filter { old[$0.number].count > shortLine && Fix.isTypingError(old[$0.number], for: $0.text) }
    guard exact.isEmpty, lines.count == 1 else { return nil }
    let text = String(lines[0].text.drop(while: \.isWhitespace))
    return repair(hunk, by: [lines[0]], "; did you mean '\(text)'?", source, isSafe: false)
  }

  /// The maximum length of a line that is too short to be distinguished from others.
  private static let shortLine = 7

  private static func repair(
    _ hunk: PatchHunk, by lines: [(number: Int, text: String)], _ hint: Message, _ source: String, isSafe: Bool
  ) -> Repair? {
    let old = hunk.oldLines
    let replacements = lines.filter { old[$0.number] != $0.text }.compactMap { number, text -> Fix.Replacement? in
      guard let start = hunk.oldPlaces[number] else { return nil }
      return Fix.Replacement(SourceRange(path: source, start: start, length: old[number].utf8.count), with: text)
    }
    guard let first = replacements.first else { return nil }
    return Repair(
      range: first.range, hint: hint,
      fix: Fix("copy the lines from the file on that side", replacements, isSafe: isSafe))
  }

  private static func withoutSpace(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
