import CaseStudyModel
import Platform
import SystemFiles

/// A folder in the user's cache that keeps compiled modules between runs: those of the system, and the one that tests
/// import. Compiling them takes a second.
///
/// It contains a folder for each toolchain and part. A study's compiler sees a read-only copy.
public struct ModuleCache: Sendable, Equatable {
  /// Modules that are kept together.
  struct Part: Sendable {
    /// The modules of the system, which the compiler checks itself.
    static let system = Part(key: "", endings: [".pcm"])

    /// Returns the module that tests and contracts import.
    static func prelude(for toolchain: Toolchain) -> Part {
      let command = SwiftCompiler.Call.module.command(of: toolchain, module: EvidencePrelude.module, modules: "")
      let texts = command + EvidencePrelude.files.flatMap { [$0.path, $0.text] }
      return Part(key: texts.joined(separator: "\n"), endings: [".swiftmodule", ".a"], isChecked: true)
    }

    /// The command and the code from which the modules are made, if they depend on more than the toolchain.
    fileprivate var key: String
    fileprivate var endings: [String]
    /// Whether checksums of the files are compared; nothing else would notice a damaged file.
    fileprivate var isChecked = false
  }

  private var folder: String

  /// - Parameter folder: the user's folder for caches.
  public init(below folder: String) { self.folder = FilePath.joined(folder, "solidsite/modules") }

  /// Copies the modules of a toolchain into a folder, without those that can't be read.
  /// - Parameter user: the owner of the copies.
  /// - Returns: whether all files that were kept are in the folder, and there are any.
  @discardableResult
  func restore(
    _ part: Part, for toolchain: Toolchain, to target: String, for user: UInt32?
  ) throws(ExecutionError) -> Bool {
    let source = place(of: part, for: toolchain)
    guard isPrivate(folder), isPrivate(source, to: 0o755) else { return false }
    let paths = (try? Self.modules(in: source, part)) ?? []
    if part.isChecked {
      let sums = try? FileSystem.read(source + "/" + Self.sums)
      guard let sums, sums == (try? Self.sums(of: paths, in: source)) else { return false }
    }
    var count = 0
    for path in paths where (try? Self.copy("\(source)/\(path)", to: "\(target)/\(path)")) != nil {
      try RunFiles.give(FilePath.folder(of: "\(target)/\(path)"), to: user)
      try RunFiles.give("\(target)/\(path)", to: user)
      count += 1
    }
    return count > 0 && count == paths.count
  }

  /// Stores the modules of a folder for a toolchain in one step; the next run rebuilds any that can't be stored.
  func keep(_ part: Part, in source: String, for toolchain: Toolchain) {
    let target = place(of: part, for: toolchain)
    let new = "\(target)-new-\(UInt64.random(in: .min ... .max))"
    defer { try? FileSystem.remove(new) }
    do {
      try FileSystem.createFolders(folder)
      guard chmod(folder, 0o700) == 0, isPrivate(folder) else { return }
      let paths = try Self.modules(in: source, part)
      for path in paths { try Self.copy("\(source)/\(path)", to: "\(new)/\(path)") }
      if part.isChecked { try FileSystem.write(Self.sums(of: paths, in: new), to: new + "/" + Self.sums) }
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
    for path in (try? modules(in: folder, .system)) ?? [] {
      times[path] = (try? FileStatus(of: "\(folder)/\(path)"))?.modificationTime
    }
    return times
  }

  /// The file with the checksums of a part's files.
  private static let sums = "checksums"

  private static func sums(of paths: [String], in folder: String) throws(SystemError) -> [UInt8] {
    var lines = ""
    for path in paths.sorted() { lines += try "\(contentHash(of: FileSystem.read("\(folder)/\(path)"))) \(path)\n" }
    return Array(lines.utf8)
  }

  /// Returns the paths of a part's modules below a folder, relative to it.
  private static func modules(in folder: String, _ part: Part) throws(SystemError) -> [String] {
    var paths: [String] = []
    for name in try FileSystem.names(in: folder) {
      switch try FileStatus(of: "\(folder)/\(name)", followingLinks: false)?.kind {
      case .folder: paths += try modules(in: "\(folder)/\(name)", part).map { "\(name)/\($0)" }
      case .file where part.endings.contains(where: name.hasSuffix): paths.append(name)
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
    guard uninterrupted({ stat(source, &status) }) == 0 else { throw SystemError("look at", source) }
    #if os(Linux)
      let times = [status.st_atim, status.st_mtim]
    #else
      let times = [status.st_atimespec, status.st_mtimespec]
    #endif
    if uninterrupted({ utimensat(AT_FDCWD, target, times, 0) }) != 0 { throw SystemError("write", target) }
  }

  /// Returns the folder of a toolchain's part; a compiler of the same version at another path has its own modules.
  private func place(of part: Part, for toolchain: Toolchain) -> String {
    let status = try? FileStatus(of: toolchain.frontend[0])
    var key = "\(toolchain.version)\n\(toolchain.frontend)\n\(status?.size ?? 0)\n\(status?.modificationTime ?? 0)"
    key += part.key
    return "\(folder)/\(contentHash(of: Array(key.utf8)))"
  }

  /// Returns whether a folder is this user's and grants others no more than `limit`, which is nothing by default. The
  /// cache may be inside a checkout, where git makes folders that others can read.
  private func isPrivate(_ path: String, to limit: mode_t = 0o700) -> Bool {
    var status = stat()
    return uninterrupted { lstat(path, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o077 & ~limit == 0
  }
}
