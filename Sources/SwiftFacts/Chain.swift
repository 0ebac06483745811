import SwiftSyntax
import SyntaxFacts

/// An expression as steps from left to right, with the subexpressions that are not steps.
struct Chain {
  /// A subexpression that is not a step: arguments or closures.
  struct Part {
    /// The syntax.
    var syntax: Syntax
    /// The parameters of closures in it.
    var elements = Elements()
  }

  /// The parameters of closures passed to methods of sequences.
  struct Elements {
    /// The steps of an element.
    var steps: [AccessStep] = []
    /// Whether each parameter is an element, as in comparisons.
    var isComparison = false

    /// Returns the steps of a closure's parameter; several parameters destructure a tuple.
    func steps(of index: Int, among count: Int) -> [AccessStep] {
      if steps.isEmpty || count == 1 && index > 0 && !isComparison { return [] }
      return count == 1 || isComparison ? steps : steps + [.member("\(index)")]
    }
  }

  /// The steps; empty if the root of the expression is unknown.
  private(set) var steps: [AccessStep] = []
  /// The subexpressions that are not steps.
  private(set) var parts: [Part] = []
  /// The syntax of the last name in the expression.
  private(set) var lastName: Syntax

  /// Reads an expression in which the names of `scopes` are visible.
  init(_ expression: ExprSyntax, in scopes: Scopes) {
    lastName = Syntax(expression)
    var names: [Syntax] = []
    var reversed: [AccessStep] = []
    var closures: [(parts: Range<Int>, depth: Int, isComparison: Bool)] = []
    var labels: [String]?
    var rest = expression
    var root: [AccessStep]?
    func step(_ name: String) -> AccessStep {
      defer { labels = nil }
      return labels.map { .call(name, $0) } ?? .member(name)
    }
    func flushCall() {
      if labels != nil { reversed.append(.invocation) }
      labels = nil
    }
    while root == nil {
      if let call = rest.as(FunctionCallExprSyntax.self) {
        flushCall()
        labels = call.labels
        let ownParts = call.ownParts.map { Part(syntax: $0) }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          Self.sequenceMethods.contains(member.declName.baseName.text)
        {
          let isComparison = Self.comparisons.contains(member.declName.baseName.text)
          closures.append((parts.count..<parts.count + ownParts.count, reversed.count + 1, isComparison))
        }
        parts += ownParts
        rest = call.calledExpression
      } else if let member = rest.as(MemberAccessExprSyntax.self) {
        names.append(Syntax(member.declName))
        let name = member.declName.baseName.plainText
        if name == "self", let base = member.base {
          rest = base
          continue
        }
        if name == "init", let base = member.base, labels != nil {
          rest = base
          continue
        }
        reversed.append(step(name))
        if let base = member.base { rest = base } else { root = [] }
      } else if let name = rest.as(DeclReferenceExprSyntax.self) {
        names.append(Syntax(name))
        root = Self.root(name, labels: labels, scopes: scopes)
        labels = nil
      } else if let call = rest.as(SubscriptCallExprSyntax.self) {
        flushCall()
        parts.append(Part(syntax: Syntax(call.arguments)))
        reversed.append(.element)
        rest = call.calledExpression
      } else if let inner = rest.transparentlyWrapped {
        rest = inner
      } else if let generic = rest.as(GenericSpecializationExprSyntax.self) {
        parts.append(Part(syntax: Syntax(generic.genericArgumentClause)))
        rest = generic.expression
      } else {
        flushCall()
        root = Self.root(rest, scopes: scopes)
        if !rest.is(SuperExprSyntax.self) { parts.append(Part(syntax: Syntax(rest))) }
      }
    }
    flushCall()
    lastName = names.first ?? lastName
    guard let root, !root.isEmpty else { return }
    steps = root + reversed.reversed()
    for closure in closures where closure.depth < steps.count {
      let elements = Elements(steps: steps.dropLast(closure.depth) + [.element], isComparison: closure.isComparison)
      for part in closure.parts { parts[part].elements = elements }
    }
  }

  /// The methods of sequences whose closures take two elements.
  private static let comparisons: Set = ["max", "min", "sort", "sorted"]

  /// The methods of sequences whose closures take elements.
  private static let sequenceMethods: Set = [
    "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex", "flatMap", "forEach",
    "last", "lastIndex", "map", "max", "min", "partition", "prefix", "removeAll", "sort", "sorted",
  ]
}
