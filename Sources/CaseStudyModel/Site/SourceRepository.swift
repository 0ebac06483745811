/// The repository that contains a site's folder, at its current commit.
public struct SourceRepository: Sendable {
  /// The hash of the commit.
  public let commit: String
  /// The address of the remote, as stored; may contain credentials. `nil` without a remote.
  public let remote: String?
  /// The path of the site's folder from the top of the repository; empty for the top.
  public let folder: String
  /// The files of the commit, by their paths from the top of the repository.
  package let files: Set<PathKey>
  /// The folders and submodules of the commit, by their paths from the top of the repository.
  package let folders: Set<PathKey>

  public init(
    commit: String, remote: String? = nil, folder: String = "", files: [String] = [], folders: [String] = []
  ) {
    self.commit = commit
    self.remote = remote
    self.folder = folder
    self.files = Set(files.map(PathKey.init))
    self.folders = Set(folders.map(PathKey.init))
  }
}

/// The software of a code host, which determines the addresses of files.
public enum CodeHostKind: String, Sendable, CaseIterable {
  case github
  case gitlab
  case bitbucket
  /// Gitea and Forgejo, such as Codeberg.
  case gitea
}
