import CaseStudyModel
import Mustache

/// A change request as templates show it.
enum ChangeRequestValue {
  /// Returns the request's title, who asks, and its place on the study's page.
  static func link(_ request: ChangeRequest, of study: CaseStudy, in context: PageContext) -> TemplateValue {
    .object(linkValues(request, of: study, in: context))
  }

  /// Returns the request with what it takes on each side.
  static func row(_ request: ChangeRequest, of study: CaseStudy, in context: PageContext) -> TemplateValue {
    let cost = ChangeCost.Pair(of: request, in: study.article)
    var values = linkValues(request, of: study, in: context)
    values["before"] = value(cost.before)
    values["after"] = value(cost.after)
    return .object(values)
  }

  private static func linkValues(
    _ request: ChangeRequest, of study: CaseStudy, in context: PageContext
  ) -> [String: TemplateValue] {
    let anchor = study.article.headings[request.heading].anchor.percentEncodedPath
    return [
      "title": .text(request.title),
      "url": .text(context.url(for: PagePath.study(study)) + "#" + anchor),
      "reason": .text(request.reason),
      "isAdverse": .bool(request.isAdverse),
    ]
  }

  private static func value(_ cost: ChangeCost) -> TemplateValue {
    [
      "isEditing": .bool(!cost.editedFiles.isEmpty),
      "isAdding": .bool(!cost.addedFiles.isEmpty),
      "editedFiles": .text(cost.editedFiles.joined(separator: ", ")),
      "addedFiles": .text(cost.addedFiles.joined(separator: ", ")),
      "editedLines": .text(cost.editedLines == 1 ? "1 line" : "\(cost.editedLines) lines"),
    ]
  }
}
