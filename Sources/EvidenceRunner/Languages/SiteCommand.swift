import SystemFiles

/// A command of the site, resolved for the sandbox: the program, its first arguments, and the folders that it needs.
struct SiteCommand: Sendable {
  /// The program and its arguments.
  var words: [String]
  /// The folders of the machine that the program is in, under their own paths.
  var mounts: [Mount] = []
  /// Whether the program was found.
  private(set) var isFound = false

  /// Finds the program of a command.
  ///
  /// A name is searched for among the system's programs, which the sandbox has anyway, then next to solidsite and on
  /// the PATH. A path is relative to the site's folder.
  init(
    _ command: [String], inSite root: String, searching folders: [String], homes: [String] = PrivateFolders.homes
  ) {
    let hidden = PrivateFolders(folders: homes + homes.map { FilePath.joined($0, ".local") } + [root])
    words = command
    guard let name = command.first else { return }
    let candidates =
      name.contains("/")
      ? [FilePath.isAbsolute(name) ? name : FilePath.joined(root, name)]
      : (Self.systemFolders + folders).map { FilePath.joined($0, name) }
    for path in candidates {
      guard let target = try? FileSystem.resolved(path), (try? FileStatus(of: target)?.kind) == .file,
        let folder = try? FileSystem.resolved(FilePath.folder(of: path))
      else { continue }
      isFound = true
      if !name.contains("/"), Self.systemFolders.contains(FilePath.folder(of: path)) { return }
      let program = FilePath.joined(folder, FilePath.name(of: path))
      words[0] = program
      for needed in [program, target].flatMap({ Self.installation(of: $0, besides: hidden) })
      where !Self.isSystemProgram(needed) && !mounts.contains(where: { FilePath.isWithin(needed, $0.folder) }) {
        mounts.append(Mount(folder: needed, place: needed))
      }
      return
    }
  }

  /// The folders that are searched for commands without a path.
  private static let systemFolders = ["/usr/bin", "/bin"]

  private static func isSystemProgram(_ path: String) -> Bool {
    ["/usr", "/bin", "/sbin", "/lib"].contains { FilePath.isWithin(path, $0) }
  }

  /// Returns the folders that a program needs: its own, or the one above a `bin` that has a `lib` next to it.
  ///
  /// Of a private folder, the sandbox shows only `bin` and `lib`, or else the program itself.
  private static func installation(of program: String, besides hidden: PrivateFolders) -> [String] {
    let folder = FilePath.folder(of: program)
    let prefix = FilePath.folder(of: folder)
    let library = FilePath.joined(prefix, "lib")
    if hidden.areShown(by: folder) { return [program] }
    guard FilePath.name(of: folder) == "bin", (try? FileStatus(of: library)?.kind) == .folder else { return [folder] }
    if !hidden.areShown(by: prefix) { return [prefix] }
    let isLink = (try? FileStatus(of: library, followingLinks: false)?.kind) != .folder
    return isLink ? [folder] : [folder, library]
  }
}
