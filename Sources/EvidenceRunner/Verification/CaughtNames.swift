import CodeStructure
import SourceTrees

/// The names by which code tells errors apart.
///
/// **Definition.** The names in the pattern of a `catch`, up to its `where` or its body: types of errors and cases of
/// enums. Variables that a pattern binds count too; no error has their names.
///
/// **Example.** `catch DoorError.wrongCode { … }`: `DoorError` and `wrongCode`.
enum CaughtNames {
  /// Returns the names in a tree's files.
  static func names(in tree: SourceTree) -> Set<String> {
    tree.files.values.reduce(into: []) { $0.formUnion(names(in: CodeTokens($1.text, in: tree.layout.language).texts)) }
  }

  /// Returns the names in the tokens of a file.
  static func names(in tokens: [String]) -> Set<String> {
    var found: Set<String> = []
    for index in tokens.indices where tokens[index] == "catch" {
      let pattern = tokens[(index + 1)...].prefix { $0 != "{" && $0 != "where" }
      found.formUnion(pattern.filter { $0.first?.isLetter == true })
    }
    return found
  }
}
