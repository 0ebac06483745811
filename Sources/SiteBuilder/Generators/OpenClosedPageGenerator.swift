import CaseStudyModel
import Mustache

/// Generates the principle-specific section for the open–closed principle: the cost of each change request on each
/// side.
public struct OpenClosedPageGenerator: PrinciplePageGenerator {
  public init() {}

  public let principle = Principle.ID.ocp

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    if study.changeRequests.isEmpty { return nil }
    let texts = context.texts
    let totals = RequestTotals(of: study, in: context.site)
    let size =
      totals.map { totals in
        let sides = totals.sides.map { cost in
          PlaceholderValue.text(
            texts.text(
              "ocp.lines", ["count": .integer(cost.editedLines), "newLines": .integer(cost.addedInNew)]))
        }
        return texts.text("ocp.size", ["count": .integer(totals.count), "before": sides.before, "after": sides.after])
      } ?? texts.text("count.changes", ["count": .integer(study.changeRequests.count)])
    return [
      "size": .text(size),
      "sizeOf": totals?.isRun == true ? .text("\(study.article.slug)/totals") : .null,
      "requests": .views(
        RequestCostView.views(of: study, in: context.site).enumerated().map { index, costs in
          ChangeRequestView(study.changeRequests[index], costing: costs, of: study, in: context)
        }),
    ]
  }
}
