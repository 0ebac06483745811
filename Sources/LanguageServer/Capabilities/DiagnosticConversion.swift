import CaseStudyModel

extension DocumentContext {
  /// The diagnostics of the document, in the site's language and the client's form.
  var diagnostics: [Diagnostic] { reading.diagnostics.filter { $0.range.path == path }.unique() }

  /// Whether the diagnostics are current for the document's text.
  var areDiagnosticsCurrent: Bool { reading.unsaved[path] == document.bytes }

  /// Returns a diagnostic as the client shows it.
  func converted(_ diagnostic: Diagnostic) -> LSP.DocumentDiagnostic {
    let translated = site.texts.translated(diagnostic)
    let label = text("solution")
    let message =
      [translated.summary.description] + [translated.explanation?.description].compactMap { $0 }
      + translated.solutions.map { "\(label): \($0)" }
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .information: 3
      }
    let notes = translated.notes.map { note in
      LSP.RelatedInformation(
        location: location(of: note.range.path, line: note.range.start.line, column: note.range.start.column),
        message: note.message.description)
    }
    return LSP.DocumentDiagnostic(
      range: document.visibleRange(diagnostic.range, encoding), severity: severity, code: diagnostic.id,
      message: message.joined(separator: "\n"), relatedInformation: notes.isEmpty ? nil : notes)
  }
}
