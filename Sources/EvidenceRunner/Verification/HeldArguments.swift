import SourceTrees
import SyntaxFacts

/// Finds the conformers that hold an argument of their contract's requirements without keeping it alive, and those that
/// keep it alive.
///
/// The first kind loses the argument as soon as the caller releases it, and a clause may keep its arguments longer than
/// the program does. The second kind keeps using it. Types that a conformer stores count as well, and so do closures
/// that capture an argument weakly.
struct HeldArguments: Sendable {
  var code: CodeBase
  var tree: SourceTree

  /// Returns the types that hold such an argument weakly or without ownership, in alphabetical order.
  /// - Parameter contract: the protocol or class that they conform to.
  func typesForgettingArguments(of names: Set<String>, in contract: String) -> [String] {
    let arguments = arguments(of: contract)
    if arguments.isEmpty { return [] }
    return names.filter { name in holders(of: name, besides: arguments).contains { holdsWeakly($0, arguments) } }
      .sorted()
  }

  /// Returns the types that store such an argument, unless it is a value, in a strong property, and hold none weakly;
  /// in alphabetical order.
  func typesKeepingArguments(of names: Set<String>, in contract: String) -> [String] {
    let arguments = arguments(of: contract).filter { name in
      code.types[name]?.declaration.map { $0.kind != .struct && $0.kind != .enum } == true
    }
    let keeping = names.filter { name in
      holders(of: name, besides: arguments).contains { holder in
        code.types[holder]?.storedProperties.contains { placed in
          !arguments.isDisjoint(with: code.type(of: placed)?.names ?? [])
        } == true
      }
    }
    return keeping.subtracting(typesForgettingArguments(of: names, in: contract)).sorted()
  }

  /// The side's types that parameters of a contract's requirements have.
  private func arguments(of contract: String) -> Set<String> {
    let parameters = code.allMembers(of: contract).flatMap(\.member.parameters)
    return Set(parameters.flatMap(\.type.names).filter { code.types[$0]?.declaration != nil })
  }

  /// Returns a type and the types of the code that it stores, directly or not.
  private func holders(of name: String, besides arguments: Set<String>) -> Set<String> {
    var found: Set = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      let stored = (code.types[next]?.storedProperties ?? []).flatMap { code.type(of: $0)?.names ?? [] }
      for type in stored where code.types[type]?.declaration != nil && !arguments.contains(type) {
        if found.insert(type).inserted { waiting.append(type) }
      }
    }
    return found
  }

  private func holdsWeakly(_ name: String, _ arguments: Set<String>) -> Bool {
    guard let type = code.types[name] else { return false }
    let generic = Set(type.declaration?.genericParameters.map(\.name) ?? [])
    return type.members.contains { placed in
      let tokens = tree.tokens(of: placed)
      if placed.member.kind == .storedProperty {
        let names = Set(placed.member.type?.names ?? [])
        return tokens.contains { ["weak", "unowned"].contains($0) } && !names.isDisjoint(with: arguments.union(generic))
      }
      return tokens.indices.dropFirst().dropLast().contains { index in
        ["weak", "unowned"].contains(tokens[index]) && ["[", ","].contains(tokens[index - 1])
          && tokens[index + 1] != "self"
      }
    }
  }
}
