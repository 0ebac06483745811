import CaseStudyModel

/// The commits that lead to the current one, and the files in them: all merged branches, not only first parents.
///
/// Everything is read from the repository's objects. Commits are ordered by ancestry alone, because their dates could
/// say anything.
package struct RepositoryHistory: Sendable {
  /// The commits with their parents.
  package let graph: CommitGraph
  /// Whether the clone lacks the beginning of the history.
  package let isShallow: Bool
  private let current: CurrentHistory

  /// The maximum size of the lines that a search finds in a commit, in bytes: a file may repeat a line millions of
  /// times.
  private static let matchesLimit = 16 << 20

  /// Reads the history of the repository around a folder; call `remove` when done.
  package init(of folder: String) async throws(GitFailure) {
    current = try await CurrentHistory(of: folder)
    do throws(GitFailure) {
      isShallow = try !current.repository.cutOff().isEmpty
      graph = try await Self.graph(of: [current.commit], by: current.git)
    } catch {
      current.remove()
      throw error
    }
  }

  /// Returns the graph, extended by further commits and their ancestors, such as an unmerged branch.
  package func graph(with commits: Set<String>) async throws(GitFailure) -> CommitGraph {
    if commits.allSatisfy(graph.contains) { return graph }
    return try await Self.graph(of: [current.commit] + commits.sorted(), by: current.git)
  }

  private static func graph(of commits: [String], by git: GitProgram) async throws(GitFailure) -> CommitGraph {
    CommitGraph(try await git.run(["rev-list", "--topo-order", "--reverse", "--parents"] + commits + ["--"]))
  }

  /// Deletes temporary files.
  package func remove() { current.remove() }

  /// Returns the names that a file has had, the current one first; renames are followed.
  /// - Parameter path: the file, relative to the folder.
  package func names(of path: String) async throws(GitFailure) -> [String] {
    let own = current.path(of: path)
    let output = try await current.git.run([
      "--literal-pathspecs", "log", "-z", "--follow", "--format=", "--name-only", current.commit, "--", own,
    ])
    var names = [own]
    for record in output.split(separator: 0) {
      let name = String(decoding: record.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the path of a file of the folder from the top of the repository.
  package func path(of file: String) -> String { current.path(of: file) }

  /// Returns the path of a file from the folder; `nil` for one outside it.
  package func relative(_ path: String) -> String? { current.relative(path) }

  /// Returns the commits that change files, each after its parents.
  /// - Parameter paths: the files, from the top of the repository.
  package func commits(changing paths: [String]) async throws(GitFailure) -> [String] {
    let output = try await current.git.text(
      ["--literal-pathspecs", "rev-list", "--topo-order", "--reverse", "--full-history", current.commit, "--"] + paths)
    return output.split(separator: "\n").map(String.init)
  }

  /// Returns the content of a file in a commit; `nil` if the commit has no such file.
  /// - Parameter path: the file, from the top of the repository.
  /// - Throws: `GitFailure`, including for a file of more than 4 MB.
  package func bytes(of path: String, in commit: String) async throws(GitFailure) -> [UInt8]? {
    try await current.scratch.content(of: path, in: commit)
  }

  /// Returns the commits that revisions refer to; those that name none are left out.
  package func commits(of revisions: Set<String>) async throws(GitFailure) -> [String: String] {
    if revisions.isEmpty { return [:] }
    let names = try await RevisionNames(revisions, in: current.repository, writingTo: current.scratch)
    return revisions.reduce(into: [:]) { commits, revision in
      if case .success(let commit) = names[revision] { commits[revision] = commit }
    }
  }

  /// Returns the commits that add or remove a line with one of some texts, in any file, each after its parents.
  /// - Throws: `GitFailure` if git takes more than its ten minutes.
  package func commits(changingLinesWith texts: [String]) async throws(GitFailure) -> [String] {
    let expression = texts.map(Self.escaped).joined(separator: "|")
    // A zero byte makes a file binary, and its lines are still read.
    let output = try await current.git.text([
      "log", "-m", "--text", "--topo-order", "--reverse", "--full-history", "--format=%H", "-G", expression,
      current.commit, "--",
    ])
    var commits: [String] = []
    for commit in output.split(separator: "\n").map(String.init) where commits.last != commit { commits.append(commit) }
    return commits
  }

  /// Returns the wanted lines of each file of a commit, without marks at their ends, by folder.
  package func folders(of commit: String, with lines: Set<String>) async throws(GitFailure) -> [[Set<String>]] {
    let input = try current.scratch.write(Array(lines.sorted().joined(separator: "\n").utf8 + [10]), to: "lines")
    let output = try await current.git.run(
      ["grep", "-z", "-a", "-F", "--full-name", "-f", input, commit], accepting: [0, 1],
      atMost: Self.matchesLimit)
    var folders: [String: [String: Set<String>]] = [:]
    for record in output.split(separator: UInt8(ascii: "\n")) {
      guard let end = record.firstIndex(of: 0) else { continue }
      let line = Self.trimmed(record[(end + 1)...])
      if !lines.contains(line) { continue }
      let path = String(decoding: record[..<end], as: UTF8.self)
      folders[SitePath.folder(of: path), default: [:]][path, default: []].insert(line)
    }
    return folders.values.map { Array($0.values) }
  }

  /// Returns a line from its first letter or digit to its last one, because marks of quotes, patches and comments may
  /// surround it.
  package static func trimmed(_ line: some BidirectionalCollection<UInt8>) -> String {
    let content = line.trimming { $0 < 0x80 && !$0.isASCIIDigit && !$0.isASCIILetter }
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns an extended regular expression that matches a text.
  private static func escaped(_ text: String) -> String {
    // By scalars, because a mark followed by an accent is another character.
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar) { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
