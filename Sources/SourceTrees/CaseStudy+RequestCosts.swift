import CaseStudyModel

extension CaseStudy {
  /// Applies each change request to both sides and counts its cost, as evidence does.
  /// - Parameter commands: the site's verifiers, which decide the language that evidence is about.
  package func requestCosts(commands: [String: LanguageCommands]) -> [BothSides<RequestCost>] {
    if changeRequests.isEmpty { return [] }
    let layout = StudyLanguages(of: self, commands: commands).main.map(FileLayout.of) ?? .any
    // Lists of studies count all requests of a site, and most requests touch few files.
    let touched = Set(changeRequests.lazy.flatMap(\.snippets).map { article.snippets[$0].file })
    let before = SourceTree.of(article, on: .before, in: layout, only: touched).value
    let after = SourceTree.of(article, on: .after, in: layout, only: touched).value
    return changeRequests.map { request in
      BothSides(
        before: before.cost(of: request, in: article, on: .before),
        after: after.cost(of: request, in: article, on: .after))
    }
  }
}

extension SourceTree {
  fileprivate func cost(of request: ChangeRequest, in article: Article, on side: Side) -> RequestCost {
    let applied = applying(request, of: article, on: side)
    guard let tree = applied.value else { return applied.diagnostics.isEmpty ? .notAsked : .inapplicable }
    let change = TreeChange(from: self, to: tree)
    return .counted(change.cost, editedFiles: change.edits.map(\.path), newFiles: change.newFiles)
  }
}
