import SwiftSyntax
import SyntaxFacts

extension TypeReference {
  /// Converts the syntax of a type.
  init(_ syntax: TypeSyntax) {
    if let type = syntax.as(IdentifierTypeSyntax.self) {
      self.init(type.name.plainText, Self.arguments(type.genericArgumentClause))
    } else if let type = syntax.as(MemberTypeSyntax.self) {
      let base = TypeReference(type.baseType).name
      self.init("\(base).\(type.name.plainText)", Self.arguments(type.genericArgumentClause))
    } else if let type = syntax.as(OptionalTypeSyntax.self) {
      self.init("Optional", [TypeReference(type.wrappedType)])
    } else if let type = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init("Optional", [TypeReference(type.wrappedType)])
    } else if let type = syntax.as(ArrayTypeSyntax.self) {
      self.init("Array", [TypeReference(type.element)])
    } else if let type = syntax.as(DictionaryTypeSyntax.self) {
      self.init("Dictionary", [TypeReference(type.key), TypeReference(type.value)])
    } else if let type = syntax.as(SomeOrAnyTypeSyntax.self) {
      self.init(type.constraint)
    } else if let type = syntax.as(AttributedTypeSyntax.self) {
      self.init(type.baseType)
    } else if let type = syntax.as(CompositionTypeSyntax.self) {
      self.init("Composition", type.elements.map { TypeReference($0.type) })
    } else if let type = syntax.as(MetatypeTypeSyntax.self) {
      self.init("Metatype", [TypeReference(type.baseType)])
    } else if let type = syntax.as(PackExpansionTypeSyntax.self) {
      self.init(type.repetitionPattern)
    } else if let type = syntax.as(FunctionTypeSyntax.self) {
      self.init(
        "Function",
        [TypeReference(type.returnClause.type)]
          + type.parameters.map { parameter in
            let type = TypeReference(parameter.type)
            return parameter.type.isInout ? TypeReference("Inout", [type]) : type
          })
    } else if let type = syntax.as(TupleTypeSyntax.self) {
      let elements = type.elements.map { TypeReference($0.type) }
      self = elements.count == 1 ? elements[0] : TypeReference("Tuple", elements)
    } else {
      self.init("_")
    }
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return TypeReference(type) }
      return TypeReference("_")
    }
  }
}

extension TypeSyntax {
  /// Whether a parameter of the type may change the caller's variable.
  var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } == true
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String {
    identifier?.name ?? text
  }
}
