import CaseStudyModel
import Mustache

/// Makes the section with the type graphs of both sides.
public struct TypesSection: OverviewSection {
  public init() {}

  public var template: String { "overview-types" }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    guard let section = EvidenceSection(of: study, in: context.site), section.hasPictures else { return nil }
    return [
      "evidence": .view(EvidenceView(section, study, in: context)),
      "relationsURL": .text(
        context.url(for: PagePath.study(study, page: StudyPageName.runs)) + "#" + EvidenceSection.typesAnchor),
    ]
  }
}
