import CaseStudyModel

/// Formats diagnostics for people: `path:line:column: error: summary [Id]`, the marked line, notes and solutions.
struct TextDiagnosticFormat: DiagnosticFormat {
  var name: String { "text" }
  var stream: Terminal.Stream { .error }
  var verbosity: Console.Verbosity
  var isColored: Bool
  /// Whether warnings fail the command, so that they are printed like errors.
  var isStrict = false
  /// The maximum number of diagnostics that are printed in full; the others are counted by file and kind.
  var limit = Int.max
  /// Whether the last line counts them.
  var countsAll = true
  /// The language of labels.
  var texts = InterfaceTexts()

  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String {
    var text = ""
    var path: String?
    var lines = SourceLines([])
    let selection = MostSevereDiagnostics(diagnostics.filter(isShown), limit: limit)
    for diagnostic in selection.shown {
      if diagnostic.range.path != path {
        path = diagnostic.range.path
        lines = sources.lines(of: diagnostic.range.path)
      }
      append(diagnostic, lines, sources, to: &text)
    }
    for line in selection.countLines(in: sources, texts) { text += line + "\n" }
    if countsAll, verbosity != .quiet, let counts = countLine(diagnostics) { text += counts + "\n" }
    return text
  }
}

extension TextDiagnosticFormat {
  private static let explanationLines = 40
  /// The maximum number of characters at the start and at the end of a message, which may quote a value of any length.
  private static let messageEnds = (start: 400, end: 200)

  private func isShown(_ diagnostic: Diagnostic) -> Bool {
    verbosity.shows(diagnostic.severity) || isStrict && diagnostic.severity == .warning
  }

  private func append(
    _ diagnostic: Diagnostic, _ lines: SourceLines, _ sources: DiagnosticSources, to text: inout String
  ) {
    let label = Self.label(diagnostic.severity)
    text +=
      styled(place(diagnostic.range, sources) + ":", "1") + " "
      + styled(texts.translation(of: label.name) + ":", label.style)
    text += " " + styled(shown(diagnostic.summary), "1") + " [\(diagnostic.id)]\n"
    appendExcerpt(of: diagnostic.range, lines, to: &text)
    if verbosity == .verbose, let explanation = diagnostic.explanation {
      append(explanation: explanation.description, to: &text)
    }
    for note in diagnostic.notes {
      let label = styled(texts.translation(of: "note") + ":", "1;36")
      text += "\(place(note.range, sources)): \(label) \(shown(note.message))\n"
    }
    for solution in diagnostic.solutions {
      text += "  \(styled(texts.translation(of: "solution") + ":", "1;32")) \(shown(solution))\n"
    }
  }

  /// Returns a message in one line, without the middle of a very long one.
  private func shown(_ message: Message) -> String {
    let text = message.description.harmless
    let (start, end) = Self.messageEnds
    if text.utf8.count <= start + end || text.count <= start + end { return text }
    return text.prefix(start) + "\u{2026}" + text.suffix(end)
  }

  /// Appends an explanation, such as a compiler's output, up to a maximum number of lines.
  private func append(explanation: String, to text: inout String) {
    let lines = explanation.split(whereSeparator: \.isNewline)
    for line in lines.prefix(Self.explanationLines) { text += "  \(String(line).harmless)\n" }
    let rest = lines.count - Self.explanationLines
    if rest > 0 {
      text += "  " + texts.translation(of: rest == 1 ? "(and 1 more line)" : "(and \(rest) more lines)") + "\n"
    }
  }

  private func appendExcerpt(of range: SourceRange, _ lines: SourceLines, to text: inout String) {
    guard let excerpt = SourceExcerpt(of: range, in: lines) else { return }
    let number = String(range.start.line)
    // Breaks workflow commands without changing the width, so that the marks below stay aligned.
    text += "  \(number) | \(excerpt.line.withoutCommands(bracket: "("))\n"
    text += "  \(String(repeating: " ", count: number.count)) | \(styled(excerpt.marks, "1;32"))\n"
  }

  private func countLine(_ diagnostics: [Diagnostic]) -> String? {
    let counts = DiagnosticCounts(diagnostics)
    guard let text = counts.text else { return nil }
    let files = Set(diagnostics.map(\.range.path)).count
    let hint: Message = counts.remarks > 0 && verbosity == .normal ? " (-v shows remarks)" : ""
    return texts.translation(of: files == 1 ? "\(text) in 1 file\(hint)" : "\(text) in \(files) files\(hint)")
  }

  private func place(_ range: SourceRange, _ sources: DiagnosticSources) -> String {
    "\(sources.displayedPath(range.path).harmless):\(range.start.line):\(range.start.column)"
  }

  private func styled(_ text: String, _ style: String) -> String {
    isColored ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }

  private static func label(_ severity: Severity) -> (name: Message, style: String) {
    switch severity {
    case .error: ("error", "1;31")
    case .warning: ("warning", "1;33")
    case .information: ("remark", "1;34")
    }
  }
}
