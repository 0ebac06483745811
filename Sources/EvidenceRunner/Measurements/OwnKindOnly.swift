import CaseStudyModel
import SyntaxFacts

/// Finds the members of a contract that take another value of the contract's own protocol or class, and that no
/// clause tries with a value of another conformer.
///
/// A clause makes all its values in the same way. So it can't notice, for example, that one conformer compares its
/// number of hours with another one's number of minutes.
///
/// **Definition.** A method that the protocol or class requires, one of whose parameters has its type, possibly in a
/// list. It is tried if the name of a listed conformer is in a clause that calls it, or in a function that such a
/// clause uses. A contract with one conformer has no others. A parameter of type `Self` can't get another conformer.
///
/// **Source.** J. Bloch, "Effective Java", on `equals`, which must be symmetric although types are mixed. The
/// definition is this project's own.
///
/// **Example.** `func isLonger(than other: any Span) -> Bool`, and clauses that only pass `make()`:
/// `isLonger(than:)`.
enum OwnKindOnly {
  /// Returns the signatures of the members, in alphabetical order.
  static func members(of contract: ContractRun, in code: CodeBase) -> [String] {
    let conformers = Set(contract.conformerTypes.compactMap { $0.split(separator: ".").last.map(String.init) })
    guard conformers.count > 1 else { return [] }
    let taking = code.allMembers(of: contract.name).filter { placed in
      placed.member.kind == .method && placed.owner == contract.name && !placed.isInExtension
        && placed.member.parameters.contains { takesOwn($0.type, contract.name) }
    }
    let clauses = contract.clauseCode.map { name, tokens in
      tokens + (contract.clauseHelpers[name] ?? [:]).values.flatMap(\.tokens)
    }
    let untried = taking.filter { placed in
      let calling = clauses.filter { calls(placed.member.name, in: $0) }
      return !calling.isEmpty && calling.allSatisfy { conformers.isDisjoint(with: $0) }
    }
    return Set(untried.map(\.member.signature)).sorted()
  }

  /// Returns whether a value of a type is, or has in a list, a value of the contract's type.
  private static func takesOwn(_ type: TypeReference, _ contract: String) -> Bool {
    let inner = type.unwrapped
    if ["Array", "Composition", "Set"].contains(inner.name) {
      return inner.arguments.contains { takesOwn($0, contract) }
    }
    return inner.name == contract
  }

  private static func calls(_ name: String, in tokens: [String]) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      tokens[index] == name && tokens[index - 1] == "." && tokens[index + 1] == "("
    }
  }
}
