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
    return places.compactMap { number in
      let first = lines[number]
      guard let sign = first.first(where: { $0 != UInt8(ascii: " ") }), Self.mayOpen(sign) else { return nil }
      return diagnostic(String(decoding: first, as: UTF8.self), on: number, of: lines)
    }
  }

  private static func mayOpen(_ byte: UInt8) -> Bool { "`~'\"".utf8.contains(byte) || byte >= 0x80 }

  private func diagnostic(_ line: String, on number: Int, of lines: LineTable) -> Diagnostic? {
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
    let end = (number + 1..<number + Self.lineLimit).first { index in
      String(decoding: lines[index], as: UTF8.self).trimmingSpaces() == signs
    }
    guard let end, end > number + 1 else { return nil }
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
