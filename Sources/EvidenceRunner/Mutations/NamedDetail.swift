import CaseStudyModel

/// Names a type of a detail in a policy's signature.
struct NamedDetail: DesignMutation {
  let name = "namedDetail"
  let principle: Principle.ID? = .dip

  func mutants(of study: StudyDesign) -> [Mutant] {
    let (design, roles) = (study.base, study.roles)
    let details = design.types.filter {
      roles.detail.contains($0.path) && $0.type.kind != .protocol && $0.type.genericParameters.isEmpty
        && $0.type.access.isVisibleInOtherFiles
    }
    guard let detail = details.first?.type.name else { return [] }
    return roles.policy.filter { design.files[$0] != nil }.map { path in
      Mutant(subject: "\(path): \(detail)", roles: roles) { design in
        var files = design.files
        files[path]?.append(contentsOf: ["", "func namesDetail(_ detail: \(detail)) {}"])
        return files
      }
    }
  }
}
