import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// The new clients that do the work of old ones, with an interface as wide as before.
///
/// **Definition.** A client that only the after side has is a stand-in if
/// - a client of both sides uses it, directly or through a protocol or another stand-in;
/// - it is offered members that it doesn't use, of an interface that the before side had, or of one with as many
///   members as an interface that the clients used;
/// - its code does more with the other members than pass calls on, as an adapter does.
///
/// The compared clients then no longer do the work, and the code that does it is offered as many members as before.
///
/// **Source.** After R. C. Martin, "The Interface Segregation Principle", 1996. The definition is this project's own.
///
/// **Example.** `Catalogue` finds and keeps titles with `Archive`. After, it calls `CatalogueWorker`, which has the
/// same code and the same `Archive`.
struct ClientStandIns {
  private let uses: BothSides<UsedOfOffered.Finding>
  private let codes: BothSides<CodeBase>
  private let tokens: SideTokens

  /// - Parameter tokens: the tokens of the after side.
  init(of uses: BothSides<UsedOfOffered.Finding>, in codes: BothSides<CodeBase>, tokens: SideTokens) {
    self.uses = uses
    self.codes = codes
    self.tokens = tokens
  }

  /// Returns their names in alphabetical order.
  /// - Parameter shared: the clients of both sides.
  func names(behind shared: [String]) -> [String] {
    let known = Set(codes.before.units.map(\.name))
    let units = Dictionary(codes.after.units.map { ($0.name, $0) }) { first, _ in first }
    let rows = Dictionary(grouping: uses.after.rows, by: \.client)
    let width = uses.before.rows.filter { shared.contains($0.client) }.map(\.offered).filter { $0 > 1 }.min() ?? .max
    var found: Set<String> = []
    var visited: Set<String> = []
    var waiting = shared
    while let client = waiting.popLast() {
      for interface in rows[client, default: []].map(\.interface) where visited.insert(interface).inserted {
        let behind = rows.keys.filter { name in
          !known.contains(name) && (name == interface || codes.after.supertypes(of: name).contains(interface))
        }
        waiting += behind
        for name in behind {
          guard let unit = units[name] else { continue }
          let isOffered = rows[name, default: []].contains { row in
            row.used.count < row.offered && (row.offered >= width || isOld(row.interface)) && works(unit, with: row)
          }
          if isOffered { found.insert(name) }
        }
      }
    }
    return found.sorted()
  }

  private func isOld(_ interface: String) -> Bool { codes.before.types[interface]?.declaration != nil }

  /// Returns whether code that uses an interface does more than pass calls on.
  private func works(_ unit: CodeUnit, with row: UsedOfOffered.Row) -> Bool {
    unit.members.contains { placed in
      guard codes.after.uses(in: placed).contains(where: { $0.receiver == row.interface }) else { return false }
      let statements = tokens.statements(of: placed)
      return statements.count > 1 || !statements.allSatisfy(CodeStatement.passesOn)
    }
  }
}
