import Foundation

/// The installed Swift compiler with its own folder, which is removed after the test.
final class Compiler {
  private let folder: URL
  private let standIns: URL

  /// - Parameter standIns: a folder of source folders, one for each platform module that this machine lacks.
  init(standIns: URL) throws {
    self.standIns = standIns
    folder = FileManager.default.temporaryDirectory.appending(path: "solidsite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Typechecks files as one module in Swift 6 mode and returns the compiler's messages.
  func typecheck(_ files: [String: String]) throws -> String {
    for module in try modules(importedBy: files) {
      let sources = try swiftFiles(in: standIns.appending(path: module))
      let messages = try run(
        ["-parse-as-library", "-emit-module", "-module-name", module, "-emit-module-path"]
          + [folder.appending(path: "\(module).swiftmodule").path] + sources)
      if messages.contains("error:") { return messages }
    }
    var paths: [String] = []
    for (name, code) in files {
      let file = folder.appending(path: name.split(separator: "/").joined(separator: "_"))
      try code.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    return try run(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", folder.path, "-module-name", "Study"]
        + paths.sorted())
  }

  private func modules(importedBy files: [String: String]) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: standIns.path).sorted().filter { module in
      files.values.contains { $0.split(separator: "\n").contains("import \(module)") }
    }
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let messages = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: messages, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "error: swiftc exited with \(process.terminationStatus)"
  }
}
