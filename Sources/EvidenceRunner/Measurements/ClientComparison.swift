import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// The clients of both sides, with the members that they are offered and don't use.
struct ClientComparison {
  /// The clients that only one side declares, in alphabetical order.
  let gone: [String]
  let new: [String]
  /// The declarations of both sides that use interfaces on only one side, by the side on which they use none.
  let withoutInterface: BothSides<[String]>
  /// The clients of both sides, and those of them that run on both.
  let shared: [String]
  let run: [String]
  /// The sum over the clients that run on both sides.
  let unused: BothSides<Int>
  /// The clients that are offered more that they don't use.
  let rising: [String]
  /// The clients whose uses changed by more than what they are offered, which doesn't count.
  let usingOtherwise: [String]
  /// The clients that share no member with another client before, but use the same members after, or members that end
  /// in the same functions, if a value selects the operation (`SelectingMembers`).
  let merged: [String]
  /// The clients that share no member with another client before, and read other cases of the same enum after
  /// (`ReadCases`).
  let readingCases: [String]
  /// The members that no code used and that were deleted, if no client's count falls without them.
  let deleted: [String]
  /// Whether a client is offered fewer members that it doesn't use.
  let falls: Bool

  var rises: Bool { !rising.isEmpty }

  /// - Parameter tokens: the tokens of the after side.
  init(
    of uses: BothSides<UsedOfOffered.Finding>, in codes: BothSides<CodeBase>, tokens: SideTokens = SideTokens(),
    leavingOut root: Set<String>
  ) {
    let clients = uses.map { finding in
      Dictionary(grouping: finding.rows.filter { !root.contains($0.file) }, by: \.client)
    }
    let names = clients.map { Set($0.keys) }
    let declared = codes.map { Set($0.units.map(\.name)) }
    gone = names.before.subtracting(declared.after).sorted()
    new = names.after.subtracting(declared.before).sorted()
    withoutInterface = BothSides { side in
      names[side.other].subtracting(names[side]).intersection(declared[side]).sorted()
    }
    let shared = names.before.intersection(names.after).sorted()
    func offered(_ name: String, _ side: Side) -> Int { clients[side][name, default: []].reduce(0) { $0 + $1.offered } }
    func unused(_ name: String, _ members: KeyPath<UsedOfOffered.Row, [String]>) -> BothSides<Int> {
      BothSides { side in
        clients[side][name, default: []].reduce(0) { $0 + $1.offered - $1[keyPath: members].count }
      }
    }
    let run = shared.filter { name in
      Side.allCases.allSatisfy { clients[$0][name, default: []].contains { !$0.run.isEmpty } }
    }
    func counts(_ name: String, _ members: KeyPath<UsedOfOffered.Row, [String]>) -> BothSides<Int> {
      let found = unused(name, members)
      let change = offered(name, .after) - offered(name, .before)
      return BothSides(
        before: max(found.before, found.after - max(0, change)), after: max(found.after, found.before + min(0, change)))
    }
    let members = BothSides { side in
      let forwarded = ForwardedMembers(in: codes[side], former: codes.before)
      return clients[side].mapValues { rows in
        Set(
          rows.flatMap { row in
            row.run.map { side == .after ? forwarded.end(of: $0, in: row.interface) : "\(row.interface).\($0)" }
          })
      }
    }
    let selecting = SelectingMembers(code: codes.after, tokens: tokens)
    let selectors = Set(run.filter { selecting.areUsed(by: $0, in: clients.after[$0, default: []]) })
    func isSeparate(_ name: String, _ other: String) -> Bool {
      members.before[name, default: []].isDisjoint(with: members.before[other, default: []])
    }
    merged = run.filter { name in
      run.contains { other in
        guard selectors.contains(name) || selectors.contains(other) else { return false }
        return members.after[name] == members.after[other] && isSeparate(name, other)
      }
    }
    let reader = ReadCases(code: codes.after, former: codes.before, tokens: tokens)
    let cases = run.map { reader.names(of: $0, in: clients.after[$0, default: []]) }
    readingCases = zip(run, cases).filter { name, read in
      zip(run, cases).contains { other, others in
        ReadCases.areDivided(read, others) && isSeparate(name, other)
      }
    }.map(\.0)
    let runCounts = run.map { (name: $0, found: unused($0, \.run), counted: counts($0, \.run)) }
    self.shared = shared
    self.run = run
    rising = shared.filter { name in
      let count = counts(name, run.contains(name) ? \.run : \.used)
      return count.after > count.before
    }
    self.unused = BothSides { side in runCounts.reduce(0) { $0 + $1.counted[side] } }
    usingOtherwise = runCounts.filter { $0.counted != $0.found }.map(\.name)
    falls = runCounts.contains { $0.counted.after < $0.counted.before }
    let deletions = DeletedMembers(from: uses.before, to: codes.after)
    let isDivided = runCounts.contains { name, _, counted in
      counted.after < counted.before - deletions.count(in: clients.before[name, default: []])
    }
    deleted = falls && !isDivided ? deletions.names : []
  }
}

/// The members of the before side's interfaces that no code used, and that the after side doesn't declare any more.
private struct DeletedMembers {
  private var signatures: [String: [String]]

  init(from uses: UsedOfOffered.Finding, to code: CodeBase) {
    let kept = Set(code.units.flatMap(\.members).map(\.member.signature))
    signatures = Dictionary(
      uniqueKeysWithValues: uses.interfaces.map { ($0.interface, $0.dead.filter { !kept.contains($0) }) })
  }

  var names: [String] { signatures.flatMap { name, members in members.map { "\(name).\($0)" } }.sorted() }

  /// Returns the number of them that rows offer.
  func count(in rows: [UsedOfOffered.Row]) -> Int {
    rows.reduce(0) { $0 + signatures[$1.interface, default: []].count }
  }
}

extension BothSides<[String]> {
  /// Says for each side which clients use no interface there.
  var phrases: [EvidencePhrase] {
    Side.allCases.filter { !self[$0].isEmpty }.map { side in
      .text("clientsWithoutInterface", ["clients": .names(self[side]), "side": .text("side.\(side.rawValue)")])
    }
  }
}
