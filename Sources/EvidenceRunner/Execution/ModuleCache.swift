import CaseStudyModel
import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of the user's in which the compiler's modules of the system are kept from run to run, as to make them anew takes a second.
///
/// It holds a folder for each toolchain. What is compiled for a study sees a copy, which it can't write.
public struct ModuleCache: Sendable, Equatable {
  private var folder: String

  /// - Parameter folder: the user's folder for what programs can make again.
  public init(below folder: String) {
    self.folder = FilePath.joined(folder, "solidsite/modules")
  }

  /// Puts the modules that are kept for a toolchain into a folder; of those that can't be read there are none.
  /// - Parameter user: the user that the copies are for.
  func restore(for toolchain: Toolchain, to target: String, for user: UInt32?) throws(ExecutionError) {
    let source = place(for: toolchain)
    guard isOurs(folder), isOurs(source) else { return }
    let paths = (try? Self.modules(in: source)) ?? []
    for path in paths where (try? Self.copy("\(source)/\(path)", to: "\(target)/\(path)")) != nil {
      try FileTree.give(FilePath.folder(of: "\(target)/\(path)"), to: user)
      try FileTree.give("\(target)/\(path)", to: user)
    }
  }

  /// Keeps the modules of a folder for a toolchain, in one step; what can't be kept is made again by the next run.
  func keep(_ source: String, for toolchain: Toolchain) {
    let target = place(for: toolchain)
    let new = "\(target)-new-\(UInt64.random(in: .min ... .max))"
    defer { try? FileSystem.remove(new) }
    do {
      try FileSystem.createFolders(folder)
      guard chmod(folder, 0o700) == 0, isOurs(folder) else { return }
      for path in try Self.modules(in: source) { try Self.copy("\(source)/\(path)", to: "\(new)/\(path)") }
      // Whoever reads the old one at the moment has its files open, or makes what it then lacks.
      try FileSystem.remove(target)
      try FileSystem.move(new, to: target)
    } catch {
      return
    }
  }

  /// The times at which a folder's modules were made, by their paths; equal where nothing was made since.
  static func times(in folder: String) -> [String: Int64] {
    var times: [String: Int64] = [:]
    for path in (try? modules(in: folder)) ?? [] {
      times[path] = (try? FileStatus(of: "\(folder)/\(path)"))?.modificationTime
    }
    return times
  }

  /// The paths of the modules in a folder and those in it, relative to it.
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

  /// Copies a module with its times, by which others that were compiled with it know it.
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

  /// Another compiler under the same version, or moved elsewhere, has modules of its own.
  private func place(for toolchain: Toolchain) -> String {
    let status = try? FileStatus(of: toolchain.frontend[0])
    let key = "\(toolchain.version)\n\(toolchain.frontend)\n\(status?.size ?? 0)\n\(status?.modificationTime ?? 0)"
    return "\(folder)/\(contentHash(of: Array(key.utf8)))"
  }

  /// Whether nobody but this user can have written there.
  private func isOurs(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }
}
