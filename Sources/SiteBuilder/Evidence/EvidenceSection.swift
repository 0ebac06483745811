import CaseStudyModel

/// The part of a study's page that shows its evidence, and where it stands.
struct EvidenceSection: Sendable {
  let evidence: StudyEvidence
  /// The principles that something was found for and that the site knows, in the site's order.
  let principles: [Principle]
  /// The heading before which the part stands, as an index into the article's; `nil` where it ends the text.
  let followingHeading: Int?

  /// The anchor of the part; anchors of headings are lower case, so that none is equal to it.
  static let anchor = "Evidence"
  static let title = "What the runs show"
  static let requestsAnchor = "Evidence-requests"
  static let requestsTitle = "The change requests, put to both sides"
  static let typesAnchor = "Evidence-types"
  static let typesTitle = "The types, drawn from the code"

  /// - Returns: `nil` for a study without evidence that can be shown.
  init?(of study: CaseStudy, in site: Site) {
    guard let evidence = site.evidence[study.article.slug] else { return nil }
    self.evidence = evidence
    principles = site.principles.filter { evidence.evidence.principles[$0.id.rawValue] != nil }
    let plan = HeadingPlan(study.article)
    followingHeading = study.takeaways.flatMap { index in
      study.article.headings[index].isTopLevel && plan.levels[index] == 2 ? index : nil
    }
  }

  /// The anchor of what was found for a principle.
  static func anchor(of principle: Principle.ID) -> String {
    "\(anchor)-\(principle.rawValue)"
  }

  /// Whether a side was drawn, or its relations are known.
  var hasPictures: Bool {
    [evidence.evidence.pictures.before, evidence.evidence.pictures.after].contains { $0 != nil }
  }

  /// Returns the index of the segment before which the part stands.
  func place(in body: [Segment]) -> Int {
    followingHeading.flatMap { body.firstIndex(of: .headingStart($0)) } ?? body.count
  }

  /// The parts of the part, as a table of contents lists them.
  var contents: [(title: String, anchor: String)] {
    var entries = principles.map { (title: $0.name, anchor: Self.anchor(of: $0.id)) }
    if !evidence.evidence.requests.isEmpty { entries.append((Self.requestsTitle, Self.requestsAnchor)) }
    if hasPictures { entries.append((Self.typesTitle, Self.typesAnchor)) }
    return entries
  }
}
