import CaseStudyModel
import EvidenceMeasures

/// Conformers that have lost the lock around their variables, or that tasks may now share without a lock and couldn't
/// before (`UnlockedState`).
struct LostLocks: NamingLimit {
  let key = "unlocked"

  func names(in sides: ConformerLimits) -> [String] {
    let lost = Set(sides.contracts.after.flatMap(\.unlocked)).intersection(sides.contracts.before.flatMap(\.locked))
    let former = sides.contracts.before.flatMap(\.sharedUnlocked)
    return Set(sides.contracts.after.flatMap(\.sharedUnlocked)).subtracting(former).union(lost).sorted()
  }
}

/// Conformers that test a variable, wait and then change it (`TestedBeforeWaiting`), and that didn't before; none in a
/// contract with a clause that makes calls at the same time.
struct NewTestsBeforeWaiting: NamingLimit {
  let key = "testedBeforeWaiting"

  func names(in sides: ConformerLimits) -> [String] {
    func callsAtOnce(_ clause: [String]) -> Bool {
      clause.contains("addTask") || zip(clause, clause.dropFirst()).contains { $0 == "async" && $1 == "let" }
    }
    let found = sides.contracts.after.filter { !$0.clauseCode.values.contains(where: callsAtOnce) }
      .flatMap(\.testingBeforeWaiting)
    return Set(found).subtracting(sides.contracts.before.flatMap(\.testingBeforeWaiting)).sorted()
  }
}

/// Conformers whose copies now share their state but didn't before, or the reverse (`CopiedState`), unless a wrong
/// conformer whose copies behave as before breaks only clauses that keep a value in two variables.
struct ChangedCopies: NamingLimit {
  let key = "changedCopies"

  func names(in sides: ConformerLimits) -> [String] {
    guard let before = sides.codes.before, let after = sides.codes.after else { return [] }
    let former = CopiedState(code: before, isChanged: ChangedObjects(code: before, tokens: sides.tokens.before).contain)
    let state = CopiedState(code: after, isChanged: ChangedObjects(code: after, tokens: sides.tokens.after).contain)
    let found = sides.contracts.after.flatMap { contract in
      state.changed(Set(contract.conformerTypes), from: former).filter { name in
        !Self.noticesCopies(contract, former: state.kinds(of: name).contains(.shared) ? .copied : .shared)
      }
    }
    return Set(found).sorted()
  }

  /// Returns whether a wrong conformer whose copies treat their state in one way breaks clauses that keep a copy, and
  /// no others: then these clauses depend on what copies do.
  private static func noticesCopies(_ contract: ContractRun, former: CopiedState.Kind) -> Bool {
    let copying = Set(contract.clauseCode.filter { keepsCopy($0.value) }.keys)
    return contract.wrong.contains { row in
      let broken = contract.brokenClauses(of: [row])
      return row.type.flatMap { contract.wrongCopies[$0] } == [former] && !broken.isEmpty
        && broken.allSatisfy(copying.contains)
    }
  }

  /// Returns whether a clause assigns one variable to another one, and uses both afterwards, as in
  /// `let copy = list`, `copy.add(2)` and `list.count == 1`.
  private static func keepsCopy(_ clause: [String]) -> Bool {
    clause.indices.dropFirst(2).contains { index in
      guard clause[index] == "=", index + 2 < clause.count else { return false }
      let (copy, original, rest) = (clause[index - 1], clause[index + 1], clause[(index + 2)...])
      let isPlain = !copy.isLetOrVar && original.first?.isLowercase == true && rest.first != "("
      func isUsed(_ name: String) -> Bool { zip(rest, rest.dropFirst()).contains { $0 == name && $1 == "." } }
      return isPlain && rest.first != "." && isUsed(copy) && isUsed(original)
    }
  }
}

/// Conformers that break a clause only after others ran in the same process, and that another conformer keeps there,
/// now or before: their instances aren't independent. If none keeps it, the clause itself may depend on the others.
struct DependentInstances: NamingLimit {
  let key = "brokenAfterOthers"

  func names(in sides: ConformerLimits) -> [String] {
    let kept = Set((sides.contracts.before + sides.contracts.after).flatMap(\.keptAfterOthers.values).joined())
    return sides.contracts.after.flatMap { contract in
      contract.conformers.filter { row in
        let alone = zip(contract.clauses, row.outcomes).filter { _, outcome in outcome == .passed }.map(\.0)
        return contract.keptAfterOthers[row.name].map { clauses in
          alone.contains { kept.contains($0) && !clauses.contains($0) }
        } ?? false
      }.map(\.name)
    }
  }
}
