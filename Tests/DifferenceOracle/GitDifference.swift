import Foundation

/// What git counts as changed between pairs of texts.
public enum GitDifference {
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
    _ = try run(["fast-import", "--quiet"], in: folder, input: stream)
    let output = try run(
      [
        "diff", "--histogram", "--numstat", "--no-renames", "--text", "--no-ext-diff", "--no-textconv",
        "--ignore-cr-at-eol", "-z", "refs/heads/before", "refs/heads/after",
      ], in: folder)
    return counts(in: output, pairCount: pairs.count)
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
  private static func counts(in output: Data, pairCount: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: pairCount)
    for record in output.split(separator: 0) {
      let numbers = String(decoding: record, as: UTF8.self).split(separator: "\t").compactMap { Int($0) }
      if numbers.count == 3 { counts[numbers[2]] = numbers[0] + numbers[1] }
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
    return output
  }
}
