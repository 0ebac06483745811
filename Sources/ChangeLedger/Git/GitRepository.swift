import CaseStudyModel
import SystemFiles

/// A repository opened for reading: its object folder, and the commits that revisions refer to.
struct GitRepository: Sendable {
  /// The absolute path of the object folder.
  let objects: String
  /// The hash algorithm for object names: `sha1` or `sha256`.
  let objectFormat: String
  /// The file with the cut-off points of a shallow clone; `nil` for a complete one.
  let shallowFile: String?
  /// Git, running in the repository, with the settings of whoever owns it.
  let git: GitProgram

  /// Opens the repository that contains a folder, which may be bare, a work tree or part of one.
  /// - Parameter isNamed: whether the user named the folder explicitly, so that a bare repository there is trusted;
  ///   one inside a folder of documents is untrusted content, and so is its configuration.
  init(at folder: String, isNamed: Bool = true) async throws(GitFailure) {
    git = try GitProgram.reading(
      around: folder,
      settings: isNamed ? ["-c", "safe.bareRepository=all"] : Self.settingsAmongDocuments)
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
    // The path comes last, because it may contain line feeds.
    let lines = answer.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { throw .noRepository(folder, reason: "git reported no object folder") }
    objectFormat = String(lines[0])
    objects = String(lines[2].dropLast())
    shallowFile =
      lines[1] == "true"
      ? String(try await git.text(["rev-parse", "--path-format=absolute", "--git-path", "shallow"]).dropLast()) : nil
    if !isNamed { try await requireOwnObjects(around: folder) }
  }

  /// The options for a repository that comes with documents, in which a bare one is untrusted content.
  static let settingsAmongDocuments = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
  ]

  /// Returns the hash of the current commit, and the path of the folder in the work tree, without a slash at its end.
  /// - Throws: `GitFailure` if there is no commit or no work tree.
  func head() async throws(GitFailure) -> (commit: String, folder: String) {
    // The hash comes last, because the folder may contain line feeds.
    let text = try await git.text(["rev-parse", "--show-prefix", "--verify", "HEAD^{commit}"]).dropLast()
    guard let end = text.utf8.lastIndex(of: UInt8(ascii: "\n"))
    else { throw .failed(command: "rev-parse", reason: "it named no work tree") }
    let commit = String(text[text.utf8.index(after: end)...])
    guard commit.isFullHash else { throw .failed(command: "rev-parse", reason: "it named no commit") }
    let prefix = text[..<end]
    return (commit, String(prefix.hasSuffix("/") ? prefix.dropLast() : prefix))
  }

  /// Returns the commits that revisions refer to: branches, remote branches, tags, hashes or any other git syntax.
  /// - Parameter scratch: a place for the input file, so that git runs once for all revisions.
  /// - Throws: `GitFailure.unknownRevision` for the first revision that doesn't exist.
  func commits(of revisions: [String], writingTo scratch: ScratchRepository) async throws(GitFailure) -> [String] {
    // A line feed would turn one query into two.
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
      guard words.count == 2, words[1] == "commit", words[0].isFullHash else { throw try await unknown(revision) }
      commits.append(String(words[0]))
    }
    return commits
  }

  /// Returns the commits at which a shallow clone is cut off; empty for a complete one.
  func cutOff() throws(GitFailure) -> Set<String> {
    guard let shallowFile else { return [] }
    do {
      let text = String(decoding: try FileSystem.read(shallowFile, limit: GitProgram.namesLimit), as: UTF8.self)
      return Set(text.split(separator: "\n").map(String.init))
    } catch {
      throw .failed(command: "rev-parse", reason: error.description)
    }
  }

  /// Returns the error for a revision that doesn't exist: a commit without that ancestor, or an unknown name.
  func unknown(_ revision: String) async throws(GitFailure) -> GitFailure {
    let name = String(revision.prefix { $0 != "^" && $0 != "~" })
    // Other suffixes, such as '^{tree}', name no ancestor.
    guard revision.utf8.dropFirst(name.utf8.count).allSatisfy("^~0123456789".utf8.contains)
    else { return .unknownRevision(revision, nearest: nil) }
    if name.utf8.count < revision.utf8.count,
      !(try await git.run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], accepting: [0, 1, 128]).isEmpty)
    {
      return .noAncestor(revision, of: name, isShallow: shallowFile != nil)
    }
    return .unknownRevision(name, nearest: try await nearestName(to: name))
  }

  /// Returns the branch or tag most likely meant; the remote's name may be missing.
  func nearestName(to revision: String) async throws(GitFailure) -> String? {
    var names = RepositoryNames(try await names())
    return names.nearest(to: revision)
  }

  /// Returns the names of branches, remote branches and tags.
  func names() async throws(GitFailure) -> [String] {
    try await git.text(
      ["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads", "refs/remotes", "refs/tags"],
      atMost: GitProgram.namesLimit
    ).split(separator: "\n").map(String.init)
  }
}

/// The names of branches and tags, for suggestions.
struct RepositoryNames: Sendable {
  private let names: [String]
  private var known: KnownNames

  init(_ names: [String]) {
    self.names = names
    known = KnownNames(names)
  }

  /// Returns the branch or tag most likely meant; the remote's name may be missing.
  mutating func nearest(to revision: String) -> String? {
    names.first { $0.hasSuffix("/" + revision) } ?? known.nearest(to: revision)
  }
}
