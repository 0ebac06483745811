import CaseStudyModel
import SyntaxFacts

/// Moves the members and the conformances of one type into another; an alias keeps its name.
///
/// Merges only types outside the composition root that different favoured requests edit: a type that no request edits
/// has no reason to change, and two types that change together share their reason.
struct MergedTypes: DesignMutation {
  let name = "mergedTypes"
  let principle: Principle.ID? = .srp

  func mutants(of study: StudyDesign) -> [Mutant] {
    let types = study.base.types.filter { Self.isPlain($0.type) && study.isCounted($0) }
    return types.indices.flatMap { index in
      types[(index + 1)...].filter {
        Self.fit(types[index].type, $0.type) && study.separates(types[index].type.name, $0.type.name)
      }.map { other in
        let (host, guest) = (types[index].type.name, other.type.name)
        return Mutant(subject: "\(host), \(guest)", roles: study.roles) { Self.merge(guest, into: host, of: $0) }
      }
    }
  }

  private static func isPlain(_ type: TypeDeclaration) -> Bool {
    // A class may inherit from a class, which can't be distinguished from a protocol here.
    let inheritsNoClass = type.kind == .struct || type.kind == .class && type.inherited.isEmpty
    return inheritsNoClass && type.genericParameters.isEmpty && type.members.contains { $0.kind == .method }
  }

  private static func fit(_ host: TypeDeclaration, _ guest: TypeDeclaration) -> Bool {
    let isStateless = !guest.members.contains { $0.kind == .storedProperty && !$0.isStatic || $0.kind == .initializer }
    return host.kind == guest.kind && isStateless
      && Set(host.members.map(\.signature)).isDisjoint(with: guest.members.map(\.signature))
  }

  private static func merge(_ guest: String, into host: String, of design: DesignText) -> [String: [String]]? {
    guard let from = design.type(guest), let to = design.type(host),
      let moved = design.content(of: from.type.lines, in: from.path),
      let place = design.content(of: to.type.lines, in: to.path),
      let lines = design.files[from.path].map({ Array($0[moved]) })
    else { return nil }
    let conformances = Set(from.type.inherited.map(\.description)).subtracting(to.type.inherited.map(\.description))
    var files = design.files
    let old = from.type.lines.first - 1..<from.type.lines.last
    let alias = ["typealias \(guest) = \(host)"]
    // The later edit comes first, so that the other's line numbers stay valid.
    if from.path == to.path, old.lowerBound < place.upperBound {
      files[to.path]?.insert(contentsOf: [""] + lines, at: place.upperBound)
      files[from.path]?.replaceSubrange(old, with: alias)
    } else {
      files[from.path]?.replaceSubrange(old, with: alias)
      files[to.path]?.insert(contentsOf: [""] + lines, at: place.upperBound)
    }
    if !conformances.isEmpty {
      files[to.path]?.append(contentsOf: ["", "extension \(host): \(conformances.sorted().joined(separator: ", ")) {}"])
    }
    return files
  }
}
