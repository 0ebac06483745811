import SwiftSyntax

/// Finds the types that code declares inside functions, accessors and closures.
final class LocalTypes: SyntaxVisitor {
  private var groups: [any DeclGroupSyntax] = []

  /// Returns the types in the code of a declaration or statement, without those inside of each other.
  static func declared(in syntax: some SyntaxProtocol) -> [any DeclGroupSyntax] {
    let visitor = LocalTypes(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.groups
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    groups.append(group)
    return .skipChildren
  }
}
