import Foundation

/// A whole site on disk for one test, from texts by their paths; removed at the end of the work.
struct SiteFolder {
  var path: String

  static func with<Value>(_ files: [String: String] = [:], _ work: (SiteFolder) throws -> Value) throws -> Value {
    let folder = try make(files)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    return try work(folder)
  }

  static func with(
    _ files: [String: String] = [:], isolation: isolated (any Actor)? = #isolation,
    _ work: (SiteFolder) async throws -> Void
  ) async throws {
    let folder = try make(files)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try await work(folder)
  }

  private static func make(_ files: [String: String]) throws -> SiteFolder {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    let folder = SiteFolder(path: base + "/solidsite-command-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: self.path + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.write(text, toFile: url.path)
  }

  /// Writes a file whose descriptor no child process inherits. Foundation leaves it open in programs that other tests
  /// start meanwhile, and a preview sees a change when the last of them exits.
  static func write(_ text: String, toFile path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path + "/" + path, withDestinationPath: target)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: self.path + "/" + path, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path + "/" + path)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path + "/" + path)
  }

  /// The names in a folder, hidden ones too.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  /// The bytes of all files below a folder, by their paths.
  func contents(of folder: String) -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in FileManager.default.subpaths(atPath: path + "/" + folder) ?? [] {
      let full = path + "/" + folder + "/" + name
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
        contents[name] = FileManager.default.contents(atPath: full)
      }
    }
    return contents
  }
}

/// A study without diagnostics, except for what a test adds.
func study(title: String = "A study", principles: String = "ocp", body: String = "") -> String {
  """
  ---
  title: \(title)
  summary: What a change costs before and after.
  principles: [\(principles)]
  ---

  The problem.

  ## Before

  ```swift A.swift
  let a = 1
  ```

  ## After

  ```swift A.swift
  let a = 2
  ```

  \(body)

  """
}
