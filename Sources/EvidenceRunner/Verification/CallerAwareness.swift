import SourceTrees
import SyntaxFacts

/// Finds the types whose code can tell who creates or calls it.
///
/// Such a type can behave differently in a contract's program than anywhere else, even if it is created by the same
/// code: the compiler fills in a default argument such as `#fileID` with the caller's file, and any code can set a
/// global or static variable. `OutsideInputs` finds the types that can tell which program runs, or when.
struct CallerAwareness: Sendable {
  private static let words: Set = [
    "file", "fileID", "filePath", "function", "line", "column", "dsohandle",
  ]

  /// Returns the types whose members contain such a word, in alphabetical order.
  func types(of names: Set<String>, in code: CodeBase, _ tree: SourceTree) -> [String] {
    names.filter { name in
      code.types[name]?.members.contains { isCallerAware($0, tree) || usesSharedVariables($0, in: code) } == true
    }.sorted()
  }

  /// Returns whether code uses a global or static variable, or a variable of an object in such a constant.
  private func usesSharedVariables(_ placed: PlacedMember, in code: CodeBase) -> Bool {
    placed.member.bodies.flatMap(\.accesses).contains { access in
      let used = code.resolve(access, in: placed).uses.compactMap { use -> PlacedMember? in
        guard case .member(let target) = use.target, target.member.kind == .storedProperty else { return nil }
        return target
      }
      guard let shared = used.firstIndex(where: { $0.owner == nil || $0.member.isStatic }) else { return false }
      return used[shared...].contains { $0.member.isVariable == true }
    }
  }

  private func isCallerAware(_ placed: PlacedMember, _ tree: SourceTree) -> Bool {
    let tokens = tree.tokens(of: placed)
    return tokens.indices.contains { index in
      let token = tokens[index]
      return token.first == "#"
        ? Self.words.contains(String(token.dropFirst()))
        : index > 0 && tokens[index - 1] == "#" && Self.words.contains(token)
    }
  }
}
