import CaseStudyModel

/// Finds paragraphs that are nearly fenced blocks: with too few backticks or tildes, or with other signs.
struct BrokenFences {
  /// The text of the file.
  let bytes: [UInt8]
  let path: String
  let languages: LanguageNames

  /// The number of lines in which the end of a block is searched for.
  private static let lineLimit = 200

  /// Returns a diagnostic for each such block.
  func diagnostics(of outline: Outline) -> [Diagnostic] {
    let places = outline.elements.compactMap { element -> Int? in
      guard case .paragraph = element.kind, element.depth == 0 else { return nil }
      return element.line
    }
    if places.isEmpty { return [] }
    let lines = LineTable(bytes[...])
    // A line of HTML may have many paragraphs.
    let openings = places.unique().filter { Self.mayBeginWithSigns(lines[$0]) }
    if openings.isEmpty { return [] }
    let closings = Self.closings(in: lines)
    return openings.firstDiagnostics { number in
      diagnostic(String(decoding: lines[number], as: UTF8.self), on: number, of: lines, closings)
    }
  }

  private static func mayBeginWithSigns(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 != UInt8(ascii: " ") }.map { "`~'\"".utf8.contains($0) || $0 >= 0x80 } ?? false
  }

  /// Returns the numbers of the lines with nothing but a few equal signs, by their signs. They are collected once,
  /// because each of many blocks would read hundreds of lines.
  private static func closings(in lines: LineTable) -> [String: [Int]] {
    var closings: [String: [Int]] = [:]
    for number in 1...lines.count where mayBeginWithSigns(lines[number]) {
      let text = String(decoding: lines[number], as: UTF8.self).trimmingSpaces()
      guard text.utf8.count <= longestSigns, text.allSatisfy({ $0 == text.first }) else { continue }
      closings[text, default: []].append(number)
    }
    return closings
  }

  /// The length of three curly quotation marks in bytes.
  private static let longestSigns = 9

  private func diagnostic(
    _ line: String, on number: Int, of lines: LineTable, _ closings: [String: [Int]]
  ) -> Diagnostic? {
    let indentation = line.prefix { $0 == " " }.count
    guard let sign = line.dropFirst(indentation).first, "`~'\"´‘’".contains(sign) else { return nil }
    let signs = line.dropFirst(indentation).prefix { $0 == sign }
    let info = line.dropFirst(indentation + signs.count)
    // Three backticks or tildes are a fence already, in the cell of a raw table.
    let isWrong = sign == "`" || sign == "~" ? signs.count < 3 : signs.count == 3
    let words = info.split(separator: " ")
    guard indentation <= 3, isWrong, let name = words.first, languages.isKnown(String(name)),
      !info.contains(sign)
    else { return nil }
    let ends = closings[String(signs)] ?? []
    let next = ends.partitioningIndex { $0 > number }
    guard next < ends.count, (number + 2..<number + Self.lineLimit).contains(ends[next]) else { return nil }
    let end = ends[next]
    let closing = String(decoding: lines[end], as: UTF8.self)
    let fence = sign == "~" ? "~~~" : "```"
    let ranges = [(number, indentation), (end, closing.prefix { $0 == " " }.count)].map { line, offset in
      SourceRange(path: path, line: line, column: offset + 1, length: signs.utf8.count)
    }
    return Diagnostic(
      "BrokenFence", .warning, "A fence must have three backticks or tildes, not '\(String(signs))'", at: ranges[0],
      fixes: [
        Fix(
          "replace '\(String(signs))' with '\(fence)' on both lines", ranges.map { Fix.Replacement($0, with: fence) },
          isSafe: true)
      ])
  }
}
