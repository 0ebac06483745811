import CaseStudyModel
import SyntaxFacts

/// Replaces a protocol by its only conformer.
struct InlinedProtocol: DesignMutation {
  let name = "inlinedProtocol"
  let principle: Principle.ID? = .dip

  func mutants(of study: StudyDesign) -> [Mutant] {
    let (design, roles) = (study.base, study.roles)
    return design.types.compactMap { declaration in
      let type = declaration.type
      let conformers = design.conformers(of: type.name)
      guard type.kind == .protocol, type.inherited.allSatisfy({ ["AnyObject", "Sendable"].contains($0.name) }),
        !type.members.contains(where: { $0.kind == .associatedType }), conformers.count == 1,
        let conformer = design.type(conformers[0]), conformer.type.genericParameters.isEmpty
      else { return nil }
      let (name, other) = (type.name, conformer.type.name)
      return Mutant(
        subject: name, roles: roles,
        changed: { Self.files(replacing: name, by: other, in: $0) },
        adapted: { $0.replacingExistential(name, by: other) })
    }
  }

  private static func files(replacing name: String, by type: String, in design: DesignText) -> [String: [String]]? {
    guard let declaration = design.type(name), design.conformers(of: name) == [type] else { return nil }
    var inlined = design
    let lines = declaration.type.lines
    inlined.files[declaration.path]?.removeSubrange(lines.first - 1..<lines.last)
    return inlined.mapLines { line in
      let isHead = line.hasSuffix("{") || line.hasSuffix("{}")
      let text = isHead && !line.contains("func ") ? line.withoutInherited(name) : line
      return text.replacingExistential(name, by: type)
    }
  }
}
