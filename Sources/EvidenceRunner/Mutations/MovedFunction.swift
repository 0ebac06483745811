import CaseStudyModel
import SyntaxFacts

/// A method rewritten as a static function that takes the value as a parameter.
struct MovedFunction: Sendable, Equatable {
  /// The body that remains: a call of the function.
  let forward: String
  /// The function's declaration.
  let text: String

  /// Moves a method; `nil` for one that changes its value or overrides another.
  /// - Parameters:
  ///   - type: the method's type.
  ///   - nested: the names of the types and aliases inside it.
  ///   - host: the name of the type that gets the function.
  ///   - attributes: those that the function needs where it is, such as `@MainActor`.
  init?(
    _ member: Member, _ body: MethodBody, of type: CodeType, nested: Set<String>, to host: String, attributes: String
  ) {
    guard let start = body.signature.firstRange(of: "func \(member.name)(")?.lowerBound,
      !["mutating", "override", "consuming"].contains(where: { body.signature[..<start].contains($0) }),
      let written = WrittenRequirement(String(body.signature[start...]), of: member), let arguments = written.arguments
    else { return nil }
    let names = MovedNames(type: type.name, nested: nested)
    let name = "moved\(type.name)_\(member.name)"
    let locals = Set(arguments.compactMap { $0.split(separator: " ").last.map(String.init) })
    let members = type.members.map(\.member).filter { !$0.isStatic && $0.kind != .initializer && $0.kind != .typeAlias }
    let rest = names.qualified(written.head.dropFirst("func \(member.name)(".count), members: [])
    let separator = arguments.isEmpty ? "" : ", "
    forward = " \(written.effects)\(host).\(name)(\((["self"] + arguments).joined(separator: ", "))) "
    text =
      "  \(attributes)static func \(name)(_ it: \(type.name)\(separator)\(rest){"
      + names.qualified(body.text[...], members: Set(members.map(\.name)).subtracting(locals)) + "}"
  }
}

/// The names in a method's code that mean something different outside its type.
private struct MovedNames {
  var type: String
  /// The names of the types and aliases inside the type.
  var nested: Set<String>

  /// Returns code in which names are looked up in `it` or in the type.
  /// - Parameter members: the names of the members that the code uses without a receiver.
  func qualified(_ code: Substring, members: Set<String>) -> String {
    var result = ""
    var word = ""
    for character in code {
      if character.isPartOfWord {
        word.append(character)
        continue
      }
      result += replaced(word, after: result.last, before: character, members: members)
      word = ""
      result.append(character)
    }
    return result + replaced(word, after: result.last, before: " ", members: members)
  }

  /// A name after a dot has a receiver, and one before a colon is a label.
  private func replaced(
    _ word: String, after previous: Character?, before next: Character, members: Set<String>
  ) -> String {
    if previous == "." || next == ":" { return word }
    if word == "self" { return "it" }
    if word == "Self" { return type }
    if members.contains(word) { return "it.\(word)" }
    return nested.contains(word) ? "\(type).\(word)" : word
  }
}
