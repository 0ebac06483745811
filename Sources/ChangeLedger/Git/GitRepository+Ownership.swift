import SystemFiles

/// Keeps a repository around documents from leading to another one on the machine.
extension GitRepository {
  /// Throws for a repository whose objects aren't its own.
  ///
  /// A folder of documents may come with a `.git`, for example in an archive. Links, alternates or a `.git` file could
  /// point to any repository that its reader owns, and publish it.
  func requireOwnObjects(around folder: String) async throws(GitFailure) {
    do {
      guard let objects = try FileSystem.resolved(objects), let site = try FileSystem.resolved(folder)
      else { throw GitFailure.foreignObjects("'objects' must be a folder") }
      let shared = FilePath.folder(of: self.objects)
      guard let repository = try FileSystem.resolved(shared), objects == FilePath.joined(repository, "objects")
      else { throw GitFailure.foreignObjects("its folder 'objects' must not be a link") }
      if let link = try Self.link(of: objects, repository) {
        throw GitFailure.foreignObjects("'\(link)' in its folder must not be a link")
      }
      if try FileStatus(of: objects + "/info/alternates") != nil {
        throw GitFailure.foreignObjects(
          "it borrows them from another; run 'git repack -a -d', then remove '.git/objects/info/alternates'")
      }
      if Self.isGitFolder(repository, around: site) { return }
      if try await isNamedBack(by: repository) { return }
      throw GitFailure.foreignObjects(
        "its '.git' leads to a repository elsewhere, which must name this folder as one of its worktrees or as "
          + "'core.worktree'")
    } catch let failure as GitFailure {
      throw failure
    } catch {
      throw .failed(command: "rev-parse", reason: "\(error)")
    }
  }

  /// Returns whether a repository is the folder `.git` of a folder around a site, or is inside it, as a submodule's is.
  private static func isGitFolder(_ repository: String, around site: String) -> Bool {
    FilePath.folders(from: site).contains { FilePath.isWithin(repository, FilePath.joined($0, ".git")) }
  }

  /// Returns whether a repository elsewhere names this work tree, as repositories with worktrees and submodules do.
  private func isNamedBack(by repository: String) async throws -> Bool {
    guard let tree = try await path("--show-toplevel"), let own = try await path("--git-dir") else { return false }
    if FilePath.relative(own, to: FilePath.joined(repository, "worktrees")) != nil {
      let bytes = try FileSystem.read(FilePath.joined(own, "gitdir"), limit: 1 << 16)
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return try FileSystem.resolved(FilePath.joined(own, name)) == FileSystem.resolved(FilePath.joined(tree, ".git"))
    }
    let config = FilePath.joined(repository, "config")
    let output = try await git.run(["config", "--file", config, "--get", "core.worktree"], accepting: [0, 1])
    let name = String(decoding: output.dropLast(), as: UTF8.self)
    return try !name.isEmpty && FileSystem.resolved(FilePath.joined(repository, name)) == tree
  }

  private func path(_ question: String) async throws -> String? {
    let answer = try await git.text(["rev-parse", "--path-format=absolute", question])
    return try FileSystem.resolved(String(answer.dropLast()))
  }

  /// Returns the first link through which objects or the cut-off points of a shallow clone could come from elsewhere.
  private static func link(of objects: String, _ repository: String) throws(SystemError) -> String? {
    var folders = [objects]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = FilePath.joined(folder, name)
        switch try FileStatus(of: path, followingLinks: false)?.kind {
        case .link: return FilePath.relative(path, to: repository)
        case .folder: folders.append(path)
        default: continue
        }
      }
    }
    let shallow = try FileStatus(of: FilePath.joined(repository, "shallow"), followingLinks: false)
    return shallow?.kind == .link ? "shallow" : nil
  }

  /// Returns the names in a folder; none if it is gone, because git removes empty folders of objects.
  private static func names(in folder: String) throws(SystemError) -> [String] {
    do throws(SystemError) { return try FileSystem.names(in: folder) } catch {
      if error.isMissing { return [] }
      throw error
    }
  }
}
