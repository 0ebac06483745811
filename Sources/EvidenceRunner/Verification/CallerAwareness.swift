import CodeStructure
import SourceTrees
import SyntaxFacts

/// Finds the types whose code can tell who creates or calls it, or which program runs.
///
/// Such a type can behave in a contract's program as it does nowhere else, even if it is created with the same words:
/// the compiler fills in a default argument such as `#fileID` with the caller's file.
struct CallerAwareness: Sendable {
  private static let words: Set = [
    "file", "fileID", "filePath", "function", "line", "column", "dsohandle",
  ]
  private static let names: Set = ["CommandLine", "ProcessInfo", "callStackSymbols", "callStackReturnAddresses"]

  /// Returns those of some types whose members have such a word, in alphabetical order.
  func types(of names: Set<String>, in code: CodeBase, _ tree: SourceTree) -> [String] {
    names.filter { name in code.types[name]?.members.contains { asks($0, tree) } == true }.sorted()
  }

  private func asks(_ placed: PlacedMember, _ tree: SourceTree) -> Bool {
    let lines = tree.files[placed.file]?.lines ?? []
    let text = lines.enumerated().filter { placed.member.lines.contains($0.offset + 1) }.map(\.element.text)
    let tokens = CodeTokens(text.joined(separator: "\n"), in: tree.layout.language).texts
    return tokens.indices.contains { index in
      let token = tokens[index]
      if Self.names.contains(token) { return true }
      return token.first == "#"
        ? Self.words.contains(String(token.dropFirst()))
        : index > 0 && tokens[index - 1] == "#" && Self.words.contains(token)
    }
  }
}
