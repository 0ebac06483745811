import CodeStructure
import SourceTrees
import SyntaxFacts

/// Mutants of a contract's conformers: the side's code with one faulty method.
///
/// **Definition.** For each method of a conformer that the contract's type requires: a constant result, an argument
/// that is ignored, an error that is swallowed, an effect that is skipped, a condition of `if` or `guard` that always
/// holds, or a limit such as that of `suffix(50)` that is dropped. A mutant is killed if a clause fails for the
/// conformer; mutants that don't compile, or are the same code, aren't counted. At most `limit` mutants run, spread
/// evenly over the conformers.
///
/// **Source.** R. DeMillo, R. Lipton and F. Sayward, "Hints on Test Data Selection", 1978.
///
/// **Example.** `func load() -> Int { stored }` becomes `func load() -> Int { return -7919 }`.
struct ConformerMutants: Sendable {
  /// A tree with one mutated method.
  struct Mutant: Sendable {
    /// The number of the conformer in the contract's list.
    var conformer: Int
    /// Whether it drops a condition or a limit: if no clause notices, none tests the other case.
    var dropsCondition = false
    var tree: SourceTree
  }

  var tree: SourceTree
  var code: CodeBase
  /// The type whose contract it is.
  var contract: String

  /// The maximum number of mutants of a contract, because each is compiled and run.
  static let limit = 8

  /// Returns the mutants of conformers, given by their numbers and types.
  func mutants(of conformers: [(number: Int, type: String)]) -> [Mutant] {
    let all = conformers.flatMap { number, type in
      methods(of: type).flatMap { mutants(of: $0, conformer: number) }
    }
    if all.count <= Self.limit { return all }
    return (0..<Self.limit).map { all[$0 * all.count / Self.limit] }
  }

  /// Returns the type's own methods that its contract requires.
  private func methods(of type: String) -> [PlacedMember] {
    let required = Set(code.allMembers(of: contract).map(\.member.signature))
    return (code.types[type]?.members ?? []).filter {
      $0.member.kind == .method && required.contains($0.member.signature) && $0.member.body?.shape == .other
    }
  }

  private func mutants(of method: PlacedMember, conformer: Int) -> [Mutant] {
    guard let file = tree.files[method.file], let body = MethodBody(in: file.text, from: method.member.lines.name)
    else {
      return []
    }
    var bodies: [String] = []
    if let type = method.member.type, type.name != "Void" {
      if let constant = Self.constant(of: type), !body.isOnly(constant) { bodies.append(" return \(constant) ") }
    } else {
      bodies.append(" ")
    }
    for parameter in method.member.parameters {
      if let name = body.localName(of: parameter.label), let constant = Self.constant(of: parameter.type),
        body.uses(name)
      {
        bodies.append(" let \(name): \(Self.text(of: parameter.type)) = \(constant)\n\(body.text)")
        break
      }
    }
    let result = method.member.type.flatMap(Self.constant)
    // Code that can't throw is the same without its errors.
    if body.signature.contains("throws"), body.text.contains("try") || body.text.contains("throw"),
      method.member.type == nil || result != nil
    {
      bodies.append(" do {\(body.text)} catch { return \(result ?? "") } ")
    }
    func mutant(_ text: String) -> SourceTree {
      var mutated = tree
      mutated.set(AssembledFile(lines: SourceLine.generated(body.replaced(by: text))), at: method.file)
      return mutated
    }
    let mutants = bodies.map { Mutant(conformer: conformer, tree: mutant($0)) }
    let unbound = ["if", "guard"].compactMap { Self.withoutCondition($0, in: body.text) }
    return mutants
      + (unbound + [Self.withoutLimit(body.text)].compactMap { $0 }).map {
        Mutant(conformer: conformer, dropsCondition: true, tree: mutant($0))
      }
  }

  /// Returns a body whose first condition after a keyword always holds; `nil` if it has none, or one that binds names.
  private static func withoutCondition(_ keyword: String, in text: String) -> String? {
    let body = CodeTokens(text, in: .swift)
    let tokens = body.texts
    let first = tokens.indices.first { tokens[$0] == keyword && ($0 == 0 || !["#", "."].contains(tokens[$0 - 1])) }
    guard let first, first + 1 < tokens.count, !["let", "var", "case", "#"].contains(tokens[first + 1]) else {
      return nil
    }
    return body.replacing([first: keyword + " true ||"])
  }

  /// Returns a body without the first limit that is an argument, as in `lines.suffix(50)`; `nil` if it has none.
  private static func withoutLimit(_ text: String) -> String? {
    let body = CodeTokens(text, in: .swift)
    let limits = [
      ("prefix", "Int.max"), ("suffix", "Int.max"), ("dropFirst", "0"), ("dropLast", "0"), ("removeFirst", "0"),
      ("removeLast", "0"),
    ]
    let tokens = body.texts
    for (name, none) in limits {
      let call = tokens.indices.dropFirst().first { index in
        tokens[index] == name && tokens[index - 1] == "." && index + 1 < tokens.count && tokens[index + 1] == "("
      }
      // A call without an argument has no limit, and one with a closure has a condition.
      guard let start = call.map({ $0 + 2 }), let end = tokens.end(ofBracketAt: start - 1), start < end,
        !tokens[start..<end].contains("{"), tokens[start] != "while"
      else { continue }
      let bytes = Array(text.utf8)
      let (first, last) = (body.ranges[start].lowerBound, body.ranges[end].lowerBound)
      return String(decoding: bytes[..<first] + none.utf8 + bytes[last...], as: UTF8.self)
    }
    return nil
  }

  /// Returns an unlikely value of a type; `nil` for types outside the standard library.
  static func constant(of type: TypeReference) -> String? {
    switch type.name {
    case "Int", "Int64", "Int32": "-7919"
    case "Double", "Float": "-7919.5"
    case "Bool": "false"
    case "String": "\"mutant\""
    case "Array", "Set": "[]"
    case "Dictionary": "[:]"
    case "Optional": "nil"
    default: nil
    }
  }

  private static func text(of type: TypeReference) -> String {
    type.name == "Function" || type.name == "Tuple" ? "_" : type.description
  }
}
