import CaseStudyModel

/// The numbers of diagnostics by severity.
struct DiagnosticCounts: Sendable, Equatable {
  var errors = 0
  var warnings = 0
  var remarks = 0

  init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .information: remarks += 1
      }
    }
  }

  /// The counts in words, such as "2 errors, 1 warning"; `nil` for none.
  var text: Message? {
    let parts: [(count: Int, text: Message)] = [
      (errors, errors == 1 ? "1 error" : "\(errors) errors"),
      (warnings, warnings == 1 ? "1 warning" : "\(warnings) warnings"),
      (remarks, remarks == 1 ? "1 remark" : "\(remarks) remarks"),
    ]
    let counted = parts.filter { $0.count > 0 }.map(\.text)
    return counted.isEmpty ? nil : counted.joined(separator: ", ")
  }

  /// Returns the exit status of the command.
  func status(isStrict: Bool) -> ExitStatus {
    errors > 0 || (isStrict && warnings > 0) ? .contentFailed : .success
  }
}

extension Int {
  /// Returns the number with a noun, in the plural unless it is one: "1 line", "2 lines".
  func withNoun(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
