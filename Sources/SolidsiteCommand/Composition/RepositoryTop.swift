import SystemFiles

/// The top folder of the repository around a site.
enum RepositoryTop {
  /// The environment variables with which GitHub and GitLab name the folder into which a job clones its repository.
  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// Returns the nearest folder with a `.git`, at or above a folder; `nil` if there is none.
  /// - Parameter folder: an absolute path with links resolved.
  static func around(_ folder: String) throws -> String? {
    try FilePath.folders(from: folder).first(where: isTop)
  }

  /// Returns the folder from which annotations must name files, so that a host finds them; `nil` if there is none.
  /// - Parameter folder: an absolute path with links resolved.
  static func forAnnotations(around folder: String) throws -> String? {
    let top = try around(folder)
    for variable in variables {
      guard let path = Terminal.variable(variable), let workspace = try FileSystem.resolved(path),
        FilePath.isWithin(folder, workspace)
      else { continue }
      // A job may clone the repository into a subfolder of the workspace. A '.git' below another one belongs to a
      // submodule.
      let isClonedBelow = try top.map { try FilePath.isWithin($0, workspace) && !isTop(workspace) } ?? false
      return isClonedBelow ? top : workspace
    }
    return top
  }

  private static func isTop(_ folder: String) throws -> Bool {
    try FileStatus(of: FilePath.joined(folder, ".git"), followingLinks: false) != nil
  }
}
