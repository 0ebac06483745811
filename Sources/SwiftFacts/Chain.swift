import SwiftSyntax
import SyntaxFacts

/// An expression read as steps from the left, and the parts of it that are expressions of their own.
struct Chain {
  /// A part that isn't a step: arguments, closures.
  struct Part {
    var syntax: Syntax
    var elements = Elements()
  }

  /// What closures get as parameters, where they get elements of a sequence.
  struct Elements {
    var steps: [AccessStep] = []
    /// Whether each parameter is an element, as those of a comparison are.
    var isComparison = false

    /// The steps of one of a closure's parameters; several parameters take a tuple apart.
    func steps(of index: Int, among count: Int) -> [AccessStep] {
      if steps.isEmpty || count == 1 && index > 0 && !isComparison { return [] }
      return count == 1 || isComparison ? steps : steps + [.member("\(index)")]
    }
  }

  /// The steps; none where the expression's root can't be read.
  private(set) var steps: [AccessStep] = []
  private(set) var parts: [Part] = []
  /// The syntax of the name that was written last.
  private(set) var lastName: Syntax

  /// Reads an expression where the names of `scopes` are visible.
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

  /// The methods of sequences whose closures get two elements.
  private static let comparisons: Set = ["max", "min", "sort", "sorted"]

  /// The methods of sequences whose closures get elements.
  private static let sequenceMethods: Set = [
    "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex", "flatMap", "forEach",
    "last", "lastIndex", "map", "max", "min", "partition", "prefix", "removeAll", "sort", "sorted",
  ]
}
