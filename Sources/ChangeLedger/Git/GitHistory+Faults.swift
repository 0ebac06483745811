import SystemFiles

extension GitHistory {
  /// Returns why the repository around a folder can't be read, although there is a `.git`; `nil` without a fault.
  ///
  /// A repository without commits has no fault.
  package static func fault(around folder: String) async -> GitFailure? {
    guard hasGitFile(around: folder) else { return nil }
    do throws(GitFailure) {
      _ = try await GitRepository(at: folder, isNamed: false)
      return nil
    } catch {
      if case .cancelled = error { return nil }
      return error
    }
  }

  /// Returns whether a folder, or one around it, has a `.git`, which is a file in worktrees and submodules.
  private static func hasGitFile(around folder: String) -> Bool {
    guard let folder = try? FileSystem.resolved(folder) else { return false }
    return FilePath.folders(from: folder).contains {
      (try? FileStatus(of: FilePath.joined($0, ".git"), followingLinks: false)) != nil
    }
  }
}
