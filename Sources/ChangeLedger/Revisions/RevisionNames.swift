import CaseStudyModel

/// The commits that revisions refer to.
struct RevisionNames: Sendable {
  private var commits: [String: Result<String, RevisionFault>] = [:]

  /// Resolves revisions: local branches, tags and hashes first, then branches of the remote `origin`.
  init(
    _ revisions: Set<String>, in repository: GitRepository, writingTo scratch: ScratchRepository
  ) async throws(GitFailure) {
    let wellFormed = revisions.filter(Self.isWellFormed).sorted()
    for revision in revisions where !Self.isWellFormed(revision) { commits[revision] = .failure(.malformedRevision) }
    if wellFormed.isEmpty { return }
    let questions = wellFormed.flatMap { ["\($0)^{commit}", "refs/remotes/origin/\($0)^{commit}", "\($0)^{}"] }
    let input = try scratch.write(Array((questions.joined(separator: "\n") + "\n").utf8), to: "revisions")
    let answers = try await repository.git.text(
      ["cat-file", "--batch-check=%(objectname) %(objecttype)"], input: input
    ).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard answers.count == questions.count else { throw .failed(command: "cat-file", reason: "unexpected output") }
    var known: RepositoryNames?
    for (index, revision) in wellFormed.enumerated() {
      let found = answers[(3 * index)..<(3 * index + 3)].map { $0 }
      if let commit = found.prefix(2).lazy.compactMap(Self.commit).first {
        commits[revision] = .success(commit)
      } else if found.contains(where: { $0.last == "ambiguous" }) {
        commits[revision] = .failure(.ambiguousRevision)
      } else if found[2].count == 2, ["tree", "blob"].contains(found[2][1]) {
        commits[revision] = .failure(.notCommit(found[2][1] == "tree" ? "tree" : "file"))
      } else {
        if known == nil { known = RepositoryNames(try await repository.names().filter(Self.isWellFormed)) }
        let nearest = known?.nearest(to: revision)
        commits[revision] = .failure(.unknownRevision(nearest: nearest, isShallow: repository.shallowFile != nil))
      }
    }
  }

  /// Returns the full hash of a revision's commit, or the reason that there is none.
  subscript(revision: String) -> Result<String, RevisionFault> {
    commits[revision] ?? .failure(.malformedRevision)
  }

  private static func commit(_ answer: [String]) -> String? {
    answer.count == 2 && answer[1] == "commit" && answer[0].isFullHash ? answer[0] : nil
  }

  /// Returns whether a text can be a branch, a tag or a hash, optionally followed by `~2` or `^`. Searches through
  /// messages and the reflog are rejected, because their meaning changes from day to day.
  static func isWellFormed(_ revision: String) -> Bool {
    guard let first = revision.unicodeScalars.first, first != "-", !revision.contains("..") else { return false }
    return revision.utf8.count <= 250
      && revision.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x80
          ? !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
          : scalar.value > 0x20 && scalar.value != 0x7F && !":?*[]\\{}\"'`".unicodeScalars.contains(scalar)
      }
  }
}
