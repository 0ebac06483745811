import CaseStudyModel
import CodeStructure

/// The blocks of a Swift file must have balanced braces, and a side must declare each type once.
struct FaultyFile: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A file must close its braces, and a side must declare each type only once",
      text: """
        Blocks of one side that name the same file are joined in order. To show a file a second time, in a later \
        stage, add the word 'replace' to the info string of the block that starts it over. To show lines that aren't \
        part of the side, add 'ignore'.
        """,
      example: """
        ```swift Fee.swift after
        ```swift Fee.swift after            declares its types again
        ```swift Fee.swift replace after    starts the file over
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var places: Set<SourceRange> = []
    for side in Side.allCases {
      // A block without a side belongs to both.
      for fault in faults(of: study, on: side) where places.insert(fault.range).inserted { found.append(fault) }
    }
    return found
  }

  /// A token of a side's file, with the line of the study that has it.
  private struct Token {
    var text: String
    var line: Int
    /// Whether it is from a file, whose regions have rules of their own.
    var isIncluded: Bool
  }

  /// A type that a side declares at the top level.
  private struct Declaration {
    var name: String
    var line: Int
  }

  private func faults(of study: CaseStudy, on side: Side) -> [Diagnostic] {
    let requested = Set(study.changeRequests.flatMap(\.snippets))
    let shown = study.article.snippets.indices.filter { !requested.contains($0) }
    // A request starts from the side's code, and its own files must not declare a type twice either.
    return ([shown] + study.changeRequests.map(\.snippets)).flatMap { indices in
      faults(of: indices.map { study.article.snippets[$0] }, in: study, on: side)
    }
  }

  private func faults(of snippets: [Snippet], in study: CaseStudy, on side: Side) -> [Diagnostic] {
    var files: [(name: String, tokens: [Token])] = []
    var places: [String: Int] = [:]
    for snippet in snippets {
      guard [.source, .change].contains(snippet.role), snippet.language == .swift, !snippet.isIgnored,
        snippet.expectedFailure == nil, snippet.isShared(with: side), let file = snippet.file
      else { continue }
      // An empty file has no faults.
      if snippet.isReplacing, let replaced = places.removeValue(forKey: file) { files[replaced].tokens = [] }
      let code = CodeTokens(snippet.code, in: .swift)
      let tokens = zip(code.texts, code.lines).map { text, line in
        Token(
          text: text, line: snippet.include == nil ? snippet.codeLine + line - 1 : snippet.line,
          isIncluded: snippet.include != nil)
      }
      if let known = places[file] {
        files[known].tokens += tokens
      } else {
        places[file] = files.count
        files.append((file, tokens))
      }
    }
    // Conditions may leave out one of two declarations, or half of the braces.
    files.removeAll { $0.tokens.contains { $0.text.hasPrefix("#if") } || Self.hasCondition($0.tokens) }
    return repeated(in: files, of: study, on: side)
  }

  private func repeated(
    in files: [(name: String, tokens: [Token])], of study: CaseStudy, on side: Side
  ) -> [Diagnostic] {
    var first: [String: (file: String, line: Int)] = [:]
    return files.flatMap { file -> [Diagnostic] in
      if let fault = unbalanced(file.tokens, of: file.name, in: study) { return [fault] }
      return Self.declarations(in: file.tokens).compactMap { declaration in
        guard let other = first[declaration.name] else {
          first[declaration.name] = (file.name, declaration.line)
          return nil
        }
        let replacing: Message = "add 'replace' to the info string if the block starts '\(file.name)' over"
        return Diagnostic(
          id, .warning,
          """
          The \(side.message) side must declare type '\(declaration.name)' only once, but line \(other.line) \
          declares it too
          """,
          at: study.article.place(line: declaration.line),
          solutions: ["remove one of them"] + (other.file == file.name ? [replacing] : []))
      }
    }
  }

  private static func hasCondition(_ tokens: [Token]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.0.text == "#" && $0.1.text == "if" }
  }

  private func unbalanced(_ tokens: [Token], of file: String, in study: CaseStudy) -> Diagnostic? {
    if tokens.contains(where: \.isIncluded) { return nil }
    var open: [Token] = []
    for token in tokens {
      if token.text == "{" { open.append(token) }
      guard token.text == "}", open.popLast() == nil else { continue }
      return Diagnostic(
        id, .warning, "A closing brace of '\(file)' must have an opening one",
        at: study.article.place(line: token.line), solutions: ["remove it"])
    }
    return open.last.map { token in
      Diagnostic(
        id, .warning, "An opening brace of '\(file)' must be closed",
        at: study.article.place(line: token.line), solutions: ["add '}' where it ends"])
    }
  }

  private static let keywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// Returns the types that are declared outside of any braces, except those that only their file can see.
  private static func declarations(in tokens: [Token]) -> [Declaration] {
    var found: [Declaration] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
      guard depth == 0, keywords.contains(token.text), index + 1 < tokens.count,
        tokens[index + 1].text.first?.isUppercase == true
      else { continue }
      let modifiers = tokens[..<index].suffix(2).map(\.text)
      if modifiers.contains("private") || modifiers.contains("fileprivate") { continue }
      found.append(Declaration(name: tokens[index + 1].text, line: tokens[index + 1].line))
    }
    return found
  }
}
