import CaseStudyModel
import CodeStructure

/// A translation must show the code of its original.
struct TranslatedCode: SiteCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A translation must show the code of its original",
      text: """
        A translation is about the same refactoring, so its principles, code, tests and change requests must be those \
        of the original, in the same order. Comments may be translated as long as the study isn't verified.
        """,
      example: """
        Content/case-studies/parking.md      var rate = 3
        Content/case-studies/parking.de.md   var rate = 4   isn't the same
        """, traits: .comparesBlocks, entails: ["EmptyStudy"])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    return site.translatedStudies.compactMap { study, original in
      if original.article.isUnread { return nil }
      // Another rule compares a translation with verified code.
      return site.evidence[original.article.slug] == nil ? difference(of: study, from: original) : nil
    }
  }

  private func difference(of study: CaseStudy, from original: CaseStudy) -> Diagnostic? {
    let (own, first) = (Self.blocks(of: study), Self.blocks(of: original))
    let name = SitePath.name(of: original.article.source)
    let front = study.article.frontMatter
    let key = "principles"
    if front.lines[key] != nil, Set(front.principles ?? []) != Set(original.principles) {
      return Diagnostic(
        id, .warning, "Key '\(key)' of a translation must name the principles of its original '\(name)'",
        at: study.article.place(ofKey: key), solutions: ["remove the key; the original's principles apply"])
    }
    for (block, model) in zip(own, first) where !Self.isSame(block, model) {
      return Diagnostic(
        id, .information, "Code of a translation must be the same as in its original '\(name)'",
        at: study.article.place(of: block),
        notes: [
          Diagnostic.Note("This block must be the same", at: original.article.place(line: model.line))
        ],
        solutions: ["copy the block of '\(name)'"])
    }
    guard own.count != first.count else { return mark(of: study, unlike: original) }
    return Diagnostic(
      id, .information,
      "A translation must have the \(first.count) blocks of code of its original '\(name)'; this one has \(own.count)",
      at: study.article.place(line: 1), solutions: ["copy the blocks that differ"])
  }

  /// Reports the first change request that is adverse in only one of the two.
  private func mark(of study: CaseStudy, unlike original: CaseStudy) -> Diagnostic? {
    let pairs = zip(study.changeRequests, original.changeRequests)
    // Another rule reports a mark that is written differently.
    guard let (own, first) = pairs.first(where: { $0.isAdverse != $1.isAdverse }), AdverseMark(of: own) == nil else {
      return nil
    }
    let mark = "(adverse)"
    return Diagnostic(
      id, .warning,
      first.isAdverse
        ? "Change request '\(own.title)' must end with '\(mark)', like '\(first.title)' in the original"
        : "Change request '\(own.title)' must not end with '\(mark)', because '\(first.title)' in the original doesn't",
      at: study.article.place(line: own.line),
      notes: [Diagnostic.Note("This is the request in the original", at: original.article.place(line: first.line))],
      solutions: first.isAdverse ? ["add '\(mark)' at the end of the heading"] : ["remove '\(mark)'"])
  }

  private static func blocks(of study: CaseStudy) -> [Snippet] {
    study.article.snippets.filter { $0.side != nil || $0.role != .source }
  }

  private static func isSame(_ left: Snippet, _ right: Snippet) -> Bool {
    left.role == right.role && left.side == right.side && left.language == right.language && left.file == right.file
      && (left.code == right.code || tokens(of: left) == tokens(of: right))
  }

  /// Returns the tokens of a block's code, which leave out comments.
  private static func tokens(of snippet: Snippet) -> [String] {
    CodeTokens(snippet.code, in: snippet.language).texts
  }
}
