import Archives
import Foundation

/// A test's folder, in which the archives' own tools run.
struct ToolFolder: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "archives-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path + "/" + name))
  }

  func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path + "/" + name))) }

  /// Runs a shell command and returns its output, with its status if that isn't 0.
  func run(_ line: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "cd '\(path)' && exec 2>&1 && \(line)"]
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": path, "TZ": "UTC", "LC_ALL": "C.UTF-8", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? output : output + "status \(process.terminationStatus)"
  }
}

/// Files whose sizes are multiples of a block's, and paths of the maximum length.
let samples = [
  ArchivedFile(path: "top/empty.txt", text: ""),
  ArchivedFile(path: "top/" + String(repeating: "folder/", count: 20) + "deep.txt", text: "deep\n"),
  ArchivedFile(path: "top/größe.txt", text: "über\n"),
  ArchivedFile(path: "top/block.bin", bytes: Array(repeating: 7, count: 512)),
  ArchivedFile(path: "top/long.bin", bytes: (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }),
  ArchivedFile(path: "top/deflate-block.bin", bytes: Array(repeating: 9, count: 65_535)),
  ArchivedFile(path: "top/matches.bin", bytes: (0..<700).flatMap { matches(ofLength: $0) }),
]

/// Returns bytes that repeat as many others, at distances that grow with the number.
private func matches(ofLength length: Int) -> [UInt8] {
  let part = (0..<length).map { UInt8(truncatingIfNeeded: $0 * $0 * length >> 4) }
  return part + Array(repeating: UInt8(truncatingIfNeeded: length), count: length) + part
}
