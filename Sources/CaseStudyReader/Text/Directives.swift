import CaseStudyModel

/// Rewrites the directives of MyST as Markdown, line by line.
///
/// `:::{admonition} Title` and `:::{tab-item} Python` become bold lines, and so does the same between backticks;
/// code directives become fences. Options and lists of pages become blank lines, and roles such as `` {doc}`x` ``
/// become code.
enum Directives {
  /// The directives between backticks that contain Markdown. Others, such as `{r}` of R Markdown, are code.
  private static let containers = Set(
    """
    admonition attention card caution challenge danger discussion dropdown error exercise figure grid grid-item \
    grid-item-card group-tab hint image important include instructor-note literalinclude margin note objectives \
    prereq questions seealso sidebar solution tab tab-item tab-set tabs tip topic warning
    """.split(separator: " ").map(String.init))
  /// The directives whose contents a page doesn't show.
  private static let hidden: Set<String> = ["bibliography", "contents", "tableofcontents", "toctree"]
  /// The directives that contain code, with the language in place of theirs.
  private static let code = [
    "code": "", "code-block": "", "code-cell": "", "sourcecode": "", "math": "math", "mermaid": "mermaid",
  ]
  private static let roles = ["abbr", "cite", "doc", "download", "eq", "file", "kbd", "numref", "ref", "term"]

  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>
  /// A line's new text.
  private typealias Edit = (range: Range<Int>, text: [UInt8])

  /// A line that opens a directive.
  private struct Opening {
    var character: UInt8
    var length: Int
    var name: String
    var argument: String
    var isCode: Bool { code[name] != nil }

    /// Reads a line without its indentation; `nil` unless it opens a directive.
    init?(_ line: Line) {
      guard let character = line.first, ":`".utf8.contains(character) else { return nil }
      self.character = character
      length = line.prefix { $0 == character }.count
      let rest = line.dropFirst(length)
      guard length >= 3, rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        return nil
      }
      name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
      argument = String(decoding: rest[(end + 1)...], as: UTF8.self).trimmingSpaces()
      let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetterOrNumber || "-_:".contains($0) }
      // Code between colons would need another fence.
      let isRead =
        character == UInt8(ascii: ":") ? !isCode : isCode || containers.contains(name) || hidden.contains(name)
      guard isName, isRead else { return nil }
    }

    /// The Markdown in place of the line.
    var markdown: String {
      switch name {
      case "figure", "image": argument.isEmpty ? "" : "![](\(argument))"
      case "include", "literalinclude": argument.isEmpty ? "" : "`\(argument)`"
      case _ where hidden.contains(name): ""
      case _ where isCode: String(repeating: "`", count: length) + language
      default: argument.isEmpty || argument.contains { "*_`[]<>".contains($0) } ? argument : "**\(argument)**"
      }
    }

    private var language: String {
      guard let fixed = code[name], !fixed.isEmpty else {
        return argument.hasPrefix("ipython") ? "python" : argument
      }
      return fixed
    }
  }

  /// A directive that isn't closed yet.
  private struct Directive {
    var opening: Opening
    /// The indentation of the outermost directive, which that of a list may require.
    var indentation: Int
    /// The number of spaces that its contents have only because it is inside another directive.
    var shift: Int
    var isHidden: Bool
    /// Whether its options may follow.
    var isAtStart = true
    var edits: [Edit]

    /// Reads a line of the contents.
    mutating func read(_ range: Range<Int>, _ line: Line, isOption: Bool, isFence: Bool) {
      isAtStart = isAtStart && isOption
      if isAtStart, opening.isCode, let fence = edits.last?.text {
        // A blank line would be part of the code.
        edits[edits.count - 1].text = []
        edits.append((range, fence))
      } else if isAtStart || isHidden {
        edits.append((range, []))
      } else {
        edits.append((range, opening.isCode || isFence ? Array(line) : withoutRoles(line) ?? Array(line)))
      }
    }
  }

  /// Rewrites the directives outside fences of code, which preserves line numbers.
  static func rewrite(_ bytes: inout [UInt8], startingAt start: Int) {
    guard bytes.contains(UInt8(ascii: "{")) else { return }
    let edits = bytes.withUnsafeBufferPointer { Self.edits(in: $0, startingAt: start) }
    if edits.isEmpty { return }
    var (result, index): ([UInt8], Int) = ([], 0)
    for (range, text) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[index..<range.lowerBound] + text
      index = range.upperBound
    }
    bytes = result + bytes[index...]
  }

  private static func edits(in bytes: UnsafeBufferPointer<UInt8>, startingAt start: Int) -> [Edit] {
    var (done, open): ([Edit], [Directive]) = ([], [])
    var fence: CodeFence?
    var index = start
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let range = index..<end
      index = end + 1
      let indentation = bytes[range].prefix { $0 == UInt8(ascii: " ") }.count
      let line = bytes[range].dropFirst(min(indentation, open.last?.shift ?? 0))
      let text = bytes[range].dropFirst(indentation)
      let isCode = open.last?.opening.isCode == true
      if let opened = fence {
        if opened.isClosed(by: line) { fence = nil }
        if !open.isEmpty { open[open.count - 1].edits.append((range, Array(line))) }
      } else if let last = open.last, closes(text, last.opening) {
        open.removeLast()
        done += last.edits + [(range, last.opening.isCode ? Array(line) : [])]
      } else if !isCode, let opening = Opening(text) {
        let outer = open.first?.indentation ?? indentation
        open.append(
          Directive(
            opening: opening, indentation: outer, shift: max(0, indentation - outer),
            isHidden: hidden.contains(opening.name) || open.last?.isHidden == true,
            // No longer than the line is: many directives inside of one that is far to the right would fill the memory.
            edits: [(range, markdown(opening, indentation: min(outer, indentation)))]))
      } else if open.isEmpty {
        fence = text.isEmpty ? nil : CodeFence(bytes, from: text.startIndex)
        if fence == nil, let text = withoutRoles(line) { done.append((range, text)) }
      } else {
        if !isCode, !text.isEmpty { fence = CodeFence(bytes, from: text.startIndex) }
        open[open.count - 1].read(range, line, isOption: isOption(text), isFence: fence != nil)
      }
    }
    return done
  }

  private static func markdown(_ opening: Opening, indentation: Int) -> [UInt8] {
    let text = opening.markdown
    // A title is on a line of its own.
    return text.isEmpty
      ? [] : Array((String(repeating: " ", count: indentation) + text + (opening.isCode ? "" : "  ")).utf8)
  }

  private static func closes(_ line: Line, _ opening: Opening) -> Bool {
    let run = line.prefix { $0 == opening.character }.count
    return run >= opening.length && line.dropFirst(run).allSatisfy(\.isSpaceOrTab)
  }

  /// Returns whether a line is an option of a directive, such as `:maxdepth: 1`.
  private static func isOption(_ line: Line) -> Bool {
    guard line.first == UInt8(ascii: ":") else { return false }
    let name = line.dropFirst().prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return !name.isEmpty && name.endIndex < line.endIndex && line[name.endIndex] == UInt8(ascii: ":")
  }

  /// Returns a line without the names of roles; `nil` if it has none.
  private static func withoutRoles(_ line: Line) -> [UInt8]? {
    guard line.contains(UInt8(ascii: "{")) else { return nil }
    var text = Array(line)
    for role in roles {
      let mark = Array("{\(role)}`".utf8)
      var (kept, start): ([UInt8], Int) = ([], 0)
      while let found = text.firstIndex(of: mark, from: start) {
        // A code span begins with the same sign.
        let isCode = found > 0 && text[found - 1] == UInt8(ascii: "`")
        kept += text[start..<(isCode ? found + mark.count - 1 : found)]
        start = found + mark.count - 1
      }
      if start > 0 { text = kept + text[start...] }
    }
    return text.count == line.count ? nil : text
  }
}
