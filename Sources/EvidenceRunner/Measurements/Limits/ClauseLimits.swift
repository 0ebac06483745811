import CaseStudyModel

/// Conformers whose code can tell who creates or calls it (`CallerAwareness`).
struct CallerAwareConformers: NamingLimit {
  let key = "callerAware"

  func names(in sides: ConformerLimits) -> [String] {
    sides.contracts.after.flatMap(\.callerAware)
  }
}

/// Conformers that keep a clause only after a call of the common preparation of all clauses (`CommonPreparation`) that
/// neither they needed before nor another conformer needs.
struct NeededPreparation: NamingLimit {
  let key = "newPreparation"

  func names(in sides: ConformerLimits) -> [String] {
    let found = sides.contracts.after.flatMap { contract in
      let former = sides.contracts.before.first { $0.name == contract.name }?.keptUnprepared ?? [:]
      let kept = Set(contract.keptUnprepared.values.joined())
      return contract.keptUnprepared.filter { name, clauses in
        !kept.intersection(former[name] ?? []).isSubset(of: clauses)
      }.keys
    }
    return Set(found).sorted()
  }
}

/// Conformers that break a clause when it is changed, although another conformer keeps it.
///
/// - With other literals (`ReplacedLiterals`); with unusual values, only repaired conformers.
/// - Repaired conformers that break a clause that repeats its query (`RepeatedAnswers`); one that also queries between
///   its calls, makes a call twice or after its first query, or compares answers from different times
///   (`OrderOfCalls`); or one that gets a value which other clauses have used.
/// - Repaired conformers that break a clause whose closure may run only once, or that runs in a cancelled task
///   (`CallersOfClauses`).
/// - Repaired conformers that answer all clauses like at least one other conformer, but differ from all such conformers
///   if a clause uses other input, or makes the calls of all clauses in another order (`NotedAnswers`).
struct AlteredClauses: ConformerLimit {
  func phrases(for sides: ConformerLimits) -> [EvidencePhrase] {
    let findings = ContractRun.Finding.all.map { finding in
      let names = sides.contracts.after.flatMap { $0.found[finding] ?? [] }
      return (key: finding.key, names: finding.concernsSound ? names : sides.repaired(names))
    }
    return findings.map(\.key).unique().compactMap { key in
      let names = Set(findings.filter { $0.key == key }.flatMap(\.names)).sorted()
      return names.isEmpty ? nil : .text(key, ["names": .names(names)])
    }
  }
}

/// Repaired conformers that throw none of the errors that a clause catches from another conformer, if code catches one
/// of those by name (`NotedErrors`, `CaughtNames`).
struct OtherErrors: NamingLimit {
  let key = "otherErrors"

  func names(in sides: ConformerLimits) -> [String] {
    sides.repaired(sides.contracts.after.flatMap(\.throwingOthers))
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
