import CaseStudyModel

/// The section of a study's page that shows its evidence.
struct EvidenceSection: Sendable {
  let evidence: StudyEvidence
  /// The principles of the site for which there is evidence, in the site's order.
  let principles: [Principle]
  private let words: EvidenceWords

  /// The section's anchor; anchors of headings are lowercase, so that none equals it.
  static let anchor = "Evidence"
  static let requestsAnchor = "Evidence-requests"
  static let typesAnchor = "Evidence-types"
  /// The anchor of the rule on a principle's page.
  static let ruleAnchor = "Rule"

  /// - Returns: `nil` for a study without evidence that can be shown.
  init?(of study: CaseStudy, in site: Site) {
    guard let evidence = site.evidence[study.article.slug] else { return nil }
    self.evidence = evidence
    words = EvidenceWords(texts: site.texts)
    principles = site.principles.filter { evidence.evidence.principles[$0.id] != nil }
  }

  /// Returns the anchor of the evidence for a principle.
  static func anchor(of principle: Principle.ID) -> String { "\(anchor)-\(principle.rawValue)" }

  /// Whether a side was drawn, or its relations are known.
  var hasPictures: Bool {
    [evidence.evidence.pictures.before, evidence.evidence.pictures.after].contains { $0 != nil }
  }

  /// The section's heading, which is the title of its page.
  var title: String { words.texts.text("study.page." + StudyPageName.evidence) }
  /// The heading of the change requests.
  var requestsTitle: String { words.text("requests.title") }
  /// The heading of the pictures.
  var typesTitle: String { words.text("types.title") }

  /// The titles of the section and its subsections by their anchors.
  var titles: [(String, String)] { [(Self.anchor, title)] + contents.map { ($0.anchor, $0.title) } }

  /// The subsections, as a table of contents lists them.
  var contents: [(title: String, anchor: String)] {
    var entries = principles.map { (title: $0.name, anchor: Self.anchor(of: $0.id)) }
    if !evidence.evidence.requests.isEmpty { entries.append((requestsTitle, Self.requestsAnchor)) }
    if hasPictures { entries.append((typesTitle, Self.typesAnchor)) }
    return entries
  }
}
