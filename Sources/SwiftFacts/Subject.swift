import SwiftSyntax
import SyntaxFacts

/// A value that patterns are held against; a tuple that is written down is known by its parts.
struct Subject {
  private let whole: [AccessStep]
  private let parts: [[AccessStep]]

  /// A value with these steps; none where they can't be read.
  init(_ steps: [AccessStep]) {
    whole = steps
    parts = []
  }

  /// The value of an expression.
  init(_ expression: ExprSyntax, in scopes: Scopes) {
    whole = Chain(expression, in: scopes).steps
    let tuple = expression.as(TupleExprSyntax.self)
    parts = (tuple?.elements.count ?? 0) < 2 ? [] : tuple?.elements.map { Chain($0.expression, in: scopes).steps } ?? []
  }

  /// The steps to a value inside.
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

  /// The places that tell cases apart: one for the value, and one for each value inside that patterns look at.
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
