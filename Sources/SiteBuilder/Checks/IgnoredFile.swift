import CaseStudyModel
import CodeStructure

/// A block that a side needs must not have a word, a language or a name that keeps it out of the side.
struct IgnoredFile: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A block that a side needs must be part of it",
      text: """
        Code with 'ignore' is shown, but isn't part of its side: it isn't compiled, and no diff can change it. The \
        same is true of code with 'neutral', and of a file in a language other than its own. To hide code from readers \
        that is compiled, write 'hidden'. Each test and each program with 'usage' replaces the side's main.swift, so \
        types that other code uses belong in another file.
        """,
      example: """
        ```swift Rate.swift ignore    isn't part of the side
        ```diff Rate.swift after      has nothing to change
        ```swift Rate.swift hidden    is part of it, and collapsed on the page
        """, traits: .isAboutWholeStudy,
      entails: [
        "MissingAfter", "MissingBefore", "MissingSides", "PatchOfUnknownFile", "UnknownKeyLines", "UnpairedDriver",
        "WeakClaim",
      ])
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    let idle = idleBlocks(in: study.article)
    let ignored = snippets.filter { block in
      block.isIgnored && block.side != nil && block.language != .diff && [.source, .change].contains(block.role)
    }
    let neutral = snippets.filter(Self.isNamedNeutral)
    let others = inOtherLanguages(study.article) + replacedPrograms(of: study.article)
    if ignored.isEmpty, neutral.isEmpty { return idle + others }
    let code = BothSides { side in
      SideCode(
        snippets.filter { block in
          !block.isIgnored && block.expectedFailure == nil && block.isShared(with: side) && !Self.isNamedNeutral(block)
        })
    }
    return idle + others
      + (ignored + neutral).compactMap { block in
        let sides = block.side.map { [$0] } ?? Side.allCases
        guard let file = block.file,
          let reason = sides.lazy.compactMap({ code[$0].reason(toKeep: block, of: file) }).first
        else { return nil }
        let word = block.isIgnored ? "ignore" : "neutral"
        let hiding: [Message] = block.isIgnored ? ["write 'hidden' to collapse the block"] : []
        return Diagnostic(
          id, .warning, "Word '\(word)' must not be on the block of '\(file)', because \(reason)",
          at: study.article.place(of: block), solutions: ["remove '\(word)'"] + hiding)
      }
  }

  /// Returns whether a block of a file has the word `neutral`.
  private static func isNamedNeutral(_ block: Snippet) -> Bool {
    block.side == nil && block.sideSource == .info && block.role == .source && block.file != nil && !block.isIgnored
      && block.language != .diff
  }
}

extension IgnoredFile {
  /// Reports files of the study's language whose blocks name another one. The reader reports languages whose files have
  /// one extension.
  private func inOtherLanguages(_ article: Article) -> [Diagnostic] {
    let own = Set(
      article.snippets.filter { $0.role == .source && $0.side != nil && $0.file != nil }.compactMap(\.language))
    return article.snippets.compactMap { block in
      guard [.source, .change].contains(block.role), !block.isIgnored, !Self.isNamedNeutral(block),
        let file = block.file, let language = block.language, language != .diff, language.fileExtension == nil,
        let meant = Language.language(ofFileExtension: SitePath.fileExtension(of: file)), meant != language,
        // Dialects of these languages have the same extensions.
        own.contains(meant), !["javascript", "typescript"].contains(meant.rawValue)
      else { return nil }
      let (word, right) = (language.rawValue, meant.rawValue)
      let reason: Message = "the study's other code is in '\(right)'"
      return Diagnostic(
        id, .warning, "Word '\(word)' must not be on the block of '\(file)', because \(reason)",
        at: article.place(of: block), solutions: ["replace '\(word)' with '\(right)'"])
    }
  }

  /// Reports each main.swift of a side whose types other code uses.
  private func replacedPrograms(of article: Article) -> [Diagnostic] {
    let snippets = article.snippets.filter { !$0.isIgnored && $0.expectedFailure == nil && $0.language == .swift }
    func isProgram(_ block: Snippet) -> Bool {
      block.role == .source && block.file.map { SitePath.name(of: $0) == "main.swift" } ?? false
    }
    let programs = snippets.filter(isProgram)
    guard !programs.isEmpty, snippets.contains(where: { [.contract, .test, .usage].contains($0.role) }) else {
      return []
    }
    let code = BothSides { side in SideCode(snippets.filter { $0.isShared(with: side) && !isProgram($0) }) }
    return programs.compactMap { block in
      guard let side = block.side, let file = block.file, let type = code[side].neededType(of: block) else {
        return nil
      }
      let name = type + ".swift"
      return Diagnostic(
        id, .warning,
        """
        File '\(file)' must have another name: other code of its side uses '\(type)', and each test replaces this file
        """,
        at: article.place(of: block), solutions: ["rename it to '\(name)'"])
    }
  }

  /// Reports blocks that have no purpose unless they run. A program without output may be there only to be shown.
  private func idleBlocks(in article: Article) -> [Diagnostic] {
    let roles: Set<SnippetRole> = [.test, .driver, .fake, .contract, .conformers]
    let snippets = article.snippets
    return snippets.indices.filter { index in
      let block = snippets[index]
      let hasOutput = snippets.indices.contains(index + 1) && snippets[index + 1].role == .output
      return block.isIgnored && (roles.contains(block.role) || block.role == .usage && hasOutput)
    }.map { index in
      let (block, word) = (snippets[index], "ignore")
      return Diagnostic(
        id, .warning, "Word '\(word)' must not be on a block with '\(block.role.rawValue)', or nothing runs it",
        at: article.place(of: block),
        solutions: [
          "remove '\(word)'",
          block.role == .usage ? "write 'text' in place of 'output'" : "write 'hidden' to collapse the block",
        ])
    }
  }
}

/// The blocks that a side consists of.
private struct SideCode {
  private var files: Set<String> = []
  private var changedFiles: Set<String> = []
  private var types: [Language?: Set<String>] = [:]
  private var words: [Language?: Set<String>] = [:]

  init(_ blocks: [Snippet]) {
    for block in blocks {
      if block.language == .diff {
        changedFiles.formUnion([block.file].compactMap { $0 })
        // The code that a diff adds uses declarations of the side.
        let ending = SitePath.fileExtension(of: block.file ?? "")
        let language = Language.language(ofFileExtension: ending)
        words[language, default: []].formUnion(CodeTokens(block.addedLines, in: language).texts)
        continue
      }
      files.formUnion([block.file].compactMap { $0 })
      let declared = Declarations(block.code, in: block.language).capitalizedTypes
      types[block.language, default: []].formUnion(declared)
      words[block.language, default: []].formUnion(CodeTokens(block.code, in: block.language).texts)
    }
  }

  /// Returns the reason why the side needs an ignored block; `nil` if it doesn't.
  func reason(toKeep block: Snippet, of file: String) -> Message? {
    if changedFiles.contains(file), !files.contains(file) { return "a diff changes that file" }
    return neededType(of: block).map { "other code of its side uses '\($0)'" }
  }

  /// Returns a type of a block that the side uses and doesn't declare elsewhere.
  func neededType(of block: Snippet) -> String? {
    let missing = Declarations(block.code, in: block.language).capitalizedTypes
      .subtracting(types[block.language] ?? [])
    return missing.intersection(words[block.language] ?? []).min()
  }
}
