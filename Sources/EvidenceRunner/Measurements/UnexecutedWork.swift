import CaseStudyModel
import SyntaxFacts

/// The work that no test or usage runs.
///
/// Requests can edit new parts that only tests use, while the program still does the work in other code. The requests
/// then don't show that the program has become easier to change.
///
/// **Definition.** The lines that decide something or change a value, in members that no program of the side runs.
/// There must be at least two more of them after than before, and the increase must be at least a third of the number
/// of such lines in the divided types.
///
/// **Source.** The definition is this project's own.
///
/// **Example.** Three types do what `Till` did, and the tests run them. `Shop` used a till before, and after it adds
/// up, prints and reports by itself: three lines that nothing runs.
struct UnexecutedWork {
  /// The number of such lines on each side.
  let lines: BothSides<Int>
  /// The number of lines of the divided types that decide something or change a value.
  let divided: Int
  /// The types and functions that have more of them after, in alphabetical order.
  let names: [String]

  /// - Parameter divided: the before side's types that two requests both edit.
  /// - Returns: `nil` if the lines that ran aren't known.
  init?(from before: SideFindings, to after: SideFindings, divided: Set<String>) {
    guard let former = Self.unexecuted(before), let latter = Self.unexecuted(after), let code = before.code else {
      return nil
    }
    lines = BothSides(before: former.values.reduce(0, +), after: latter.values.reduce(0, +))
    let members = divided.compactMap { code.types[$0] }.flatMap(\.members)
    self.divided = DriversWork.working(members.flatMap(before.tokens.statements)).count
    names = latter.filter { $0.value > former[$0.key, default: 0] }.keys.sorted()
  }

  /// Whether the increase is so large that the program may not use the divided code.
  var hasGrown: Bool {
    let more = lines.after - lines.before
    return more > 1 && more * 3 >= divided
  }

  /// Returns the number of lines in members that no program runs, by the type or function.
  private static func unexecuted(_ side: SideFindings) -> [String: Int]? {
    guard let code = side.code, let executed = side.executed?.executed else { return nil }
    var counts: [String: Int] = [:]
    for unit in code.units where unit.kind != .statements {
      for placed in unit.members where placed.member.body != nil {
        if executed[placed.file]?.contains(where: placed.member.lines.contains) == true { continue }
        let count = DriversWork.working(side.tokens.statements(of: placed)).count
        if count > 0 { counts[unit.name, default: 0] += count }
      }
    }
    return counts
  }
}
