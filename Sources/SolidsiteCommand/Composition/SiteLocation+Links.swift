import SystemFiles

extension SiteLocation {
  /// Checks that a command may change the file that an operand names.
  ///
  /// A pull request can replace a file by a link, and `around` finds the site around the link's target.
  /// - Parameter root: the value of `--root`, in which every operand must be.
  /// - Throws: `CommandFailure` for a link that leads out of the site around it, or out of the site or folder that the
  ///   command works in.
  static func checkIsChangeable(_ operand: String, root: String?) throws {
    guard root == nil, let file = try FileSystem.resolved(operand) else { return }
    let working = try FileSystem.workingFolder()
    let written = absolute(operand, in: working)
    if written == file { return }
    var allowed = [try folder(around: written)].compactMap { $0 }
    if FilePath.isWithin(written, working) {
      // A link can also lead to a folder that is another site.
      allowed.append(try folder(around: FilePath.joined(working, FilePath.name(of: written))) ?? working)
    } else if allowed.isEmpty {
      allowed = [FilePath.folder(of: written)]
    }
    let isAllowed = try allowed.allSatisfy { folder in
      try FileSystem.resolved(folder).map { FilePath.isWithin(file, $0) } ?? false
    }
    if !isAllowed {
      throw CommandFailure("'\(operand)' is a link that leads out of the site; nothing was written there")
    }
  }

  /// Returns an absolute path as written, without resolving links.
  private static func absolute(_ path: String, in working: String) -> String {
    var names: [String] = []
    for name in FilePath.names(on: FilePath.isAbsolute(path) ? path : FilePath.joined(working, path)) {
      if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
