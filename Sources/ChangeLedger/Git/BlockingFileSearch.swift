import SystemFiles

/// Searches the files that git may open in the repositories around a folder, and those that their settings include, for
/// pipes and devices, because git would wait for their content until its time is up.
///
/// A folder of documents may come with a `.git` that has such files, for example in an archive.
struct BlockingFileSearch {
  /// The folders of a repository from which git reads files.
  private static let folders = ["info", "logs", "objects", "refs", "reftable", "worktrees"]
  /// The maximum length in bytes of a file that leads to another folder.
  private static let longestPointer = 1 << 16
  /// The files of a repository's settings.
  private static let settings = ["config", "config.worktree"]
  /// The maximum length in bytes of a file of settings; the paths in a longer one are unknown.
  private static let longestSettings = 16 << 20

  /// The maximum number of files to examine, so that a link to a disk's root costs little.
  private static let fileLimit = 200_000

  private var searched: Set<FileStatus.Identity> = []
  private var fileCount = 0

  /// Returns the first pipe or device, relative to its repository; `nil` if there is none.
  static func firstFile(around folder: String) -> String? {
    guard var place = try? FileSystem.resolved(folder) else { return nil }
    var search = BlockingFileSearch()
    // Git looks for a repository in each of these folders until it finds a valid one.
    while true {
      if let found = search.firstFile(at: place) { return found }
      if place == "/" { return nil }
      place = FilePath.folder(of: place)
    }
  }

  private mutating func firstFile(at folder: String) -> String? {
    let own = FilePath.joined(folder, ".git")
    if let file = Self.status(of: own) {
      if file.isPipeOrDevice { return ".git" }
      let repository = file.kind == .file ? Self.target(of: own, after: "gitdir: ", from: folder) : own
      if let repository, let found = firstFile(inRepository: repository) { return found }
    }
    // Git considers a folder with a file `HEAD` as a bare repository.
    return Self.status(of: FilePath.joined(folder, "HEAD")) == nil ? nil : firstFile(inRepository: folder)
  }

  private mutating func firstFile(inRepository repository: String) -> String? {
    guard let top = Self.status(of: repository), searched.insert(top.identity).inserted else { return nil }
    for name in Self.names(in: repository) {
      if Self.status(of: FilePath.joined(repository, name))?.isPipeOrDevice == true { return name }
    }
    for name in Self.settings where includesPipe(FilePath.joined(repository, name)) { return name + ": include.path" }
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
          return folder + "/" + name
        }
      }
    }
    // Worktrees share most files of the repository that this one names.
    let pointer = FilePath.joined(repository, "commondir")
    guard let common = Self.target(of: pointer, after: "", from: repository) else { return nil }
    return firstFile(inRepository: common)
  }

  /// Returns whether git would wait for a file that a file of settings includes, directly or through others.
  private mutating func includesPipe(_ settings: String) -> Bool {
    var files = [settings]
    while let file = files.popLast() {
      guard let status = Self.status(of: file) else { continue }
      if status.isPipeOrDevice, file != "/dev/null" { return true }
      guard status.kind == .file, searched.insert(status.identity).inserted else { continue }
      fileCount += 1
      if fileCount > Self.fileLimit { return false }
      do {
        let bytes = try FileSystem.read(file, limit: Self.longestSettings)
        for path in IncludedSettings(bytes, in: FilePath.folder(of: file)).paths() {
          guard let path else { return true }
          files.append(path)
        }
      } catch {
        if error.isTooLarge { return true }
      }
    }
    return false
  }

  /// Returns the folder that a file of git names after a prefix, relative to another.
  private static func target(of file: String, after prefix: String, from folder: String) -> String? {
    guard let bytes = try? FileSystem.read(file, limit: longestPointer), bytes.starts(with: prefix.utf8) else {
      return nil
    }
    let path = bytes.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return FilePath.joined(folder, String(decoding: path, as: UTF8.self))
  }

  /// Reads the status of a path through links. Entries that another process removes in the meantime, or that this user
  /// may not see, are left to git.
  private static func status(of path: String) -> FileStatus? { try? FileStatus(of: path) }

  private static func names(in folder: String) -> [String] { (try? FileSystem.names(in: folder)) ?? [] }
}

extension GitProgram {
  /// Creates git for the repository around a folder, with the environment for a user's repository.
  /// - Throws: `GitFailure.pipeOrDevice` if git would wait for a file.
  static func reading(around folder: String, settings: [String]) throws(GitFailure) -> GitProgram {
    if let file = BlockingFileSearch.firstFile(around: folder) { throw .pipeOrDevice(file) }
    return GitProgram(folder: folder, environment: GitEnvironment.forRepository(), settings: settings)
  }
}
