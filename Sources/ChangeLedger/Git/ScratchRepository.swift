import SystemFiles

/// An empty temporary bare repository that borrows another repository's objects.
///
/// Comparing and merging here keeps all writes in a temporary folder and ignores the configuration and attributes of
/// the user, the system and the other repository.
struct ScratchRepository: Sendable {
  private let folder: TemporaryFolder
  /// Git, running in the repository.
  let git: GitProgram

  /// Creates the repository; call `remove` when done.
  init(borrowingFrom repository: GitRepository) async throws(GitFailure) {
    do {
      folder = try TemporaryFolder(for: "ledger", isForManySmallFiles: true)
    } catch {
      throw .unusableTemporaryFolder(error)
    }
    git = GitProgram(folder: folder.path, environment: GitEnvironment.forScratch(home: folder.path))
    do {
      _ = try await git.run([
        "init", "--quiet", "--bare", "--template=", "--initial-branch=none",
        "--object-format=\(repository.objectFormat)",
      ])
      try write(Array((Self.quoted(repository.objects) + "\n").utf8), to: "objects/info/alternates")
      if let file = repository.shallowFile { try copy(file, to: "shallow") }
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Deletes the repository.
  func remove() { folder.remove() }

  /// Writes an input file for git and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(GitFailure) -> String {
    do {
      return try folder.write(bytes, to: name)
    } catch {
      throw .unusableTemporaryFolder(error)
    }
  }

  private func copy(_ file: String, to name: String) throws(GitFailure) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(file, limit: GitProgram.namesLimit)
    } catch {
      throw .unusableTemporaryFolder(error)
    }
    try write(bytes, to: name)
  }

  /// Returns the best common ancestor of two commits; for criss-cross merges, the first that git lists.
  func mergeBase(of base: String, and tip: String) async throws(GitFailure) -> String? {
    let output = try await git.run(["merge-base", base, tip], accepting: [0, 1])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  /// Returns the content of a file or a symbolic link of a commit; `nil` if the commit has no such file.
  /// - Parameter path: the file, from the top of the repository.
  /// - Throws: `GitFailure.failed` for a file of more than 4 MB; a few kilobytes of a repository may decompress to a
  ///   gigabyte.
  func content(of path: String, in commit: String) async throws(GitFailure) -> [UInt8]? {
    let limit = RevisionObjects.largestFile
    do throws(GitFailure) {
      return try await git.run(["cat-file", "blob", "\(commit):\(path)"], atMost: limit)
    } catch {
      if case .tooMuchOutput = error {
        throw .failed(command: "cat-file", reason: "'\(path)' has more than \(limit >> 20) MB")
      }
      // Git has one exit status for a missing file and for other failures.
      guard case .failed = error, try await !hasContent(at: path, in: commit) else { throw error }
      return nil
    }
  }

  private func hasContent(at path: String, in commit: String) async throws(GitFailure) -> Bool {
    let output = try await git.run(["ls-tree", "-z", "--full-tree", commit, "--", path], atMost: GitProgram.namesLimit)
    return TreeRecord.records(in: output).contains { $0.text == path && [.file, .link].contains($0.kind) }
  }

  /// Compares the files of two commits that match patterns.
  ///
  /// A rename counts as one deleted and one new file; lines are compared with Myers' algorithm, git's default.
  func changes(from old: String, to new: String, patterns: [String]) async throws(GitFailure) -> [ChangedFile] {
    let output = try await git.run(
      [
        "diff-tree", "-r", "-z", "--raw", "--numstat", "--no-renames", "--diff-algorithm=myers", "--no-ext-diff",
        "--no-textconv", "--ignore-submodules=all", old, new, "--",
      ] + patterns)
    return TreeDifferenceRecords(output).changes
  }

  /// Returns a path in git's quoted form, so that none of its bytes act as separators.
  private static func quoted(_ path: String) -> String {
    var quoted = "\""
    for character in path.unicodeScalars {
      switch character {
      case "\"", "\\": quoted += "\\" + String(character)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}
