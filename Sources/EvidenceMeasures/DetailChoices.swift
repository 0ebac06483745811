import SyntaxFacts

/// The enums of policy whose cases stand for details, so that policy still chooses between them.
///
/// **Definition.** An enum that policy files declare, if a `switch` over it in another file has at least two branches
/// that use types outside the policy, and each such branch uses a type that the others don't. Either at least two of
/// these types have names similar to their cases, or policy passes the enum, alone or in a value, to its own
/// requirement protocols or to a function that it gets, and never switches over it itself. An enum also counts if
/// policy requires and reads a property of the enum's type for which at least two types elsewhere return a constant,
/// because that distinguishes them.
///
/// **Source.** "Control coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The definition
/// is this project's own.
///
/// **Example.** `enum Device { case fax(line: Int), modem(slot: Int) }` in the policy, and in a detail `switch device {
/// case .fax(let line): fax.dial(line); case .modem(let slot): modem.text(slot) }` with two classes: `Device`.
public enum DetailChoices {
  /// Returns the names of such enums in alphabetical order.
  public static func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let enums = Set(code.declaredTypes.filter { $0.declaration?.kind == .enum && files.contains($0.file) }.map(\.name))
    if enums.isEmpty { return [] }
    let switched = EditSites.measure(code).filter { variants in
      variants.sites.contains { files.contains($0.file) && CastSite.Form(rawValue: $0.form) == nil }
    }.map(\.type)
    var found: Set<String> = []
    for placed in code.units.flatMap(\.members) where !files.contains(placed.file) {
      for site in placed.member.bodies.flatMap(\.switches) {
        guard let branches = site.branches, let name = EditSites.subject(of: site, in: placed, code: code),
          enums.contains(name)
        else { continue }
        let used = branches.map { branch in
          let types = types(usedBy: branch.accesses, in: placed, of: code, outside: files, depth: Self.depth)
          return (cases: branch.cases, types: types)
        }.filter { !$0.types.isEmpty }
        let counts = used.flatMap(\.types).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        guard used.count > 1, used.allSatisfy({ branch in branch.types.contains { counts[$0] == 1 } }) else { continue }
        let alike = used.count { branch in
          branch.types.contains { type in branch.cases.contains { areSimilar($0, type) } }
        }
        if alike > 1 || !switched.contains(name) && isPassed(name, by: files, in: code) { found.insert(name) }
      }
    }
    return found.union(labels(in: code, of: files).filter(enums.contains)).sorted()
  }

  /// Returns the enum types of properties that policy requires and reads, and for which at least two types elsewhere
  /// return a constant.
  private static func labels(in code: CodeBase, of files: Set<String>) -> Set<String> {
    let uses = code.units.flatMap(\.members).filter { files.contains($0.file) }.flatMap(code.uses)
    var found: Set<String> = []
    for use in uses {
      guard case .member(let target) = use.target, target.member.kind == .computedProperty, target.member.body == nil,
        let owner = target.owner, let type = code.type(of: target)?.unwrapped.name
      else { continue }
      let labelled = code.declaredTypes.filter { detail in
        !files.contains(detail.file) && code.supertypes(of: detail.name).contains(owner)
          && detail.members.contains { $0.member.name == target.member.name && isConstant($0, of: type, in: code) }
      }
      if labelled.count > 1 { found.insert(type) }
    }
    return found
  }

  /// Returns whether a property always has the same case of an enum.
  private static func isConstant(_ placed: PlacedMember, of type: String, in code: CodeBase) -> Bool {
    guard placed.member.isVariable != true, let body = placed.member.body ?? placed.member.initialValue else {
      return false
    }
    // A case without the enum's name isn't an expression with a known beginning.
    return body.switches.isEmpty
      && body.accesses.map { code.resolve($0, in: placed) }.allSatisfy { resolution in
        resolution.type?.name == type
          && resolution.uses.allSatisfy { use in
            if case .member(let target) = use.target { target.member.kind == .enumCase } else { true }
          }
      }
  }

  /// Returns whether one of the names contains the other; names of one or two letters are never similar.
  private static func areSimilar(_ element: String, _ type: String) -> Bool {
    let (element, type) = (element.lowercased(), type.lowercased())
    return min(element.count, type.count) > 2 && (type.contains(element) || element.contains(type))
  }

  /// The number of calls through which the types that a branch uses are looked for.
  private static let depth = 3

  /// Returns the types outside the policy that expressions use, also through functions of the same type or file.
  private static func types(
    usedBy accesses: [Access], in placed: PlacedMember, of code: CodeBase, outside files: Set<String>, depth: Int
  ) -> Set<String> {
    var found: Set<String> = []
    for use in accesses.flatMap({ code.resolve($0, in: placed).uses }) {
      switch use.target {
      case .creation(let type), .type(let type): found.insert(type)
      case .member(let target):
        found.formUnion([use.receiver, target.owner].compactMap { $0 })
        if depth > 0, target.owner == nil || target.owner == placed.owner {
          let inner = target.member.bodies.flatMap(\.accesses)
          found.formUnion(types(usedBy: inner, in: target, of: code, outside: files, depth: depth - 1))
        }
      }
    }
    return found.filter { name in
      name != placed.owner && code.types[name].map { $0.declaration != nil && !files.contains($0.file) } == true
    }
  }

  /// Returns whether policy passes values of a type to implementations of its protocols or to functions that it gets.
  private static func isPassed(_ name: String, by files: Set<String>, in code: CodeBase) -> Bool {
    var carriers: Set = [name]
    var size = 0
    while carriers.count > size {
      size = carriers.count
      for type in code.declaredTypes where files.contains(type.file) && !type.isProtocol {
        let stored = type.members.filter { $0.member.kind == .storedProperty || $0.member.kind == .enumCase }
        let names = stored.flatMap { types(of: $0, in: code) }.flatMap(\.names)
        if !carriers.isDisjoint(with: names) { carriers.insert(type.name) }
      }
    }
    return code.units.flatMap(\.members).filter { files.contains($0.file) }.contains { placed in
      let parameters = code.isRequirement(placed) ? placed.member.parameters : []
      let own = parameters.map { code.resolved($0.type, in: code.scope(of: placed)) }
      let functions = types(of: placed, in: code).flatMap(functions)
      return (own + functions.flatMap { $0.arguments.dropFirst() }).contains { !carriers.isDisjoint(with: $0.names) }
    }
  }

  private static func types(of placed: PlacedMember, in code: CodeBase) -> [TypeReference] {
    placed.member.signatureTypes.map { code.resolved($0, in: code.scope(of: placed)) }
  }

  private static func functions(in type: TypeReference) -> [TypeReference] {
    (type.name == "Function" ? [type] : []) + type.arguments.flatMap(functions)
  }
}
