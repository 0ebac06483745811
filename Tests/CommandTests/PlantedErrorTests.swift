import CaseStudyModel
import Foundation
import TestForm
import Testing

/// An error planted in each compiled block of a study: `verify` must report its exact place, through joined fences,
/// hidden blocks and patches. `LONG=1` uses the project's own studies, the short form one of a few lines.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct PlantedErrorTests {
  /// Blocks that can have errors at the same time without hiding each other's.
  enum Group: String, CaseIterable, Sendable {
    case sources
    case changes
    case drivers
    case programs

    /// Whether the group contains the block.
    func holds(_ snippet: Snippet) -> Bool {
      guard !snippet.isIgnored, snippet.expectedFailure == nil, snippet.include == nil else { return false }
      let isSwift = snippet.language == .swift
      return switch self {
      case .sources: isSwift && snippet.role == .source && snippet.side != nil
      case .changes: snippet.role == .change && (isSwift || snippet.language == .diff)
      case .drivers: isSwift && snippet.role == .driver
      case .programs: isSwift && [.usage, .test, .contract, .conformers, .fake].contains(snippet.role)
      }
    }
  }

  private static let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Content").standardizedFileURL
  static let slugs =
    TestForm.isLong
    ? ["expense-reports", "lucid-dreams", "order-repository", "registration", "small-protocols", "sub-goal-list"]
    : [parking]
  /// The study of a few lines, which isn't one of the project's own.
  private static let parking = "parking"

  @Test(arguments: slugs, Group.allCases)
  func namesThePlaceOfAnErrorInEachBlock(_ slug: String, _ group: Group) throws {
    let path = "Content/case-studies/\(slug).md"
    let text =
      slug == Self.parking
      ? VerifiedStudy.motorcycles
      : try String(contentsOf: Self.content.appendingPathComponent("case-studies/\(slug).md"), encoding: .utf8)
    let (planted, places) = Self.planting(in: text, of: path, group)
    #expect(!places.isEmpty)
    try SiteFolder.with(["solidsite.yml": "title: Planted\n", path: planted]) { folder in
      try FileManager.default.copyItem(
        at: Self.content.appendingPathComponent("modules"), to: URL(fileURLWithPath: folder.path + "/Content/modules"))
      let run = try solidsite("verify --all", in: folder)
      for (line, column) in places {
        // The compiler points at the error's text; where statements aren't allowed, it points at the start of the
        // statement.
        let isNamed =
          run.errors.contains("\(path):\(line):\(column + "#error(".count): error: Code must compile: planted")
          || run.errors.contains("\(path):\(line):\(column): error: Code must compile: ")
        #expect(isNamed, "\(line):\(column) in \(run.errors)")
      }
      #expect(run.status == 1)
    }
  }

  /// Begins each block of a group with an error, or the first line that a diff adds.
  /// - Returns: also the lines and columns of the errors.
  private static func planting(in text: String, of path: String, _ group: Group) -> (
    text: String, places: [(Int, Int)]
  ) {
    let study = CaseStudy.read(text, at: path)
    var lines = text.components(separatedBy: "\n")
    var plantings: [(index: Int, column: Int, mark: String)] = []
    let snippets = study.article.snippets
    for (number, snippet) in snippets.enumerated() where group.holds(snippet) {
      // A later block may have started the file over.
      let isReplaced = snippets[(number + 1)...].contains { later in
        later.isReplacing && later.role == .source && later.file == snippet.file && later.side == snippet.side
      }
      if isReplaced, snippet.role == .source { continue }
      let margin = String(repeating: " ", count: snippet.indentation)
      let first = snippet.codeLine - 1
      if snippet.language != .diff {
        plantings.append((first, snippet.indentation + 1, ""))
      } else if let added = lines[first..<(first + snippet.lineCount)].firstIndex(where: { $0.hasPrefix(margin + "+") })
      {
        plantings.append((added, snippet.indentation + 2, "+"))
      }
    }
    plantings.sort { $0.index < $1.index }
    for (index, column, mark) in plantings.reversed() {
      let margin = String(repeating: " ", count: column - 1 - mark.count)
      lines.insert("\(margin)\(mark)#error(\"planted\")", at: index)
    }
    // Each error moves those below it.
    let places = plantings.enumerated().map { ($1.index + $0 + 1, $1.column) }
    return (lines.joined(separator: "\n"), places)
  }
}
