import CaseStudyModel
import CodeStructure

/// Code must have balanced brackets, and a side must declare each type once.
struct FaultyFile: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Code must close its brackets, and a side must declare each type only once",
      text: """
        Blocks of one side that name the same file are joined in order. The lines that a diff adds must open as many \
        brackets as those that it removes. To show a file a second time, in a later stage, add the word 'replace' to \
        the info string of the block that starts it over. To show lines that aren't part of the side, add 'ignore'.
        """,
      example: """
        ```swift Fee.swift after
        ```swift Fee.swift after            declares its types again
        ```swift Fee.swift replace after    starts the file over
        """, traits: .isAboutWholeStudy, entails: ["FaultyCall"])
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let tokens = study.article.snippets.map { Self.tokens(of: $0, in: study) }
    // A block without a side belongs to both.
    let faults = faultsOfPrograms(in: study, tokens) + Side.allCases.flatMap { self.faults(of: study, tokens, on: $0) }
    return faults.unique(by: \.range)
  }

  /// Reports unmatched brackets in programs and diffs.
  private func faultsOfPrograms(in study: CaseStudy, _ tokens: [[PlacedToken]?]) -> [Diagnostic] {
    let divided = BracketBalance.dividedDiffs(of: study)
    return study.article.snippets.enumerated().compactMap { index, snippet in
      if snippet.include != nil || snippet.isIgnored { return nil }
      if snippet.language == .diff {
        return divided.contains(index) ? nil : BracketBalance.fault(ofDiff: snippet, of: study, id: id)
      }
      guard ![.change, .source].contains(snippet.role), let tokens = tokens[index] else { return nil }
      return BracketBalance(tokens).fault(in: study, id: id)
    }
  }

  /// Returns the tokens of a block whose brackets must be balanced, alone or with other blocks of its file.
  ///
  /// It returns `nil` for languages whose brackets aren't known, and for scripts with slashes that may be those of a
  /// regular expression, in which any brackets may be.
  private static func tokens(of snippet: Snippet, in study: CaseStudy) -> [PlacedToken]? {
    let language = snippet.language?.rawValue ?? ""
    guard ["javascript", "python", "swift", "typescript"].contains(language), isJudged(snippet) else { return nil }
    let tokens = PlacedToken.tokens(of: snippet, in: study, language: snippet.language)
    let isScript = language != "python" && snippet.language != .swift
    return isScript && tokens.contains { $0.text == "/" } ? nil : tokens
  }

  private static func isJudged(_ snippet: Snippet) -> Bool {
    !snippet.isIgnored && snippet.expectedFailure == nil && snippet.role != .output
      && (snippet.role != .source || snippet.file != nil)
  }

  private func faults(of study: CaseStudy, _ tokens: [[PlacedToken]?], on side: Side) -> [Diagnostic] {
    let requested = Set(study.changeRequests.flatMap(\.snippets))
    let shown = study.article.snippets.indices.filter { !requested.contains($0) }
    var base: [String: Declaration] = [:]
    let faults = repeated(in: files(of: shown, in: study, tokens, on: side), of: study, on: side, after: &base)
    // A request starts from the side's code, and its own files must not declare a type again.
    return study.changeRequests.reduce(into: faults) { faults, request in
      let changes = request.snippets.map { study.article.snippets[$0] }.filter { $0.isShared(with: side) }
      let written = Set(changes.compactMap { $0.language == .diff ? nil : $0.file })
      let removed = changes.filter { $0.language == .diff }.map { $0.code.diffLines(markedBy: ["-"]) }
      let moved = Set(removed.flatMap { Declarations($0, in: .swift).unique([.type]) })
      var known: [String: Declaration] = [:]
      let files = files(of: request.snippets, in: study, tokens, on: side)
      // Looked up, because thousands of requests would copy thousands of declarations.
      faults += repeated(in: files, of: study, on: side, after: &known) { name in
        guard !written.isEmpty, let declaration = base[name], !written.contains(declaration.file),
          !moved.contains(name)
        else { return nil }
        return declaration
      }
    }
  }

  /// Returns the files of some blocks of a side, each with the tokens of its blocks.
  private func files(
    of indices: [Int], in study: CaseStudy, _ tokens: [[PlacedToken]?], on side: Side
  ) -> [SideFile] {
    var files: [SideFile] = []
    var places: [String: Int] = [:]
    var unread: Set<String> = []
    for index in indices {
      let snippet = study.article.snippets[index]
      guard [.source, .change].contains(snippet.role), Self.isJudged(snippet), snippet.isShared(with: side),
        let file = snippet.file
      else { continue }
      guard let tokens = tokens[index] else {
        // Another block may close what this one opens.
        unread.insert(file)
        continue
      }
      // An empty file has no faults.
      if snippet.isReplacing, let replaced = places.removeValue(forKey: file) { files[replaced].tokens = [] }
      if let known = places[file] {
        files[known].tokens += tokens
      } else {
        places[file] = files.count
        files.append((file, tokens))
      }
    }
    // Conditional compilation may exclude one of the two declarations.
    return files.filter { !unread.contains($0.name) && !BracketBalance.hasCondition($0.tokens) }
  }

  /// Reports unmatched brackets and repeated declarations.
  /// - Parameters:
  ///   - first: the first declaration of each type, to which those of the files are added.
  ///   - earlier: returns the declaration of any other type.
  private func repeated(
    in files: [SideFile], of study: CaseStudy, on side: Side, after first: inout [String: Declaration],
    _ earlier: (String) -> Declaration? = { _ in nil }
  ) -> [Diagnostic] {
    files.flatMap { file -> [Diagnostic] in
      if let fault = BracketBalance(file.tokens).fault(in: study, id: id) { return [fault] }
      // Other languages allow a type of the same name in each file.
      guard SitePath.fileExtension(of: file.name) == "swift" else { return [] }
      return Self.declaredTypes(in: file.tokens).compactMap { type in
        guard let other = first[type.text] ?? earlier(type.text) else {
          first[type.text] = (file.name, type.position.line)
          return nil
        }
        let replacing: Message = "add 'replace' to the info string if the block starts '\(file.name)' over"
        return Diagnostic(
          id, .warning,
          """
          The \(side.message) side must declare type '\(type.text)' only once, but line \(other.line) \
          declares it too
          """,
          at: SourceRange(path: study.article.source, start: type.position),
          solutions: ["remove one of them"] + (other.file == file.name ? [replacing] : []))
      }
    }
  }

  private typealias SideFile = (name: String, tokens: [PlacedToken])
  private typealias Declaration = (file: String, line: Int)

  private static let keywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// Returns the names of types that are declared outside of any braces and aren't private to their file.
  private static func declaredTypes(in tokens: [PlacedToken]) -> [PlacedToken] {
    var found: [PlacedToken] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
      guard depth == 0, keywords.contains(token.text), index + 1 < tokens.count,
        tokens[index + 1].text.first?.isUppercase == true
      else { continue }
      let modifiers = tokens[..<index].suffix(2).map(\.text)
      // `import struct Foundation.Date` declares nothing.
      if ["private", "fileprivate", "import"].contains(where: modifiers.contains) { continue }
      found.append(tokens[index + 1])
    }
    return found
  }
}
