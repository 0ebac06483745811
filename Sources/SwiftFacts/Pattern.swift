import SwiftSyntax
import SyntaxFacts

/// A pattern: the enum cases and literals that it tells apart, the names that it declares, the types that it asks for.
struct Pattern {
  /// How a name's value is reached from the value that the pattern is held against.
  enum Path {
    case whole
    case payload(String, Int)
    case value(TypeReference)
    case unreadable
  }

  private(set) var cases: [String] = []
  private(set) var names: [(name: String, path: Path)] = []
  private(set) var casts: [(form: CastSite.Form, type: TypeReference, node: Syntax)] = []

  /// Reads a pattern's syntax.
  init(_ syntax: PatternSyntax) {
    read(syntax, path: .whole)
  }

  /// The steps to a name's value, from those of the value that the pattern is held against.
  func steps(_ path: Path, from value: [AccessStep]) -> [AccessStep] {
    switch path {
    case .whole: value
    case .payload(let name, let index): value.isEmpty ? [] : value + [.payload(name, index)]
    case .value(let type): [.value(type)]
    case .unreadable: []
    }
  }

  private mutating func read(_ syntax: PatternSyntax, path: Path) {
    if let identifier = syntax.as(IdentifierPatternSyntax.self) {
      names.append((identifier.identifier.plainText, path))
    } else if let binding = syntax.as(ValueBindingPatternSyntax.self) {
      read(binding.pattern, path: path)
    } else if let tuple = syntax.as(TuplePatternSyntax.self) {
      let isWrapper = tuple.elements.count == 1
      for element in tuple.elements { read(element.pattern, path: isWrapper ? path : .unreadable) }
    } else if let type = syntax.as(IsTypePatternSyntax.self) {
      casts.append((.test, TypeReference(type.type), Syntax(syntax)))
    } else if let expression = syntax.as(ExpressionPatternSyntax.self) {
      read(expression.expression, path: path)
    }
  }

  private mutating func read(_ expression: ExprSyntax, path: Path) {
    if let pattern = expression.as(PatternExprSyntax.self) {
      read(pattern.pattern, path: path)
    } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
      read(optional.expression, path: path)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      cases.append(member.declName.baseName.plainText)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
      let name = member.declName.baseName.plainText
      cases.append(name)
      var inner = Pattern()
      for (index, argument) in call.arguments.enumerated() {
        var isWhole = false
        if case .whole = path { isWhole = true }
        inner.read(argument.expression, path: isWhole ? .payload(name, index) : .unreadable)
      }
      // Cases inside of a case belong to another enum.
      names += inner.names
      casts += inner.casts
    } else if let tuple = expression.as(TupleExprSyntax.self) {
      let isWrapper = tuple.elements.count == 1
      for element in tuple.elements { read(element.expression, path: isWrapper ? path : .unreadable) }
    } else if let sequence = expression.as(SequenceExprSyntax.self), let cast = sequence.casts.first {
      let type = TypeReference(cast.type.type)
      casts.append((.conditional, type, Syntax(cast.operation)))
      if let first = sequence.elements.first { read(first, path: .value(type)) }
    } else if expression.is(StringLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self) {
      cases.append(expression.trimmedDescription)
    }
  }

  private init() {}
}
