import CaseStudyModel

extension AttackResult {
  /// Whether the rules would misjudge the study if it were registered.
  var isWrong: Bool { verdictIfRegistered == unwanted }
}

extension RuleTrials {
  /// A number of cases, and their total.
  struct Rate: Sendable, Equatable {
    var count: Int
    var base: Int
  }

  /// Returns the number of tricks that were supported, or of improvements that were contradicted.
  /// - Parameter verdict: selects the verdict, the current or the first one; studies without it don't count.
  func wrong(of kind: AttackResult.Kind, by verdict: (AttackResult) -> Verdict?) -> Rate {
    let results = attacks.filter { $0.kind == kind && verdict($0) != nil }
    return Rate(count: results.count { verdict($0) == $0.unwanted }, base: results.count)
  }

  /// Returns the number of tricks or improvements that are "partly".
  func partly(of kind: AttackResult.Kind) -> Rate {
    let results = attacks.filter { $0.kind == kind }
    return Rate(count: results.count { $0.verdict == .partly }, base: results.count)
  }

  /// The trials as members of the export.
  var exported: [(key: String, value: JSONValue)] {
    let attacks = attacks.map { attack in
      JSONValue.object([
        ("name", .string(EvidenceText.plain(attack.name))), ("kind", .string(attack.kind.rawValue)),
        ("principle", .string(attack.principle.rawValue)), ("verdict", .string(attack.verdict.rawValue)),
        ("ifRegistered", .string(attack.verdictIfRegistered.rawValue)),
        ("firstVerdict", .optional(attack.firstVerdict?.rawValue)),
      ])
    }
    let mutations = mutations.map { result in
      JSONValue.object([
        ("principle", .string(result.principle.rawValue)), ("measure", .string(EvidenceText.plain(result.measure))),
        ("mutants", .integer(result.mutants)), ("noticed", .integer(result.noticed)),
        ("neutral", .integer(result.neutral)), ("moved", .integer(result.moved)),
        ("unnoticed", Self.exported(result.unnoticed)), ("movers", Self.exported(result.movers)),
        ("otherMovers", Self.exported(result.otherMovers)),
      ])
    }
    return [("attacks", .array(attacks)), ("mutations", .array(mutations))]
  }

  private static func exported(_ designs: [ReportedMutant]?) -> JSONValue {
    .array(
      (designs ?? []).map { design in
        JSONValue.object([
          ("study", .string(EvidenceText.plain(design.study))),
          ("mutation", .string(EvidenceText.plain(design.mutation))),
          ("subject", .string(EvidenceText.plain(design.subject))),
          ("others", .array((design.others ?? []).map { .string(EvidenceText.plain($0)) })),
        ])
      })
  }
}
