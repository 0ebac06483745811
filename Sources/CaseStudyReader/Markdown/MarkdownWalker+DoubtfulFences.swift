import CaseStudyModel

/// Lines of code that are nearly fences.
extension MarkdownWalker {
  /// The number of lines above a fence in which the one that it was to close is searched for.
  private static let lineLimit = 200

  /// Reports a line of code that looks like the opening of another fence, or nearly like a closing fence.
  mutating func reportDoubtfulLines(of fence: Outline.Fence, openedBy delimiter: MarkdownNode.FenceDelimiter) {
    let language = fence.info.prefix { $0 != " " }.lowercased()
    if ["markdown", "md", "text", "txt"].contains(language) { return }
    let sign = Character(Unicode.Scalar(delimiter.character))
    guard Self.hasFenceSign(delimiter.character, in: fence.code) else { return }
    let code = fence.code.lines
    var indented: (position: SourcePosition, width: Int)?
    for (number, line) in code.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let run = line.dropFirst(indentation).prefix { $0 == sign }
      let words = line.dropFirst(indentation + run.count).trimmingSpaces()
      let isClosing = words.isEmpty
      guard run.count >= 3, isClosing || words.first?.isLetter == true,
        !(isClosing && fence.isClosed && indentation <= 3)
      else { continue }
      let place = SourcePosition(line: fence.line + 1 + number, column: fence.indentation + indentation + 1)
      if indentation > 3 {
        if isClosing, run.count >= delimiter.length, indented == nil { indented = (place, indentation) }
        continue
      }
      // An included block has no lines either.
      let isEnding = words.allSatisfy(\.isLetter) && Self.isEnd(code[(number + 1)...], sign)
      outline.diagnostics.append(
        isClosing
          ? .shortFence(place, run.count, delimiter.length, sign, path: path)
          : brokenFence(around: fence, indented, place, run.count, isEnding ? line : nil)
            ?? .swallowedFence(fence, at: place, String(repeating: sign, count: delimiter.length), path: path))
      return
    }
    if let indented, !fence.isClosed {
      outline.diagnostics.append(.indentedFence(indented.position, indented.width, isClosing: true, path: path))
    }
  }

  /// Returns the diagnostic of a fence that was meant to open or close the block in which another fence opens.
  /// - Parameters:
  ///   - indented: the first closing fence that has too many spaces.
  ///   - length: the number of signs of the other fence.
  ///   - ending: the line of the other fence if it was meant to close the block.
  private mutating func brokenFence(
    around fence: Outline.Fence, _ indented: (position: SourcePosition, width: Int)?, _ place: SourcePosition,
    _ length: Int, _ ending: Substring?
  ) -> Diagnostic? {
    if let indented { return .indentedFence(indented.position, indented.width, isClosing: true, path: path) }
    if let ending {
      let start = SourcePosition(line: place.line, column: place.column + length)
      let end = SourcePosition(line: place.line, column: fence.indentation + ending.utf8.count + 1)
      return .closingWords(SourceRange(path: path, start: start, end: end))
    }
    guard fence.info.isEmpty, fence.indentation == 0 else { return nil }
    let last = fence.line - lineOffset
    for number in (max(1, last - Self.lineLimit)..<last).reversed() {
      let line = String(decoding: lines[number], as: UTF8.self)
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      guard text.hasPrefix("```") || text.hasPrefix("~~~") else { continue }
      let isOpening = indentation > 3 && text.drop { "`~".contains($0) }.first?.isLetter == true
      let position = SourcePosition(line: lineOffset + number, column: indentation + 1)
      return isOpening ? .indentedFence(position, indentation, isClosing: false, path: path) : nil
    }
    return nil
  }

  /// Returns whether lines below a fence aren't code: none, a blank one, a heading or another fence.
  private static func isEnd(_ lines: ArraySlice<Substring>, _ sign: Character) -> Bool {
    guard let next = lines.first?.trimmingSpaces(), !next.isEmpty else { return true }
    return next.hasPrefix("## ") || next.hasPrefix("### ") || next.hasPrefix(String(repeating: sign, count: 3))
  }

  /// Returns whether code has three of a fence's signs in a row.
  private static func hasFenceSign(_ sign: UInt8, in code: String) -> Bool {
    var run = 0
    return code.utf8.contains { byte in
      run = byte == sign ? run + 1 : 0
      return run == 3
    }
  }
}

extension Diagnostic {
  fileprivate static func indentedFence(
    _ place: SourcePosition, _ width: Int, isClosing: Bool, path: String
  ) -> Diagnostic {
    let spaces = SourceRange(
      path: path, start: SourcePosition(line: place.line, column: place.column - width), end: place)
    return Diagnostic(
      "BrokenFence", .warning,
      isClosing
        ? "A closing fence must be indented by at most 3 spaces"
        : "An opening fence must be indented by at most 3 spaces",
      at: SourceRange(path: path, start: place),
      fixes: [Fix("remove the spaces", [.init(spaces, with: "")], isSafe: false)])
  }

  fileprivate static func closingWords(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "BrokenFence", .warning, "A closing fence must have no words after it", at: range,
      explanation: "A fence with words doesn't close a block, so its line counts as code",
      fixes: [Fix("remove the words", [.init(range, with: "")], isSafe: false)])
  }

  fileprivate static func swallowedFence(
    _ fence: Outline.Fence, at place: SourcePosition, _ closing: String, path: String
  ) -> Diagnostic {
    let range = SourceRange(path: path, start: SourcePosition(line: place.line))
    return Diagnostic(
      "SwallowedFence", .warning, "A code fence must be closed before the next one opens on line \(place.line)",
      at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
      explanation: "A fence with an info string doesn't close a block, so its line counts as code",
      notes: [Note("this line counts as code", at: SourceRange(path: path, start: place))],
      fixes: fence.indentation == 0
        ? [Fix("add a closing fence above line \(place.line)", [.init(range, with: closing + "\n\n")], isSafe: false)]
        : [])
  }

  fileprivate static func shortFence(
    _ place: SourcePosition, _ length: Int, _ wanted: Int, _ sign: Character, path: String
  ) -> Diagnostic {
    let end = SourcePosition(line: place.line, column: place.column + length)
    let range = SourceRange(path: path, start: place, end: end)
    let closing = String(repeating: sign, count: wanted)
    return Diagnostic(
      "UnclosedFence", .error, "A closing fence must be as long as the one that opens the block", at: range,
      explanation: "Everything up to the end of its list, quotation or file counts as code",
      fixes: [
        Fix(
          "replace '\(String(repeating: sign, count: length))' with '\(closing)'", [.init(range, with: closing)],
          isSafe: true)
      ])
  }
}
