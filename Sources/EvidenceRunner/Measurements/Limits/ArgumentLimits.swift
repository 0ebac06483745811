import CaseStudyModel

/// Conformers that hold an argument weakly (`HeldArguments`), although none of their types did before.
struct WeaklyHeldArguments: NamingLimit {
  let key = "weaklyHeld"

  func names(in sides: ConformerLimits) -> [String] {
    Set(sides.contracts.after.flatMap(\.weaklyHolding)).subtracting(sides.contracts.before.flatMap(\.weaklyHolding))
      .sorted()
  }
}

/// Repaired conformers that keep an argument alive that another conformer holds weakly, unless a clause releases one.
struct KeptAliveArguments: NamingLimit {
  let key = "keptAlive"

  func names(in sides: ConformerLimits) -> [String] {
    func letsGo(_ clause: [String]) -> Bool {
      clause.contains("weak") || zip(clause, clause.dropFirst()).contains { $0 == "=" && $1 == "nil" }
    }
    let mixed = sides.contracts.after.filter { contract in
      !contract.weaklyHolding.isEmpty && !contract.clauseCode.values.contains(where: letsGo)
    }
    return sides.repaired(mixed.flatMap(\.keepingArguments))
  }
}

/// Conformers that get an object that another conformer gets as well (`SharedArguments`), if none did before.
struct NewlySharedArguments: NamingLimit {
  let key = "sharedArgument"

  func names(in sides: ConformerLimits) -> [String] {
    sides.contracts.before.allSatisfy(\.sharing.isEmpty) ? Set(sides.contracts.after.flatMap(\.sharing)).sorted() : []
  }
}

/// Members that take another value of the contract's protocol, and that no clause tries with another conformer
/// (`OwnKindOnly`).
struct UntriedOwnKind: NamingLimit {
  let key = "ownKindOnly"

  func names(in sides: ConformerLimits) -> [String] {
    guard let code = sides.codes.after else { return [] }
    return Set(sides.contracts.after.flatMap { OwnKindOnly.members(of: $0, in: code) }).sorted()
  }
}
