import CaseStudyModel
import Mustache

/// A change request: its title, who asks, and its place on the study's page.
struct ChangeRequestView: TemplateView {
  let values: [String: TemplateValue]

  /// - Parameter costs: the cost of the request on each side; `nil` if it isn't shown.
  init(
    _ request: ChangeRequest, costing costs: BothSides<RequestCostView>? = nil, of study: CaseStudy,
    in context: PageContext
  ) {
    values = [
      "title": .text(request.title),
      "url": .text(context.url(for: study, at: study.article.headings[request.heading].anchor)),
      "reason": .text(request.reason), "isAdverse": .bool(request.isAdverse),
      "before": .view(costs?.before), "after": .view(costs?.after),
    ]
  }
}

/// The cost of a change request on one side: as it was run, or else as the patches say.
struct RequestCostView: TemplateView {
  var isAsked = true
  var isApplicable = true
  var cost = LineCost()
  var editedFiles: [String] = []
  let texts: InterfaceTexts
  /// The place of the cost in the export; `nil` for a request that wasn't run.
  var place: String?

  /// Returns the costs of a study's requests, in their order.
  static func views(of study: CaseStudy, in site: Site) -> [BothSides<RequestCostView>] {
    let slug = study.article.slug
    if let requests = site.evidence[slug]?.evidence.requests, requests.map(\.title) == study.changeRequests.map(\.title)
    {
      return requests.enumerated().map { index, request in
        BothSides { side in
          RequestCostView(request.sides[side], at: "\(slug)/cost/\(index + 1)/\(side.rawValue)", site.texts)
        }
      }
    }
    return study.requestCosts(in: site).map { costs in costs.map { RequestCostView(counting: $0, site.texts) } }
  }

  /// Creates the cost that patches say.
  init(counting cost: RequestCost, _ texts: InterfaceTexts) {
    self.texts = texts
    switch cost {
    case .notAsked: isAsked = false
    case .inapplicable: isApplicable = false
    case .counted(let lines, let files, _): (self.cost, editedFiles) = (lines, files)
    }
  }

  private init(_ run: RequestRun?, at place: String, _ texts: InterfaceTexts) {
    self.texts = texts
    guard let run else {
      isAsked = false
      return
    }
    isApplicable = run.problem != .patchDoesNotApply
    (cost, editedFiles, self.place) = (run.cost, run.editedFiles, place)
  }

  var values: [String: TemplateValue] {
    [
      "isAsked": .bool(isAsked), "isApplicable": .bool(isApplicable),
      "isEditing": .bool(!editedFiles.isEmpty), "editedFiles": .text(texts.list(editedFiles)),
      "count": .integer(cost.editedLines), "costOf": .optional(place),
      "added": cost.newFiles == 0
        ? .null : ["count": .integer(cost.addedInNew), "newFiles": .integer(cost.newFiles)],
    ]
  }
}
