import CaseStudyModel

/// Reads the current commit of the repository that contains a folder: its files, and where the repository is hosted.
///
/// Only commands that read objects and settings run, so hooks, filters, pagers and other programs of a hostile
/// configuration are never started. The index and the work tree are ignored.
package enum SourceRepositoryReader {
  /// Returns the repository; `nil` if the folder isn't in a work tree with a commit, the repository has objects of
  /// another one, or git is not installed.
  package static func repository(around folder: String) async -> SourceRepository? {
    guard let (git, place) = await place(of: folder),
      let tree = try? await git.run(
        ["ls-tree", "-r", "-t", "-z", "--full-tree", place.commit], atMost: GitProgram.namesLimit)
    else { return nil }
    let entries = entries(of: tree)
    return SourceRepository(
      commit: place.commit, remote: place.remote, folder: place.folder, files: entries.files, folders: entries.folders)
  }

  /// Returns the repository without its files, which its commit determines; takes less time for a large one.
  package static func repositoryWithoutFiles(around folder: String) async -> SourceRepository? {
    await place(of: folder)?.repository
  }

  private static func place(of folder: String) async -> (git: GitProgram, repository: SourceRepository)? {
    guard let repository = try? await GitRepository(at: folder, isNamed: false),
      let head = try? await repository.head()
    else { return nil }
    let remotes = try? await repository.git.run(
      ["config", "-z", "--get-regexp", #"^remote\..*\.url$"#], atMost: GitProgram.namesLimit)
    return (repository.git, SourceRepository(commit: head.commit, remote: remotes.flatMap(remote), folder: head.folder))
  }

  /// Returns the address of `origin`, or of the first remote.
  static func remote(in settings: [UInt8]) -> String? {
    // Each setting is its key, a line feed, its value and a zero byte.
    let pairs = settings.split(separator: 0).compactMap { setting -> (key: String, value: String)? in
      guard let end = setting.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      return (
        String(decoding: setting[..<end], as: UTF8.self),
        String(decoding: setting[setting.index(after: end)...], as: UTF8.self)
      )
    }
    return (pairs.first { $0.key == "remote.origin.url" } ?? pairs.first)?.value
  }

  /// Returns the regular files, and the folders and submodules, of git's list of a tree. Symbolic links are left out,
  /// because a code host shows their targets' names only; so are names that aren't UTF-8, which no link can have.
  private static func entries(of tree: [UInt8]) -> (files: [String], folders: [String]) {
    var files: [String] = []
    var folders: [String] = []
    for record in TreeRecord.records(in: tree) {
      guard let path = record.text else { continue }
      switch record.kind {
      case .file: files.append(path)
      case .folder, .submodule: folders.append(path)
      case .link: continue
      }
    }
    return (files, folders)
  }
}
