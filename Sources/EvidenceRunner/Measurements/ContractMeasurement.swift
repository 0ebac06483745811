import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// Liskov substitution: whether every conformer keeps every clause of the contract.
///
/// **Definition.** A cell is a conformer and a clause, run in its own process. The measurement is the number of cells
/// that are kept. The rule holds if the after side keeps all of them, and the before side breaks some or can't run the
/// contract. Every conformer in the after side's code is tested or excused with a reason, and for every clause there is
/// a deliberately wrong conformer that breaks it. The verdict is "not shown" if a value that the code creates in a
/// different way from the contract (`CreatedValues`) breaks a clause that was broken before. It is at best "partly" if
///
/// - a conformer is excused;
/// - a clause of the before side is gone or has different code, itself or in functions that it uses (`ClauseHelpers`);
/// - the clauses kill fewer than 80 % of the conformers' mutants (`ConformerMutants`);
/// - no usage or test of the before side runs code of a conformer that breaks a clause there;
/// - the after side creates a conformer that stores functions in more places than the contract does;
/// - code tests the type of a conformer more often after than before;
/// - `ConformerLimits` finds a way in which a program can behave differently from the contract's tests.
///
/// **Source.** B. Liskov and J. Wing, "A Behavioral Notion of Subtyping", 1994; the wrong conformers are mutants, as in
/// mutation testing (R. DeMillo, R. Lipton and F. Sayward, "Hints on Test Data Selection", 1978).
///
/// **Example.** Two conformers and three clauses are six cells. Before, one conformer answers twice and breaks "answers
/// once"; after, all six are kept, and wrong conformers break each clause: the rule holds.
struct ContractMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.lsp
  let needsFacts = true
  let ownBlocks: Set<SnippetRole> = [.contract, .conformers]
  let impliedBy: Set<SnippetRole> = [.contract]
  /// The clauses define the promises.
  let registeredParts: Set<StudyRegistration.Part> = [.code, .drivers, .tests, .contracts]

  /// The percentage of the conformers' mutants that clauses must kill.
  private static let leastKilledPercentage = 80

  func probe(_ side: ProbedSide) async throws -> Diagnosed<[ContractRun]> {
    guard let verifier = side.verifier else { return Diagnosed([]) }
    return try await ContractVerification(
      verifier: verifier, facts: side.facts, assembly: side.assembly, base: side.base
    ).runs()
  }

  func evidence(in findings: StudyFindings, probed: BothSides<[ContractRun]?>) -> PrincipleEvidence {
    let contracts = probed.map { $0 ?? [] }
    let figures = contracts.map(Figures.init)
    let (dropped, changed) = weakenedClauses(contracts)
    let (before, after) = (contracts.before.isEmpty ? nil : figures.before, figures.after)
    let (tried, killed) = mutants(of: contracts.after)
    let evidence = PrincipleEvidence(
      score: Score("keptCells", before: before?.kept, after: after.kept, base: after.cells, baseBefore: before?.cells),
      reasons: reasons(after, dropped: dropped, changed: changed) + breaches(in: contracts.after),
      measures: [
        "brokenCells": .count(before: before?.broken, after: after.broken, isPrimary: true, aim: .lower),
        "cells": .count(before: before?.cells, after: after.cells),
        "vacuousClauses": .count(before: before?.vacuous.count, after: after.vacuous.count, aim: .lower),
        "droppedClauses": .count(before: nil, after: before == nil ? nil : dropped.count),
        "killedMutants": .ratio(before: nil, after: tried == 0 ? nil : Double(killed) / Double(tried), aim: .higher),
      ],
      tables: contracts.before.map { $0.table(of: .before) } + contracts.after.map { $0.table(of: .after) },
      transcript: problems(of: contracts),
      isImproved: before.map { after.broken < $0.broken } ?? false
    ) { _ in after.broken == 0 && after.cells > 0 }
    let isWeakened = !dropped.isEmpty || !changed.isEmpty
    return limited(isWeakened ? evidence.atMostPartly() : evidence, by: contracts, in: findings)
      .withheld(for: missing(in: contracts, figures: figures, findings: findings))
  }

  /// Returns the evidence, at best "partly" if any of the definition's limits applies, except the limit on clauses.
  private func limited(
    _ evidence: PrincipleEvidence, by contracts: BothSides<[ContractRun]>, in findings: StudyFindings
  ) -> PrincipleEvidence {
    var evidence = evidence
    let excused = findings.excusedConformers
    let named = contracts.after.flatMap(\.missingConformers).filter { excused[$0] != nil }
    for name in Set(named).sorted() {
      evidence = evidence.atMostPartly(.text("excused", ["name": .name(name), "reason": .name(excused[name] ?? "")]))
    }
    let (tried, killed) = mutants(of: contracts.after)
    if killed * 100 < tried * Self.leastKilledPercentage {
      evidence = evidence.atMostPartly(.text("mutants", ["count": .count(tried), "killed": .count(killed)]))
    }
    let conditions = contracts.after.compactMap(\.mutants).flatMap(\.untestedConditions)
    if !conditions.isEmpty {
      evidence = evidence.atMostPartly(
        .text("untestedConditions", ["count": .count(conditions.count), "names": .names(conditions)]))
    }
    evidence = evidence.limited(by: changedHelpers(contracts))
      .limited(by: unusedBreaches(in: contracts.before, on: findings.sides.before))
      .limited(by: unlistedValues(in: contracts.after, on: findings.sides.after))
      .limited(by: typeTests(of: contracts.after.map(\.name), on: findings.sides))
    let limits = ConformerLimits(
      contracts: contracts, codes: findings.sides.map { $0?.code },
      tokens: findings.sides.map { $0?.tokens ?? SideTokens() })
    return limits.phrases.reduce(evidence) { $0.limited(by: $1) }
  }

  /// Returns the number of conformers' mutants that the clauses were tried on, and the number that they kill.
  private func mutants(of contracts: [ContractRun]) -> (tried: Int, killed: Int) {
    let mutants = contracts.compactMap(\.mutants)
    return (mutants.reduce(0) { $0 + $1.tried }, mutants.reduce(0) { $0 + $1.killed })
  }

  /// Names the conformers that break clauses before, if no program of the side runs code of any of them; `nil` if one
  /// does, or if that isn't known.
  private func unusedBreaches(in contracts: [ContractRun], on side: SideFindings?) -> EvidencePhrase? {
    let broken = contracts.flatMap(\.conformers).filter { row in row.outcomes.contains { $0 != .passed } }
    let types = broken.compactMap(\.type)
    guard let code = side?.code, let executed = side?.executed, !broken.isEmpty, types.count == broken.count else {
      return nil
    }
    let isUsed = types.contains { name in
      // A type without its own code inherits its behaviour.
      let members = code.types[name]?.members.filter { $0.member.body != nil } ?? []
      return members.isEmpty || members.contains(where: executed.reaches)
        || code.membersInheritedOnly(by: name, among: contracts.map(\.name)).contains(where: executed.reaches)
    }
    return isUsed ? nil : .text("unusedBreach", ["names": .names(broken.map(\.name))])
  }

  /// Names the conformers that store functions, which determine a value's behaviour, if the side's code creates values
  /// in more places than the contract does.
  private func unlistedValues(in contracts: [ContractRun], on side: SideFindings?) -> EvidencePhrase? {
    guard let code = side?.code else { return nil }
    let listed = contracts.flatMap(\.conformers).compactMap(\.type)
    let conformers = Set(listed).filter { name in
      code.types[name]?.members.contains { $0.storesFunction(in: code) } == true
    }
    if conformers.isEmpty { return nil }
    var places: [String: Int] = [:]
    for placed in code.units.flatMap(\.members) {
      for use in code.uses(in: placed) {
        if case .creation(let type) = use.target { places[type, default: 0] += 1 }
      }
    }
    let names = conformers.filter { name in places[name, default: 0] > listed.count { $0 == name } }.sorted()
    return names.isEmpty ? nil : .text("unlistedValues", ["names": .names(names)])
  }

  /// Names the values that the after side creates in different ways from the contract, and that break a clause which
  /// was broken before; other clauses may depend on a value's initial content.
  private func brokenByCreatedValues(_ contracts: BothSides<[ContractRun]>) -> [EvidencePhrase] {
    let former = Set(contracts.before.flatMap { $0.brokenClauses(of: $0.conformers) })
    return contracts.after.flatMap { contract in
      contract.created.compactMap { value in
        let clauses = contract.brokenClauses(of: [value]).filter(former.contains)
        return clauses.isEmpty
          ? nil : .text("createdValue", ["name": .name(value.name), "clauses": .names(clauses)])
      }
    }
  }

  /// Names the code that tests the type of a conformer, if there is more of it than before;
  ///
  /// `nil` otherwise. A promise that holds only because callers check the type first is still broken.
  private func typeTests(of contracts: [String], on sides: BothSides<SideFindings?>) -> EvidencePhrase? {
    guard let before = sides.before?.code, let after = sides.after?.code else { return nil }
    func counts(_ code: CodeBase) -> [String: Int] {
      let conformers = code.declaredTypes.map(\.name).filter {
        contracts.contains($0) || code.supertypes(of: $0).contains(where: contracts.contains)
      }
      let sites = EditSites.measure(code).filter { conformers.contains($0.type) }.flatMap(\.sites)
      let tests = sites.filter { CastSite.Form(rawValue: $0.form) != nil && !conformers.contains($0.unit) }
      return Dictionary(grouping: tests, by: \.unit).mapValues(\.count)
    }
    let (former, latter) = (counts(before), counts(after))
    guard latter.values.reduce(0, +) > former.values.reduce(0, +) else { return nil }
    let rising = latter.filter { $0.value > former[$0.key, default: 0] }.map(\.key).sorted()
    return .text("typeTests", ["clients": .names(rising)])
  }

  /// The figures of one side.
  private struct Figures {
    let cells: Int
    let broken: Int
    /// The clauses that no wrong conformer breaks.
    let vacuous: [String]

    var kept: Int { cells - broken }

    init(_ contracts: [ContractRun]) {
      cells = contracts.reduce(0) { $0 + $1.cells }
      broken = contracts.reduce(0) { $0 + $1.brokenCells }
      vacuous = contracts.flatMap(\.vacuousClauses)
    }
  }

  /// Returns the unmet preconditions of the first kind that has any.
  private func missing(
    in contracts: BothSides<[ContractRun]>, figures: BothSides<Figures>, findings: StudyFindings
  ) -> [EvidencePhrase] {
    if contracts.after.isEmpty { return [.text("contract")] }
    let untried = Side.allCases.flatMap { side in
      contracts[side].filter { $0.problem != nil }.map { contract in
        EvidencePhrase.text("contractRuns", ["name": .name(contract.name), "side": .text("side.\(side.rawValue)")])
      }
    }
    if !untried.isEmpty { return untried }
    let absent = contracts.after.flatMap(\.missingConformers).filter { findings.excusedConformers[$0] == nil }
    if !absent.isEmpty {
      return [.text("conformers", ["count": .count(absent.count), "names": .names(Set(absent).sorted())])]
    }
    // A broken cell counts, whatever the other clauses prove.
    if figures.after.broken > 0 { return [] }
    let created = brokenByCreatedValues(contracts)
    if !created.isEmpty { return created }
    if figures.after.cells == 0 { return [.text("contract")] }
    if !figures.after.vacuous.isEmpty {
      let vacuous = figures.after.vacuous
      return [.text("wrongConformer", ["count": .count(vacuous.count), "clauses": .names(vacuous)])]
    }
    return missingBefore(in: contracts, figures: figures, code: findings.sides.before?.code)
  }

  /// Returns the unmet preconditions on the before side: a contract that it breaks, or at least one of its types.
  private func missingBefore(
    in contracts: BothSides<[ContractRun]>, figures: BothSides<Figures>, code: CodeBase?
  ) -> [EvidencePhrase] {
    let former = Set(contracts.before.map(\.name))
    let untested = contracts.after.map(\.name).filter { name in
      !former.contains(name) && code?.types[name]?.declaration != nil
    }
    if !untested.isEmpty { return untested.map { .text("contractBefore", ["name": .name($0)]) } }
    if !contracts.before.isEmpty { return figures.before.broken == 0 ? [.text("brokenBefore")] : [] }
    // A contract with only new types shows nothing about the refactoring.
    let isNew = contracts.after.allSatisfy { contract in
      code.map { code in contract.conformerTypes.allSatisfy { code.types[$0]?.declaration == nil } } == true
    }
    return isNew ? [.text("formerConformer", ["names": .names(contracts.after.map(\.name))])] : []
  }

  /// Returns the clauses of the before side that are missing or have different code on the after side.
  private func weakenedClauses(
    _ contracts: BothSides<[ContractRun]>
  ) -> (dropped: [String], changed: [String]) {
    let after = contracts.after.reduce(into: [String: [String]]()) { $0.merge($1.clauseCode) { $0 + $1 } }
    let names = Set(contracts.after.flatMap(\.clauses))
    let before = contracts.before.flatMap { contract in
      contract.clauses.map { (name: $0, code: contract.clauseCode[$0]) }
    }
    return (
      dropped: before.map(\.name).filter { !names.contains($0) },
      changed: before.filter { names.contains($0.name) && $0.code != after[$0.name] }.map(\.name)
    )
  }

  /// Names the code outside the clauses that they use and that has changed, if there is any.
  private func changedHelpers(_ contracts: BothSides<[ContractRun]>) -> EvidencePhrase? {
    let helpers = contracts.map { runs in
      runs.reduce(into: [String: [String: ClauseHelpers.Helper]]()) { all, run in
        all.merge(run.clauseHelpers) { $0.merging($1) { first, _ in first } }
      }
    }
    let names = helpers.before.flatMap { clause, before -> [String] in
      guard let after = helpers.after[clause] else { return [] }
      return Set(before.keys).union(after.keys).filter { ClauseHelpers.Helper.differ(before[$0], after[$0]) }
    }
    return names.isEmpty ? nil : .text("changedHelpers", ["names": .names(Set(names).sorted())])
  }

  private func reasons(_ figures: Figures, dropped: [String], changed: [String]) -> [EvidencePhrase] {
    let lists = [("vacuous", figures.vacuous), ("dropped", dropped), ("changed", changed)]
    let kept: EvidencePhrase =
      figures.broken == 0
      ? .text("allKept", ["count": .count(figures.cells)])
      : .text("broken", ["count": .count(figures.cells), "broken": .count(figures.broken)])
    return [kept]
      + lists.filter { _, clauses in !clauses.isEmpty }.map { key, clauses in
        .text(key, ["count": .count(clauses.count), "clauses": .names(clauses)])
      }
  }

  /// Names each conformer that breaks a clause, with its clauses.
  private func breaches(in contracts: [ContractRun]) -> [EvidencePhrase] {
    contracts.flatMap { contract in
      contract.conformers.compactMap { row in
        let clauses = zip(contract.clauses, row.outcomes).filter { _, outcome in outcome != .passed }.map(\.0)
        return clauses.isEmpty
          ? nil
          : .text("breach", ["name": .name(row.name), "clauses": .names(clauses), "count": .count(clauses.count)])
      }
    }
  }

  private func problems(of contracts: BothSides<[ContractRun]>) -> [EvidencePhrase] {
    Side.allCases.flatMap { side in
      contracts[side].compactMap { contract in
        contract.problem.map { .text($0.rawValue, ["name": .name(contract.name), "side": .text(side.rawValue)]) }
      }
    }
  }
}

extension LineCoverage {
  /// Returns whether a line of a member ran.
  fileprivate func reaches(_ placed: PlacedMember) -> Bool {
    executed[placed.file]?.contains(where: placed.member.lines.contains) == true
  }
}
