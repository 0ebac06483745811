import CaseStudyModel
import Mustache

/// Generates the principle-specific section for dependency inversion: the dependencies between policy, detail and root.
public struct DependencyInversionPageGenerator: PrinciplePageGenerator {
  public init() {}

  public let principle = Principle.ID.dip

  /// A dependency of a file on another one.
  private struct Dependency {
    var from: String
    var fromRole: String
    var to: String
    var toRole: String

    var pointsAtDetail: Bool { fromRole == "policy" && toRole == "detail" }

    func value(on side: Side, _ texts: InterfaceTexts) -> TemplateValue {
      [
        "side": .text(texts.text("side.inText.\(side.rawValue)")), "from": .text(from), "to": .text(to),
        "fromRole": .text(texts.text("dip.role.\(fromRole)")), "toRole": .text(texts.text("dip.role.\(toRole)")),
        "pointsAtDetail": .bool(pointsAtDetail),
      ]
    }
  }

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let roles = study.article.frontMatter.roles
    if roles == Roles() { return nil }
    let sides = Side.allCases.map { ($0, dependencies(on: $0, of: study, roles)) }
    let counts = sides.map { $0.1.count(where: \.pointsAtDetail) }
    let values: [String: TemplateValue] = [
      "size": .text(
        context.texts.text("dip.size", ["count": .integer(counts[0]), "after": .integer(counts[1])])),
      "policy": .text(context.texts.list(roles.policy)),
      "detail": .text(context.texts.list(roles.detail)),
      "roots": .text(context.texts.list(roles.root)),
    ]
    let arrows = sides.flatMap { side, dependencies in dependencies.map { $0.value(on: side, context.texts) } }
    return values.with(Dictionary(list: "arrows", arrows))
  }

  /// Returns the dependencies between files whose roles differ.
  private func dependencies(on side: Side, of study: CaseStudy, _ roles: Roles) -> [Dependency] {
    let outline = SideOutline(side, of: study.article)
    var names: [String: String] = [:]
    for (name, files) in [("root", roles.root), ("detail", roles.detail), ("policy", roles.policy)] {
      for file in files { names[file] = name }
    }
    return outline.files.flatMap { file -> [Dependency] in
      guard let from = names[file.name] else { return [] }
      return outline.dependencies(of: file).compactMap { other in
        guard let to = names[other.name], to != from else { return nil }
        return Dependency(from: file.name, fromRole: from, to: other.name, toRole: to)
      }
    }
  }
}
