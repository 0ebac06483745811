import CaseStudyModel

/// Formats diagnostics as a SARIF log, for code scanning services.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
struct SARIFDiagnosticFormat: DiagnosticFormat {
  var name: String { "sarif" }
  var stream: Terminal.Stream { .output }
  var isForHosts: Bool { true }
  /// The explanations of diagnostics.
  var explanations: [DiagnosticExplanation]

  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String {
    let ids = Set(diagnostics.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var results: [JSONValue] = []
    var path: String?
    var lines = SourceLines([])
    for diagnostic in diagnostics {
      if diagnostic.range.path != path {
        path = diagnostic.range.path
        lines = sources.lines(of: diagnostic.range.path)
      }
      results.append(result(diagnostic, rule: indices[diagnostic.id] ?? 0, path ?? "", lines, sources))
    }
    let driver = JSONValue.object([
      ("name", .string("solidsite")), ("version", .string(version)), ("rules", .array(ids.map(rule))),
    ])
    let run = JSONValue.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ])
    let log = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    return log.text
  }
}

extension SARIFDiagnosticFormat {
  private func rule(_ id: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("id", .string(id))]
    if let explanation = explanations.first(where: { $0.id == id }) {
      members.append(("shortDescription", Self.message(explanation.summary.description)))
      members.append(("fullDescription", Self.message(explanation.text.description)))
    }
    return .object(members)
  }

  private func result(
    _ diagnostic: Diagnostic, rule: Int, _ path: String, _ lines: SourceLines, _ sources: DiagnosticSources
  ) -> JSONValue {
    let text = ([diagnostic.summary] + diagnostic.solutions).map(\.description).joined(separator: "\n")
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(diagnostic.id)), ("ruleIndex", .integer(rule)),
      ("level", .string(Self.level(diagnostic.severity))), ("message", Self.message(text)),
      ("locations", .array([.object([("physicalLocation", place(diagnostic.range, lines, sources))])])),
    ]
    if !diagnostic.notes.isEmpty {
      let related = diagnostic.notes.enumerated().map { index, note in
        // Most notes point into the same file, which isn't read again.
        let lines = note.range.path == path ? lines : sources.lines(of: note.range.path)
        return JSONValue.object([
          ("id", .integer(index)), ("message", Self.message(note.message.description)),
          ("physicalLocation", place(note.range, lines, sources)),
        ])
      }
      members.append(("relatedLocations", .array(related)))
    }
    // A result's fix may change only its own file, so fixes that change other files are left out.
    let fixes = diagnostic.fixes.filter { $0.replacements.allSatisfy { $0.range.path == path } }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes.map { change($0, path, lines, sources) }))) }
    return .object(members)
  }

  private func change(
    _ fix: Fix, _ path: String, _ lines: SourceLines, _ sources: DiagnosticSources
  ) -> JSONValue {
    let replacements = fix.replacements.map { replacement in
      JSONValue.object([
        ("deletedRegion", region(replacement.range, lines)), ("insertedContent", Self.message(replacement.text)),
      ])
    }
    let artifact = JSONValue.object([("uri", .string(sources.displayedPath(path).percentEncodedPath))])
    return .object([
      ("description", Self.message(fix.title.description)),
      (
        "artifactChanges",
        .array([.object([("artifactLocation", artifact), ("replacements", .array(replacements))])])
      ),
    ])
  }

  private func place(_ range: SourceRange, _ lines: SourceLines, _ sources: DiagnosticSources) -> JSONValue {
    let address = sources.displayedPath(range.path).percentEncodedPath
    return .object([
      ("artifactLocation", .object([("uri", .string(address))])), ("region", region(range, lines)),
    ])
  }

  private func region(_ range: SourceRange, _ lines: SourceLines) -> JSONValue {
    .object([
      ("startLine", .integer(range.start.line)), ("startColumn", .integer(lines.scalarColumn(of: range.start))),
      ("endLine", .integer(range.end.line)), ("endColumn", .integer(lines.scalarColumn(of: range.end))),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information: "note"
    }
  }
}
