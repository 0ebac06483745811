import SwiftSyntax
import SyntaxFacts

/// A value that patterns are matched with; a tuple expression is known by its elements.
struct Subject {
  private let whole: [AccessStep]
  private let parts: [[AccessStep]]

  /// Creates a subject from its steps; empty if they are unknown.
  init(_ steps: [AccessStep]) {
    whole = steps
    parts = []
  }

  /// Creates the subject of an expression.
  init(_ expression: ExprSyntax, in scopes: Scopes) {
    whole = Chain(expression, in: scopes).steps
    let tuple = expression.as(TupleExprSyntax.self)
    parts = (tuple?.elements.count ?? 0) < 2 ? [] : tuple?.elements.map { Chain($0.expression, in: scopes).steps } ?? []
  }

  /// Returns the steps to a value inside the subject.
  func steps(_ path: Pattern.Path) -> [AccessStep] {
    switch path {
    case .value(let type): return [.value(type)]
    case .relative(let inner):
      if case .member(let name)? = inner.first, let index = Int(name), parts.indices.contains(index) {
        return parts[index].isEmpty ? [] : parts[index] + inner.dropFirst()
      }
      return whole.isEmpty ? [] : whole + inner
    }
  }

  /// Returns the sites that distinguish cases: one for the value, and one for each nested value that patterns check.
  func sites(_ patterns: [Pattern], line: Int, hasDefault: Bool, isCondition: Bool) -> [SwitchSite] {
    var sites: [SwitchSite] = []
    var paths: [[AccessStep]] = []
    for (path, name) in patterns.flatMap(\.cases) {
      if let index = paths.firstIndex(of: path) {
        if !sites[index].cases.contains(name) { sites[index].cases.append(name) }
      } else {
        paths.append(path)
        let subject = steps(.relative(path))
        sites.append(
          SwitchSite(line: line, subject: subject, cases: [name], hasDefault: hasDefault, isCondition: isCondition))
      }
    }
    return sites
  }
}
