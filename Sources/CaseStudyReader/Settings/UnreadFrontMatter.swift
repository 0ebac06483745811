import CaseStudyModel

/// Settings at the start of a file that aren't recognised, because their fences or their format are wrong.
struct UnreadFrontMatter {
  private var id = "UnreadFrontMatter"
  private var summary: Message
  private var line: Int
  private var length: Int
  private var solutions: [Message]
  /// The text that replaces the place, or the lines above it.
  private var replacement: String?
  private var replacesLinesAbove = false
  private var removesLine = false

  /// Finds such settings; `nil` for a file that begins with text.
  /// - Parameter isStrict: whether the file was written for this program.
  init?(_ lines: FrontMatterLines, isStrict: Bool) {
    guard let start = lines.firstWithText else { return nil }
    let first = lines.visible[start]
    let isOpen = FrontMatterLines.isFence(lines.written[start])
    if isOpen, start == 0, lines.haveSettings(from: 1) {
      self.init(unclosed: lines, from: 1)
    } else if isOpen, start > 0, lines.haveSettings(from: start + 1) {
      self.init("Front matter must begin on the first line", line: start, length: 3, ["remove the lines above it"])
      (replacement, replacesLinesAbove) = ("", true)
    } else if first == "+++", lines.haveSettings(from: start + 1), lines.visible[start + 1].contains("=") {
      self.init(
        "Front matter must be YAML between '---' lines, not TOML between '+++' lines", line: start, length: 3,
        ["write 'key: value' between two '---' lines"])
    } else if first == "{", lines.visible.dropFirst(start + 1).first?.hasPrefix("\"") == true,
      lines.visible[start + 1].contains("\":")
    {
      self.init(
        "Front matter must be YAML between '---' lines, not JSON", line: start, length: 1,
        ["put it between two '---' lines"])
    } else if isStrict, ["```markdown", "```md", "````markdown", "````md"].contains(first),
      lines.visible.dropFirst(start + 1).first == "---", lines.haveSettings(from: start + 2)
    {
      self.init(
        "A whole text must not be inside a fence", line: start, length: first.utf8.count,
        ["remove the line, and the one that closes the fence"])
    } else if !isOpen, lines.resembleFence(start), lines.haveSettings(from: start + 1) {
      self.init(
        first == "---"
          ? "Front matter must begin with a '---' line, without other characters"
          : "Front matter must begin with a '---' line, not '\(first)'", line: start,
        length: lines.written[start].utf8.count, ["replace '\(first)' with '---'"])
      replacement = "---"
    } else if isStrict, lines.closedSettings(from: start) != nil {
      self.init("Front matter must begin with a '---' line", line: start, length: 0, ["add '---' above the first key"])
      replacement = "---\n"
    } else if isStrict, let settings = lines.settingsBelowText(from: start) {
      self.init(
        "Front matter must begin on the first line", line: settings.lowerBound - 1, length: 3,
        ["remove the lines above it"])
    } else {
      return nil
    }
  }

  /// Finds a line that was meant to close front matter that a later line closes.
  /// - Parameters:
  ///   - content: the bytes between the fences.
  ///   - names: the known keys.
  ///   - last: the number of the last line that may be the end, counted from the opening fence.
  init?(endIn content: ArraySlice<UInt8>, names: Set<String>, before last: Int) {
    let lines = FrontMatterLines(content, names: names, isStrict: true)
    guard let end = lines.likelyEnd(from: 0), end + 1 < last else { return nil }
    self.init(unclosed: lines, from: 0)
    line += 1
  }

  /// Finds settings between the end of front matter and another fence.
  /// - Parameter line: the number of the line that ends the front matter.
  init?(secondPart lines: FrontMatterLines, below line: Int) {
    if let start = lines.firstWithText, FrontMatterLines.isFence(lines.written[start]),
      lines.closedSettings(from: start + 1) != nil
    {
      self.init(
        "Front matter must appear only once; this is a second one", line: line + start, length: 3,
        ["move its keys to the first, and remove it"])
      return
    }
    guard lines.closedSettings(from: 0) != nil else { return nil }
    self.init("Front matter must not be divided by a '---' line", line: line - 1, length: 3, ["remove the line"])
    (replacement, removesLine) = ("", true)
  }

  private init(unclosed lines: FrontMatterLines, from start: Int) {
    let end = lines.likelyEnd(from: start)
    let written = end.map { lines.visible[$0] } ?? ""
    self.init(
      "Front matter must be closed by a '---' line", line: end ?? 0,
      length: end.map { lines.written[$0].utf8.count } ?? 0,
      [
        end == nil
          ? "add '---' below the last key"
          : written == "---" ? "remove the other characters of the line" : "replace '\(written)' with '---'"
      ])
    id = "UnclosedFrontMatter"
    replacement = end == nil ? nil : "---"
  }

  private init(_ summary: Message, line index: Int, length: Int, _ solutions: [Message]) {
    self.summary = summary
    line = index + 1
    self.length = length
    self.solutions = solutions
  }

  /// Returns the problem as a diagnostic.
  func diagnostic(_ severity: Severity, in path: String) -> Diagnostic {
    let range = SourceRange(path: path, line: line, length: length)
    let above = SourceRange(path: path, start: SourcePosition(line: 1), end: SourcePosition(line: line))
    let whole = SourceRange(path: path, start: SourcePosition(line: line), end: SourcePosition(line: line + 1))
    let place = replacesLinesAbove ? above : removesLine ? whole : range
    let edits = replacement.map { [Fix.Replacement(place, with: $0)] } ?? []
    return Diagnostic(
      id, severity, summary, at: range, solutions: solutions,
      fixes: edits.isEmpty ? [] : solutions.map { Fix($0, edits, isSafe: true) })
  }
}
