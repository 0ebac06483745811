import CaseStudyModel

/// Lines of code that are nearly fences.
extension MarkdownWalker {
  /// The number of lines above a fence that are searched for the fence that it was meant to close.
  private static let lineLimit = 200

  /// Reports a line of code that looks like the opening of another fence, or nearly like a closing fence.
  mutating func reportDoubtfulLines(of fence: Outline.Fence, openedBy delimiter: MarkdownNode.FenceDelimiter) {
    let sign = Character(Unicode.Scalar(delimiter.character))
    guard Self.hasFenceSign(delimiter.character, in: fence.code) else { return }
    let code = fence.code.lines
    let language = fence.info.prefix { $0 != " " }.lowercased()
    if ["markdown", "md", "text", "txt"].contains(language) {
      reportRepeatedInfo(of: fence, sign, in: code)
      return
    }
    let other: Character = sign == "`" ? "~" : "`"
    // The first line that was most likely meant to close the block.
    var broken: Diagnostic?
    for (number, line) in code.enumerated() {
      let margin = line.prefix(while: Self.isBlank)
      let text = line[margin.endIndex...]
      let run = text.prefix { $0 == sign }
      let words = text[run.endIndex...].trimmingSpaces()
      let place = fence.line + 1 + number
      let first = fence.codeColumn(onLine: place)
      let start = SourcePosition(line: place, column: first + margin.count)
      if broken == nil, run.isEmpty, text.first == other, Self.isFence(text, of: other) {
        broken = .otherSigns(start, text.trimmingSpaces(), String(repeating: sign, count: delimiter.length), path: path)
      }
      if broken == nil, run.isEmpty, let end = Self.fence(of: sign, ending: line) {
        let column = first + line.utf8.count - end.utf8.count
        broken = .endOfCode(SourcePosition(line: start.line, column: column), String(end), path: path)
      }
      guard run.count >= 3 else { continue }
      if Self.isWide(margin) {
        if broken == nil, words.isEmpty, run.count >= delimiter.length {
          broken = .indentedFence(start, margin.count, isClosing: true, path: path)
        }
        continue
      }
      if words.isEmpty, fence.isClosed { continue }
      if words.isEmpty {
        outline.diagnostics.append(.shortFence(start, run.count, delimiter.length, sign, path: path))
        return
      }
      // An included block has no lines either, but several words.
      let isEnd = Self.isEnd(code[(number + 1)...], sign)
      let isEnding = isEnd && (words.allSatisfy(\.isLetter) || words.first?.isLetter == false)
      guard isEnding || words.first?.isLetter == true else { continue }
      let rest = SourceRange(
        path: path, start: SourcePosition(line: start.line, column: start.column + run.count),
        end: SourcePosition(line: start.line, column: first + line.utf8.count))
      outline.diagnostics.append(
        broken ?? (isEnding ? .closingWords(rest) : opening(above: fence))
          ?? .swallowedFence(fence, at: start, String(repeating: sign, count: delimiter.length), path: path))
      return
    }
    if let broken, !fence.isClosed { outline.diagnostics.append(broken) }
  }

  /// Reports an opening fence that is indented more than its closing fence and some of its code. Markdown removes that
  /// indentation from each line of code, so indented lines lose their indentation relative to the others.
  mutating func reportIndentation(
    of fence: Outline.Fence, _ node: MarkdownNode, openedBy delimiter: MarkdownNode.FenceDelimiter
  ) {
    guard fence.isClosed, (1...3).contains(fence.indentation), node.line + 1 < node.endLine,
      lines[node.endLine].first == delimiter.character
    else { return }
    let margins = (node.line + 1..<node.endLine).compactMap { number -> Int? in
      let margin = lines[number].prefix { $0 == UInt8(ascii: " ") }.count
      return margin == lines[number].count ? nil : margin
    }
    guard let least = margins.min(), least < fence.indentation, margins.contains(where: { $0 > least }) else { return }
    let spaces = SourceRange(path: path, line: fence.line, column: 1, length: fence.indentation)
    outline.diagnostics.report(
      "BrokenFence", .warning,
      "An opening fence must not be indented more than its code, or lines of code lose their indentation", at: spaces,
      fixes: [Fix("remove the spaces", at: spaces, with: "", isSafe: true)])
  }

  /// Reports a fence at the end of a text that repeats the words of the opening one. Other such fences may be shown on
  /// purpose.
  private mutating func reportRepeatedInfo(of fence: Outline.Fence, _ sign: Character, in code: [Substring]) {
    for (number, line) in code.enumerated() {
      let signs = line.prefix { $0 == sign }
      let words = line[signs.endIndex...]
      guard signs.count >= 3, words.trimmingSpaces() == fence.info, Self.isEnd(code[(number + 1)...], sign)
      else { continue }
      let place = fence.line + 1 + number
      let range = SourceRange(
        path: path, line: place, column: fence.codeColumn(onLine: place) + signs.count, length: words.utf8.count)
      outline.diagnostics.append(.closingWords(range))
      return
    }
  }

  /// Returns the signs of a fence that end a line of code, which has no others.
  private static func fence(of sign: Character, ending line: Substring) -> Substring? {
    let end = line.reversed().prefix { $0 == sign }.count
    let code = line.dropLast(end).trimmingSpaces()
    // Comments of documentation have fences of their own.
    guard end >= 3, let last = code.last, !"/*#".contains(last), !code.contains(sign) else { return nil }
    return line.suffix(end)
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Returns whether white space in front of signs makes them code.
  private static func isWide(_ margin: Substring) -> Bool { margin.count > 3 || margin.contains("\t") }

  /// Returns whether a text is a fence of only some sign.
  private static func isFence(_ text: Substring, of sign: Character) -> Bool {
    let signs = text.trimmingSpaces()
    return signs.count >= 3 && signs.allSatisfy { $0 == sign }
  }

  /// Returns the diagnostic for a malformed opening fence, whose block a fence without words was meant to close.
  private mutating func opening(above fence: Outline.Fence) -> Diagnostic? {
    guard fence.info.isEmpty, fence.indentation == 0 else { return nil }
    let last = fence.line - lineOffset
    for number in (max(1, last - Self.lineLimit)..<last).reversed() {
      let line = String(decoding: lines[number], as: UTF8.self)
      let margin = line.prefix(while: Self.isBlank)
      let text = line[margin.endIndex...]
      if let fault = openingAfterText(on: lineOffset + number, line) { return fault }
      guard text.hasPrefix("```") || text.hasPrefix("~~~") else { continue }
      let isOpening = Self.isWide(margin) && text.drop { "`~".contains($0) }.first?.isLetter == true
      let position = SourcePosition(line: lineOffset + number, column: margin.count + 1)
      return isOpening ? .indentedFence(position, margin.count, isClosing: false, path: path) : nil
    }
    return nil
  }

  /// Returns the diagnostic of a fence that is opened after text, as in `Use it: ```swift`.
  private func openingAfterText(on number: Int, _ line: String) -> Diagnostic? {
    let parts = line.ranges(of: "```")
    guard parts.count == 1, let signs = parts.first, line[..<signs.lowerBound].contains(where: \.isLetter),
      let name = line[signs.upperBound...].split(separator: " ").first,
      name.allSatisfy({ $0.isLowercase || "+#".contains($0) }),
      line[signs.upperBound...].first?.isLetter == true, !line[..<signs.lowerBound].contains("`")
    else { return nil }
    let text = line[..<signs.lowerBound]
    let kept = text.utf8.count - text.reversed().prefix { $0 == " " }.count
    let range = SourceRange(path: path, line: number, column: text.utf8.count + 1, length: 3)
    let space = SourceRange(path: path, start: SourcePosition(line: number, column: kept + 1), end: range.start)
    return Diagnostic(
      "BrokenFence", .warning, "An opening fence must be on a line of its own", at: range,
      fixes: [Fix("begin a new paragraph", at: space, with: "\n\n", isSafe: false)])
  }

  /// Returns whether the lines below a fence aren't code: there are none, or the first is blank, a heading or another
  /// fence.
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
      fixes: [Fix("remove the spaces", at: spaces, with: "", isSafe: false)])
  }

  fileprivate static func otherSigns(
    _ place: SourcePosition, _ signs: String, _ closing: String, path: String
  ) -> Diagnostic {
    let range = SourceRange(path: path, start: place, length: signs.utf8.count)
    return Diagnostic(
      "BrokenFence", .warning,
      "A closing fence must use the characters of the opening one, '\(closing)', not '\(signs)'",
      at: range, fixes: [.replacing(signs, with: closing, at: range, isSafe: false)])
  }

  fileprivate static func endOfCode(_ place: SourcePosition, _ signs: String, path: String) -> Diagnostic {
    let start = SourceRange(path: path, start: place)
    return Diagnostic(
      "BrokenFence", .warning, "A closing fence must be on a line of its own",
      at: SourceRange(path: path, start: place, length: signs.utf8.count),
      fixes: [Fix("begin a new line", at: start, with: "\n", isSafe: false)])
  }

  fileprivate static func closingWords(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "BrokenFence", .warning, "A closing fence must have no words after it", at: range,
      explanation: "A fence with words doesn't close a block, so its line counts as code",
      fixes: [Fix("remove the words", at: range, with: "", isSafe: false)])
  }

  fileprivate static func swallowedFence(
    _ fence: Outline.Fence, at place: SourcePosition, _ closing: String, path: String
  ) -> Diagnostic {
    let range = SourceRange(path: path, line: place.line)
    return Diagnostic(
      "SwallowedFence", .warning, "A code fence must be closed before the next one opens on line \(place.line)",
      at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
      explanation: "A fence with an info string doesn't close a block, so its line counts as code",
      notes: [Note("this line counts as code", at: SourceRange(path: path, start: place))],
      fixes: fence.indentation == 0
        ? [Fix("add a closing fence above line \(place.line)", at: range, with: closing + "\n\n", isSafe: false)]
        : [])
  }

  fileprivate static func shortFence(
    _ place: SourcePosition, _ length: Int, _ wanted: Int, _ sign: Character, path: String
  ) -> Diagnostic {
    let range = SourceRange(path: path, start: place, length: length)
    let closing = String(repeating: sign, count: wanted)
    return Diagnostic(
      "UnclosedFence", .error, "A closing fence must be as long as the one that opens the block", at: range,
      explanation: "Everything up to the end of its list, quotation or file counts as code",
      fixes: [.replacing(String(repeating: sign, count: length), with: closing, at: range, isSafe: true)])
  }
}
