import SystemFiles

/// Searches the files that git may open in the repositories around a folder, and those that their settings include, for
/// pipes and devices, because git would wait for their content until its time is up. So it would with settings that
/// include each other many times. It also finds links to files that git would quote in its messages.
///
/// A folder of documents may come with a `.git` that has such files, for example in an archive.
struct UnsafeFileSearch {
  /// The folders of a repository from which git reads files.
  private static let folders = ["info", "logs", "objects", "refs", "reftable", "worktrees"]
  /// The maximum length in bytes of a file that leads to another folder.
  private static let longestPointer = 1 << 16
  /// The files of a repository's settings.
  private static let settings = ["config", "config.worktree"]
  /// The maximum length in bytes of all settings that git reads, each file as often as it is included.
  static let longestSettings = 16 << 20
  /// The length in bytes that each file of settings counts for in addition to its own, because opening it takes time.
  private static let costOfSettings = 1 << 10
  /// The maximum number of files of settings that include each other in a row. Source: git's config.c, "include depth".
  private static let includeDepth = 10

  /// The files of which git quotes a line that it can't read, so a link would show a line of any other file.
  private static let quoted: Set = ["commondir", "packed-refs", "shallow"]

  /// The maximum number of files to examine, so that a link to a disk's root costs little.
  private static let fileLimit = 200_000

  private var searched: Set<FileStatus.Identity> = []
  private var fileCount = 0
  private var settingsLength = 0
  /// The paths that each file of settings includes; `nil` in place of one that isn't UTF-8.
  private var includedPaths: [String: [String?]] = [:]

  /// Returns the first pipe or device, relative to its repository, the first link to a file that git would quote, or
  /// the settings that take too long to read; `nil` if there is none.
  static func fault(around folder: String) -> GitFailure? {
    guard let folder = try? FileSystem.resolved(folder) else { return nil }
    var search = UnsafeFileSearch()
    // Git looks for a repository in each of these folders until it finds a valid one.
    for place in FilePath.folders(from: folder) {
      if let found = search.fault(at: place) { return found }
    }
    return nil
  }

  private mutating func fault(at folder: String) -> GitFailure? {
    let own = FilePath.joined(folder, ".git")
    if let file = Self.status(of: own) {
      if file.isPipeOrDevice { return .pipeOrDevice(".git") }
      if file.kind == .file, Self.isForeign(own) { return .foreignObjects("'.git' must not be a link to a file") }
      let repository = file.kind == .file ? Self.target(of: own, after: "gitdir: ", from: folder) : own
      if let repository, let found = fault(inRepository: repository) { return found }
    }
    // Git considers a folder with a file `HEAD` as a bare repository.
    return Self.status(of: FilePath.joined(folder, "HEAD")) == nil ? nil : fault(inRepository: folder)
  }

  private mutating func fault(inRepository repository: String) -> GitFailure? {
    guard let top = Self.status(of: repository), searched.insert(top.identity).inserted else { return nil }
    for name in Self.names(in: repository) {
      let path = FilePath.joined(repository, name)
      if Self.status(of: path)?.isPipeOrDevice == true { return .pipeOrDevice(name) }
      if Self.quoted.contains(name), Self.isForeign(path) {
        return .foreignObjects("'\(name)' in its folder must not be a link")
      }
    }
    for name in Self.settings {
      if let found = fault(inSettings: name, of: repository) { return found }
    }
    var folders = Self.folders
    while let folder = folders.popLast() {
      let path = FilePath.joined(repository, folder)
      guard let known = Self.status(of: path), known.kind == .folder, searched.insert(known.identity).inserted
      else { continue }
      for name in Self.names(in: path) {
        fileCount += 1
        if fileCount > Self.fileLimit { return nil }
        let file = FilePath.joined(path, name)
        // The folders above may be links, as in a linked worktree, but git makes no links below them.
        if (try? FileStatus(of: file, followingLinks: false))?.kind == .folder {
          folders.append(folder + "/" + name)
        } else if Self.status(of: file)?.isPipeOrDevice == true {
          return .pipeOrDevice(folder + "/" + name)
        }
      }
    }
    // Worktrees share most files of the repository that this one names.
    let pointer = FilePath.joined(repository, "commondir")
    guard let common = Self.target(of: pointer, after: "", from: repository) else { return nil }
    return fault(inRepository: common)
  }

  /// Returns the reason not to let git read a file of settings with all files that it includes, directly or through
  /// others.
  private mutating func fault(inSettings name: String, of repository: String) -> GitFailure? {
    let pipe = GitFailure.pipeOrDevice(name + ": include.path")
    var files = [(path: FilePath.joined(repository, name), depth: 0)]
    while let (path, depth) = files.popLast() {
      guard let status = Self.status(of: path) else { continue }
      if status.isPipeOrDevice, path != "/dev/null" { return pipe }
      guard status.kind == .file else { continue }
      settingsLength += status.size + Self.costOfSettings
      if settingsLength > Self.longestSettings { return .longSettings(limit: Self.longestSettings) }
      // Git fails at a deeper one.
      if depth == Self.includeDepth { continue }
      if includedPaths[path] == nil, let bytes = try? FileSystem.read(path, limit: Self.longestSettings) {
        includedPaths[path] = IncludedSettings(bytes, in: FilePath.folder(of: path)).paths()
      }
      for included in includedPaths[path] ?? [] {
        guard let included else { return pipe }
        files.append((included, depth + 1))
      }
    }
    return nil
  }

  /// Returns the folder that a file of git names after a prefix, relative to another.
  private static func target(of file: String, after prefix: String, from folder: String) -> String? {
    guard let bytes = try? FileSystem.read(file, limit: longestPointer), bytes.starts(with: prefix.utf8)
    else { return nil }
    let path = bytes.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return FilePath.joined(folder, String(decoding: path, as: UTF8.self))
  }

  /// Returns whether a path leads to a file of another name. The links of `git-new-workdir` keep the name.
  private static func isForeign(_ path: String) -> Bool {
    guard let target = try? FileSystem.resolved(path) else { return false }
    return FilePath.name(of: target) != FilePath.name(of: path)
  }

  /// Reads the status of a path through links. Entries that another process removes in the meantime, or that this user
  /// may not see, are left to git.
  private static func status(of path: String) -> FileStatus? { try? FileStatus(of: path) }

  private static func names(in folder: String) -> [String] { (try? FileSystem.names(in: folder)) ?? [] }
}

extension GitProgram {
  /// Creates git for the repository around a folder, with the environment for a user's repository.
  /// - Throws: `GitFailure` if git would wait for a file, or read settings for too long.
  static func reading(around folder: String, settings: [String]) throws(GitFailure) -> GitProgram {
    if let fault = UnsafeFileSearch.fault(around: folder) { throw fault }
    return GitProgram(folder: folder, environment: GitEnvironment.forRepository(), settings: settings)
  }
}
