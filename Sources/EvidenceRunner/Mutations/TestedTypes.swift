import CaseStudyModel
import SyntaxFacts

/// Replaces a protocol's requirements by extension methods that test for each known conformer.
///
/// A value of any other type then traps, so adding a conformer means editing the protocol's file. Replaces only
/// protocols to which a favoured request adds a conformer, because the design isn't closed against anything else.
struct TestedTypes: DesignMutation {
  let name = "testedTypes"
  let principle: Principle.ID? = .ocp

  func mutants(of study: StudyDesign) -> [Mutant] {
    study.base.types.filter {
      $0.type.kind == .protocol && !$0.type.members.isEmpty && study.isExtended($0.type.name)
    }.map { declaration in
      let name = declaration.type.name
      return Mutant(subject: name, roles: study.roles) { Self.files(testingTypesOf: name, in: $0) }
    }
  }

  private static func files(testingTypesOf name: String, in design: DesignText) -> [String: [String]]? {
    guard let declaration = design.type(name),
      let content = design.content(of: declaration.type.lines, in: declaration.path)
    else { return nil }
    let types = design.concreteTypes(below: name)
    // A generic type can't be tested for without its arguments.
    if types.contains(where: { design.type($0)?.type.genericParameters.isEmpty == false }) { return nil }
    var members: [String] = []
    for member in declaration.type.members {
      guard !member.isStatic,
        let requirement = WrittenRequirement(design.line(of: member.lines, in: declaration.path), of: member)
      else { return nil }
      members += requirement.switching(types.map { "let it as \($0)" }, others: "fatalError(\"unknown type\")")
    }
    var files = design.files
    files[declaration.path]?.removeSubrange(content)
    files[declaration.path]?.append(contentsOf: ["", "extension \(name) {"] + members + ["}"])
    return files
  }
}
