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
  /// The sides on which no declaration uses an interface.
  let withoutClients: [Side]
  /// The clients of both sides, and those of them that run on both.
  let shared: [String]
  let run: [String]
  /// The sum over the clients that run on both sides.
  let unused: BothSides<Int>
  /// The clients that are offered more unused members than before.
  let rising: [String]
  /// The clients whose number of unused members changed by more than the number of members offered to them; the surplus
  /// doesn't count.
  let usingOtherwise: [String]
  /// The clients that share no member with another client before, but use the same members after, or members that end
  /// up in the same functions, if a value selects the operation (`SelectingMembers`).
  let merged: [String]
  /// The clients that share no member with another client before, and read other parts of the same type after
  /// (`ReadParts`).
  let readingParts: [String]
  /// The clients that share no member with another client before, and can change the same new state after.
  let changingState: [String]
  /// The deleted members that no code used, if no client's count would fall without the deletion.
  let deleted: [String]
  /// Whether a client is offered fewer unused members than before.
  let falls: Bool

  var rises: Bool { !rising.isEmpty }

  /// - Parameter tokens: the tokens of the after side.
  init(
    of uses: BothSides<UsedOfOffered.Finding>, in codes: BothSides<CodeBase>, tokens: SideTokens = SideTokens(),
    leavingOut root: Set<String>
  ) {
    let clients = ClientRows(of: uses, leavingOut: root)
    let declared = codes.map { Set($0.units.map(\.name)) }
    gone = clients.names.before.subtracting(declared.after).sorted()
    new = clients.names.after.subtracting(declared.before).sorted()
    withoutInterface = BothSides { side in
      clients.names[side.other].subtracting(clients.names[side]).intersection(declared[side]).sorted()
    }
    withoutClients = Side.allCases.filter { clients.names[$0].isEmpty }
    let shared = clients.names.before.intersection(clients.names.after).sorted()
    let run = shared.filter(clients.isRunOnBothSides)
    (self.shared, self.run) = (shared, run)
    let members = SharedMembers(of: clients, in: codes, tokens: tokens)
    merged = members.mergedClients(among: run)
    readingParts = members.clientsReadingParts(among: run)
    changingState = members.clientsChangingState(among: run)
    rising = shared.filter { name in
      let count = clients.counted(name, using: run.contains(name) ? \.run : \.used)
      return count.after > count.before
    }
    let counts = run.map { name in
      (name: name, found: clients.unused(name, using: \.run), counted: clients.counted(name, using: \.run))
    }
    unused = BothSides { side in counts.reduce(0) { $0 + $1.counted[side] } }
    usingOtherwise = counts.filter { $0.counted != $0.found }.map(\.name)
    falls = counts.contains { $0.counted.after < $0.counted.before }
    let deletions = DeletedMembers(from: uses.before, to: codes.after)
    let isDivided = counts.contains { name, _, counted in
      counted.after < counted.before - deletions.count(in: clients.rows(of: name, on: .before))
    }
    deleted = falls && !isDivided ? deletions.names : []
  }
}

/// The interfaces that each client uses on each side.
private struct ClientRows {
  private let rows: BothSides<[String: [UsedOfOffered.Row]]>
  /// The names of the clients.
  let names: BothSides<Set<String>>

  init(of uses: BothSides<UsedOfOffered.Finding>, leavingOut root: Set<String>) {
    rows = uses.map { finding in
      Dictionary(grouping: finding.rows.filter { !root.contains($0.file) }, by: \.client)
    }
    names = rows.map { Set($0.keys) }
  }

  func rows(of client: String, on side: Side) -> [UsedOfOffered.Row] { rows[side][client, default: []] }

  func isRunOnBothSides(_ client: String) -> Bool {
    Side.allCases.allSatisfy { rows(of: client, on: $0).contains { !$0.run.isEmpty } }
  }

  /// Counts the members that a client is offered and doesn't use.
  /// - Parameter members: the members that it uses.
  func unused(_ client: String, using members: KeyPath<UsedOfOffered.Row, [String]>) -> BothSides<Int> {
    BothSides { side in rows(of: client, on: side).reduce(0) { $0 + $1.offered - $1[keyPath: members].count } }
  }

  /// Returns the same counts, which differ by at most the change in the number of members offered.
  func counted(_ client: String, using members: KeyPath<UsedOfOffered.Row, [String]>) -> BothSides<Int> {
    let found = unused(client, using: members)
    let offered = BothSides { side in rows(of: client, on: side).reduce(0) { $0 + $1.offered } }
    let change = offered.after - offered.before
    return BothSides(
      before: max(found.before, found.after - max(0, change)), after: max(found.after, found.before + min(0, change)))
  }
}

/// The members, cases and properties that clients share after, although they shared none before.
private struct SharedMembers {
  private let clients: ClientRows
  private let codes: BothSides<CodeBase>
  private let tokens: SideTokens

  init(of clients: ClientRows, in codes: BothSides<CodeBase>, tokens: SideTokens) {
    (self.clients, self.codes, self.tokens) = (clients, codes, tokens)
  }

  /// Returns the clients that use the same members after, if one of these members selects an operation by a value.
  func mergedClients(among names: [String]) -> [String] {
    let forwarded = ForwardedMembers(in: codes.after, former: codes.before)
    let selecting = SelectingMembers(code: codes.after, tokens: tokens)
    let selectors = Set(names.filter { selecting.areUsed(by: $0, in: clients.rows(of: $0, on: .after)) })
    let ends = names.map { name in
      Set(
        clients.rows(of: name, on: .after).flatMap { row in row.run.map { forwarded.end(of: $0, in: row.interface) } })
    }
    let members = Dictionary(uniqueKeysWithValues: zip(names, ends))
    return names.filter { name in
      names.contains { other in
        guard selectors.contains(name) || selectors.contains(other) else { return false }
        return members[name] == members[other] && areSeparate(name, other)
      }
    }
  }

  /// Returns the clients that read other cases or properties of the same type after.
  func clientsReadingParts(among names: [String]) -> [String] {
    separateClients(among: names, finding: { reader.names(of: $0, in: $1) }, where: ReadParts.areDivided)
  }

  /// Returns the clients that can change values of the same new type after (`ReadParts.typesLent`).
  func clientsChangingState(among names: [String]) -> [String] {
    separateClients(among: names, finding: { reader.typesLent(in: $1) }, where: { !$0.isDisjoint(with: $1) })
  }

  private var reader: ReadParts { ReadParts(code: codes.after, former: codes.before, tokens: tokens) }

  /// Returns the clients that share no member with another one before, if a condition holds for what both use after.
  private func separateClients<Use>(
    among names: [String], finding use: (String, [UsedOfOffered.Row]) -> Use, where isShared: (Use, Use) -> Bool
  ) -> [String] {
    let uses = names.map { ($0, use($0, clients.rows(of: $0, on: .after))) }
    return uses.filter { name, own in
      uses.contains { other, others in isShared(own, others) && areSeparate(name, other) }
    }.map(\.0)
  }

  /// Returns whether two clients use no common member before.
  private func areSeparate(_ name: String, _ other: String) -> Bool {
    usedBefore(by: name).isDisjoint(with: usedBefore(by: other))
  }

  private func usedBefore(by client: String) -> Set<String> {
    Set(clients.rows(of: client, on: .before).flatMap { row in row.run.map { "\(row.interface).\($0)" } })
  }
}

/// The members of the before side's interfaces that no code used, and that the after side no longer declares.
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
