import SyntaxFacts

/// The types that policy tests for to find out what implements an abstraction.
///
/// **Definition.** A type that code in policy files tests for or casts to, with `is`, `as?`, a forced cast or a
/// pattern, if it is declared outside these files. A protocol or class also counts if other files have exactly one type
/// below it, or if it is a protocol that requires nothing and other files have types below it. A protocol that several
/// details conform to and that requires something describes an ability, so it doesn't count.
///
/// **Source.** "Replace Conditional with Polymorphism" in M. Fowler, "Refactoring", 1999. The definition is this
/// project's own.
///
/// **Example.** `if messenger is any Printed`, with `protocol Printed {}` in the policy and `final class FaxMachine:
/// Messenger, Printed` in a detail: `Printed`.
public enum TypeQuestions {
  /// Returns the names of such types in alphabetical order.
  public static func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let asked = code.units.flatMap(\.members).filter { files.contains($0.file) }.flatMap { placed in
      placed.member.bodies.flatMap(\.casts).flatMap { code.resolved($0.type, in: code.scope(of: placed)).names }
    }
    return Set(asked).filter { revealsDetail($0, in: code, files) }.sorted()
  }

  /// Returns whether only values from other files have the type, so that a test for it reveals a detail.
  private static func revealsDetail(_ name: String, in code: CodeBase, _ files: Set<String>) -> Bool {
    guard let type = code.types[name], type.declaration != nil else { return false }
    if !files.contains(type.file) { return true }
    let outside = code.declaredTypes.filter {
      !$0.isProtocol && !files.contains($0.file) && code.supertypes(of: $0.name).contains(name)
    }
    if outside.count < 2 { return !outside.isEmpty }
    let family = [type] + code.supertypes(of: name).compactMap { code.types[$0] }
    return type.isProtocol && family.allSatisfy(\.requirements.isEmpty)
  }
}
