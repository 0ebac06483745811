import CaseStudyModel

/// Formats diagnostics as one JSON object with all details and counts.
struct JSONDiagnosticFormat: DiagnosticFormat {
  var name: String { "json" }
  var stream: Terminal.Stream { .output }

  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String {
    let counts = DiagnosticCounts(diagnostics)
    let document = JSONValue.object([
      ("diagnostics", .array(diagnostics.map { value(of: $0, sources) })),
      ("errors", .integer(counts.errors)),
      ("warnings", .integer(counts.warnings)),
      ("remarks", .integer(counts.remarks)),
    ])
    return document.text
  }

  private func value(of diagnostic: Diagnostic, _ sources: DiagnosticSources) -> JSONValue {
    let notes = diagnostic.notes.map { note in
      JSONValue.object(place(note.range, sources) + [("message", .string(note.message.description))])
    }
    return .object(
      [("id", .string(diagnostic.id)), ("severity", .string(diagnostic.severity.rawValue))]
        + range(diagnostic.range, sources) + [
          ("message", .string(diagnostic.summary.description)),
          ("explanation", .optional(diagnostic.explanation?.description)),
          ("notes", .array(notes)),
          ("solutions", .strings(diagnostic.solutions.map(\.description))),
          ("fixes", .array(diagnostic.fixes.map { value(of: $0, sources) })),
        ])
  }

  private func value(of fix: Fix, _ sources: DiagnosticSources) -> JSONValue {
    let replacements = fix.replacements.map { replacement in
      JSONValue.object(range(replacement.range, sources) + [("text", .string(replacement.text))])
    }
    return .object([
      ("title", .string(fix.title.description)), ("isSafe", .bool(fix.isSafe)),
      ("replacements", .array(replacements)),
    ])
  }

  private func range(_ range: SourceRange, _ sources: DiagnosticSources) -> [(key: String, value: JSONValue)] {
    place(range, sources) + [("endLine", .integer(range.end.line)), ("endColumn", .integer(range.end.column))]
  }

  private func place(_ range: SourceRange, _ sources: DiagnosticSources) -> [(key: String, value: JSONValue)] {
    [
      ("path", .string(sources.displayedPath(range.path))),
      ("line", .integer(range.start.line)),
      ("column", .integer(range.start.column)),
    ]
  }
}
