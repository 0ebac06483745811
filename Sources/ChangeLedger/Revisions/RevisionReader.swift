import CaseStudyModel

/// Answers questions about the commits of the repository around a folder, from its objects alone.
///
/// Only names are resolved in the repository. Everything else runs in a scratch repository that borrows its objects, so
/// none of its settings, hooks, filters or attributes has any effect, and a partial clone fetches nothing. The index
/// and the work tree aren't read. Branches are resolved once, so the code is consistent even if the repository changes
/// in the meantime.
package struct RevisionReader: Sendable {
  private let folder: String

  package init(around folder: String) { self.folder = folder }

  /// Returns the answers, with a few runs of git for all questions.
  package func answers(to questions: Set<RevisionQuestion>) async -> [RevisionQuestion: RevisionAnswer] {
    do throws(GitFailure) {
      let repository = try await GitRepository(at: folder, isNamed: false)
      let prefix = try await repository.git.text(["rev-parse", "--show-prefix"]).dropLast()
      let scratch = try await ScratchRepository(borrowingFrom: repository)
      defer { scratch.remove() }
      let names = try await RevisionNames(Set(questions.flatMap(\.revisions)), in: repository, writingTo: scratch)
      var search = RevisionSearch(
        site: prefix.hasSuffix("/") ? String(prefix.dropLast()) : String(prefix), names: names)
      return try await search.answers(to: questions, in: scratch)
    } catch {
      let fault: RevisionFault
      switch error {
      case .noRepository, .missingGit: fault = .noRepository
      default: fault = .failed(error.description)
      }
      return Dictionary(questions.map { ($0, .fault(fault)) }) { first, _ in first }
    }
  }
}

extension RevisionQuestion {
  /// The revisions that the question names.
  fileprivate var revisions: [String] {
    switch self {
    case .file(let paths): paths.map(\.revision)
    case .files(let side): [side.revision]
    case .request(let revision, let bases): [revision] + bases.map(\.revision)
    }
  }
}
