import CaseStudyModel
import Platform
import SystemFiles

/// A folder in the user's cache that keeps the compiled system modules between runs, because compiling them takes a
/// second.
///
/// It contains a folder for each toolchain. A study's compiler sees a read-only copy.
public struct ModuleCache: Sendable, Equatable {
  private var folder: String

  /// - Parameter folder: the user's folder for caches.
  public init(below folder: String) {
    self.folder = FilePath.joined(folder, "solidsite/modules")
  }

  /// Copies the modules of a toolchain into a folder, without those that can't be read.
  /// - Parameter user: the owner of the copies.
  func restore(for toolchain: Toolchain, to target: String, for user: UInt32?) throws(ExecutionError) {
    let source = place(for: toolchain)
    guard isOurs(folder), isOurs(source) else { return }
    let paths = (try? Self.modules(in: source)) ?? []
    for path in paths where (try? Self.copy("\(source)/\(path)", to: "\(target)/\(path)")) != nil {
      try RunFiles.give(FilePath.folder(of: "\(target)/\(path)"), to: user)
      try RunFiles.give("\(target)/\(path)", to: user)
    }
  }

  /// Stores the modules of a folder for a toolchain in one step; the next run rebuilds any that can't be stored.
  func keep(_ source: String, for toolchain: Toolchain) {
    let target = place(for: toolchain)
    let new = "\(target)-new-\(UInt64.random(in: .min ... .max))"
    defer { try? FileSystem.remove(new) }
    do {
      try FileSystem.createFolders(folder)
      guard chmod(folder, 0o700) == 0, isOurs(folder) else { return }
      for path in try Self.modules(in: source) { try Self.copy("\(source)/\(path)", to: "\(new)/\(path)") }
      // A concurrent run has the old files open, or makes the missing ones.
      try FileSystem.remove(target)
      try FileSystem.move(new, to: target)
    } catch {
      return
    }
  }

  /// Returns the modification times of a folder's modules, by their paths.
  static func times(in folder: String) -> [String: Int64] {
    var times: [String: Int64] = [:]
    for path in (try? modules(in: folder)) ?? [] {
      times[path] = (try? FileStatus(of: "\(folder)/\(path)"))?.modificationTime
    }
    return times
  }

  /// Returns the paths of the modules below a folder, relative to it.
  private static func modules(in folder: String) throws(SystemError) -> [String] {
    var paths: [String] = []
    for name in try FileSystem.names(in: folder) {
      switch try FileStatus(of: "\(folder)/\(name)", followingLinks: false)?.kind {
      case .folder: paths += try modules(in: "\(folder)/\(name)").map { "\(name)/\($0)" }
      case .file where name.hasSuffix(".pcm"): paths.append(name)
      default: break
      }
    }
    return paths
  }

  /// Copies a module with its times, which dependent modules check.
  private static func copy(_ source: String, to target: String) throws(SystemError) {
    let bytes = try FileSystem.read(source)
    try FileSystem.createFolders(FilePath.folder(of: target))
    try FileSystem.write(bytes, to: target)
    var status = stat()
    guard stat(source, &status) == 0 else { throw SystemError("look at", source) }
    #if os(Linux)
      let times = [status.st_atim, status.st_mtim]
    #else
      let times = [status.st_atimespec, status.st_mtimespec]
    #endif
    if utimensat(AT_FDCWD, target, times, 0) != 0 { throw SystemError("write", target) }
  }

  /// Returns the folder of a toolchain; a compiler of the same version at another path has its own modules.
  private func place(for toolchain: Toolchain) -> String {
    let status = try? FileStatus(of: toolchain.frontend[0])
    let key = "\(toolchain.version)\n\(toolchain.frontend)\n\(status?.size ?? 0)\n\(status?.modificationTime ?? 0)"
    return "\(folder)/\(contentHash(of: Array(key.utf8)))"
  }

  /// Returns whether only this user can have written to the folder.
  private func isOurs(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }
}
