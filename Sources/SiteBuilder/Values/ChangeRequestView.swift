import CaseStudyModel
import Mustache

/// A change request: its title, who asks, its place on the study's page, and what it takes on each side.
struct ChangeRequestView: TemplateView {
  var title: String
  var url: String
  var reason: String
  var isAdverse: Bool
  var before: ChangeCostView
  var after: ChangeCostView

  init(_ request: ChangeRequest, of study: CaseStudy, in context: PageContext) {
    let anchor = study.article.headings[request.heading].anchor.percentEncodedPath
    let cost = ChangeCost.Pair(of: request, in: study.article)
    title = request.title
    url = context.url(for: PagePath.study(study)) + "#" + anchor
    reason = request.reason
    isAdverse = request.isAdverse
    before = ChangeCostView(cost.before)
    after = ChangeCostView(cost.after)
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "url": .text(url), "reason": .text(reason), "isAdverse": .bool(isAdverse),
      "before": .view(before), "after": .view(after),
    ]
  }
}

/// What a change request takes on one side.
struct ChangeCostView: TemplateView {
  /// The number of lines edited in existing files.
  var count: Int
  var editedFiles: String
  var addedFiles: String

  init(_ cost: ChangeCost) {
    count = cost.editedLines
    editedFiles = cost.editedFiles.joined(separator: ", ")
    addedFiles = cost.addedFiles.joined(separator: ", ")
  }

  var values: [String: TemplateValue] {
    [
      "isEditing": .bool(!editedFiles.isEmpty), "isAdding": .bool(!addedFiles.isEmpty),
      "editedFiles": .text(editedFiles), "addedFiles": .text(addedFiles), "count": .integer(count),
    ]
  }
}
