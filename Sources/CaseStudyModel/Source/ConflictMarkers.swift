/// The lines with which git marks the two versions of a merge conflict, left in a file.
package struct ConflictMarkers {
  /// The lines that begin the first version, counted from 1.
  package let begins: [Int]
  /// The lines that end the second version.
  package let ends: [Int]

  /// The maximum number of marks to report.
  private static let limit = 20

  /// Finds the marks of a file.
  package init(in bytes: [UInt8]) {
    begins = Self.lines(of: bytes, beginningWith: UInt8(ascii: "<"))
    ends = Self.lines(of: bytes, beginningWith: UInt8(ascii: ">"))
  }

  /// Returns a diagnostic for each conflict.
  /// - Parameter quotations: the lines that may show such marks.
  package func diagnostics(
    _ severity: Severity = .error, in path: String, except quotations: [ClosedRange<Int>] = []
  ) -> [Diagnostic] {
    let lastEnd = ends.last ?? 0
    return begins.prefix(Self.limit).filter { line in
      line < lastEnd && !quotations.contains { $0.contains(line) }
    }.map { .conflict(severity, at: SourceRange(path: path, line: $0)) }
  }

  /// Returns the lines, counted from 1, that begin with seven signs and a space.
  private static func lines(of bytes: [UInt8], beginningWith sign: UInt8) -> [Int] {
    let mark = [UInt8](repeating: sign, count: 7) + [UInt8(ascii: " ")]
    var lines: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var line = 1
      var counted = 0
      // Any seven signs in a row include one at a multiple of seven.
      for place in stride(from: 0, to: bytes.count, by: 7) where bytes[place] == sign {
        var start = place
        while start > 0, place - start < 6, bytes[start - 1] == sign { start -= 1 }
        let isStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
        guard isStart, bytes[start...].starts(with: mark) else { continue }
        line += bytes[counted..<start].count { $0 == UInt8(ascii: "\n") }
        counted = start
        lines.append(line)
      }
    }
    return lines
  }
}

extension Diagnostic {
  /// Returns the diagnostic of a conflict that a line begins.
  package static func conflict(_ severity: Severity, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "ConflictMarker", severity, "A merge conflict must be resolved; this line marks one", at: range,
      solutions: ["keep the right version, and remove the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"])
  }
}
