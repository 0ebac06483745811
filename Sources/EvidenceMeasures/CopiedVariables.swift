import SyntaxFacts

/// The variables that several parts of a divided type have, as copies that must agree.
///
/// **Definition.** Two parts have copies if each of them has two variables of the same two types as the other, and the
/// parts together have more variables of each of these types than the divided types had. Names don't matter. A part has
/// the variables that it stores, those of types nested in it, and those of values that it stores. Parts that really
/// divide the state have no more variables than before. A new part may have one number or list of its own, but not the
/// same two as another part.
///
/// **Source.** After "stamp coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974: copies
/// that must agree are one state. The count is this project's own.
///
/// **Example.** `Gym` stored `fees: Int` and `notes: [String]`. After, `Till` and `Board` both store a number and a
/// list of texts.
struct CopiedVariables {
  /// The number of variables of each type that the divided types had.
  private let before: [String: Int]
  /// The number of variables of each type that the parts have.
  private let after: [String: Int]
  private let code: CodeBase

  /// - Parameters:
  ///   - divided: the before side's types that two requests both edit.
  ///   - parts: the after side's types that requests edit.
  init(of divided: Set<String>, from before: CodeBase, to after: CodeBase, parts: Set<String>) {
    code = after
    self.before = Self.counts(divided.flatMap { Self.variables(of: $0, in: before) })
    self.after = Self.counts(parts.flatMap { Self.variables(of: $0, in: after) })
  }

  /// Returns a name for each pair of variables of which a part has copies, if another part has the same.
  func copies(in unit: CodeUnit) -> Set<String> {
    let types = Self.variables(of: unit.name, in: code).filter { after[$0, default: 0] > before[$0, default: 0] }
      .sorted().prefix(Self.limit)
    return Set(types.indices.flatMap { index in types[(index + 1)...].map { "\(types[index]) & \($0)" } })
  }

  /// The maximum number of variables to pair: a part that copies more has shown enough.
  private static let limit = 50

  /// Returns the types of the variables that a type has.
  private static func variables(of name: String, in code: CodeBase) -> [String] {
    var visited: Set = [name]
    var waiting = code.declaredTypes.map(\.name).filter { $0 == name || $0.hasPrefix(name + ".") }
    visited.formUnion(waiting)
    var found: [String] = []
    while let type = waiting.popLast().flatMap({ code.types[$0] }) {
      for placed in SharedState.variables(of: type) {
        guard let stored = code.type(of: placed) else { continue }
        if code.types[stored.name]?.declaration?.kind == .struct {
          if visited.insert(stored.name).inserted { waiting.append(stored.name) }
        } else {
          found.append(stored.description)
        }
      }
    }
    return found
  }

  private static func counts(_ types: [String]) -> [String: Int] {
    types.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
