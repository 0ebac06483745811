import CaseStudyModel
import Mustache

/// Generates the principle-specific section for Liskov substitution: the contracts, and the types with conformers.
public struct LiskovSubstitutionPageGenerator: PrinciplePageGenerator {
  public init() {}

  public let principle = Principle.ID.lsp

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let contracts = ContractOutline.contracts(of: study.article)
    let hierarchies = hierarchies(of: study, context.texts)
    if contracts.isEmpty, hierarchies.isEmpty { return nil }
    let texts = context.texts
    let clauseCount = contracts.reduce(0) { $0 + $1.clauses.count }
    let values: [String: TemplateValue] = [
      "size": .text(
        texts.text(
          "lsp.size",
          [
            "clauses": .text(texts.text("count.clauses", ["count": .integer(clauseCount)])),
            "types": .text(texts.text("count.types", ["count": .integer(hierarchies.count)])),
          ])),
      "clausesByContract": .list(contracts.map { value($0, texts) }),
    ]
    return values.with(Dictionary(list: "hierarchies", hierarchies))
  }

  private func value(_ contract: ContractOutline, _ texts: InterfaceTexts) -> TemplateValue {
    [
      "name": .text(contract.name),
      "clauses": .list(contract.clauses.map { .text($0) }),
      "beforeConformers": .text(texts.list(contract.before)),
      "afterConformers": .text(texts.list(contract.after)),
      "counterexamples": .text(texts.list(contract.counterexamples)),
    ]
  }

  /// Returns the types of both sides that have conformers.
  private func hierarchies(of study: CaseStudy, _ texts: InterfaceTexts) -> [TemplateValue] {
    Side.allCases.flatMap { side -> [TemplateValue] in
      let outline = SideOutline(side, of: study.article)
      return outline.types.compactMap { type in
        let conformers = outline.conformers(of: type.name)
        if conformers.isEmpty { return nil }
        return [
          "name": .text(type.name), "side": .text(texts.text("side.inText.\(side.rawValue)")),
          "conformers": .text(texts.list(conformers)),
        ]
      }
    }
  }
}
