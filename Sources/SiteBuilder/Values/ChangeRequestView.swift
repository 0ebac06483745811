import CaseStudyModel
import Mustache

/// A change request: its title, who asks, and its place on the study's page.
struct ChangeRequestView: TemplateView {
  var title: String
  var url: String
  var reason: String
  var isAdverse: Bool
  /// The cost of the request on each side, if it is shown.
  var costs: BothSides<RequestCostView>?

  /// - Parameter cost: what the request takes on each side; `nil` where that isn't shown.
  init(
    _ request: ChangeRequest, costing cost: BothSides<RequestCost>? = nil, of study: CaseStudy, in context: PageContext
  ) {
    let anchor = study.article.headings[request.heading].anchor.percentEncodedPath
    title = request.title
    url = context.url(for: PagePath.study(study)) + "#" + anchor
    reason = request.reason
    isAdverse = request.isAdverse
    costs = cost.map { BothSides(before: RequestCostView(cost: $0.before), after: RequestCostView(cost: $0.after)) }
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "url": .text(url), "reason": .text(reason), "isAdverse": .bool(isAdverse),
      "before": .view(costs?.before), "after": .view(costs?.after),
    ]
  }
}

/// The cost of a change request on one side.
struct RequestCostView: TemplateView {
  var cost: RequestCost

  var values: [String: TemplateValue] {
    var count = 0
    var edited: [String] = []
    var added: [String] = []
    if case .counted(let lines, let editedFiles, let newFiles) = cost {
      (count, edited, added) = (lines.editedLines, editedFiles, newFiles)
    }
    return [
      "isAsked": .bool(cost != .notAsked), "isApplicable": .bool(cost != .inapplicable),
      "isEditing": .bool(!edited.isEmpty), "isAdding": .bool(!added.isEmpty),
      "editedFiles": .text(edited.joined(separator: ", ")), "addedFiles": .text(added.joined(separator: ", ")),
      "count": .integer(count),
    ]
  }
}
