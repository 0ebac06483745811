import SyntaxFacts

/// The local names that are visible at a place, with the steps that each stands for; no steps where that can't be read.
struct Scopes {
  private var scopes: [[String: [AccessStep]]] = [[:]]

  /// Opens a scope inside the innermost one.
  mutating func open() { scopes.append([:]) }

  /// Closes the innermost scope.
  mutating func close() { scopes.removeLast() }

  /// Declares a name in the innermost scope.
  mutating func bind(_ name: String, to steps: [AccessStep]) {
    // Names that stand for names would grow without end.
    scopes[scopes.count - 1][name] = steps.count > 50 ? [] : steps
  }

  /// The steps that a name stands for; nil if it isn't a local one.
  func steps(of name: String) -> [AccessStep]? {
    for scope in scopes.reversed() {
      if let steps = scope[name] { return steps }
    }
    return nil
  }
}
