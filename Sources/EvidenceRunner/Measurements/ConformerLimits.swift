import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// The ways in which a program can behave differently from its contract's tests, although all conformers keep the
/// contract.
///
/// **Definition.** Lists of names. A conformer is *repaired* if it broke a clause before or is new.
///
/// - Conformers that break a clause with other literals (`ReplacedLiterals`) that another conformer keeps; with unusual
///   values, only repaired ones.
/// - Conformers that break a clause when all clauses run in one process, although another conformer keeps it there, now
///   or before.
/// - Conformers whose code can tell who creates or calls it (`CallerAwareness`).
/// - Conformers that hold an argument weakly and didn't before (`HeldArguments`).
/// - Repaired conformers that keep an argument alive that another conformer holds weakly, unless a clause lets go of
///   one.
/// - Conformers that test a variable, wait and then change it, and didn't before (`TestedBeforeWaiting`), unless a
///   clause makes calls at the same time.
/// - Members that take another value of the contract's protocol, and that no clause tries with another conformer
///   (`OwnKindOnly`).
/// - Conformers that break a clause without the common preparation of all clauses (`CommonPreparation`), although
///   another conformer keeps it, and they kept it before.
/// - Conformers whose variables no lock guards any longer, or that tasks may share without one (`UnlockedState`).
/// - Repaired conformers that break a clause that asks twice (`RepeatedAnswers`); a clause that also asks between its
///   calls, makes one of them twice or after its first question, or compares answers of different times
///   (`OrderOfCalls`); or a clause that gets a value which the other clauses have used. Another conformer keeps it.
/// - Repaired conformers that break a clause whose closure may run only once, or that runs in a cancelled task
///   (`CallersOfClauses`). Another conformer keeps it there.
/// - Repaired conformers that answer all clauses like another conformer, but answer one differently from all such
///   conformers if it uses other input, or makes the calls of all clauses in another order (`NotedAnswers`).
/// - Repaired conformers from which a clause catches no error that it catches from another conformer, and code catches
///   one of the latter's by name (`NotedErrors`, `CaughtNames`).
/// - Conformers that get an object that another conformer gets as well, and didn't before (`SharedArguments`).
/// - Conformers whose copies share their state and didn't before, or the other way round (`CopiedState`), unless a
///   wrong conformer whose copies are like those before breaks only clauses that keep a value in two variables.
/// - Conformers that depend on a kind of source outside the program that no conformer depended on before
///   (`OutsideInputs`).
/// - Members of conformers that hide a member that only an extension of the contract's protocol has.
/// - If a type that broke the contract before no longer conforms, types that now have all members that the protocol
///   requires, without conforming to it.
///
/// **Example.** `extension Log { func add(_ line: String) { … } }` and `final class ClosedLog: Log` with its own
/// `add(_:)`: a generic contract calls the extension's, and `ClosedLog().add("a")` the other one.
struct ConformerLimits {
  var contracts: BothSides<[ContractRun]>
  var codes: BothSides<CodeBase?>

  var phrases: [EvidencePhrase] {
    let lists =
      [
        ("callerAware", contracts.after.flatMap(\.callerAware)), ("hiddenExtension", hidingMembers),
        ("unlistedType", typesWithAllRequirements),
        ("weaklyHeld", newlyHoldingWeakly), ("keptAlive", keepingAlive),
        ("brokenAfterOthers", brokenAfterOthers),
        ("sharedArgument", newlySharing), ("changedCopies", changedCopies),
        ("unlocked", newlyUnlocked), ("testedBeforeWaiting", newlyTestedBeforeWaiting),
        ("newPreparation", newlyPrepared), ("ownKindOnly", onlyWithOwnKind),
      ] + foundByChanges + [("otherErrors", repaired(contracts.after.flatMap(\.throwingOthers)))]
    return lists.filter { _, names in !names.isEmpty }.map { key, names in .text(key, ["names": .names(names)]) }
      + [newInputs].compactMap { $0 }
  }

  /// The conformers that differ from others where clauses are changed, by the key of the phrase.
  private var foundByChanges: [(String, [String])] {
    let findings = ContractRun.Finding.all.map { finding in
      let names = contracts.after.flatMap { $0.found[finding] ?? [] }
      return (key: finding.key, names: finding.concernsSound ? names : repaired(names))
    }
    return findings.map(\.key).unique().map { key in
      (key, Set(findings.filter { $0.key == key }.flatMap(\.names)).sorted())
    }
  }

  /// Returns those of some conformers that broke a clause before or are new, in alphabetical order.
  private func repaired(_ names: [String]) -> [String] {
    let former = contracts.before.flatMap(\.conformers)
    let sound = former.filter { $0.outcomes.allSatisfy { $0 == .passed } }.map(\.name)
    return Set(names).subtracting(sound).sorted()
  }

  /// The conformers that hold an argument weakly, although none of their types did before.
  private var newlyHoldingWeakly: [String] {
    Set(contracts.after.flatMap(\.weaklyHolding)).subtracting(contracts.before.flatMap(\.weaklyHolding)).sorted()
  }

  /// The repaired conformers that keep an argument alive, where another one forgets it; none in a contract with a
  /// clause that lets go of a variable.
  private var keepingAlive: [String] {
    func letsGo(_ clause: [String]) -> Bool {
      clause.contains("weak") || zip(clause, clause.dropFirst()).contains { $0 == "=" && $1 == "nil" }
    }
    let mixed = contracts.after.filter { contract in
      !contract.weaklyHolding.isEmpty && !contract.clauseCode.values.contains(where: letsGo)
    }
    return repaired(mixed.flatMap(\.keepingArguments))
  }

  /// The conformers that keep a clause only after a call that neither they needed before nor another conformer needs.
  private var newlyPrepared: [String] {
    let found = contracts.after.flatMap { contract in
      let former = contracts.before.first { $0.name == contract.name }?.keptUnprepared ?? [:]
      let kept = Set(contract.keptUnprepared.values.joined())
      return contract.keptUnprepared.filter { name, clauses in
        !kept.intersection(former[name] ?? []).isSubset(of: clauses)
      }.keys
    }
    return Set(found).sorted()
  }

  /// The conformers that lost a lock, and those that tasks may share without one now and couldn't before.
  private var newlyUnlocked: [String] {
    let lost = Set(contracts.after.flatMap(\.unlocked)).intersection(contracts.before.flatMap(\.locked))
    let former = contracts.before.flatMap(\.sharedUnlocked)
    return Set(contracts.after.flatMap(\.sharedUnlocked)).subtracting(former).union(lost).sorted()
  }

  /// The conformers that test a variable, wait and change it, and that didn't before; none in a contract with a clause
  /// that makes calls at the same time.
  private var newlyTestedBeforeWaiting: [String] {
    func callsAtOnce(_ clause: [String]) -> Bool {
      clause.contains("addTask") || zip(clause, clause.dropFirst()).contains { $0 == "async" && $1 == "let" }
    }
    let found = contracts.after.filter { !$0.clauseCode.values.contains(where: callsAtOnce) }
      .flatMap(\.testingBeforeWaiting)
    return Set(found).subtracting(contracts.before.flatMap(\.testingBeforeWaiting)).sorted()
  }

  /// The members that no clause tries with another conformer.
  private var onlyWithOwnKind: [String] {
    guard let code = codes.after else { return [] }
    return Set(contracts.after.flatMap { OwnKindOnly.members(of: $0, in: code) }).sorted()
  }

  /// The conformers that share an argument, if none did before.
  private var newlySharing: [String] {
    contracts.before.allSatisfy(\.sharing.isEmpty) ? Set(contracts.after.flatMap(\.sharing)).sorted() : []
  }

  private var changedCopies: [String] {
    guard let before = codes.before, let after = codes.after else { return [] }
    let state = CopiedState(code: after)
    let found = contracts.after.flatMap { contract in
      CopiedState.changed(Set(contract.conformerTypes), before: before, after: after).filter { name in
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

  /// The conformers that break a clause only after others ran in the same process, and that another conformer keeps
  /// there: their instances aren't independent. If none keeps it, the clause itself may depend on the others.
  private var brokenAfterOthers: [String] {
    let kept = Set((contracts.before + contracts.after).flatMap(\.keptAfterOthers.values).joined())
    return contracts.after.flatMap { contract in
      contract.conformers.filter { row in
        let alone = zip(contract.clauses, row.outcomes).filter { _, outcome in outcome == .passed }.map(\.0)
        return contract.keptAfterOthers[row.name].map { clauses in
          alone.contains { kept.contains($0) && !clauses.contains($0) }
        } ?? false
      }.map(\.name)
    }
  }

  /// Names the conformers that depend on a kind of source outside the program that none did before; `nil` for none.
  private var newInputs: EvidencePhrase? {
    guard let before = codes.before, let after = codes.after else { return nil }
    let types = Set(contracts.after.flatMap { after.concreteTypes(below: $0.name) + $0.conformerTypes })
    let former = Set(contracts.after.flatMap { before.concreteTypes(below: $0.name) }).union(types)
    let known = Set(OutsideInputs.measure(before, of: former).keys)
    var (names, sources): ([String], Set<String>) = ([], [])
    for type in types.sorted() {
      let new = OutsideInputs.measure(after, of: [type]).filter { !known.contains($0.key) }
      if new.isEmpty { continue }
      names.append(type)
      sources.formUnion(new.values.joined())
    }
    return names.isEmpty
      ? nil : .text("newInputs", ["names": .names(names), "sources": .names(sources.sorted())])
  }

  private var hidingMembers: [String] {
    guard let code = codes.after else { return [] }
    let found = contracts.after.flatMap { contract in
      let family = code.family(of: contract.name).filter(\.isProtocol)
      let required = Set(family.flatMap(\.requirements).map(\.member.signature))
      let extended = Set(family.flatMap(\.members).filter(\.isInExtension).map(\.member.signature))
      return contract.conformerTypes.flatMap { name in
        (code.types[name]?.members ?? []).map(\.member.signature)
          .filter { extended.contains($0) && !required.contains($0) }.map { "\(name).\($0)" }
      }
    }
    return Set(found).sorted()
  }

  private var typesWithAllRequirements: [String] {
    guard let before = codes.before, let after = codes.after else { return [] }
    let found = contracts.after.flatMap { contract -> [String] in
      let former = contracts.before.filter { $0.name == contract.name }.flatMap(\.conformers)
      let hasLeft = former.contains { row in
        guard let type = row.type, row.outcomes.contains(where: { $0 != .passed }) else { return false }
        return !after.supertypes(of: type).contains(contract.name)
      }
      let required = Set(after.family(of: contract.name).flatMap(\.requirements).map(\.member.signature))
      guard hasLeft, !required.isEmpty else { return [] }
      func hasAll(_ name: String, _ code: CodeBase) -> Bool {
        required.isSubset(of: (code.types[name]?.members ?? []).map(\.member.signature))
      }
      return after.declaredTypes.filter { type in
        !type.isProtocol && !after.supertypes(of: type.name).contains(contract.name) && hasAll(type.name, after)
          && (!hasAll(type.name, before) || before.supertypes(of: type.name).contains(contract.name))
      }.map(\.name)
    }
    return Set(found).sorted()
  }
}

extension ContractRun {
  /// The conformers from which a clause catches errors, but none that another conformer throws there and that code
  /// catches by name.
  fileprivate var throwingOthers: [String] {
    caughtErrors.filter { name, clauses in
      let others = caughtErrors.filter { $0.key != name }.values
      return clauses.indices.contains { clause in
        let expected = Set(others.flatMap { $0[clause] }.compactMap(nameOfCaught))
        let thrown = clauses[clause].union(clauses[clause].map(Self.type))
        return !thrown.isEmpty && !expected.isEmpty && expected.isDisjoint(with: thrown)
      }
    }.map(\.key)
  }

  /// Returns the error's name or, if code catches all errors of its type alike, the type's; `nil` if code doesn't catch
  /// it by name.
  private func nameOfCaught(_ error: String) -> String? {
    let type = Self.type(of: error)
    let isCaseCaught = error != type && caughtNames.contains(String(error.dropFirst(type.count + 1)))
    return isCaseCaught ? error : caughtNames.contains(type) ? type : nil
  }

  private static func type(of error: String) -> String { String(error.prefix { $0 != "." }) }
}

extension CodeBase {
  /// Returns the concrete types below a protocol or class in alphabetical order, including those of other modules that
  /// the code lets conform.
  func concreteTypes(below name: String) -> [String] {
    types.values.filter { !$0.isProtocol && supertypes(of: $0.name).contains(name) }.map(\.name).sorted()
  }

  /// A type and its supertypes, as far as they are known.
  fileprivate func family(of name: String) -> [CodeType] {
    ([name] + supertypes(of: name)).compactMap { types[$0] }
  }

  /// Returns the members with code that a type inherits, and that all other types below some supertypes declare
  /// themselves: if one of them runs, it does so for this type.
  func membersInheritedOnly(by name: String, among supertypes: [String]) -> [PlacedMember] {
    func declares(_ type: CodeType?, _ placed: PlacedMember) -> Bool {
      type?.members.contains { $0.member.signature == placed.member.signature } == true
    }
    let others = declaredTypes.filter { type in
      type.name != name && !type.isProtocol && self.supertypes(of: type.name).contains(where: supertypes.contains)
    }
    return self.supertypes(of: name).flatMap { types[$0]?.members ?? [] }.filter { placed in
      placed.member.body != nil && !declares(types[name], placed) && others.allSatisfy { declares($0, placed) }
    }
  }
}
