import CaseStudyModel
import Mustache

/// The particulars of the open–closed principle: what a new case touches on each side.
public struct OpenClosedPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.ocp

  public init() {}

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    if study.changeRequests.isEmpty { return nil }
    let costs = study.requestCosts(in: context.site)
    let edited = study.editedLines(in: context.site).map { lines in
      ", \(Plural.count(lines.before, "line")) edited before and \(lines.after) after"
    }
    return [
      "size": .text(Plural.count(costs.count, "change") + (edited ?? "")),
      "requests": .list(
        zip(study.changeRequests, costs).map { ChangeRequestValue.row($0, costing: $1, of: study, in: context) }),
    ]
  }
}
