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

  /// The parameters of closures: elements if the closures are passed to methods of sequences, otherwise values from
  /// other functions.
  struct Elements {
    /// The steps of an element, or to the function's receiver.
    var steps: [AccessStep] = []
    /// The function that calls the closure, and the closure's position in its call; `nil` for elements.
    var caller: (name: String, labels: [String], closure: Int)?
    /// The steps of an element; none for values of other functions.
    var elementSteps: [AccessStep] { caller == nil ? steps : [] }
    /// Whether each parameter is an element, as in comparisons.
    var isComparison = false

    /// Returns the steps of a closure's parameter; several parameters destructure a tuple.
    func steps(of index: Int, among count: Int) -> [AccessStep] {
      if let caller {
        return steps + [.passed(caller.name, caller.labels, closure: caller.closure, parameter: index)]
      }
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
  /// The name at the root of the expression, if it has one.
  private(set) var rootName: String?

  /// Reads an expression in which the names of `scopes` are visible.
  init(_ expression: ExprSyntax, in scopes: Scopes) {
    lastName = Syntax(expression)
    var names: [Syntax] = []
    var reversed: [AccessStep] = []
    var closures: [(parts: Range<Int>, depth: Int, isComparison: Bool)] = []
    var passed: [(part: Int, depth: Int, caller: (name: String, labels: [String], closure: Int))] = []
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
        } else if let name = Self.callee(call.calledExpression, scopes) {
          let literals = ownParts.indices.filter { ownParts[$0].syntax.is(ClosureExprSyntax.self) }
          for (index, part) in literals.enumerated() {
            let labels = name.isEmpty ? [] : call.labels
            passed.append((parts.count + part, reversed.count + 1, (name, labels, index)))
          }
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
        rootName = name.baseName.plainText
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
    for closure in passed where closure.depth <= steps.count {
      parts[closure.part].elements = Elements(steps: steps.dropLast(closure.depth), caller: closure.caller)
    }
  }

  /// Returns the name of a called function, empty for a local value; `nil` for a call of something without a name.
  private static func callee(_ expression: ExprSyntax, _ scopes: Scopes) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    return name.map { scopes.steps(of: $0) == nil ? $0 : "" }
  }

  /// The methods of sequences whose closures take two elements.
  private static let comparisons: Set = ["max", "min", "sort", "sorted"]

  /// The methods of sequences whose closures take elements.
  private static let sequenceMethods: Set = [
    "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex", "flatMap", "forEach",
    "last", "lastIndex", "map", "max", "min", "partition", "prefix", "removeAll", "sort", "sorted",
  ]
}
