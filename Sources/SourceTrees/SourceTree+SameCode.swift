import CodeStructure

extension SourceTree {
  /// Returns whether two trees have the same code apart from comments and white space. The names and the order of files
  /// don't matter, and each name is replaced by a number, so that renaming everything makes no difference.
  package func hasSameCode(as other: SourceTree) -> Bool {
    comparableCode == other.comparableCode
  }

  private var comparableCode: [[String]] {
    let streams = files.values.map { CodeTokens($0.text, in: layout.language).texts }.filter { !$0.isEmpty }
    // Files are ordered by their shape, which doesn't depend on names.
    let shaped = streams.map { stream in (stream, stream.map { Self.isName($0) ? "_" : $0 }) }
    let ordered = shaped.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    var numbers: [String: String] = [:]
    return ordered.map { stream in
      stream.map { token in
        guard Self.isName(token) else { return token }
        if let number = numbers[token] { return number }
        let number = "\(numbers.count)"
        numbers[token] = number
        return number
      }
    }
  }

  private static func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }
}
