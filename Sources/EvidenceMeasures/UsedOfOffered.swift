import SyntaxFacts

/// The share of each interface that its clients use.
///
/// **Definition.** For each client and interface: the members that the client uses / all members that the interface
/// offers.
///
/// - An interface is a protocol or, so that code without protocols can be measured, a concrete type. A protocol offers
///   its requirements and those of the protocols that it refines; one without any offers its extension's members
///   instead. A concrete type offers its members that aren't private, and those of its superclasses. A member of an
///   extension for some generic arguments is offered only to clients that name such arguments. A client of a
///   composition is offered all its parts, even through an alias. Initialisers aren't counted, and types without
///   methods or closures are values, not interfaces.
/// - A client is a type with its extensions, a free function, or a file's statements; it must use at least one of all
///   the members it is offered. Pass-through code isn't a client, and neither is a protocol's conformer, a subclass, or
///   a type nested in the interface. A type and its nested types aren't clients of each other, except of nested
///   protocols.
/// - A call to an extension's member uses the requirements that this member uses. If the lines that a program executes
///   are known, a use counts as run only on such a line.
/// - A requirement is dead if no code reaches it through the protocol, one that it refines or one that refines it; a
///   concrete type's member is dead if no client uses it, on a value of the type or of a subclass.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", C++ Report 8 (1996): clients should not be forced
/// to depend upon interfaces that they do not use. The ratio is this project's own.
///
/// **Example.** `protocol Store { func load(); func save(); func clear() }` with a client that calls `load` alone and
/// one that calls `load` and `save`: 1/3 and 2/3, the mean is 0.5, and `clear()` is dead.
public enum UsedOfOffered {
  /// One cell of the matrix.
  public struct Row: Codable, Equatable, Sendable {
    /// The name of the client.
    public var client: String
    /// The file in which the client is declared.
    public var file: String
    /// The name of the interface.
    public var interface: String
    /// The signatures that are used, in the order they're offered.
    public var used: [String]
    /// The signatures that are used on a line that ran; all used ones if that isn't known.
    public var run: [String]
    /// The number of members offered.
    public var offered: Int

    /// The part that is used, from 0, for a part of a composition, to 1.
    public var share: Double { Double(used.count) / Double(offered) }
  }

  /// One interface, and how its members are used.
  public struct Offer: Codable, Equatable, Sendable {
    /// The name of the interface.
    public var interface: String
    /// Whether it is a protocol.
    public var isProtocol: Bool
    /// The path of the file that declares it.
    public var file: String
    /// The signatures of the members offered.
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
  /// - Parameter isRun: returns whether a program executed a line of a file; `nil` if that isn't known.
  public static func measure(_ code: CodeBase, isRun: ((_ file: String, _ line: Int) -> Bool)? = nil) -> Finding {
    let interfaces = code.declaredTypes.compactMap { Interface($0.name, in: code) }
    let rows = code.units.flatMap { self.rows(of: $0, using: interfaces, in: code, isRun: isRun) }
      .sorted { ($0.client, $0.interface, $0.file) < ($1.client, $1.interface, $1.file) }
    let uses = protocolUses(in: code)
    let above = Dictionary(Set(rows.map(\.interface)).map { ($0, Set(code.supertypes(of: $0))) }) { first, _ in first }
    let offers = interfaces.compactMap { interface -> Offer? in
      let own = rows.filter { $0.interface == interface.name }
      if !interface.isProtocol && own.isEmpty { return nil }
      let inherited = interface.isProtocol ? [] : rows.filter { above[$0.interface]?.contains(interface.name) == true }
      let alive = (own + inherited).reduce(into: reachedMembers(of: interface, by: uses, in: code)) {
        $0.formUnion($1.used)
      }
      return Offer(
        interface: interface.name, isProtocol: interface.isProtocol, file: interface.file, offered: interface.offered,
        dead: interface.offered.filter { !alive.contains($0) }, mean: self.mean(own))
    }
    let protocolRows = rows.filter { code.types[$0.interface]?.isProtocol == true }
    return Finding(interfaces: offers, rows: rows, mean: mean(rows), protocolMean: mean(protocolRows))
  }

  private static func rows(
    of unit: CodeUnit, using interfaces: [Interface], in code: CodeBase,
    isRun: ((_ file: String, _ line: Int) -> Bool)?
  ) -> [Row] {
    var targets: [String: [(member: PlacedMember, line: Int, isRun: Bool)]] = [:]
    for placed in unit.members {
      for use in code.uses(in: placed) {
        guard case .member(let target) = use.target, let receiver = use.receiver else { continue }
        targets[receiver, default: []].append((target, use.line, isRun?(placed.file, use.line) ?? true))
      }
    }
    let composed = composedInterfaces(of: unit, usedThrough: Set(targets.keys), in: code)
    let family = [unit.name] + (unit.kind == .type ? code.supertypes(of: unit.name) : [])
    let references = Dictionary(grouping: references(in: unit, of: code), by: \.name)
    return interfaces.compactMap { whole in
      let interface = whole.narrowed(to: references[whole.name] ?? [], in: code)
      // A protocol that is nested in its client states the client's demands on others.
      let isApart = unit.kind != .type || interface.isProtocol || unit.name.outermost != interface.name.outermost
      guard !family.contains(interface.name), isApart else { return nil }
      let uses = targets[interface.name] ?? []
      let isHeld = composed.contains(interface.name)
      let used = interface.used(by: uses.map { (member: $0.member, line: $0.line) }, in: code)
      let run = interface.used(by: uses.filter(\.isRun).map { (member: $0.member, line: $0.line) }, in: code)
      guard !used.isEmpty || isHeld else { return nil }
      return Row(
        client: unit.name, file: unit.file, interface: interface.name,
        used: interface.offered.filter(used.contains), run: interface.offered.filter(run.contains),
        offered: interface.offered.count)
    }
  }

  /// Returns the parts of the compositions that a client stores and uses a member of: all parts are offered to it.
  private static func composedInterfaces(
    of unit: CodeUnit, usedThrough receivers: Set<String>, in code: CodeBase
  ) -> Set<String> {
    let types = unit.members.flatMap { placed in
      (placed.member.signatureTypes + [code.type(of: placed)].compactMap { $0 }).map {
        code.resolved($0.unwrapped, in: code.scope(of: placed)).unwrapped
      }
    }
    return types.filter { $0.name == "Composition" }.map { Set($0.arguments.map(\.name)) }
      .filter { !$0.isDisjoint(with: receivers) }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns the types that a client stores, takes, returns and names in its code, with their arguments.
  private static func references(in unit: CodeUnit, of code: CodeBase) -> [TypeReference] {
    unit.members.flatMap { placed in
      let scope = code.scope(of: placed)
      let named = placed.member.signatureTypes + placed.member.bodies.flatMap(\.mentions).map(\.type)
      return named.map { code.resolved($0, in: scope) } + [code.type(of: placed)].compactMap { $0 }
    }.flatMap(\.parts)
  }

  /// Every use of a protocol's requirement or extension, including repeated ones.
  private static func protocolUses(in code: CodeBase) -> [PlacedMember] {
    code.units.flatMap(\.members).flatMap(code.uses).compactMap { use in
      guard case .member(let target) = use.target, let owner = target.owner else { return nil }
      return code.types[owner]?.isProtocol == true ? target : nil
    }
  }

  /// Returns the members of a protocol that any code uses through the protocol, a refinement of it or one that it
  /// refines.
  private static func reachedMembers(
    of interface: Interface, by uses: [PlacedMember], in code: CodeBase
  ) -> Set<String> {
    guard interface.isProtocol else { return [] }
    let ancestors = code.supertypes(of: interface.name)
    return uses.reduce(into: Set<String>()) { found, target in
      guard let owner = target.owner else { return }
      let isFamily =
        owner == interface.name || ancestors.contains(owner) || code.supertypes(of: owner).contains(interface.name)
      if isFamily { found.formUnion(interface.used(by: target, in: code)) }
    }
  }

  private static func mean(_ rows: [Row]) -> Double? {
    rows.isEmpty ? nil : rows.map(\.share).reduce(0, +) / Double(rows.count)
  }
}
