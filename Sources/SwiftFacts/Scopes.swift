import SyntaxFacts

/// The local names in scope, with the steps that each stands for; no steps if they are unknown.
struct Scopes {
  private struct Scope {
    var names: [String: [AccessStep]] = [:]
    var variables: Set<String> = []
    /// Whether it is the scope of a closure that may run after the code around it.
    var isClosure = false
  }

  private var scopes = [Scope()]

  /// Enters a nested scope.
  mutating func open(isClosure: Bool = false) { scopes.append(Scope(isClosure: isClosure)) }

  /// Leaves the innermost scope.
  mutating func close() { scopes.removeLast() }

  /// Declares a name in the innermost scope.
  mutating func bind(_ name: String, to steps: [AccessStep], isVariable: Bool = false) {
    // Bounds the length: each name defined by another one extends its steps.
    scopes[scopes.count - 1].names[name] = steps.count > 50 ? [] : steps
    if isVariable { scopes[scopes.count - 1].variables.insert(name) }
  }

  /// Returns the steps that a name stands for; `nil` if it isn't a local name.
  func steps(of name: String) -> [AccessStep]? {
    for scope in scopes.reversed() {
      if let steps = scope.names[name] { return steps }
    }
    return nil
  }

  /// Returns the type of a variable that a closure uses and the code around it declares, `_` if it is unknown; `nil`
  /// for other names.
  func typeOfCapturedVariable(_ name: String) -> TypeReference? {
    var isCaptured = false
    for scope in scopes.reversed() {
      if let steps = scope.names[name] {
        guard isCaptured, scope.variables.contains(name) else { return nil }
        if steps.count == 1, case .value(let type) = steps[0] { return type }
        return TypeReference("_")
      }
      if scope.isClosure { isCaptured = true }
    }
    return nil
  }
}
