import SyntaxFacts

/// The local names in scope, with the steps that each stands for; no steps if they are unknown.
struct Scopes {
  private var scopes: [[String: [AccessStep]]] = [[:]]

  /// Enters a nested scope.
  mutating func open() { scopes.append([:]) }

  /// Leaves the innermost scope.
  mutating func close() { scopes.removeLast() }

  /// Declares a name in the innermost scope.
  mutating func bind(_ name: String, to steps: [AccessStep]) {
    // Bounds the length: each name defined by another one extends its steps.
    scopes[scopes.count - 1][name] = steps.count > 50 ? [] : steps
  }

  /// Returns the steps that a name stands for; `nil` if it isn't a local name.
  func steps(of name: String) -> [AccessStep]? {
    for scope in scopes.reversed() {
      if let steps = scope[name] { return steps }
    }
    return nil
  }
}
