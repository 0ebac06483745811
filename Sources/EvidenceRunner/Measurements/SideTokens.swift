import CaseStudyModel
import CodeStructure
import SourceTrees
import SyntaxFacts

/// The tokens of a side's files, with which measurements compare the text of members.
struct SideTokens: Sendable {
  private var files: [String: CodeTokens] = [:]

  /// Creates the tokens of a side without files.
  init() {}

  /// Reads the files of a side.
  init(_ tree: SourceTree) {
    files = tree.files.mapValues { CodeTokens($0.text, in: tree.layout.language) }
  }

  /// Creates the tokens of Swift files.
  init(swift files: [String: String]) {
    self.files = files.mapValues { CodeTokens($0, in: .swift) }
  }

  /// Returns the tokens of each statement in the braces of a member; those on one line count as one unless semicolons
  /// separate them.
  func statements(of placed: PlacedMember) -> [[String]] {
    guard let file = files[placed.file], placed.member.lines.name <= placed.member.lines.last else { return [] }
    let range = file.index(ofLine: placed.member.lines.name)..<file.index(ofLine: placed.member.lines.last + 1)
    var parentheses = 0
    guard
      let opening = range.first(where: { index in
        parentheses += ["(", "["].contains(file.texts[index]) ? 1 : [")", "]"].contains(file.texts[index]) ? -1 : 0
        return parentheses == 0 && file.texts[index] == "{"
      }), let closing = range.last(where: { file.texts[$0] == "}" }), opening < closing
    else { return [] }
    var statements: [[String]] = [[]]
    var line = 0
    for index in (opening + 1)..<closing {
      if file.lines[index] != line || file.texts[index] == ";" { statements.append([]) }
      line = file.lines[index]
      if file.texts[index] != ";" { statements[statements.count - 1].append(file.texts[index]) }
    }
    return statements.filter { !$0.allSatisfy(["{", "}"].contains) }
  }
}

extension SourceTree {
  /// Returns the tokens of a member's lines.
  func tokens(of placed: PlacedMember) -> [String] {
    let lines = (files[placed.file]?.lines ?? []).enumerated().filter { placed.member.lines.contains($0.offset + 1) }
    return CodeTokens(lines.map(\.element.text).joined(separator: "\n"), in: layout.language).texts
  }
}

extension CodeTokens {
  /// Returns the index of the first token of a line or of a later one, by binary search: files may have many members.
  func index(ofLine line: Int) -> Int { lines.partitioningIndex { $0 >= line } }
}
