import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// Adds a requirement to a protocol that no client uses; a default implementation keeps the conformers valid.
///
/// Widens only protocols that a client outside the composition root uses, because no other code would be offered more.
/// Clients that only the after side has count too, although the measure, which compares both sides, leaves them out.
struct WidenedInterface: DesignMutation {
  let name = "widenedInterface"
  let principle: Principle.ID? = .isp

  private static let requirement = "func idleRequirement(_ text: String) -> String"

  func mutants(of study: StudyDesign) -> [Mutant] {
    let rows = UsedOfOffered.measure(CodeBase(study.base.facts)).rows
    let used = Set(rows.filter { !$0.used.isEmpty && !study.roles.root.contains($0.file) }.map(\.interface))
    return study.base.types.filter { $0.type.kind == .protocol && used.contains($0.type.name) }.map { declaration in
      let name = declaration.type.name
      return Mutant(subject: name, roles: study.roles) { design in
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
