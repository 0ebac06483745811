import CodeStructure

extension SourceTree {
  /// Returns whether two trees have the same code apart from comments and white space. The names and the order of files
  /// don't matter, and each name is replaced by a number, so that renaming everything makes no difference. Names that
  /// the tree doesn't declare stay: `first` and `last` of a list are two members, not one renamed.
  package func hasSameCode(as other: SourceTree) -> Bool { comparableCode == other.comparableCode }

  private var comparableCode: [[String]] {
    let streams = files.values.map { CodeTokens($0.text, in: layout.language).texts }.filter { !$0.isEmpty }
    // Files are ordered by their shape, which doesn't depend on names. Those of one shape are ordered by their names,
    // because a dictionary has another order in each run.
    let shaped = streams.map { stream in (stream, stream.map { isName($0) ? "_" : $0 }) }
    let ordered = shaped.sorted { one, other in
      one.1 == other.1 ? one.0.lexicographicallyPrecedes(other.0) : one.1.lexicographicallyPrecedes(other.1)
    }.map(\.0)
    let others = membersOfOthers(in: streams)
    var numbers: [String: String] = [:]
    return ordered.map { stream in
      stream.map { token in
        guard isName(token), !others.contains(token) else { return token }
        if let number = numbers[token] { return number }
        let number = "\(numbers.count)"
        numbers[token] = number
        return number
      }
    }
  }

  /// Returns the names that occur only after a dot. A declared name has no dot before it, except for fields in
  /// languages other than Swift, which are assigned to or belong to `self` or `this`.
  private func membersOfOthers(in streams: [[String]]) -> Set<String> {
    var (members, declared): (Set<String>, Set<String>) = ([], [])
    for stream in streams {
      for (index, token) in stream.enumerated() where isName(token) {
        let before = stream[..<index].suffix(2)
        let after = stream[(index + 1)...].prefix(2)
        let isAssigned = after.first == "=" && after.last != "="
        let isMember = before.last == "." && before.first.map { !["self", "this"].contains($0) } == true
        if isMember && !isAssigned { members.insert(token) } else { declared.insert(token) }
      }
    }
    return members.subtracting(declared)
  }

  private func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "`" && layout.language?.hasNamesInBackticks == true } ?? false
  }
}
