import CaseStudyModel

/// The hunks of a `diff` fence, which changes one file.
///
/// A line `@@` starts a hunk; the rest of that line is ignored, and so are the headers of git and `\ No newline at end
/// of file`. A blank line is blank context, because editors strip the space of such lines.
package struct Patch: Sendable, Equatable {
  /// The hunks in order.
  package private(set) var hunks: [PatchHunk] = []

  /// Parses a fence.
  /// - Returns: `nil` with a diagnostic where a line can't be part of a patch, or no line changes anything.
  package static func reading(_ snippet: Snippet, in source: String) -> Diagnosed<Patch?> {
    var patch = Patch()
    var diagnostics: [Diagnostic] = []
    let lines = SourceLine.lines(of: snippet)
    if let fault = pastedFault(of: lines, changing: snippet.file, in: source) { return Diagnosed(nil, [fault]) }
    var index = firstHeader(of: lines)
    var isInHeader = true
    var wasInvalid = false
    while index < lines.count {
      let line = lines[index]
      var isInvalid = false
      if line.text.hasPrefix("@@") {
        isInHeader = false
        patch.beginHunk()
      } else if isFileHeader(lines[index...]) {
        index += 1
      } else if line.text.hasPrefix("diff ") || isInHeader && isGitHeader(line.text) {
        // The output of `git diff` starts with such lines.
        isInHeader = true
      } else if patch.read(line) {
        isInHeader = false
      } else {
        isInvalid = true
        let fault = malformed(line, in: source)
        // Consecutive lines without marks are one mistake.
        if !wasInvalid || !fault.fixes.isEmpty { diagnostics.append(fault) }
      }
      wasInvalid = isInvalid
      index += 1
    }
    patch.dropBlankEnd()
    if !patch.changesAnything, let fault = indentedMarks(of: lines, in: source) { return Diagnosed(nil, [fault]) }
    if diagnostics.isEmpty, !patch.changesAnything {
      diagnostics.report(
        "MalformedPatch", .error, "A diff must have a line that begins with + or -", at: snippet.place(in: source))
    }
    return Diagnosed(diagnostics.isEmpty ? patch : nil, diagnostics)
  }

  private mutating func beginHunk() {
    dropBlankEnd()
    hunks.append(PatchHunk(number: hunks.count + 1))
  }

  private var changesAnything: Bool {
    hunks.contains { hunk in
      hunk.lines.contains { line in
        switch line {
        case .removed, .added: true
        case .context, .blank: false
        }
      }
    }
  }

  /// Adds a line to the last hunk; returns false for an invalid line.
  private mutating func read(_ line: SourceLine) -> Bool {
    let content = String(line.text.unicodeScalars.dropFirst())
    let read: PatchHunk.Line
    switch line.text.unicodeScalars.first {
    case " ": read = .context(content)
    case nil: read = .blank
    case "-": read = .removed(content)
    case "+":
      var added = SourceLine(text: content, origin: line.origin)
      // The mark is between the margin and the code.
      if case .written(let number, let margin) = line.origin {
        added.origin = .written(line: number, margin: margin + 1)
      }
      read = .added(added)
    case "\\": return true
    default: return false
    }
    if hunks.isEmpty { beginHunk() }
    hunks[hunks.count - 1].lines.append(read)
    if case .added = read { return true }
    let isWritten = if case .written = line.origin { true } else { false }
    hunks[hunks.count - 1].oldPlaces.append(isWritten ? line.position(ofColumn: line.text.isEmpty ? 1 : 2) : nil)
    return true
  }

  /// Drops blank lines before the next `@@` or the fence's end, which are separators.
  private mutating func dropBlankEnd() {
    guard var last = hunks.popLast() else { return }
    while last.lines.last == .blank {
      last.lines.removeLast()
      last.oldPlaces.removeLast()
    }
    if !last.lines.isEmpty { hunks.append(last) }
  }

  /// The marks that other signs at the beginning of a line represent.
  private static let marks: [Character: String] = [
    "−": "-", "–": "-", "—": "-", "<": "-", "＋": "+", ">": "+", "\u{A0}": " ",
  ]

  private static func malformed(_ line: SourceLine, in source: String) -> Diagnostic {
    let start = line.position(ofColumn: 1) ?? SourcePosition(line: 1)
    var range = SourceRange(path: source, start: start)
    var fixes: [Fix] = []
    if let sign = line.text.first, let mark = marks[sign], !line.text.hasPrefix("<!--") {
      range.end.column += String(sign).utf8.count
      fixes = [.replacing(String(sign), with: mark, at: range, isSafe: false)]
    } else if line.text.hasPrefix("@ ") {
      range.end.column += 1
      fixes = [.replacing("@", with: "@@", at: range, isSafe: false)]
    } else if isSeparator(line.text), case .written = line.origin {
      range.end.column += line.text.utf8.count
      fixes = [Fix("replace the line with '@@', which begins a new hunk", at: range, with: "@@", isSafe: false)]
    }
    let number = line.text.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    if !number.isEmpty,
      line.text[number.endIndex...].drop(while: { $0 == " " }).first.map({ "+-".contains($0) }) == true
    {
      return Diagnostic(
        "MalformedPatch", .error, "A line of a diff must not begin with its number", at: range,
        solutions: ["remove the numbers of all lines"])
    }
    return Diagnostic(
      "MalformedPatch", .error, "A line of a diff must begin with a space, +, -, @@ or a backslash", at: range,
      fixes: fixes)
  }
}
