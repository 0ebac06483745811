import SyntaxFacts

/// The conformers of a contract that give the same answers to all queries of its clauses (`NotedAnswers`).
struct TwinConformers {
  /// The notes of each clause about each conformer, by the conformer's name; `nil` for a clause that gives no answer.
  typealias Notes = [String: [[String]?]]

  private let written: Notes

  /// - Parameter written: the notes of the clauses with their own input.
  init(_ written: Notes) { self.written = written }

  /// Returns the conformers that have twins and answer a clause differently from all of them with other input.
  func differing(with other: Notes) -> Set<String> {
    let names = written.keys.filter { name in
      let twins = twins(of: name)
      guard !twins.isEmpty, let own = other[name] else { return false }
      return own.indices.contains { clause in
        guard let answer = own[clause] else { return false }
        let others = twins.compactMap { other[$0]?[clause] }
        return !others.isEmpty && !others.contains(answer)
      }
    }
    return Set(names)
  }

  private func twins(of name: String) -> [String] {
    guard let own = written[name], own.contains(where: { $0?.isEmpty == false }), !own.contains(nil) else { return [] }
    return written.filter { $0.key != name && $0.value == own }.map(\.key)
  }
}

extension CodeBase {
  /// The names of the cases of each enum without associated values, in source order.
  var namesOfCases: [[String]] {
    declaredTypes.filter { $0.declaration?.kind == .enum }.map { type in
      type.members.filter { $0.member.kind == .enumCase }
    }.filter { cases in cases.count > 1 && cases.allSatisfy(\.member.parameters.isEmpty) }
      .map { $0.map(\.member.name) }
  }
}
