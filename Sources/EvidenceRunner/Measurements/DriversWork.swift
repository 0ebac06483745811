import CaseStudyModel
import SyntaxFacts

/// The work of divided types that the drivers do after.
///
/// Tests reach a side's code through its drivers, which nothing else measures. A driver that stores the state of a
/// class and makes its decisions is the class under another name.
///
/// **Definition.** The lines of the divided types' code that decide something or change a value, compared without
/// names, texts and numbers. Such a line has moved if the after side's code has it less often than the before side's,
/// and the drivers have it more often. At least two lines, and a third of them, must have moved.
///
/// **Source.** The definition is this project's own.
///
/// **Example.** `Kiosk` has `cash += price`. After, no type has such a line, and the driver has `cash += 20`.
struct DriversWork {
  /// The number of lines of the divided types that count, and how many of them moved to the drivers.
  private(set) var (lines, moved) = (0, 0)

  /// - Parameter divided: the before side's types that two requests both edit.
  init(from before: SideFindings, to after: SideFindings, divided: Set<String>) {
    guard let old = before.code, let new = after.code else { return }
    let former = divided.compactMap { old.types[$0] }.flatMap(\.members).flatMap(before.tokens.statements)
    let own = Self.counts(former)
    let all = BothSides(
      before: Self.counts(old.units.flatMap(\.members).flatMap(before.tokens.statements)),
      after: Self.counts(new.units.flatMap(\.members).flatMap(after.tokens.statements)))
    let drivers = BothSides(before: Self.counts(before.driverLines), after: Self.counts(after.driverLines))
    lines = own.values.reduce(0, +)
    moved = own.reduce(0) { sum, line in
      let gone = all.before[line.key, default: 0] - all.after[line.key, default: 0]
      let arrived = drivers.after[line.key, default: 0] - drivers.before[line.key, default: 0]
      return sum + max(0, min(line.value, gone, arrived))
    }
  }

  var hasMoved: Bool { moved > 1 && moved * 3 >= lines }

  /// Returns those lines that decide something or assign to a variable that they don't declare.
  static func working(_ lines: [[String]]) -> [[String]] {
    lines.filter { line in
      DecisionLine.form(of: line) != nil
        || line.contains("=") && line.first.map { !$0.isLetOrVar } == true
    }
  }

  private static func counts(_ lines: [[String]]) -> [String: Int] { working(lines).map(form).counts }

  private static func form(of line: [String]) -> String {
    DecisionLine.nameless(line.map { $0.first.map { $0.isNumber || $0 == "\"" } == true ? "name" : $0 })
  }
}
