import CaseStudyModel
import Mustache

/// The particulars of the open–closed principle: what a new case touches on each side.
public struct OpenClosedPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.ocp

  public init() {}

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    if study.changeRequests.isEmpty { return nil }
    let costs = study.changeRequests.map { ChangeCost.Pair(of: $0, in: study.article) }
    let before = costs.reduce(0) { $0 + $1.before.editedLines }
    let after = costs.reduce(0) { $0 + $1.after.editedLines }
    return [
      "size": .text(
        "\(Plural.count(costs.count, "change")), \(Plural.count(before, "line")) edited before and \(after) after"),
      "requests": .list(study.changeRequests.map { ChangeRequestValue.row($0, of: study, in: context) }),
    ]
  }
}
