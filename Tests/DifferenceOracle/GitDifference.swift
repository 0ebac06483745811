import Foundation

/// Git's counts of changed lines between pairs of texts.
public enum GitDifference {
  /// A reason why git gave no difference.
  public enum Failure: Error {
    /// Git ended with a status other than 0.
    case status(Int32, arguments: [String])
    /// Git printed a record that has no counts.
    case record(String)
  }

  /// Counts the lines that `git diff --histogram` removes and inserts, for each pair.
  ///
  /// All pairs become two trees of one repository, written as one pack, so that ten thousand take seconds and no files.
  public static func changedLineCounts(of pairs: [TextPair]) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "differences-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stream = folder.appending(path: "stream")
    try importStream(of: pairs).write(to: stream)
    _ = try run(["init", "--quiet", "--bare", "--template=", "."], in: folder)
    // Without this, `--numstat` has no counts for texts with a byte 0, also where `--text` is given.
    try FileManager.default.createDirectory(at: folder.appending(path: "info"), withIntermediateDirectories: true)
    try Data("* diff\n".utf8).write(to: folder.appending(path: "info/attributes"))
    _ = try run(["fast-import", "--quiet"], in: folder, input: stream)
    let output = try run(
      [
        "diff", "--histogram", "--numstat", "--no-renames", "--text", "--no-ext-diff", "--no-textconv",
        "-z", "refs/heads/before", "refs/heads/after",
      ], in: folder)
    return try counts(in: output, pairCount: pairs.count)
  }

  /// Writes both trees in the format of `git fast-import`.
  private static func importStream(of pairs: [TextPair]) -> Data {
    var stream = Data()
    for side in ["before", "after"] {
      stream += Data("commit refs/heads/\(side)\ncommitter x <x@x> 0 +0000\ndata 0\n".utf8)
      for (index, pair) in pairs.enumerated() {
        let bytes = side == "before" ? pair.before : pair.after
        stream += Data("M 100644 inline \(index)\ndata \(bytes.count)\n".utf8)
        stream += Data(bytes)
        stream += Data("\n".utf8)
      }
    }
    return stream
  }

  /// Reads records `inserted TAB removed TAB name NUL`.
  private static func counts(in output: Data, pairCount: Int) throws -> [Int] {
    var counts = [Int](repeating: 0, count: pairCount)
    for record in output.split(separator: 0) {
      let text = String(decoding: record, as: UTF8.self)
      let numbers = text.split(separator: "\t").compactMap { Int($0) }
      guard numbers.count == 3 else { throw Failure.record(text) }
      counts[numbers[2]] = numbers[0] + numbers[1]
    }
    return counts
  }

  private static func run(_ arguments: [String], in folder: URL, input: URL? = nil) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.autocrlf=false"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.status(process.terminationStatus, arguments: arguments)
    }
    return output
  }
}
