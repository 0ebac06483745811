import CaseStudyModel

/// `solidsite explain`: explains a kind of diagnostic.
struct ExplainCommand: Subcommand {
  private static let id = OperandSpecification(
    "ID", "the name in brackets at the end of a diagnostic; without one, lists them all")

  /// All explanations.
  var explanations: [DiagnosticExplanation]
  /// Returns the texts in the language of the working folder's site.
  var texts: @Sendable () -> InterfaceTexts

  var specification: CommandSpecification {
    var operand = Self.id
    operand.completion = .words(explanations.map(\.id).sorted())
    return CommandSpecification("explain", "explain what a diagnostic means, with an example", operands: [operand])
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    let texts = texts()
    let explanations = explanations.map(texts.translated)
    guard let id = invocation.arguments.operands.first else {
      let rows = explanations.sorted { $0.id < $1.id }.map { ($0.id, $0.summary.description) }
      try invocation.console.output(HelpTable.lines(rows).joined(separator: "\n") + "\n")
      return .success
    }
    guard let found = explanations.first(where: { $0.id.lowercased() == id.lowercased() }) else {
      let nearest = nearestName(to: id, among: explanations.map(\.id))
      throw UsageError("No diagnostic is called '\(id)'" + .didYouMean(nearest), command: "explain")
    }
    try invocation.console.output(Self.text(for: found, in: texts))
    return .success
  }

  private static func text(for explanation: DiagnosticExplanation, in texts: InterfaceTexts) -> String {
    let example = explanation.example.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      \(explanation.id): \(explanation.summary)

      \(explanation.text)

      \(texts.translation(of: "For example:"))

      \(example)

      """
  }
}
