import CaseStudyModel
import Mustache

/// A change request as templates show it.
enum ChangeRequestValue {
  /// Returns the request's title, who asks, and its place on the study's page.
  static func link(_ request: ChangeRequest, of study: CaseStudy, in context: PageContext) -> TemplateValue {
    .object(linkValues(request, of: study, in: context))
  }

  /// Returns the request with what it takes on each side.
  static func row(
    _ request: ChangeRequest, costing cost: BothSides<RequestCost>, of study: CaseStudy, in context: PageContext
  ) -> TemplateValue {
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

  private static func value(_ cost: RequestCost) -> TemplateValue {
    var values: [String: TemplateValue] = [
      "isAsked": .bool(cost != .notAsked), "isApplicable": .bool(cost != .inapplicable), "isEditing": false,
      "isAdding": false, "editedFiles": "", "addedFiles": "", "editedLines": "",
    ]
    if case .counted(let cost, let editedFiles, let newFiles) = cost {
      values["isEditing"] = .bool(!editedFiles.isEmpty)
      values["isAdding"] = .bool(!newFiles.isEmpty)
      values["editedFiles"] = .text(editedFiles.joined(separator: ", "))
      values["addedFiles"] = .text(newFiles.joined(separator: ", "))
      values["editedLines"] = .text(Plural.count(cost.editedLines, "line"))
    }
    return .object(values)
  }
}
