import CaseStudyModel
import ChangeLedger

/// The lines that only the after side of a study has, by which it is found where nothing is labelled, such as in
/// another file.
struct AfterText: Sendable, Equatable {
  /// The lines of each file, without white space at their ends.
  let files: [Set<String>]
  /// Patterns of the files in which it could be: documents, and code of the same languages.
  let patterns: [String]

  /// The shortest line that is not found by chance, in bytes.
  private static let shortestLine = 12
  /// The number of lines of a file that are searched for; the longest ones are the rarest.
  private static let searchedLines = 3
  /// The number of files whose lines are searched for.
  private static let searchedFiles = 8

  init(of study: CaseStudy) {
    let snippets = study.article.snippets
    let blocks = snippets.filter { $0.side == .after && $0.role == .source && $0.expectedFailure == nil }
    let shared = Set(snippets.filter { $0.side != .after }.flatMap { Self.lines(of: Array($0.code.utf8)) })
    var lines: [String: Set<String>] = [:]
    for block in blocks {
      let own = Self.lines(of: Array(block.code.utf8)).filter { line in
        line.utf8.count >= Self.shortestLine && line.contains(where: \.isLetter) && !shared.contains(line)
      }
      lines[block.file ?? block.language?.rawValue ?? "", default: []].formUnion(own)
    }
    files = lines.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
    let endings = Set(
      blocks.compactMap(\.file).map(SitePath.fileExtension(of:)) + blocks.compactMap(\.language?.rawValue))
    patterns = (["md", "markdown", "mdx", "txt"] + endings.sorted()).filter { ending in
      !ending.isEmpty && ending.allSatisfy { $0.isLetter || $0.isNumber }
    }.map { "*." + $0 }
  }

  /// The number of lines.
  private var count: Int { files.reduce(0) { $0 + $1.count } }

  /// Whether there are too few lines to tell the after side by them.
  var isTooShort: Bool { count < 2 }

  /// All lines.
  var lines: Set<String> { files.reduce(into: []) { $0.formUnion($1) } }

  /// The lines to search for: if a file with half of the after side's lines was changed, it likely has one of them.
  var searchedLines: [String] {
    files.sorted { $0.count > $1.count }.prefix(Self.searchedFiles).flatMap { lines in
      lines.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(Self.searchedLines)
    }
  }

  /// Tells whether some files hold the after side: files of it with half of its lines have half of their own in one.
  /// - Parameter others: the lines of each file.
  func isIn(_ others: [Set<String>]) -> Bool {
    if isTooShort { return false }
    let found = files.filter { file in others.contains { file.intersection($0).count * 2 >= file.count } }
    return found.reduce(0) { $0 + $1.count } * 2 >= count
  }

  /// The lines of a text, without white space at their ends.
  static func lines(of bytes: [UInt8]) -> Set<String> {
    Set(bytes.split(separator: UInt8(ascii: "\n")).map { RepositoryHistory.trimmed($0) })
  }
}
