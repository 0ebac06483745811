import CaseStudyModel

/// Adds a requirement to a protocol that no client uses; a default implementation keeps the conformers valid.
struct WidenedInterface: DesignMutation {
  let name = "widenedInterface"
  let principle: Principle.ID? = .isp

  private static let requirement = "func idleRequirement(_ text: String) -> String"

  func mutants(of design: DesignText, roles: Roles) -> [Mutant] {
    design.types.filter { $0.type.kind == .protocol && !$0.type.members.isEmpty }.map { declaration in
      let name = declaration.type.name
      return Mutant(subject: name, roles: roles) { design in
        guard let widened = design.type(name), let content = design.content(of: widened.type.lines, in: widened.path)
        else { return nil }
        var files = design.files
        files[widened.path]?.insert("  " + Self.requirement, at: content.upperBound)
        files[widened.path]?.append(
          contentsOf: ["", "extension \(name) {", "  \(Self.requirement) { \"idle \" + text }", "}"])
        return files
      }
    }
  }
}
