import CaseStudyModel
import ChangeLedger

/// The lines that only the after side of a study has. They identify it in unlabelled text such as other files.
struct AfterText: Sendable, Equatable {
  /// The lines of each file, without marks at their ends.
  let files: [Set<String>]

  /// The minimum length in bytes of a line that isn't found by chance, and of one that counts in a file of short lines.
  private static let (shortestLine, shortestWord) = (12, 3)
  /// The maximum number of lines that are searched for.
  private static let searchedLines = 200
  /// The part of a line that is searched for, as a number of characters.
  private static let searchedLength = 80
  /// The minimum number of lines for a part of a file to be recognised.
  private static let minimumLines = 3

  init(of study: CaseStudy) {
    let snippets = study.article.snippets.filter { $0.role == .source && $0.expectedFailure == nil }
    // Only the before side's lines are excluded. Other blocks could repeat the after side, which would then have no
    // lines of its own.
    let shared = Set(snippets.filter { $0.side == .before }.flatMap { Self.lines(of: Array($0.code.utf8)) })
    var lines: [String: Set<String>] = [:]
    for block in snippets where block.side == .after {
      lines[block.file ?? block.language?.rawValue ?? "", default: []].formUnion(Self.codeLines(of: block.code))
    }
    files = lines.sorted { $0.key < $1.key }.map { Self.rare($0.value.subtracting(shared)) }.filter { !$0.isEmpty }
  }

  /// The number of lines.
  private var count: Int { files.reduce(0) { $0 + $1.count } }

  /// Whether no line distinguishes the after side from the before side.
  var isEmpty: Bool { files.isEmpty }

  /// All lines.
  var lines: Set<String> { files.reduce(into: []) { $0.formUnion($1) } }

  /// The lines to search for, the longest ones of each file first; all lines if there are few enough, because any of
  /// them may have been written before.
  var searchedLines: [String] {
    let sorted = files.map { $0.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }
    let rounds = (0..<(sorted.map(\.count).max() ?? 0)).lazy
    let lines = rounds.flatMap { round in sorted.compactMap { $0.count > round ? $0[round] : nil } }
    return lines.prefix(Self.searchedLines).map { String($0.prefix(Self.searchedLength)) }
  }

  /// Returns whether files contain the after side. The files that are found must have at least half of its lines
  /// together. A file is found if half of its lines are in one file, or in several files of a folder that each have a
  /// quarter.
  /// - Parameter folders: the lines of each file, by folder.
  func isIn(_ folders: [[Set<String>]]) -> Bool {
    let found = files.filter { file in folders.contains { covers($0, file) } }
    return !isEmpty && found.reduce(0) { $0 + $1.count } * 2 >= count
  }

  private func covers(_ folder: [Set<String>], _ file: Set<String>) -> Bool {
    let parts = folder.map { file.intersection($0) }.filter { part in
      part.count * 2 >= file.count || part.count >= Self.minimumLines && part.count * 4 >= file.count
    }
    return parts.reduce(into: Set()) { $0.formUnion($1) }.count * 2 >= file.count
  }

  /// Returns the lines that aren't found by chance.
  private static func rare(_ lines: Set<String>) -> Set<String> {
    let long = lines.filter { $0.utf8.count >= shortestLine }
    // A file whose lines were broken after each word is identified by its words.
    return long.count * 3 >= lines.count ? long : lines
  }

  /// Returns the lines of code without comments, because added comments could dilute the code.
  private static func codeLines(of code: String) -> Set<String> {
    let lines = code.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    let marks = ["//", "/*", "*", "#", "--"]
    let kept = lines.filter { line in !marks.contains { line.hasPrefix($0) } }.joined(separator: "\n")
    return self.lines(of: Array(kept.utf8)).filter { $0.utf8.count >= shortestWord && $0.contains(where: \.isLetter) }
  }

  /// Returns the lines of a text, without marks at their ends.
  static func lines(of bytes: [UInt8]) -> Set<String> {
    Set(bytes.split(separator: UInt8(ascii: "\n")).map { RepositoryHistory.trimmed($0) })
  }
}
