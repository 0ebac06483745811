import CaseStudyModel
import Mustache

/// The page of the dependency inversion principle: policy, detail and root, and which way they point.
public struct DependencyInversionPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.dip

  public init() {}

  public func pages(for site: Site) -> [Page] {
    PrinciplePageRecipe(principle: principle)
      .pages(for: site, layout: Layout(rawValue: "principle-dip")) { studies, context in
        Dictionary(list: "directions", studies.compactMap { directions(of: $0, context) })
      }
  }

  private func directions(of study: CaseStudy, _ context: PageContext) -> TemplateValue? {
    let roles = study.article.frontMatter.roles
    if roles == Roles() { return nil }
    let values: [String: TemplateValue] = [
      "title": .text(study.article.title),
      "url": .text(StudyPart.url(of: study, under: principle, in: context)),
      "policy": .text(roles.policy.joined(separator: ", ")),
      "detail": .text(roles.detail.joined(separator: ", ")),
      "roots": .text(roles.root.joined(separator: ", ")),
    ]
    let dependencies = [Side.before, .after].flatMap { arrows(on: $0, of: study, roles) }
    return .object(values.with(Dictionary(list: "arrows", dependencies)))
  }

  /// Returns the dependencies between files whose roles differ.
  private func arrows(on side: Side, of study: CaseStudy, _ roles: Roles) -> [TemplateValue] {
    let outline = SideOutline(side, of: study.article)
    return outline.files.flatMap { file -> [TemplateValue] in
      guard let from = role(of: file.name, roles) else { return [] }
      return outline.dependencies(of: file).compactMap { other in
        guard let to = role(of: other.name, roles), to != from else { return nil }
        return [
          "side": .text(side.rawValue), "from": .text(file.name), "fromRole": .text(from), "to": .text(other.name),
          "toRole": .text(to), "pointsAtDetail": .bool(from == "policy" && to == "detail"),
        ]
      }
    }
  }

  private func role(of file: String, _ roles: Roles) -> String? {
    if roles.policy.contains(file) { return "policy" }
    if roles.detail.contains(file) { return "detail" }
    return roles.root.contains(file) ? "root" : nil
  }
}
