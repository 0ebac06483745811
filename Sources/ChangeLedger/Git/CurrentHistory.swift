/// The history of the current commit, in a scratch repository that borrows the objects.
///
/// The repository comes with untrusted content. Its settings name files that `git log` opens, such as `mailmap.file`
/// and `diff.orderFile`, and git would wait for a pipe.
struct CurrentHistory: Sendable {
  /// The hash of the current commit.
  let commit: String
  /// The repository, in which names of branches and tags are resolved.
  let repository: GitRepository
  let scratch: ScratchRepository
  /// The path of the folder in the work tree, with a slash at its end; empty for all of it.
  private let prefix: String

  /// Opens the history of the repository around a folder; call `remove` when done.
  init(of folder: String) async throws(GitFailure) { try await self.init(from: HistoryOrigin(of: folder)) }

  /// Opens the history from an origin; call `remove` when done.
  init(from origin: HistoryOrigin) async throws(GitFailure) {
    repository = origin.repository
    commit = origin.head.commit
    prefix = origin.head.folder.isEmpty ? "" : origin.head.folder + "/"
    scratch = try await ScratchRepository(borrowingFrom: repository)
  }

  /// Git, running in the scratch repository.
  var git: GitProgram { scratch.git }

  /// The option that makes git list only the folder's files, by paths relative to it.
  var relativePaths: [String] { prefix.isEmpty ? [] : ["--relative=" + prefix] }

  /// Returns the path of a file from the top of the work tree.
  func path(of file: String) -> String { prefix + file }

  /// Returns the path of a file from the folder; `nil` for one outside it.
  func relative(_ path: String) -> String? { path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil }

  /// Deletes the scratch repository.
  func remove() { scratch.remove() }
}

/// The current commit of the repository around a folder.
struct HistoryOrigin {
  let repository: GitRepository
  let head: (commit: String, folder: String)
  /// A description of everything that the history from here depends on.
  let text: String

  init(of folder: String) async throws(GitFailure) {
    repository = try await GitRepository(at: folder, isNamed: false)
    head = try await repository.head()
    let cutOff = try repository.cutOff().sorted()
    text = ([repository.objectFormat, head.commit, head.folder] + cutOff).joined(separator: "\n")
  }
}
