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
  fileprivate static func isProperty(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text != "self" }
    let member = expression.as(MemberAccessExprSyntax.self)
    return member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}

extension CodeBlockItemListSyntax {
  /// Returns whether the statements are only a call of a property's method, whose arguments are parameters.
  func isCall(passingOn parameters: Set<String>) -> Bool {
    guard count == 1, let item = first?.item, case .expr(var expression) = item.returned else { return false }
    if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
    if let waiting = expression.as(AwaitExprSyntax.self) { expression = waiting.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, BodyShape.isProperty(base)
    else { return false }
    return call.arguments.allSatisfy { argument in
      let value = argument.expression.as(InOutExprSyntax.self)?.expression ?? argument.expression
      return value.as(DeclReferenceExprSyntax.self).map { parameters.contains($0.baseName.text) } == true
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// The item, or the expression that it returns.
  fileprivate var returned: Self {
    guard case .stmt(let statement) = self, let result = statement.as(ReturnStmtSyntax.self)?.expression else {
      return self
    }
    return .expr(result)
  }
}
