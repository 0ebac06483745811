import Foundation

/// A folder on disk for one test, filled with texts by path, and removed afterwards.
struct TemporaryFolder {
  var path: String

  static func filled(with files: [String: String] = [:], _ work: (TemporaryFolder) async throws -> Void) async throws {
    let folder = TemporaryFolder(path: NSTemporaryDirectory() + "/solidsite-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    for (path, text) in files { try folder.write(text, to: path) }
    try await work(folder)
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: self.path + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path + "/" + path, withDestinationPath: target)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path + "/" + path)
  }

  /// The files below a folder with their texts, including hidden ones.
  func texts(in folder: String = "") throws -> [String: String] {
    let start = URL(fileURLWithPath: self.path + "/" + folder).resolvingSymlinksInPath().path
    var texts: [String: String] = [:]
    for path in FileManager.default.subpaths(atPath: start) ?? [] {
      var isFolder: ObjCBool = false
      let full = start + "/" + path
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
        texts[path] = try String(contentsOfFile: full, encoding: .utf8)
      }
    }
    return texts
  }

  /// The inode number of a file.
  func fileNumber(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self.path + "/" + path)
    return attributes[.systemFileNumber] as? Int ?? 0
  }
}
