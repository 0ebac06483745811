import SystemFiles

/// An empty bare repository of our own that borrows the objects of another one.
///
/// Differences and merges are made here, so that whatever merging writes falls into a temporary folder, and neither the settings
/// nor the attributes of the user, the system or the other repository have a say.
struct ScratchRepository: Sendable {
  private let folder: TemporaryFolder
  let git: GitProgram

  /// Creates the repository; `remove` ends it.
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

  /// Removes the repository from the disk.
  func remove() {
    folder.remove()
  }

  /// Writes a file that git is to read, and returns its path.
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
      bytes = try FileSystem.read(file)
    } catch {
      throw .unusableTemporaryFolder(error)
    }
    try write(bytes, to: name)
  }

  /// Finds the best common ancestor of two commits; of several, where both were merged crosswise, the one that git names first.
  func mergeBase(of base: String, and tip: String) async throws(GitFailure) -> String? {
    let output = try await git.run(["merge-base", base, tip], accepting: [0, 1])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  /// Compares the files of two commits, as far as patterns name them.
  ///
  /// A renamed file is one deleted and one new; lines are compared by Myers' algorithm, which is git's default.
  func changes(from old: String, to new: String, patterns: [String]) async throws(GitFailure) -> [FileChange] {
    let output = try await git.run(
      [
        "diff-tree", "-r", "-z", "--raw", "--numstat", "--no-renames", "--diff-algorithm=myers", "--no-ext-diff",
        "--no-textconv", "--ignore-submodules=all", old, new, "--",
      ] + patterns)
    return TreeDifferenceRecords(output).changes
  }

  /// Writes a path as git's quoted strings are, so that no byte in it is a separator.
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
