import SwiftSyntax
import SyntaxFacts

extension [GenericParameter] {
  /// Creates the parameters of a generic clause, with the constraints of the `where` clause.
  init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    self = (clause?.parameters ?? []).map {
      GenericParameter(
        name: $0.name.plainText, constraints: .init($0.inheritedType.map { [TypeReference($0)] } ?? []))
    }
    for requirement in [GenericParameter](requirements) {
      if let index = firstIndex(where: { $0.name == requirement.name }) {
        self[index].constraints += requirement.constraints
      } else {
        append(requirement)
      }
    }
  }

  /// Creates the constraints of a `where` clause, keyed by the constrained name.
  init(_ requirements: GenericWhereClauseSyntax?) {
    self = []
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        append(
          GenericParameter(
            name: TypeReference(conformance.leftType).name, constraints: [TypeReference(conformance.rightType)]))
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { continue }
        append(GenericParameter(name: TypeReference(left).name, constraints: [TypeReference(right)]))
      default: continue
      }
    }
  }

  /// Creates the primary associated types of a protocol.
  init(_ clause: PrimaryAssociatedTypeClauseSyntax?) {
    self = (clause?.primaryAssociatedTypes ?? []).map { GenericParameter(name: $0.name.plainText) }
  }
}

extension [TypeReference] {
  /// Creates the entries of an inheritance clause, without suppressed conformances such as `~Copyable`.
  init(_ clause: InheritanceClauseSyntax?) {
    self = (clause?.inheritedTypes ?? []).map { TypeReference($0.type) }.filter { $0.name != "_" }
      .flatMap { $0.name == "Composition" ? $0.arguments : [$0] }
  }
}
