import SwiftSyntax
import SyntaxFacts

extension [GenericParameter] {
  /// The parameters of a generic clause, with what the `where` clause adds to them.
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

  /// What a `where` clause asks, by the name it asks it of.
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

  /// The primary associated types of a protocol.
  init(_ clause: PrimaryAssociatedTypeClauseSyntax?) {
    self = (clause?.primaryAssociatedTypes ?? []).map { GenericParameter(name: $0.name.plainText) }
  }
}

extension [TypeReference] {
  /// The entries of an inheritance clause; `~Copyable` and its like are none.
  init(_ clause: InheritanceClauseSyntax?) {
    self = (clause?.inheritedTypes ?? []).map { TypeReference($0.type) }.filter { $0.name != "_" }
      .flatMap { $0.name == "Composition" ? $0.arguments : [$0] }
  }
}
