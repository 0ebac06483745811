import CaseStudyModel

/// A `diff` fence: what it changes in one file.
///
/// Numbers in `@@` lines are ignored, as are the lines `---`, `+++` and `\ No newline at end of file`; a fence without `@@` is
/// one hunk. A blank line stands for a blank line of context, whose space editors like to remove.
struct Patch: Sendable, Equatable {
  private(set) var hunks: [PatchHunk] = []

  /// Reads a fence.
  /// - Returns: `nil` with a diagnostic where a line is no line of a patch, or nothing is changed.
  static func reading(_ snippet: Snippet, in source: String) -> Diagnosed<Patch?> {
    var patch = Patch()
    var diagnostics: [Diagnostic] = []
    let lines = SourceLine.lines(of: snippet)
    let firstHeader = lines.firstIndex { $0.text.hasPrefix("@@") }
    var index = firstHeader ?? 0
    if firstHeader == nil { patch.hunks.append(PatchHunk(number: 1)) }
    while index < lines.count {
      let line = lines[index]
      if line.text.hasPrefix("@@") {
        patch.hunks.append(PatchHunk(number: patch.hunks.count + 1))
      } else if isFileHeader(lines[index...]) {
        index += 1
      } else if !patch.read(line) {
        diagnostics.append(malformed(line, in: source))
      }
      index += 1
    }
    patch.dropBlankEnds()
    if diagnostics.isEmpty, !patch.changesAnything {
      diagnostics.append(
        Diagnostic(
          "MalformedPatch", .error, "A diff must have a line that begins with + or -",
          at: SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1)))
    }
    return Diagnosed(diagnostics.isEmpty ? patch : nil, diagnostics)
  }

  /// Whether two lines `---` and `+++` begin here; alone, the first removes a line that begins with two hyphens.
  private static func isFileHeader(_ lines: ArraySlice<SourceLine>) -> Bool {
    let next = lines.dropFirst().first?.text ?? ""
    return lines.first?.text.hasPrefix("--- ") == true && next.hasPrefix("+++ ")
  }

  private var changesAnything: Bool {
    hunks.contains { hunk in
      hunk.lines.contains { if case .context = $0 { false } else { true } }
    }
  }

  /// Adds a line to the last hunk; false where it can't belong to one.
  private mutating func read(_ line: SourceLine) -> Bool {
    let content = String(line.text.unicodeScalars.dropFirst())
    let read: PatchHunk.Line
    switch line.text.unicodeScalars.first {
    case " ": read = .context(content)
    case nil, "\r": read = .context(line.text)
    case "-": read = .removed(content)
    case "+":
      var added = SourceLine(text: content, origin: line.origin)
      // The mark stands between the margin and the code.
      if case .written(let number, let margin) = line.origin {
        added.origin = .written(line: number, margin: margin + 1)
      }
      read = .added(added)
    case "\\": return true
    default: return false
    }
    hunks[hunks.count - 1].lines.append(read)
    return true
  }

  /// A blank line before the next `@@`, or before the fence's end, only divides.
  private mutating func dropBlankEnds() {
    for index in hunks.indices {
      while hunks[index].lines.last == .context("") { hunks[index].lines.removeLast() }
    }
    hunks.removeAll { $0.lines.isEmpty }
  }

  private static func malformed(_ line: SourceLine, in source: String) -> Diagnostic {
    Diagnostic(
      "MalformedPatch", .error, "A line of a diff must begin with a space, +, -, @@ or a backslash",
      at: SourceRange(path: source, start: line.position(ofColumn: 1) ?? SourcePosition(line: 1)))
  }
}
