import SwiftSyntax
import SyntaxFacts

extension BodyShape {
  /// Determines the shape of a body from its statements.
  init(_ statements: CodeBlockItemListSyntax) {
    guard let first = statements.first else {
      self = .empty
      return
    }
    self = statements.count == 1 ? Self.shape(of: first.item) : .other
  }

  private static func shape(of item: CodeBlockItemSyntax.Item) -> BodyShape {
    switch item {
    case .stmt(let statement):
      if statement.is(ThrowStmtSyntax.self) { return .onlyThrows }
      guard let result = statement.as(ReturnStmtSyntax.self) else { return .other }
      return result.expression.map(shape) ?? .empty
    case .expr(let expression): return shape(of: expression)
    default: return .other
    }
  }

  private static func shape(of expression: ExprSyntax) -> BodyShape {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name) ? .traps : .other
    }
    if expression.is(NilLiteralExprSyntax.self) { return .returnsNothing }
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.isEmpty ? .returnsNothing : .other }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      if case .colon = dictionary.content { return .returnsNothing }
      return .other
    }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.trimmedDescription.isEmpty } ? .returnsNothing : .other
    }
    if let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }) {
      let isAssignment = elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
      return isAssignment && isProperty(elements[0]) && elements[2].is(DeclReferenceExprSyntax.self)
        ? .accessor : .other
    }
    return isProperty(expression) ? .accessor : .other
  }

  /// Returns whether an expression is a plain name, or a member of `self`.
  private static func isProperty(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text != "self" }
    let member = expression.as(MemberAccessExprSyntax.self)
    return member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}
