import SyntaxFacts

/// The places that must be looked at when a variant is added.
///
/// **Definition.** For each enum: the `switch` statements over it and the `if case` conditions that name its cases. For each other type of the
/// side's own code: the `is`, `as?` and `as!` that ask for it. A `switch` over text or numbers is counted under its type (`String`), because it tells
/// variants apart by name. What a `switch` is over is known from its subject's type, else from its cases, if one enum alone has them.
///
/// **Source.** M. Fowler, "Refactoring", 1999, on repeated switches; B. Meyer, "Object-Oriented Software Construction", 1988, on the open-closed
/// principle. The count is this project's own.
///
/// **Example.** `enum Format { case csv, json }` with two `switch format` statements and one `if case .csv = format`: 3 sites.
public struct EditSites: FactMeasure {
  public init() {}

  /// One place.
  public struct Site: Codable, Equatable, Sendable {
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// `switch`, `if case`, `is`, `as?` or `as!`
    public var form: String
    /// The type, function or file that the place is in.
    public var unit: String
    /// The cases that are told apart.
    public var cases: [String]
  }

  /// The places that tell one type's variants apart, or ask for the type.
  public struct Variants: Codable, Equatable, Sendable {
    public var type: String
    /// By file, then by line.
    public var sites: [Site]
  }

  /// The places of a side, by the type's name.
  public func measure(_ code: CodeBase) -> [Variants] {
    var sites: [String: [Site]] = [:]
    for unit in code.units {
      for placed in unit.members {
        for body in placed.member.bodies {
          for site in body.switches {
            let form = site.isCondition ? "if case" : "switch"
            for type in subjects(of: site, in: placed, code) {
              sites[type, default: []].append(
                Site(file: placed.file, line: site.line, form: form, unit: unit.name, cases: site.cases))
            }
          }
          for cast in body.casts {
            let type = code.resolved(cast.type, in: code.scope(of: placed)).unwrapped.name
            guard code.types[type]?.declaration != nil else { continue }
            sites[type, default: []].append(
              Site(file: placed.file, line: cast.line, form: cast.form.rawValue, unit: unit.name, cases: []))
          }
        }
      }
    }
    return sites.sorted { $0.key < $1.key }.map { type, sites in
      Variants(type: type, sites: sites.sorted { ($0.file, $0.line, $0.form) < ($1.file, $1.line, $1.form) })
    }
  }

  /// The types whose variants a place tells apart; a tuple's are several.
  private func subjects(of site: SwitchSite, in placed: PlacedMember, _ code: CodeBase) -> [String] {
    let type = code.resolve(Access(line: site.line, steps: site.subject), in: placed).type?.unwrapped
    if let type, code.types[type.name]?.declaration != nil { return [type.name] }
    let literals = site.cases.filter { $0.first == "\"" || $0.first?.isNumber == true }
    if let literal = literals.first { return [type?.name ?? (literal.first == "\"" ? "String" : "Int")] }
    // The cases of `Optional` and `Result` are nobody's variants.
    if type != nil || site.cases.isEmpty { return [] }
    let enums = code.declaredTypes.filter { $0.declaration?.kind == .enum }
    let owners = site.cases.map { name in
      enums.filter { $0.members.contains { $0.member.kind == .enumCase && $0.member.name == name } }.map(\.name)
    }
    let common = owners.dropFirst().reduce(Set(owners[0])) { $0.intersection($1) }
    if common.count == 1 { return Array(common) }
    return owners.allSatisfy { $0.count == 1 } ? Set(owners.joined()).sorted() : []
  }
}
