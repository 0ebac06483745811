import SwiftSyntax
import SyntaxFacts

/// A pattern: the enum cases and literals it distinguishes, the names it binds, and the types it checks.
struct Pattern {
  /// The way to reach a value inside a pattern.
  enum Path: Hashable {
    /// Steps from the value that the pattern is matched with.
    case relative([AccessStep])
    /// A value of a known type.
    case value(TypeReference)
  }

  /// The enum cases and literals, with the paths of the values compared with them.
  private(set) var cases: [(path: [AccessStep], name: String)] = []
  /// The bound names.
  private(set) var names: [(name: String, path: Path)] = []
  /// The type checks.
  private(set) var casts: [(form: CastSite.Form, type: TypeReference, node: Syntax)] = []

  /// Reads a pattern's syntax.
  init(_ syntax: PatternSyntax) {
    read(syntax, at: [])
  }

  private mutating func read(_ syntax: PatternSyntax, at path: [AccessStep]) {
    if let identifier = syntax.as(IdentifierPatternSyntax.self) {
      names.append((identifier.identifier.plainText, .relative(path)))
    } else if let binding = syntax.as(ValueBindingPatternSyntax.self) {
      read(binding.pattern, at: path)
    } else if let tuple = syntax.as(TuplePatternSyntax.self) {
      for (index, element) in tuple.elements.enumerated() {
        read(element.pattern, at: tuple.elements.count == 1 ? path : path + [.member("\(index)")])
      }
    } else if let type = syntax.as(IsTypePatternSyntax.self) {
      casts.append((.test, TypeReference(type.type), Syntax(syntax)))
    } else if let expression = syntax.as(ExpressionPatternSyntax.self) {
      read(expression.expression, at: path)
    }
  }

  private mutating func read(_ expression: ExprSyntax, at path: [AccessStep]) {
    if let pattern = expression.as(PatternExprSyntax.self) {
      read(pattern.pattern, at: path)
    } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
      read(optional.expression, at: path)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      cases.append((path, member.declName.baseName.plainText))
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
      let name = member.declName.baseName.plainText
      cases.append((path, name))
      for (index, argument) in call.arguments.enumerated() {
        read(argument.expression, at: path + [.payload(name, index)])
      }
    } else if let tuple = expression.as(TupleExprSyntax.self) {
      for (index, element) in tuple.elements.enumerated() {
        read(element.expression, at: tuple.elements.count == 1 ? path : path + [.member("\(index)")])
      }
    } else if let sequence = expression.as(SequenceExprSyntax.self), let cast = sequence.casts.first {
      let type = TypeReference(cast.type.type)
      casts.append((.conditional, type, Syntax(cast.operation)))
      var inner = Pattern()
      if let first = sequence.elements.first { inner.read(first, at: []) }
      names += inner.names.map { ($0.name, .value(type)) }
    } else if expression.is(StringLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self) {
      cases.append((path, expression.trimmedDescription))
    }
  }

  private init() {}
}
