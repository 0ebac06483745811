import CaseStudyModel

/// Builds and runs one of a study's programs, and compares the run with what the study says.
struct ProgramVerification: Sendable {
  var verifier: SwiftVerifier

  /// Runs a program, or has the compiler refuse it.
  func run(_ program: StudyProgram) async throws(ExecutionError) -> Diagnosed<RunEvidence> {
    if program.kind == .fails { return try await refusal(of: program) }
    let (compilation, executable) = try await verifier.build(program.sources, isUrgent: false)
    guard let executable else {
      return Diagnosed(
        evidence(program, .notCompiled, compilation.text(in: program.sources)),
        compilation.diagnostics("CodeDoesNotCompile", in: program.sources))
    }
    defer { executable.remove() }
    let result = try await run(executable, of: program)
    let isWrong = result.outcome == .passed && program.expectedOutput.map { !Self.isExpected($0, result) } == true
    let run = evidence(program, isWrong ? .failed : result.outcome, program.sources.located(result.evidence))
    if run.outcome == .passed { return Diagnosed(run) }
    var diagnostic = diagnostic(of: run, program, isWrongOutput: isWrong)
    diagnostic.notes = isWrong ? difference(of: result.output, program) : lastWords(of: run, program)
    return Diagnosed(run, [diagnostic])
  }

  /// A test must come to its end; what a program prints shows whether it did.
  private func run(_ executable: Executable, of program: StudyProgram) async throws(ExecutionError) -> ProgramRun {
    let run = try await verifier.run(executable, [])
    return program.word?.checked(run) ?? run
  }

  /// Only the named text counts: code that is refused for another reason shows nothing.
  private func refusal(of program: StudyProgram) async throws(ExecutionError) -> Diagnosed<RunEvidence> {
    let compilation = try await verifier.typecheck(program.sources)
    let text = compilation.text(in: program.sources)
    let expected = program.expectedFailure ?? ""
    if compilation.end == .refused, compilation.errors.contains(where: { $0.message.description.contains(expected) }) {
      return Diagnosed(evidence(program, .passed, text))
    }
    let summary: Message =
      compilation.isAccepted
      ? "Code with 'fails' must not compile, and does" : "Code with 'fails' must be refused with the text '\(expected)'"
    let place = SourceRange(path: program.sources.source, line: program.line)
    var diagnostic = Diagnostic(
      "CodeIsNotRefused", .error, summary, at: place,
      explanation: compilation.isAccepted ? nil : "The compiler said:\n\(text)")
    diagnostic.notes = compilation.errors.prefix(1).map { .init("the compiler said: \($0.message)", at: place) }
    return Diagnosed(evidence(program, .notCompiled, text), [diagnostic])
  }

  private func evidence(_ program: StudyProgram, _ outcome: RunEvidence.Outcome, _ output: String) -> RunEvidence {
    RunEvidence(kind: program.kind, line: program.line, outcome: outcome, output: output)
  }

  private func diagnostic(of run: RunEvidence, _ program: StudyProgram, isWrongOutput: Bool) -> Diagnostic {
    let name: Message = program.kind == .usage ? "This program" : "This test"
    let side = program.side.message
    let summary: Message =
      switch run.outcome {
      case .trap: "\(name) must not trap on the \(side) side"
      case .timeOut: "\(name) must end in time on the \(side) side"
      case .overLimit: "\(name) must keep to its limits on the \(side) side"
      case .passed, .failed, .notCompiled:
        isWrongOutput
          ? "This program must print what its output block says"
          : "\(name) must pass on the \(side) side"
      }
    return Diagnostic(
      isWrongOutput ? "OutputDiffers" : "ProgramFails", .error, summary,
      at: SourceRange(path: program.sources.source, line: program.line),
      explanation: run.output.isEmpty ? "It printed nothing." : "It printed:\n\(run.output)")
  }

  /// Returns the last line that a program printed; of a failed expectation, its text and place.
  private func lastWords(of run: RunEvidence, _ program: StudyProgram) -> [Diagnostic.Note] {
    guard let line = run.output.split(whereSeparator: \.isNewline).last else { return [] }
    let source = program.sources.source
    let parts = line.split(separator: ":", maxSplits: 3)
    guard line.hasPrefix(source + ":"), parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]) else {
      return [.init("it printed last: \(Self.quoted(line))", at: SourceRange(path: source, line: program.line))]
    }
    return [
      .init(
        Message(verbatim: Self.quoted(parts[3].drop { $0 == " " })),
        at: SourceRange(path: source, line: number, column: column))
    ]
  }

  /// Addresses, which differ from run to run, may be left out as they are in evidence.
  private static func isExpected(_ output: String, _ run: ProgramRun) -> Bool {
    let expected = PrintedLines.of(output)
    return expected == PrintedLines.of(run.output)
      || expected == PrintedLines.of(ProgramText.withoutAddresses(run.output))
  }

  /// The first line of the output that is not as it must be.
  private func difference(of output: String, _ program: StudyProgram) -> [Diagnostic.Note] {
    let (printed, expected) = (PrintedLines.of(output), PrintedLines.of(program.expectedOutput ?? ""))
    let number = zip(printed, expected).prefix { $0 == $1 }.count
    let found: Message = number < printed.count ? "'\(Self.quoted(printed[number]))'" : "missing"
    let wanted: Message = number < expected.count ? "'\(Self.quoted(expected[number]))'" : "the end"
    return [
      .init(
        "line \(number + 1) of what it printed is \(found), and must be \(wanted)",
        at: SourceRange(path: program.sources.source, line: program.line))
    ]
  }

  /// Shortens a line to a readable length.
  private static func quoted(_ line: some StringProtocol) -> String {
    line.count > 200 ? line.prefix(200) + "…" : String(line)
  }
}
