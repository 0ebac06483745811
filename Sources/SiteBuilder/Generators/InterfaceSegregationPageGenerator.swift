import CaseStudyModel
import Mustache

/// Generates the principle-specific section for interface segregation: the width of each protocol, and the files that
/// use it.
public struct InterfaceSegregationPageGenerator: PrinciplePageGenerator {
  public init() {}

  public let principle = Principle.ID.isp

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let rows = Side.allCases.map { side -> [TemplateValue] in
      let outline = SideOutline(side, of: study.article)
      return outline.abstractions.map { type in
        [
          "name": .text(type.name), "side": .text(context.texts.text("side.inText.\(side.rawValue)")),
          "requirements": .integer(type.memberCount),
          "users": .text(context.texts.list(outline.users(of: type.name))),
        ]
      }
    }
    if rows.allSatisfy(\.isEmpty) { return nil }
    return [
      "size": .text(
        context.texts.text("isp.size", ["count": .integer(rows[0].count), "after": .integer(rows[1].count)])),
      "rows": .list(rows.flatMap { $0 }),
    ]
  }
}
