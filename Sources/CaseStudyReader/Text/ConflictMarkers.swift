import CaseStudyModel

/// Lines with which git marks the two versions of a merge conflict, left in a file.
enum ConflictMarkers {
  /// The languages of blocks that may show such lines on purpose.
  private static let shown: Set<Substring> = [
    "", "bash", "console", "diff", "git", "markdown", "md", "output", "patch", "plaintext", "sh", "shell", "text",
    "txt",
  ]

  /// The maximum number of marks to examine.
  private static let limit = 20

  /// Returns a diagnostic for each conflict.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - fences: its blocks.
  ///   - isStrict: whether the site has settings, which makes the fault an error.
  static func diagnostics(
    of bytes: [UInt8], _ fences: [Outline.Fence], in path: String, isStrict: Bool
  ) -> [Diagnostic] {
    let begins = lines(of: bytes, beginningWith: UInt8(ascii: "<"))
    if begins.isEmpty { return [] }
    let lastEnd = lines(of: bytes, beginningWith: UInt8(ascii: ">")).last ?? 0
    let quotations = fences.filter { shown.contains($0.info.lowercased().prefix { !$0.isWhitespace }) }.map {
      $0.line...($0.line + $0.code.lines.count)
    }
    return begins.prefix(limit).filter { line in
      line < lastEnd && !quotations.contains { $0.contains(line) }
    }.map { line in
      Diagnostic(
        "ConflictMarker", isStrict ? .error : .warning, "A merge conflict must be resolved; this line marks one",
        at: SourceRange(path: path, line: line),
        solutions: ["keep the right version, and remove the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"])
    }
  }

  /// Returns the lines, counted from 1, that begin with seven signs and a space.
  private static func lines(of bytes: [UInt8], beginningWith sign: UInt8) -> [Int] {
    let mark = [UInt8](repeating: sign, count: 7) + [UInt8(ascii: " ")]
    var lines: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var line = 1
      var counted = 0
      var index = 0
      while let found = bytes[index...].firstIndex(of: sign) {
        let isStart = found == 0 || bytes[found - 1] == UInt8(ascii: "\n")
        guard isStart, bytes[found...].starts(with: mark) else {
          index = found + 1
          continue
        }
        line += bytes[counted..<found].count { $0 == UInt8(ascii: "\n") }
        counted = found
        lines.append(line)
        index = found + mark.count
      }
    }
    return lines
  }
}
