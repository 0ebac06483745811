import CaseStudyModel

/// Formats diagnostics as workflow commands, which GitHub shows in pull requests.
///
/// Source: "Workflow commands for GitHub Actions", and the escapes of the toolkit's `command.ts`.
struct GitHubDiagnosticFormat: DiagnosticFormat {
  var name: String { "github" }
  var stream: Terminal.Stream { .output }
  var isForHosts: Bool { true }

  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String {
    var text = ""
    for diagnostic in diagnostics {
      let range = diagnostic.range
      let properties = [
        ("file", sources.displayedPath(range.path)), ("line", String(range.start.line)),
        ("endLine", String(range.end.line)), ("col", String(range.start.column)),
        ("endColumn", range.end.line == range.start.line ? String(range.end.column) : ""), ("title", diagnostic.id),
      ].filter { !$0.1.isEmpty }.map { "\($0)=\(Self.escaped($1, alsoIn: [":", ","]))" }
      let notes = diagnostic.notes.map { note in
        "\(sources.displayedPath(note.range.path)):\(note.range.start.line): \(note.message)"
      }
      let message = ([diagnostic.summary.description] + notes + diagnostic.solutions.map(\.description))
        .joined(separator: "\n")
      text += "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::\(Self.escaped(message))\n"
    }
    return text
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information: "notice"
    }
  }

  private static func escaped(_ text: String, alsoIn further: Set<Unicode.Scalar> = []) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || further.contains(scalar) {
        escaped += "%" + String(scalar.value, radix: 16, uppercase: true).paddedWithZeros(to: 2)
      } else {
        escaped.unicodeScalars.append(scalar.isUnsafeToPrint ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
