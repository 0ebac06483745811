import CaseStudyModel
import SourceTrees
import SyntaxFacts

extension StudyAssembly {
  /// Returns the contracts of a side's conformers, in the order of their first blocks.
  func contracts(on side: Side) -> [ContractProgram] {
    var names: [String] = []
    for case let name? in blocks(.contract, on: side).map(\.contractName) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { contract($0, on: side, as: nil, word: FinishingWord()) }
  }

  /// Returns a variant of a contract's program; `nil` if its change would change no clause.
  ///
  /// Both programs have the same key for their output, so that unchanged files are equal.
  func variant(_ variant: ContractVariant, of contract: ContractProgram, on side: Side) -> ContractProgram? {
    self.contract(contract.name, on: side, as: variant, word: contract.word)
  }

  /// Returns the values of some types that a side's code, usages or drivers create but its lists of conformers don't.
  func createdValues(of types: Set<String>, required: Set<String>, on side: Side) -> [CreatedValues.Value] {
    let reader = CreatedValues(types: types, required: required)
    let listed = texts(of: .conformers, on: side).flatMap(reader.values)
    let created = creatingTexts(on: side).flatMap(reader.values)
    var values: [CreatedValues.Value] = []
    for value in created where !listed.contains(value) && !values.contains(value) { values.append(value) }
    return values
  }

  /// Returns the conformers of a contract that a side's code, usages or drivers create with a shared object, although
  /// its lists of conformers don't.
  func conformersSharingArguments(_ code: CodeBase, types: Set<String>, on side: Side) -> [String] {
    let reader = SharedArguments(code: code, types: types)
    let listed = Set(reader.types(in: texts(of: .conformers, on: side).joined(separator: "\n")))
    return Set(creatingTexts(on: side).flatMap(reader.types)).subtracting(listed).sorted()
  }

  /// The texts that create the values which a side's program uses.
  private func creatingTexts(on side: Side) -> [String] {
    trees[side].paths.compactMap { trees[side].files[$0]?.text } + texts(of: .usage, on: side)
      + driverTexts(on: side)
  }

  /// The code of a side's drivers.
  func driverTexts(on side: Side) -> [String] { texts(of: .driver, on: side) }

  private func texts(of role: SnippetRole, on side: Side) -> [String] {
    blocks(role, on: side).map(\.code)
  }

  private func blocks(_ role: SnippetRole, on side: Side) -> [Snippet] {
    snippets(role).filter { $0.serves(side, in: layout) }
  }

  private func contract(
    _ name: String, on side: Side, as variant: ContractVariant?, word: FinishingWord
  ) -> ContractProgram? {
    let declarations = blocks(.contract, on: side).filter { $0.contractName == name }
    let conformers = blocks(.conformers, on: side).filter { $0.contractName == name }
    guard let prelude = prelude?.contract, let first = declarations.first, !conformers.isEmpty else { return nil }
    let changes = variant?.changes ?? []
    guard let clauses = ChangedClauses(changes, of: declarations) else { return nil }
    let code = declarations.map(\.code).joined(separator: "\n")
    let registration = prelude.registration(ClausesSignature(in: code, of: name), clauses.variants, word)
    let created = variant?.created.map { SourceLine.generated("conformer(\"created\") { \($0.body) }\n") }
    var sources = ModuleSources((variant?.tree ?? trees[side]).withoutEntry)
    // Added to the contract's file, because that imports the modules that the protocol's name may need.
    sources.add(AssembledFile(lines: clauses.lines + SourceLine.generated(registration)), as: layout.file("Contract"))
    sources.add(
      AssembledFile(
        lines: conformers.flatMap(SourceLine.lines) + (created ?? []) + SourceLine.generated(prelude.end(word))),
      as: layout.mainFile ?? "")
    return ContractProgram(
      name: name, line: first.line, sources: sources,
      clauseCode: ContractProgram.clauseCode(in: code), changes: clauses.changes, word: word)
  }
}
