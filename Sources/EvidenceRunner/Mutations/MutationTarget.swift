import CaseStudyModel
import SourceTrees

/// A study whose after side can be mutated, together with the trees after its change requests.
struct MutationTarget: Sendable {
  let study: CaseStudy
  let layout: FileLayout
  /// The after side before any change request.
  let base: DesignText
  /// The after side after each change request; `nil` if it has no change or the change doesn't apply.
  var changed: [DesignText?]

  /// The after side as mutations read it.
  var design: StudyDesign {
    let favoured = zip(study.changeRequests, changed).filter { request, _ in !request.isAdverse }
    let contracts = study.article.snippets.filter { $0.role == .contract && $0.side != .before && !$0.isIgnored }
    return StudyDesign(
      base: base, roles: study.article.frontMatter.roles, requested: favoured.compactMap { _, design in design },
      contracts: contracts.compactMap(\.contractName))
  }

  /// The study with its requests as they are, which then must not be carried out on a mutant.
  var withoutRequests: MutationTarget {
    var result = self
    result.changed = changed.map { _ in nil }
    return result
  }

  /// Returns the study with a mutant as its after side; `nil` if the mutation doesn't fit the base or a changed tree.
  func applying(_ mutant: Mutant) -> CaseStudy? {
    guard let files = mutant.changed(base), files != base.files else { return nil }
    var result = study
    result.article.frontMatter.roles = mutant.roles
    // The steps lead to the old after side.
    result.article.frontMatter.steps = []
    adapt(&result.article.snippets, to: mutant)
    // Ignored blocks aren't compiled, so the old after side stays in the study and the mutant's files come after it.
    for index in result.article.snippets.indices where isAfterSource(result.article.snippets[index]) {
      result.article.snippets[index].isIgnored = true
    }
    for path in files.keys.sorted() {
      result.article.snippets.append(snippet(.source, path: path, lines: files[path] ?? []))
    }
    for (index, request) in study.changeRequests.enumerated() {
      guard let design = changed[index] else { continue }
      guard let patched = mutant.changed(design) else { return nil }
      if !Set(files.keys).isSubset(of: patched.keys) { return nil }
      // A patch of both sides becomes a patch of the before side alone.
      for shared in request.snippets where isSharedChange(result.article.snippets[shared]) {
        result.article.snippets[shared].side = .before
      }
      var indices = request.snippets.filter { !isAfterChange(result.article.snippets[$0]) }
      for path in patched.keys.sorted() where patched[path] != files[path] {
        indices.append(result.article.snippets.count)
        var change = snippet(.change, path: path, lines: patched[path] ?? [])
        change.isReplacing = files[path] != nil
        result.article.snippets.append(change)
      }
      result.changeRequests[index].snippets = indices
    }
    return result
  }

  private func adapt(_ snippets: inout [Snippet], to mutant: Mutant) {
    let adapted: Set<SnippetRole> = [.driver, .usage, .fake, .contract, .conformers, .test]
    for index in snippets.indices where adapted.contains(snippets[index].role) && snippets[index].side == .after {
      snippets[index].code = mutant.adapted(snippets[index].code)
      snippets[index].contractName = snippets[index].contractName.map(mutant.adapted)
    }
  }

  private func isAfterSource(_ snippet: Snippet) -> Bool {
    snippet.role == .source && snippet.side == .after && snippet.expectedFailure == nil
  }

  private func isAfterChange(_ snippet: Snippet) -> Bool {
    snippet.role == .change && snippet.side == .after
  }

  private func isSharedChange(_ snippet: Snippet) -> Bool {
    snippet.role == .change && snippet.side == nil
  }

  private func snippet(_ role: SnippetRole, path: String, lines: [String]) -> Snippet {
    let code = lines.reduce(into: "") { $0 += $1 + "\n" }
    return Snippet(line: 1, codeLine: 2, language: layout.language, file: path, side: .after, role: role, code: code)
  }
}
