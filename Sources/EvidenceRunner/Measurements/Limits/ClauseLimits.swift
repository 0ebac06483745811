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
/// - Repaired conformers that break a clause that asks twice (`RepeatedAnswers`); a clause that also asks between its
///   calls, makes one of them twice or after its first question, or compares answers of different times
///   (`OrderOfCalls`); or a clause that gets a value which the other clauses have used.
/// - Repaired conformers that break a clause whose closure may run only once, or that runs in a cancelled task
///   (`CallersOfClauses`).
/// - Repaired conformers that answer all clauses like another conformer, but answer one differently from all such
///   conformers if it uses other input, or makes the calls of all clauses in another order (`NotedAnswers`).
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

/// Repaired conformers from which a clause catches no error that it catches from another conformer, and code catches
/// one of the latter's by name (`NotedErrors`, `CaughtNames`).
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
