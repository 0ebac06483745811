import CaseStudyModel
import Mustache

/// The particulars of the Liskov substitution principle: the contracts, and the types that claim to keep them.
public struct LiskovSubstitutionPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.lsp

  public init() {}

  public func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let contracts = ContractOutline.contracts(of: study.article)
    let hierarchies = hierarchies(of: study)
    if contracts.isEmpty, hierarchies.isEmpty { return nil }
    let values: [String: TemplateValue] = [
      "size": .text(
        "\(Plural.count(contracts.reduce(0) { $0 + $1.clauses.count }, "clause")) of a contract, "
          + "\(Plural.count(hierarchies.count, "type")) that others claim to be"),
      "clausesByContract": .list(contracts.map(value)),
    ]
    return values.with(Dictionary(list: "hierarchies", hierarchies))
  }

  private func value(_ contract: ContractOutline) -> TemplateValue {
    [
      "name": .text(contract.name),
      "clauses": .list(contract.clauses.map { .text($0) }),
      "beforeConformers": .text(contract.before.joined(separator: ", ")),
      "afterConformers": .text(contract.after.joined(separator: ", ")),
      "counterexamples": .text(contract.counterexamples.joined(separator: ", ")),
    ]
  }

  /// Returns the types that several others claim to be, from either side.
  private func hierarchies(of study: CaseStudy) -> [TemplateValue] {
    Side.allCases.flatMap { side -> [TemplateValue] in
      let outline = SideOutline(side, of: study.article)
      return outline.types.compactMap { type in
        let conformers = outline.conformers(of: type.name)
        if conformers.isEmpty { return nil }
        return [
          "name": .text(type.name), "side": .text(side.rawValue),
          "conformers": .text(conformers.joined(separator: ", ")),
        ]
      }
    }
  }
}
