import CaseStudyModel
import Mustache

/// The particulars of the single responsibility principle: who asks for changes, and how each side divides the work.
public struct SingleResponsibilityPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.srp

  public init() {}

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let before = SideOutline(.before, of: study.article)
    let after = SideOutline(.after, of: study.article)
    if before.types.isEmpty, after.types.isEmpty { return nil }
    let values: [String: TemplateValue] = [
      "size": .text(
        "\(Plural.count(study.changeRequests.count, "change")), "
          + "\(Plural.count(before.files.count, "file")) before and \(after.files.count) after"),
      "before": files(of: before),
      "after": files(of: after),
    ]
    let requests = study.changeRequests.map { ChangeRequestValue.link($0, of: study, in: context) }
    return values.with(Dictionary(list: "requests", requests))
  }

  private func files(of side: SideOutline) -> TemplateValue {
    .list(
      side.files.compactMap { file in
        let types = file.outline.types.filter { $0.kind != .extension }.map(\.name)
        return types.isEmpty ? nil : ["file": .text(file.name), "types": .text(types.joined(separator: ", "))]
      })
  }
}
