import CodeStructure
import EvidenceMeasures
import SyntaxFacts

/// Finds the classes whose objects code may change after it has created them.
///
/// **Definition.** A variable of a class or actor may be changed where code, except the class's initialisers, assigns
/// it or a part of it, passes it with `&`, or calls a method of it. Variables of an object that the same function has
/// created don't count: it is set up there, before anything else can refer to it.
///
/// **Source.** The definition is this project's own.
///
/// **Examples.** `tail?.next = node` changes an object of `Node`; `let node = Node(); node.next = head` creates one. A
/// list that does only the latter has copies of its own.
struct ChangedObjects: Sendable {
  private let code: CodeBase
  private let bodies: [(placed: PlacedMember, tokens: [String])]

  init(code: CodeBase, tokens: SideTokens) {
    self.code = code
    bodies = code.units.flatMap(\.members).map { ($0, tokens.statements(of: $0).flatMap { $0 }) }
      .filter { !$0.1.isEmpty }
  }

  /// Returns whether code may change objects of a class; also if nothing is known about the code.
  func contain(_ name: String) -> Bool {
    if bodies.isEmpty { return true }
    let family = Set([name] + code.supertypes(of: name))
    let variables = Set(
      family.flatMap { code.types[$0]?.storedProperties ?? [] }.filter { $0.member.isVariable == true }
        .map(\.member.name))
    return bodies.contains { placed, tokens in
      tokens.indices.contains { index in
        variables.contains(tokens[index]) && isOfObject(index, in: tokens, placed, family: family)
          && (Self.isLent(index, in: tokens) || Self.isChanged(index, in: tokens))
      }
    }
  }

  /// Returns whether a name may be a variable of an object that the code around it didn't create.
  private func isOfObject(
    _ index: Int, in tokens: [String], _ placed: PlacedMember, family: Set<String>
  ) -> Bool {
    let isOwn = placed.member.kind != .initializer && placed.owner.map(family.contains) == true
    guard index > 1, tokens[index - 1] == "." else { return isOwn && (index == 0 || !tokens[index - 1].isLetOrVar) }
    let receiver = tokens[..<(index - 1)].lastIndex { !["?", "!"].contains($0) } ?? 0
    if tokens[receiver] == "self" { return isOwn }
    let isPart = receiver > 0 && tokens[receiver - 1] == "."
    return isPart || !isCreated(tokens[receiver], in: tokens)
  }

  /// Returns whether a function declares a name for a new value of a type of the code, as in `let node = Node()`.
  private func isCreated(_ name: String, in tokens: [String]) -> Bool {
    tokens.indices.contains { index in
      tokens[index].isLetOrVar && tokens[(index + 1)...].starts(with: [name, "="]) && index + 3 < tokens.count
        && code.types[tokens[index + 3]]?.declaration != nil
    }
  }

  /// Returns whether a variable is passed with `&`, as in `swap(&node.next, &other)`.
  private static func isLent(_ index: Int, in tokens: [String]) -> Bool {
    let start = tokens[..<index].lastIndex { $0.first?.isPartOfWord != true && ![".", "?", "!"].contains($0) }
    return start.map { tokens[$0] == "&" && $0 > 0 && ["(", ","].contains(tokens[$0 - 1]) } == true
  }

  /// Returns whether a variable, or a part of it, is assigned, or a method of it is called.
  private static func isChanged(_ variable: Int, in tokens: [String]) -> Bool {
    var (index, isPart) = (variable + 1, false)
    while index < tokens.count {
      switch tokens[index] {
      case ".": (index, isPart) = (index + 2, true)
      case "?": index += 1
      case "!" where !tokens[(index + 1)...].starts(with: ["="]): index += 1
      case "[":
        guard let end = tokens.end(ofBracketAt: index) else { return false }
        index = end + 1
      case "(", "{": return isPart
      default:
        let assignment = tokens[index...].drop(while: operators.contains)
        return assignment.first == "=" && assignment.dropFirst().first != "="
      }
    }
    return false
  }

  /// The operators of assignments such as `+=`.
  private static let operators: Set = ["%", "&", "*", "+", "-", "/", "^", "|"]
}
