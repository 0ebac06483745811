import CaseStudyModel
import Mustache

/// The particulars of the open–closed principle: the cost of each change request on each side.
public struct OpenClosedPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.ocp

  public init() {}

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    if study.changeRequests.isEmpty { return nil }
    let texts = context.texts
    let costs = study.requestCosts(in: context.site)
    let count = PlaceholderValue.integer(costs.count)
    let size =
      study.editedLines(in: context.site).map { edited in
        let lines = texts.text("count.lines", ["count": .integer(edited.before)])
        return texts.text("ocp.size", ["count": count, "lines": .text(lines), "after": .integer(edited.after)])
      } ?? texts.text("count.changes", ["count": count])
    return [
      "size": .text(size),
      "requests": .views(
        zip(study.changeRequests, costs).map { ChangeRequestView($0, costing: $1, of: study, in: context) }),
    ]
  }
}
