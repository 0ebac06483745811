import SwiftSyntax
import SyntaxFacts

/// The part of a type's declaration before the braces.
struct TypeHead {
  var name: TokenSyntax
  /// The kind of type.
  var kind: TypeKind
  var genericParameters: [GenericParameter]

  /// Reads a type's head; `nil` for extensions.
  init?(_ group: any DeclGroupSyntax) {
    if let type = group.as(StructDeclSyntax.self) {
      (name, kind) = (type.name, .struct)
      genericParameters = .init(type.genericParameterClause, type.genericWhereClause)
    } else if let type = group.as(ClassDeclSyntax.self) {
      (name, kind) = (type.name, .class)
      genericParameters = .init(type.genericParameterClause, type.genericWhereClause)
    } else if let type = group.as(EnumDeclSyntax.self) {
      (name, kind) = (type.name, .enum)
      genericParameters = .init(type.genericParameterClause, type.genericWhereClause)
    } else if let type = group.as(ActorDeclSyntax.self) {
      (name, kind) = (type.name, .actor)
      genericParameters = .init(type.genericParameterClause, type.genericWhereClause)
    } else if let type = group.as(ProtocolDeclSyntax.self) {
      (name, kind) = (type.name, .protocol)
      genericParameters = .init(type.primaryAssociatedTypeClause)
    } else {
      return nil
    }
  }
}
