import CaseStudyModel

/// Lines in the notation of other programs, which a page shows verbatim: MDX imports, reStructuredText directives,
/// AsciiDoc and Org blocks, sections of LaTeX, included files, and comments that mark lines of code.
struct ForeignMarks {
  /// The lines of the file.
  let lines: LineTable
  let path: String

  private enum Patterns {
    static let moduleImport = CompiledPattern(/import [\w{}*, ]+ from ['\x22][^'\x22\n]+['\x22];?/)
    static let directive = CompiledPattern(/\.\. [a-z][a-z\-]+::/)
    static let block = CompiledPattern(/\[source(?:, ?[\w+\-#]+)*\]/)
    static let heading = CompiledPattern(/={2,5}(?= [^=\n]+(?:=+ *)?(?:\n|$))|h[1-6]\.(?= \S)/)
    static let section = CompiledPattern(/\\(?:chapter|(?:sub){0,2}section)\*?\{[^{}\n]+\}/)
    static let abbreviation = CompiledPattern(/\*\[[^\[\]\n]+\]:(?= )/)
    static let orgBlock = CompiledPattern(/#\+(?:BEGIN|begin)_(?:SRC|src|EXAMPLE|example|QUOTE|quote)/)
    static let braces = CompiledPattern(/\{(?:code|noformat|panel|quote|info|note|warning|tip)(?::[^{}\n]*)?\}/)
    static let snippet = CompiledPattern(/<<< ?[@.\/~][^\s<]+/)
    static let include = CompiledPattern(/(?:-{1,3}8<-{1,3}|;-+8<-+) ?\x22[^\x22\n]+\x22/)
    static let formula = CompiledPattern(/(?:^|[^\\])(\\\((?: |\\[a-z]|[^()]*[\^_=])[^\n]*\\\)|^\\\[(?: [^\n]*\\\])?$)/)
    static let escaped = CompiledPattern(/((?:\\#){2,6}|\\-)(?= )/)
    static let lineMark = CompiledPattern(
      /(?:\/\/|#|<!--|\/\*|--) ?(highlight-next-line|highlight-start|highlight-end|\[!code [a-z+\-][^\[\]\n]*\])/)
  }

  /// The solution for each kind of line.
  private enum Remedy {
    static let heading: Message = "begin a heading with '#', '##' and so on, and a space"
    static let markdown: Message = "write it as Markdown"
    static let fence: Message = "write a fence of three backticks with the language"
    static let include: Message = "write a fence with 'src=' and the file's path"
    static let lines: Message = "remove it, and name the lines in the info string, as in {2-4}"
  }

  /// The maximum number of diagnostics of a file.
  private static let limit = 20

  /// Returns a diagnostic for each such line, but only one for a block.
  func diagnostics(of outline: Outline) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var last = 0
    for element in outline.elements {
      if found.count >= Self.limit { break }
      switch element.kind {
      // A mark begins a line, and a line of HTML may have many paragraphs.
      case .paragraph, .heading:
        if element.line == last { continue }
        last = element.line
        if let mark = mark(in: element.text) { found += [diagnostic(mark, on: element.line)].compactMap { $0 } }
        found += escapes(in: element).map { [$0] } ?? []
      case .fence(let index): found += marks(in: outline.fences[index])
      default: continue
      }
    }
    return found
  }

  /// A mark, with the solution.
  private typealias Mark = (text: Substring, solution: Message)

  private func mark(in text: String) -> Mark? {
    switch text.utf8.first {
    case UInt8(ascii: "i"): Patterns.moduleImport.prefixMatch(in: text).map { ($0, "remove it") }
    case UInt8(ascii: "="), UInt8(ascii: "h"): Patterns.heading.prefixMatch(in: text).map { ($0, Remedy.heading) }
    case UInt8(ascii: "{"): Patterns.braces.prefixMatch(in: text).map { ($0, Remedy.markdown) }
    case UInt8(ascii: "."):
      Patterns.directive.prefixMatch(in: text).map { ($0, $0.contains("code") ? Remedy.fence : Remedy.markdown) }
    case UInt8(ascii: "["):
      Patterns.block.prefixMatch(in: text).flatMap { $0.endIndex == text.endIndex ? ($0, Remedy.fence) : nil }
    case UInt8(ascii: "\\"): Patterns.section.prefixMatch(in: text).map { ($0, Remedy.heading) }
    case UInt8(ascii: "*"): Patterns.abbreviation.prefixMatch(in: text).map { ($0, Remedy.markdown) }
    case UInt8(ascii: "#"): Patterns.orgBlock.prefixMatch(in: text).map { ($0, Remedy.fence) }
    case UInt8(ascii: "<"): Patterns.snippet.prefixMatch(in: text).map { ($0, Remedy.include) }
    case UInt8(ascii: "-"), UInt8(ascii: ";"): Patterns.include.prefixMatch(in: text).map { ($0, Remedy.include) }
    default: nil
    }
  }

  private func marks(in fence: Outline.Fence) -> [Diagnostic] {
    let code = fence.code
    guard fence.indentation == 0, ["highlight-", "[!code ", "8<"].contains(where: code.hasBytes) else { return [] }
    // Texts may show such marks on purpose.
    if MarkdownConflicts.mayShowMarks(fence.info.lowercased().prefix { !$0.isWhitespace }) { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let text = String(line)
      if let mark = Patterns.lineMark.firstMatch(in: text) {
        return diagnostic((mark.1, Remedy.lines), on: fence.codeLine + index)
      }
      return Patterns.include.prefixMatch(in: text).flatMap {
        diagnostic(($0, Remedy.include), on: fence.codeLine + index)
      }
    }.prefix(1).map { $0 }
  }

  /// Finds Markdown that a word processor has escaped, and formulas between brackets with backslashes.
  private func escapes(in element: Outline.Element) -> Diagnostic? {
    // Fast path: the text has the signs without their backslashes.
    guard let first = element.text.first, "#-[".contains(first) || element.text.contains("(") else { return nil }
    let last = min(element.line + element.text.lines.count, element.line + Self.limit)
    for number in element.line..<max(last, element.line + 1) {
      // A row of brackets would take the pattern quadratic time.
      guard lines[number].count <= 500, lines[number].contains(UInt8(ascii: "\\")) else { continue }
      let line = String(decoding: lines[number], as: UTF8.self)
      if let mark = Patterns.formula.firstMatch(in: line)?.1 {
        return diagnostic((mark, "write a formula between dollar signs"), on: number)
      }
      if let mark = Patterns.escaped.prefixMatch(in: line)?.1, mark != "\\-" || element.text.hasBytes(of: "\n- ") {
        return diagnostic((mark, "remove the backslashes"), on: number)
      }
    }
    return nil
  }

  private func diagnostic(_ mark: Mark, on number: Int) -> Diagnostic? {
    lines.range(of: mark.text, on: number, in: path).map { range in
      Diagnostic(
        "UnreadMark", .warning, "Mark '\(String(mark.text))' of another program isn't read", at: range,
        solutions: [mark.solution])
    }
  }
}
