import CaseStudyModel

/// A repository that is looked at and never written to: where its objects lie, and which commits its names stand for.
struct GitRepository: Sendable {
  /// The folder of its objects, as an absolute path.
  let objects: String
  /// The hash that names objects: `sha1` or `sha256`.
  let objectFormat: String
  /// The file that tells where a shallow clone was cut off; `nil` in a whole one.
  let shallowFile: String?
  private let git: GitProgram

  /// Opens the repository that a folder belongs to, whether bare, a working folder or a part of one.
  init(at folder: String) async throws(GitFailure) {
    // Whoever names a folder means it, so a bare repository needs no other leave.
    git = GitProgram(
      folder: folder, environment: GitEnvironment.forRepository(), settings: ["-c", "safe.bareRepository=all"])
    let answer: String
    do throws(GitFailure) {
      answer = try await git.text([
        "rev-parse", "--show-object-format", "--is-shallow-repository", "--path-format=absolute", "--git-path",
        "objects",
      ])
    } catch {
      guard case .failed(_, let reason) = error else { throw error }
      throw .noRepository(folder, reason: reason)
    }
    // The path comes last, because it may hold line feeds.
    let lines = answer.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { throw .noRepository(folder, reason: "git tells no folder of objects") }
    objectFormat = String(lines[0])
    objects = String(lines[2].dropLast())
    shallowFile =
      lines[1] == "true"
      ? String(try await git.text(["rev-parse", "--path-format=absolute", "--git-path", "shallow"]).dropLast()) : nil
  }

  /// Finds the commits that revisions stand for: branches, remote branches, tags, hashes, or what else git understands.
  /// - Parameter scratch: A place for a file of questions, so that one run of git answers all.
  /// - Throws: `GitFailure.unknownRevision` for the first that stands for none.
  func commits(of revisions: [String], writingTo scratch: ScratchRepository) async throws(GitFailure) -> [String] {
    // A line feed would make two questions of one.
    if let broken = revisions.first(where: { $0.isEmpty || $0.utf8.contains(UInt8(ascii: "\n")) }) {
      throw .unknownRevision(broken, nearest: nil)
    }
    let questions = revisions.map { $0 + "^{commit}\n" }.joined()
    let input = try scratch.write(Array(questions.utf8), to: "revisions")
    let answers = try await git.text(["cat-file", "--batch-check=%(objectname) %(objecttype)"], input: input)
      .split(separator: "\n")
    var commits: [String] = []
    for (index, revision) in revisions.enumerated() {
      let words = index < answers.count ? answers[index].split(separator: " ") : []
      guard words.count == 2, words[1] == "commit", words[0].count >= 40, words[0].allSatisfy(\.isHexDigit) else {
        throw .unknownRevision(revision, nearest: try await nearestName(to: revision))
      }
      commits.append(String(words[0]))
    }
    return commits
  }

  /// Finds the branch or tag that somebody may have meant; the name of a remote may be missing before it.
  private func nearestName(to revision: String) async throws(GitFailure) -> String? {
    let names = try await git.text([
      "for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads", "refs/remotes", "refs/tags",
    ]).split(separator: "\n").map(String.init)
    if let remote = names.first(where: { $0.hasSuffix("/" + revision) }) { return remote }
    return CaseStudyModel.nearestName(to: revision, among: names)
  }
}
