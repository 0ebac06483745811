import CaseStudyModel
import Mustache

/// Makes the section with the type graphs of both sides, which show the types that the refactoring concerns.
public struct TypesSection: OverviewSection {
  public init() {}

  public var template: String { "overview-types" }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    guard let section = EvidenceSection(of: study, in: context.site), section.hasPictures else { return nil }
    let (pictures, unchanged) = section.evidence.evidence.pictures.changedTypes()
    let names = EvidenceWords(texts: context.texts).list(unchanged)
    return [
      "pictures": .views(
        Side.allCases.map {
          TypePictureView(picture: pictures[$0], side: $0, study: study.article.slug, context: context)
        }),
      "hasRoles": .bool(pictures.haveRoles),
      "unchanged": unchanged.isEmpty ? .null : EvidenceText.value(names), "count": .integer(unchanged.count),
    ]
  }
}
