import CaseStudyModel
import SourceTrees

extension StudyAssembly {
  /// The contracts of a side's conformers, in the order of their first blocks.
  /// - Parameter tree: the side's code, or a mutant of it; `nil` for the side's.
  func contracts(on side: Side, of tree: SourceTree? = nil) -> [ContractProgram] {
    let declarations = snippets(.contract).filter { $0.serves(side, in: layout) }
    let conformers = snippets(.conformers).filter { $0.serves(side, in: layout) }
    var names: [String] = []
    for case let name? in declarations.map(\.contractName) where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      contract(
        name, declarations.filter { $0.contractName == name }, conformers.filter { $0.contractName == name },
        of: tree ?? trees[side])
    }
  }

  private func contract(
    _ name: String, _ declarations: [Snippet], _ conformers: [Snippet], of tree: SourceTree
  ) -> ContractProgram? {
    guard let first = declarations.first, !conformers.isEmpty else { return nil }
    let word = FinishingWord()
    let code = declarations.map(\.code).joined(separator: "\n")
    let isAsync = ContractProgram.isAsync(code, in: layout.language)
    var sources = ModuleSources(tree.withoutProgram)
    // In the contract's file, because it imports the modules that the protocol's name may need.
    sources.add(
      AssembledFile(
        lines: declarations.flatMap(SourceLine.lines)
          + SourceLine.generated(prelude?.contract(name, isAsync, word) ?? "")),
      as: layout.file("Contract"))
    sources.add(
      AssembledFile(
        lines: conformers.flatMap(SourceLine.lines)
          + SourceLine.generated(prelude?.contractEnd(word) ?? "")),
      as: layout.mainFile ?? "")
    return ContractProgram(
      name: name, line: first.line, sources: sources,
      clauseCode: ContractProgram.clauseCode(in: code, of: layout.language), word: word)
  }
}
