import CaseStudyModel
import CodeStructure

/// A block that a side needs must not have the word `ignore`.
struct IgnoredFile: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A block that a side needs must not have the word 'ignore'",
      text: """
        Code with 'ignore' is shown, but isn't part of its side: it isn't compiled, and no diff can change it. To hide \
        code from readers that is compiled, write 'hidden'.
        """,
      example: """
        ```swift Rate.swift ignore    isn't part of the side
        ```diff Rate.swift after      has nothing to change
        ```swift Rate.swift hidden    is part of it, and collapsed on the page
        """, traits: .isAboutWholeStudy, entails: ["PatchOfUnknownFile", "UnpairedDriver", "WeakClaim"])
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    let idle = idleBlocks(in: study.article)
    let ignored = snippets.filter { $0.isIgnored && $0.language != .diff && [.source, .change].contains($0.role) }
    if ignored.isEmpty { return idle }
    let code = BothSides { side in
      SideCode(snippets.filter { !$0.isIgnored && $0.expectedFailure == nil && $0.isShared(with: side) })
    }
    return idle
      + ignored.compactMap { block in
        guard let side = block.side, let file = block.file, let reason = code[side].reason(toKeep: block, of: file)
        else { return nil }
        let word = "ignore"
        return Diagnostic(
          id, .warning, "Word '\(word)' must not be on the block of '\(file)', because \(reason)",
          at: study.article.place(of: block), solutions: ["remove '\(word)'", "write 'hidden' to collapse the block"])
      }
  }
}

extension IgnoredFile {
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
    let missing = Declarations(block.code, in: block.language).capitalizedTypes
      .subtracting(types[block.language] ?? [])
    guard let type = missing.intersection(words[block.language] ?? []).min() else { return nil }
    return "other code of its side uses '\(type)'"
  }
}
