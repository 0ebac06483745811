import SwiftSyntax
import SyntaxFacts

extension Chain {
  /// Returns the steps for a name at the root of an expression.
  static func root(_ name: DeclReferenceExprSyntax, labels: [String]?, scopes: Scopes) -> [AccessStep] {
    let text = name.baseName.plainText
    if let local = scopes.steps(of: text) {
      return local.isEmpty || labels == nil ? local : local + [.invocation]
    }
    if text.hasPrefix("$") {
      // `$0` of an unknown closure, or `$query`, the projected value of a property wrapper.
      return text.dropFirst().allSatisfy(\.isNumber) ? [] : [.member(String(text.dropFirst()))]
    }
    return [labels.map { .call(text, $0) } ?? .member(text)]
  }

  /// Returns the steps for an expression at the root that is not a name.
  static func root(_ expression: ExprSyntax, scopes: Scopes) -> [AccessStep] {
    if expression.is(SuperExprSyntax.self) { return [.member("super")] }
    if expression.is(StringLiteralExprSyntax.self) { return [.value(TypeReference("String"))] }
    if expression.is(IntegerLiteralExprSyntax.self) { return [.value(TypeReference("Int"))] }
    if expression.is(FloatLiteralExprSyntax.self) { return [.value(TypeReference("Double"))] }
    if expression.is(BooleanLiteralExprSyntax.self) { return [.value(TypeReference("Bool"))] }
    if let type = expression.as(TypeExprSyntax.self) {
      return [.value(TypeReference("Metatype", [TypeReference(type.type)]))]
    }
    if let array = expression.as(ArrayExprSyntax.self), let first = array.elements.first {
      let element = Chain(first.expression, in: scopes).steps
      return element.isEmpty ? [] : element + [.array]
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return root(sequence, scopes: scopes) }
    return []
  }

  private static func root(_ sequence: SequenceExprSyntax, scopes: Scopes) -> [AccessStep] {
    let elements = sequence.elements.map { $0 }
    if let cast = sequence.casts.last, cast.type.id == elements.last?.id {
      return [.value(TypeReference(cast.type.type))]
    }
    if elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      // Both values have the same type.
      let first = Chain(choice.thenExpression, in: scopes).steps
      return first.isEmpty ? Chain(elements[2], in: scopes).steps : first
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let isChoice = operators.count * 2 + 1 == elements.count && operators.allSatisfy { $0 == "??" }
    return isChoice ? Chain(elements[0], in: scopes).steps : []
  }
}

extension SequenceExprSyntax {
  /// The casts in the sequence, with their operators and types.
  var casts: [(operation: ExprSyntax, type: TypeExprSyntax)] {
    zip(elements, elements.dropFirst()).compactMap { operation, type in
      guard operation.is(UnresolvedAsExprSyntax.self) || operation.is(UnresolvedIsExprSyntax.self) else { return nil }
      return type.as(TypeExprSyntax.self).map { (operation, $0) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments; the first trailing closure has none.
  var labels: [String] {
    arguments.map { $0.label?.plainText ?? "_" } + (trailingClosure == nil ? [] : ["_"])
      + additionalTrailingClosures.map(\.label.plainText)
  }

  /// The arguments and closures of the call.
  var ownParts: [Syntax] {
    arguments.map { Syntax($0.expression) } + [trailingClosure.map(Syntax.init)].compactMap { $0 }
      + additionalTrailingClosures.map { Syntax($0.closure) }
  }
}

extension ExprSyntax {
  /// The expression inside parentheses, `try`, `await`, `?` or `!`, if this is one of them.
  var transparentlyWrapped: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first?.expression : nil
    }
    if let chaining = self.as(OptionalChainingExprSyntax.self) { return chaining.expression }
    if let unwrapping = self.as(ForceUnwrapExprSyntax.self) { return unwrapping.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let suspension = self.as(AwaitExprSyntax.self) { return suspension.expression }
    return self.as(InOutExprSyntax.self)?.expression
  }
}
