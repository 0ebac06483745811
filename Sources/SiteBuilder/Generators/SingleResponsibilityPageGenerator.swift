import CaseStudyModel
import Mustache

/// Generates the principle-specific section for single responsibility: the roles that request changes, and the types
/// per file.
public struct SingleResponsibilityPageGenerator: PrinciplePageGenerator {
  public init() {}

  public let principle = Principle.ID.srp

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let before = SideOutline(.before, of: study.article)
    let after = SideOutline(.after, of: study.article)
    if before.types.isEmpty, after.types.isEmpty { return nil }
    let texts = context.texts
    let values: [String: TemplateValue] = [
      "size": .text(
        texts.text(
          "srp.size",
          [
            "count": .integer(study.changeRequests.count),
            "files": .text(texts.text("count.files", ["count": .integer(before.files.count)])),
            "after": .integer(after.files.count),
          ])),
      "before": files(of: before, context.texts),
      "after": files(of: after, context.texts),
    ]
    let requests = study.changeRequests.map { ChangeRequestView($0, of: study, in: context) }
    return values.with(Dictionary(list: "requests", views: requests))
  }

  private func files(of side: SideOutline, _ texts: InterfaceTexts) -> TemplateValue {
    .list(
      side.files.compactMap { file in
        let types = file.outline.types.filter { $0.kind != .extension }.map(\.name)
        return types.isEmpty ? nil : ["file": .text(file.name), "types": .text(texts.list(types))]
      })
  }
}
