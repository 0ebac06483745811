import CaseStudyModel

extension Compilation {
  /// Returns the compiler's errors, as diagnostics at their places in the study.
  func diagnostics(in sources: ModuleSources) -> [Diagnostic] {
    let start = SourceRange(path: sources.source, line: 1)
    switch end {
    case .accepted: return []
    case .refused where !errors.isEmpty:
      return causes(in: sources).map { Self.diagnostic(of: $0, at: place(of: $0, in: sources) ?? start) }
    case .refused:
      return [Diagnostic(Self.id, .error, "Code must compile", at: start, explanation: Message(verbatim: output))]
    case .crashed:
      return [
        Diagnostic(
          "CompilerFault", .error, "The compiler must not crash on the code of a study", at: start,
          explanation: Message(verbatim: output))
      ]
    case .timeOut, .overLimit:
      return [
        Diagnostic("CompilerFault", .error, "The compiler must finish within its limits on time and memory", at: start)
      ]
    }
  }

  /// Returns the errors in some of the files, as diagnostics at their places in the study.
  func diagnostics(in sources: ModuleSources, of isMeant: (String) -> Bool) -> [Diagnostic] {
    errors.filter { $0.file.map(isMeant) == true }.compactMap { error in
      place(of: error, in: sources).map { Self.diagnostic(of: error, at: $0) }
    }
  }

  /// Returns the errors as text, one per line, with their places in the study.
  func text(in sources: ModuleSources) -> String {
    errors.map { error in
      (place(of: error, in: sources).map { "\($0.path):\($0.start.line):\($0.start.column): " } ?? "")
        + "error: \(error.message)"
    }.joined(separator: "\n")
  }

  /// Returns the errors without those that follow from a bracket, comment or text that the study doesn't close: the
  /// code generated after it, which imports what tests call, is then inside of it.
  private func causes(in sources: ModuleSources) -> [CompilerMessage] {
    func isAfterStudy(_ error: CompilerMessage) -> Bool {
      let lines = sources.files.first { $0.name == error.file }?.content.lines
      return lines.map { error.line > 1 + ($0.lastIndex { $0.origin != .generated } ?? -1) } ?? false
    }
    func opens(_ error: CompilerMessage) -> Bool {
      let text = error.message.description
      let expectsSign = text.hasPrefix("expected") && text.contains("'")
      return text.hasPrefix("unterminated ") || expectsSign && isAfterStudy(error)
    }
    guard errors.contains(where: opens) else { return errors }
    func isConsequence(_ error: CompilerMessage) -> Bool {
      let text = error.message.description
      return text.hasPrefix("cannot ") && ReservedNames.functions.contains { text.contains("'\($0)'") }
    }
    return errors.filter { error in opens(error) || !isAfterStudy(error) && !isConsequence(error) }
  }

  private func place(of error: CompilerMessage, in sources: ModuleSources) -> SourceRange? {
    error.file.flatMap { sources.position(line: error.line, column: error.column, inFile: $0) }
  }

  private static let id = "CodeDoesNotCompile"

  private static func diagnostic(of error: CompilerMessage, at place: SourceRange) -> Diagnostic {
    Diagnostic(id, .error, "Code must compile: \(error.message)", at: place)
  }
}
