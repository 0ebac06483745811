import CaseStudyModel
import SourceTrees
import SyntaxFacts

extension StudyAssembly {
  /// Returns the contracts of a side's conformers, in the order of their first blocks.
  /// - Parameters:
  ///   - tree: the side's code, or a mutant of it; `nil` for the side's.
  ///   - created: a value that is listed after the conformers; `nil` for none.
  ///   - change: the change of the clauses; `nil` for none. Contracts that it doesn't change are left out.
  ///   - word: the key of their output, so that files which are alike are equal; `nil` for new ones.
  func contracts(
    on side: Side, of tree: SourceTree? = nil, adding created: CreatedValues.Value? = nil,
    changing change: ClauseChange? = nil, word: FinishingWord? = nil
  ) -> [ContractProgram] {
    guard let prelude = prelude?.contract else { return [] }
    let declarations = snippets(.contract).filter { $0.serves(side, in: layout) }
    let conformers = snippets(.conformers).filter { $0.serves(side, in: layout) }
    var names: [String] = []
    for case let name? in declarations.map(\.contractName) where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      contract(
        name, prelude, declarations.filter { $0.contractName == name }, conformers.filter { $0.contractName == name },
        of: tree ?? trees[side], adding: created, change, word: word ?? FinishingWord())
    }
  }

  /// Returns the values of some types that a side's code, usages or drivers create but its lists of conformers don't;
  /// none in languages other than Swift.
  func createdValues(of types: Set<String>, required: Set<String>, on side: Side) -> [CreatedValues.Value] {
    guard layout.language == .swift else { return [] }
    let reader = CreatedValues(types: types, required: required, language: layout.language)
    let listed = texts(of: .conformers, on: side).flatMap(reader.values)
    let created = creatingTexts(on: side).flatMap(reader.values)
    var values: [CreatedValues.Value] = []
    for value in created where !listed.contains(value) && !values.contains(value) { values.append(value) }
    return values
  }

  /// Returns those of a contract's conformers that a side's code, usages or drivers create with a shared object, though
  /// its lists of conformers don't; none in languages other than Swift.
  func conformersSharingArguments(_ code: CodeBase, types: Set<String>, on side: Side) -> [String] {
    guard layout.language == .swift else { return [] }
    let reader = SharedArguments(code: code, types: types)
    let listed = Set(reader.types(in: texts(of: .conformers, on: side).joined(separator: "\n")))
    return Set(creatingTexts(on: side).flatMap(reader.types)).subtracting(listed).sorted()
  }

  /// The texts that create the values which a side's program uses.
  private func creatingTexts(on side: Side) -> [String] {
    trees[side].paths.compactMap { trees[side].files[$0]?.text } + texts(of: .usage, on: side)
      + texts(of: .driver, on: side)
  }

  private func texts(of role: SnippetRole, on side: Side) -> [String] {
    snippets(role).filter { $0.serves(side, in: layout) }.map(\.code)
  }

  private func contract(
    _ name: String, _ prelude: PreludeCode.Contract, _ declarations: [Snippet], _ conformers: [Snippet],
    of tree: SourceTree, adding created: CreatedValues.Value?, _ change: ClauseChange?,
    word: FinishingWord
  ) -> ContractProgram? {
    guard let first = declarations.first, !conformers.isEmpty else { return nil }
    let code = declarations.map(\.code).joined(separator: "\n")
    let isAsync = ContractProgram.isAsync(code, in: layout.language)
    let replaced = declarations.map { change?.changed($0.code, in: layout.language) }
    if change != nil, replaced.allSatisfy({ $0 == nil }) { return nil }
    let lines = zip(declarations, replaced).flatMap { snippet, replaced in
      replaced.map(SourceLine.generated) ?? SourceLine.lines(of: snippet)
    }
    var sources = ModuleSources(tree.withoutProgram)
    // In the contract's file, because it imports the modules that the protocol's name may need.
    sources.add(
      AssembledFile(
        lines: lines + SourceLine.generated(prelude.registration(name, isAsync, change?.keepsValue == true, word))),
      as: layout.file("Contract"))
    sources.add(
      AssembledFile(
        lines: conformers.flatMap(SourceLine.lines)
          + (created.map { SourceLine.generated("conformer(\"created\") { \($0.body) }\n") } ?? [])
          + SourceLine.generated(prelude.end(word))),
      as: layout.mainFile ?? "")
    return ContractProgram(
      name: name, line: first.line, sources: sources,
      clauseCode: ContractProgram.clauseCode(in: code, of: layout.language), word: word)
  }
}
