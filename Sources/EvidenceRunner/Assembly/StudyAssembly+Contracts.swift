import CaseStudyModel
import SourceTrees

extension StudyAssembly {
  /// The contracts of a side's conformers, in the order of their first blocks.
  func contracts(on side: Side) -> [ContractProgram] {
    guard let prelude = prelude?.contract else { return [] }
    let declarations = snippets(.contract).filter { $0.serves(side, in: layout) }
    let conformers = snippets(.conformers).filter { $0.serves(side, in: layout) }
    var names: [String] = []
    for case let name? in declarations.map(\.contractName) where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      contract(
        name, prelude, declarations.filter { $0.contractName == name }, conformers.filter { $0.contractName == name },
        on: side)
    }
  }

  private func contract(
    _ name: String, _ prelude: TestPrelude.Contract, _ declarations: [Snippet], _ conformers: [Snippet], on side: Side
  ) -> ContractProgram? {
    guard let first = declarations.first, !conformers.isEmpty else { return nil }
    let word = FinishingWord()
    var sources = ModuleSources(trees[side].withoutProgram)
    // In the contract's file, because it imports the modules that the protocol's name may need.
    sources.add(
      AssembledFile(
        lines: declarations.flatMap(SourceLine.lines)
          + SourceLine.generated(prelude.registration(name, word))),
      as: layout.file("Contract"))
    sources.add(
      AssembledFile(
        lines: conformers.flatMap(SourceLine.lines)
          + SourceLine.generated(prelude.end(word))),
      as: layout.mainFile ?? "")
    let code = declarations.map(\.code).joined(separator: "\n")
    return ContractProgram(
      name: name, line: first.line, sources: sources,
      clauseCode: ContractProgram.clauseCode(in: code, of: layout.language), word: word)
  }
}
