import SwiftSyntax
import SyntaxFacts

/// An expression as steps from left to right, with the subexpressions that are not steps.
struct Chain {
  /// A subexpression that is not a step: arguments or closures.
  struct Part {
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
    /// The roles of several parameters.
    var form = Form.parts

    /// The parameters that a method of sequences passes to a closure that takes several.
    enum Form {
      /// The parts of an element, which is a tuple.
      case parts
      /// Two elements.
      case comparison
      /// The result so far, and an element.
      case reduction
    }

    /// Returns the steps of a closure's parameter; several parameters destructure a tuple.
    func steps(of index: Int, among count: Int) -> [AccessStep] {
      if let caller {
        return steps + [.passed(caller.name, caller.labels, closure: caller.closure, parameter: index)]
      }
      if steps.isEmpty { return [] }
      switch form {
      // `$1` is a part, and `$0` too if there is a `$1`.
      case .parts: return count > 1 || index > 0 ? steps + [.member("\(index)")] : steps
      case .comparison: return steps
      case .reduction: return index == 1 ? steps : []
      }
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
    var reader = ChainReader(scopes: scopes)
    let root = reader.root(of: expression)
    parts = reader.parts
    rootName = reader.rootName
    lastName = reader.names.first ?? Syntax(expression)
    guard !root.isEmpty else { return }
    steps = root + reader.reversed.reversed()
    for closure in reader.elementClosures where closure.depth < steps.count {
      let elements = Elements(steps: steps.dropLast(closure.depth) + [.element], form: closure.form)
      for part in closure.parts { parts[part].elements = elements }
    }
    for closure in reader.passedClosures where closure.depth <= steps.count {
      parts[closure.part].elements = Elements(steps: steps.dropLast(closure.depth), caller: closure.caller)
    }
  }
}

/// Reads an expression from its last step to its root.
private struct ChainReader {
  let scopes: Scopes
  /// The steps that were read, the last of the expression first.
  private(set) var reversed: [AccessStep] = []
  /// The names that were read, the last of the expression first.
  private(set) var names: [Syntax] = []
  /// The name at the root of the expression, if it has one.
  private(set) var rootName: String?
  /// The subexpressions that are not steps.
  private(set) var parts: [Chain.Part] = []
  /// The arguments of the methods of sequences, with the number of steps from there to the end.
  private(set) var elementClosures: [(parts: Range<Int>, depth: Int, form: Chain.Elements.Form)] = []
  /// The closures for other functions, with the number of steps from there to the end.
  private(set) var passedClosures: [(part: Int, depth: Int, caller: (name: String, labels: [String], closure: Int))] =
    []
  /// The labels of a call whose function comes next; `nil` outside a call.
  private var labels: [String]?

  init(scopes: Scopes) { self.scopes = scopes }

  /// Reads all steps, and returns those to which the expression's root leads; none if the root is unknown.
  mutating func root(of expression: ExprSyntax) -> [AccessStep] {
    var rest = expression
    while true {
      if let call = rest.as(FunctionCallExprSyntax.self) {
        rest = read(call)
      } else if let member = rest.as(MemberAccessExprSyntax.self) {
        guard let base = read(member) else { return [] }
        rest = base
      } else if let name = rest.as(DeclReferenceExprSyntax.self) {
        names.append(Syntax(name))
        rootName = name.baseName.plainText
        return Chain.root(name, labels: labels, scopes: scopes)
      } else if let call = rest.as(SubscriptCallExprSyntax.self) {
        endCall()
        parts.append(Chain.Part(syntax: Syntax(call.arguments)))
        reversed.append(.element)
        rest = call.calledExpression
      } else if let inner = rest.transparentlyWrapped {
        rest = inner
      } else if let generic = rest.as(GenericSpecializationExprSyntax.self) {
        parts.append(Chain.Part(syntax: Syntax(generic.genericArgumentClause)))
        rest = generic.expression
      } else {
        endCall()
        if !rest.is(SuperExprSyntax.self) { parts.append(Chain.Part(syntax: Syntax(rest))) }
        return Chain.root(rest, scopes: scopes)
      }
    }
  }

  /// Reads a call's arguments, and returns the called expression.
  private mutating func read(_ call: FunctionCallExprSyntax) -> ExprSyntax {
    endCall()
    labels = call.labels
    let ownParts = call.ownParts.map { Chain.Part(syntax: $0) }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let form = Self.form(ofMethod: member.declName.baseName.text)
    {
      elementClosures.append((parts.count..<parts.count + ownParts.count, reversed.count + 1, form))
    } else if let name = callee(call.calledExpression) {
      let literals = ownParts.indices.filter { ownParts[$0].syntax.is(ClosureExprSyntax.self) }
      for (index, part) in literals.enumerated() {
        let labels = name.isEmpty ? [] : call.labels
        passedClosures.append((parts.count + part, reversed.count + 1, (name, labels, index)))
      }
    }
    parts += ownParts
    return call.calledExpression
  }

  /// Reads a member's name, and returns the expression before it; `nil` if there is none, as in `.north`.
  private mutating func read(_ member: MemberAccessExprSyntax) -> ExprSyntax? {
    names.append(Syntax(member.declName))
    let name = member.declName.baseName.plainText
    if let base = member.base, name == "self" || name == "init" && labels != nil { return base }
    reversed.append(labels.map { .call(name, $0) } ?? .member(name))
    labels = nil
    return member.base
  }

  /// Ends a call of something without a name, such as a closure that another call returns.
  private mutating func endCall() {
    if labels != nil { reversed.append(.invocation) }
    labels = nil
  }

  /// Returns the name of a called function, empty for a local value; `nil` for a call of something without a name.
  private func callee(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    return name.map { scopes.steps(of: $0) == nil ? $0 : "" }
  }

  /// Returns what a method of sequences passes to its closures; `nil` for other methods.
  private static func form(ofMethod name: String) -> Chain.Elements.Form? {
    switch name {
    case "max", "min", "sort", "sorted": .comparison
    case "reduce": .reduction
    default: sequenceMethods.contains(name) ? .parts : nil
    }
  }

  /// The methods of sequences whose closures take one element.
  private static let sequenceMethods: Set = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "count", "drop", "filter", "first", "firstIndex",
    "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "partition", "prefix", "removeAll",
  ]
}
