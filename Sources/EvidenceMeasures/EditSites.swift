import SyntaxFacts

/// The places that must be checked when a variant is added.
///
/// **Definition.** For each enum: the `switch` statements over it and the conditions (`if case`, `for case`) that name
/// its cases. For each other type of the side's own code: the tests with `is` and the casts to it. A `switch` over text
/// or numbers is counted under its type (`String`), because it distinguishes variants by name. The type of a `switch`
/// is that of its subject, or else the only enum with its cases.
///
/// **Source.** M. Fowler, "Refactoring", 1999, on repeated switches; B. Meyer, "Object-Oriented Software Construction",
/// 1988, on the open-closed principle. The count is this project's own.
///
/// **Example.** `enum Format { case csv, json }` with two `switch format` statements and one `if case .csv = format`: 3
/// sites.
public enum EditSites {
  /// One place.
  public struct Site: Codable, Equatable, Sendable {
    /// The path of the file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// `switch`, `if case`, `is`, or a cast as it is written
    public var form: String
    /// The type, function or file that the place is in.
    public var unit: String
    /// The cases that are distinguished.
    public var cases: [String]
  }

  /// The places that distinguish one type's variants, or check for the type.
  public struct Variants: Codable, Equatable, Sendable {
    /// The name of the type.
    public var type: String
    /// By file, then by line.
    public var sites: [Site]
  }

  /// Returns the places of a side, by the type's name.
  public static func measure(_ code: CodeBase) -> [Variants] {
    var sites: [String: [Site]] = [:]
    for unit in code.units {
      for placed in unit.members {
        for (type, site) in found(in: placed, of: unit.name, code: code) { sites[type, default: []].append(site) }
      }
    }
    return sites.sorted { $0.key < $1.key }.map { type, sites in
      Variants(type: type, sites: sites.sorted { ($0.file, $0.line, $0.form) < ($1.file, $1.line, $1.form) })
    }
  }

  /// Returns the places in the code of a member, each with the type whose variants it distinguishes.
  private static func found(
    in placed: PlacedMember, of unit: String, code: CodeBase
  ) -> [(type: String, site: Site)] {
    placed.member.bodies.flatMap { body in
      let switches = body.switches.compactMap { place -> (type: String, site: Site)? in
        guard let type = subject(of: place, in: placed, code: code) else { return nil }
        let form = place.isCondition ? "if case" : "switch"
        return (type, Site(file: placed.file, line: place.line, form: form, unit: unit, cases: place.cases))
      }
      let casts = body.casts.compactMap { cast -> (type: String, site: Site)? in
        let type = code.resolved(cast.type, in: code.scope(of: placed)).unwrapped.name
        // `as? Self` doesn't check for a variant.
        guard code.types[type]?.declaration != nil, cast.type.name != "Self" else { return nil }
        return (type, Site(file: placed.file, line: cast.line, form: cast.form.rawValue, unit: unit, cases: []))
      }
      return switches + casts
    }
  }

  /// Returns the type whose variants a place distinguishes; `nil` if it isn't known, or is in another module.
  static func subject(of site: SwitchSite, in placed: PlacedMember, code: CodeBase) -> String? {
    var type = code.resolve(Access(line: site.line, steps: site.subject), in: placed).type?.unwrapped
    if type?.name == "_" || type?.name == "Union" { type = nil }
    if let type, code.types[type.name]?.declaration != nil { return type.name }
    if let first = site.cases.lazy.compactMap(\.first).first(where: { $0.isNumber || quotes.contains($0) }) {
      return type?.name ?? (first.isNumber ? "Int" : "String")
    }
    // The cases of `Optional` and `Result` aren't variants of the study.
    if type != nil { return nil }
    let owners = code.declaredTypes.filter { type in
      let cases = type.members.filter { $0.member.kind == .enumCase }.map(\.member.name)
      return site.cases.allSatisfy(cases.contains)
    }
    return owners.count == 1 ? owners[0].name : nil
  }

  /// The marks with which texts begin, in all languages.
  private static let quotes: Set<Character> = ["\"", "'", "`"]
}
