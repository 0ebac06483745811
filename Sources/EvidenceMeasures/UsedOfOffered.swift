import SyntaxFacts

/// How much of each interface its clients use.
///
/// **Definition.** For each client and interface: the members that the client uses / all members that the interface
/// offers. An interface is a protocol, which offers its requirements and those of the protocols that it refines (a
/// protocol without any offers its extension's members instead), or a concrete type, which offers its members that
/// aren't private, so that code without protocols can be measured. Initialisers aren't counted, and types without
/// methods or closures are values and no interfaces. A client is a type with its extensions, a free function, or a
/// file's statements; it must use at least one member. Who only hands a value on is no client, and neither is a
/// protocol's conformer, nor a type below a class or inside the interface. A call of an extension's member uses the
/// requirements that this member uses. A requirement is dead if no code at all reaches it through the protocol, one
/// that it refines or one that refines it; a concrete type's member is dead if no client uses it. Where it is known
/// which lines a program executes, a use counts as run only on such a line.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", C++ Report 8 (1996): clients should not be forced
/// to depend upon interfaces that they do not use. The ratio is this project's own.
///
/// **Example.** `protocol Store { func load(); func save(); func clear() }` with a client that calls `load` alone and
/// one that calls `load` and `save`: 1/3 and 2/3, the mean is 0.5, and `clear()` is dead.
public struct UsedOfOffered: Sendable {
  public init() {}

  /// One cell of the matrix.
  public struct Row: Codable, Equatable, Sendable {
    public var client: String
    /// The file in which the client is declared.
    public var file: String
    public var interface: String
    /// The signatures that are used, in the order in which they're offered.
    public var used: [String]
    /// Those of them that are used on a line that ran; all where that isn't known.
    public var run: [String]
    public var offered: Int

    /// The part that is used, above 0 and at most 1.
    public var share: Double { Double(used.count) / Double(offered) }
  }

  /// One interface, and what becomes of it.
  public struct Offer: Codable, Equatable, Sendable {
    public var interface: String
    public var isProtocol: Bool
    public var file: String
    public var offered: [String]
    /// The signatures that nothing reaches.
    public var dead: [String]
    /// The mean share over the clients; nil without clients.
    public var mean: Double?
  }

  /// The whole matrix.
  public struct Finding: Codable, Equatable, Sendable {
    /// The protocols, and the concrete types that have clients in other files; by name.
    public var interfaces: [Offer]
    /// By client, then by interface.
    public var rows: [Row]
    /// The mean share over all rows; nil without rows.
    public var mean: Double?
    /// The mean share over the rows of protocols; nil without such rows.
    public var protocolMean: Double?
  }

  /// Returns the matrix of a side.
  /// - Parameter isRun: tells whether a program executed a line of a file; `nil` where that isn't known.
  public func measure(_ code: CodeBase, isRun: ((_ file: String, _ line: Int) -> Bool)? = nil) -> Finding {
    let interfaces = code.declaredTypes.compactMap { Interface($0.name, in: code) }
    let rows = code.units.flatMap { self.rows(of: $0, interfaces, in: code, isRun) }
      .sorted { ($0.client, $0.interface, $0.file) < ($1.client, $1.interface, $1.file) }
    let uses = protocolUses(in: code)
    let offers = interfaces.compactMap { interface -> Offer? in
      let own = rows.filter { $0.interface == interface.name }
      if !interface.isProtocol && own.isEmpty { return nil }
      let alive = own.reduce(into: reached(interface, uses, in: code)) { $0.formUnion($1.used) }
      return Offer(
        interface: interface.name, isProtocol: interface.isProtocol, file: interface.file, offered: interface.offered,
        dead: interface.offered.filter { !alive.contains($0) }, mean: self.mean(own))
    }
    let protocolRows = rows.filter { code.types[$0.interface]?.isProtocol == true }
    return Finding(interfaces: offers, rows: rows, mean: mean(rows), protocolMean: mean(protocolRows))
  }

  private func rows(
    of unit: CodeUnit, _ interfaces: [Interface], in code: CodeBase, _ isRun: ((String, Int) -> Bool)?
  ) -> [Row] {
    var targets: [String: [(member: PlacedMember, isRun: Bool)]] = [:]
    for placed in unit.members {
      for use in placed.member.bodies.flatMap(\.accesses).flatMap({ code.resolve($0, in: placed).uses }) {
        guard case .member(let target) = use.target, let receiver = use.receiver else { continue }
        targets[receiver, default: []].append((target, isRun?(placed.file, use.line) ?? true))
      }
    }
    let family = [unit.name] + (unit.kind == .type ? code.supertypes(of: unit.name) : [])
    return interfaces.compactMap { interface in
      guard !family.contains(interface.name), unit.kind != .type || unit.name.outermost != interface.name.outermost
      else {
        return nil
      }
      let uses = (targets[interface.name] ?? []).map { (interface.used(by: $0.member, in: code), $0.isRun) }
      let used = uses.reduce(into: Set<String>()) { $0.formUnion($1.0) }
      let run = uses.reduce(into: Set<String>()) { if $1.1 { $0.formUnion($1.0) } }
      guard !used.isEmpty else { return nil }
      return Row(
        client: unit.name, file: unit.file, interface: interface.name,
        used: interface.offered.filter(used.contains), run: interface.offered.filter(run.contains),
        offered: interface.offered.count)
    }
  }

  /// Every use of a protocol's requirement or extension, as often as it occurs.
  private func protocolUses(in code: CodeBase) -> [PlacedMember] {
    code.units.flatMap(\.members).flatMap { placed in
      placed.member.bodies.flatMap(\.accesses).flatMap { code.resolve($0, in: placed).uses }
    }.compactMap { use in
      guard case .member(let target) = use.target, let owner = target.owner else { return nil }
      return code.types[owner]?.isProtocol == true ? target : nil
    }
  }

  /// The members of a protocol that any code uses through the protocol, a refinement of it or one that it refines.
  private func reached(_ interface: Interface, _ uses: [PlacedMember], in code: CodeBase) -> Set<String> {
    guard interface.isProtocol else { return [] }
    let ancestors = code.supertypes(of: interface.name)
    return uses.reduce(into: Set<String>()) { found, target in
      guard let owner = target.owner else { return }
      let isFamily =
        owner == interface.name || ancestors.contains(owner) || code.supertypes(of: owner).contains(interface.name)
      if isFamily { found.formUnion(interface.used(by: target, in: code)) }
    }
  }

  private func mean(_ rows: [Row]) -> Double? {
    rows.isEmpty ? nil : rows.map(\.share).reduce(0, +) / Double(rows.count)
  }
}
