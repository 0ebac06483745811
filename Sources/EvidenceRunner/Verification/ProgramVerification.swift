import CaseStudyModel

/// A run of a program, with the lines that it executed.
struct MeasuredRun: Sendable {
  var evidence: RunEvidence
  /// The lines by the study's names of files; `nil` if they weren't measured, or can't be.
  var coverage: LineCoverage?
}

/// Builds and runs one of a study's programs, and compares the run with the study's claims.
struct ProgramVerification: Sendable {
  var verifier: any ProgramBuilder
  /// The name of the error about a program that ends well, but prints something else than its output block.
  static let outputDiffers = "OutputDiffers"

  /// Runs a program, or checks that the compiler rejects it.
  func run(_ program: StudyProgram) async throws(ExecutionError) -> Diagnosed<RunEvidence> {
    let run = try await run(program, isMeasured: false)
    return Diagnosed(run.value.evidence, run.diagnostics)
  }

  /// Runs a program, or checks that the compiler rejects it.
  /// - Parameter isMeasured: whether the executed lines are measured; only a passed run has any.
  func run(_ program: StudyProgram, isMeasured: Bool) async throws(ExecutionError) -> Diagnosed<MeasuredRun> {
    if program.kind == .fails {
      let refusal = try await refusal(of: program)
      return Diagnosed(MeasuredRun(evidence: refusal.value), refusal.diagnostics)
    }
    let (compilation, executable) = try await verifier.build(program.sources, isUrgent: false, isMeasured: isMeasured)
    guard let executable else {
      return Diagnosed(
        MeasuredRun(evidence: evidence(program, .notCompiled, compilation.text(in: program.sources))),
        compilation.diagnostics(in: program.sources))
    }
    defer { executable.remove() }
    let profiles = isMeasured ? try verifier.makeProfiles() : []
    defer { for profile in profiles { profile.remove() } }
    let run = try await self.run(executable, of: program, countingIn: profiles)
    guard run.value.outcome == .passed else { return Diagnosed(MeasuredRun(evidence: run.value), run.diagnostics) }
    let (coverage, reasons) = try await counts(in: profiles, of: executable, program)
    if !reasons.isEmpty { return failed(run.value, program, reasons) }
    return Diagnosed(MeasuredRun(evidence: run.value, coverage: coverage), run.diagnostics)
  }

  /// Reads the counters of all runs: the lines that the first one executed, and the reasons why a test shows nothing.
  ///
  /// Counters are read from all judged runs, because code could detect a separate run for the counters, and call there
  /// what it skips in the others.
  private func counts(
    in profiles: [CoverageProfile], of executable: Executable, _ program: StudyProgram
  ) async throws(ExecutionError) -> (coverage: LineCoverage?, reasons: [String]) {
    var coverage: LineCoverage?
    var known: Set<[UInt8]> = []
    let main = program.word == nil ? nil : program.sources.mainFile
    for profile in profiles {
      let counters = try await profile.counters()
      // Most runs have the same counters, and reading the lines takes longest.
      if let counters, !known.insert(counters).inserted { continue }
      guard counters != nil, let lines = try await profile.lines(of: executable)?.named(as: program.sources) else {
        guard let main else { continue }
        // Code could damage its counters to hide that it calls nothing.
        return (nil, ["\(main.name):1:1: the counters of the executed lines can't be read"])
      }
      coverage = coverage ?? lines
      guard let main, let regions = lines.regions[main.path] else { continue }
      let uncalled = UncalledExpectations.places(in: main.text, regions: regions)
      let reasons = uncalled.map {
        "\(main.name):\($0.line):\($0.column): nothing called the function or closure around this 'expect'"
      }
      if !reasons.isEmpty { return (nil, reasons) }
    }
    return (coverage, [])
  }

  private func run(
    _ executable: Executable, of program: StudyProgram, countingIn profiles: [CoverageProfile]
  ) async throws(ExecutionError) -> Diagnosed<RunEvidence> {
    // A test must reach its end; its output shows whether it did.
    let result = try await verifier.runRepeatedly(executable, [], countingIn: profiles) { run in
      program.word?.checked(run) ?? run
    }
    let isWrong = result.outcome == .passed && program.expectedOutput.map { !Self.isExpected($0, result) } == true
    // An output block can't contain the errors, nor places in the study instead of those that were printed.
    let text =
      isWrong
      ? ProgramText.cut(ProgramText.withoutAddresses(result.output)) : program.sources.located(result.evidence)
    let run = evidence(program, isWrong ? .failed : result.outcome, text)
    if run.outcome == .passed { return Diagnosed(run) }
    var diagnostic = diagnostic(of: run, program, isWrongOutput: isWrong)
    diagnostic.notes = isWrong ? difference(of: result.output, program) : lastWords(of: run, program)
    return Diagnosed(run, [diagnostic])
  }

  /// Checks that the compiler rejects the code with the expected text; a rejection for another reason shows nothing.
  private func refusal(of program: StudyProgram) async throws(ExecutionError) -> Diagnosed<RunEvidence> {
    let compilation = try await verifier.typecheck(program.sources)
    let text = compilation.text(in: program.sources)
    let expected = program.expectedFailure ?? ""
    let reasons = RefusalReasons(compilation.errors, in: program.sources)
    if compilation.end == .refused, reasons.contain(expected) {
      return Diagnosed(evidence(program, .passed, text))
    }
    let summary: Message =
      compilation.isAccepted
      ? "Code with 'fails' must not compile, but it does"
      : "Code with 'fails' must be rejected with the text '\(expected)'"
    let place = SourceRange(path: program.sources.source, line: program.line)
    var diagnostic = Diagnostic(
      "CodeIsNotRefused", .error, summary, at: place,
      explanation: compilation.isAccepted ? nil : "The compiler said:\n\(text)")
    diagnostic.notes = compilation.errors.prefix(1).map { .init("the compiler said: \($0.message)", at: place) }
    return Diagnosed(evidence(program, .notCompiled, text), [diagnostic])
  }

  /// Fails a test that passed although some of its expectations were never called, or may not have been.
  private func failed(_ run: RunEvidence, _ program: StudyProgram, _ reasons: [String]) -> Diagnosed<MeasuredRun> {
    let separator = run.output.isEmpty || run.output.hasSuffix("\n") ? "" : "\n"
    let output = run.output + separator + program.sources.located(reasons.joined(separator: "\n"))
    let failed = evidence(program, .failed, ProgramText.cut(output))
    var diagnostic = diagnostic(of: failed, program, isWrongOutput: false)
    diagnostic.notes = lastWords(of: failed, program)
    return Diagnosed(MeasuredRun(evidence: failed), [diagnostic])
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
      case .timeOut: "\(name) must finish within its time limit on the \(side) side"
      case .overLimit: "\(name) must stay within its limits on the \(side) side"
      case .flaky: "\(name) must end the same way and print the same output in every run on the \(side) side"
      case .passed, .failed, .notCompiled:
        isWrongOutput
          ? "This program must print what its output block says"
          : "\(name) must pass on the \(side) side"
      }
    let id = run.outcome == .flaky ? "FlakyRun" : isWrongOutput ? Self.outputDiffers : "ProgramFails"
    return Diagnostic(
      id, .error, summary,
      at: SourceRange(path: program.sources.source, line: program.line),
      explanation: run.output.isEmpty || run.output == FinishingWord.earlyEnd + "\n"
        ? "It printed nothing." : "It printed:\n\(run.output)")
  }

  /// Returns the last line that a program printed; for a failed expectation, its text and its place.
  private func lastWords(of run: RunEvidence, _ program: StudyProgram) -> [Diagnostic.Note] {
    let lines = run.output.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0 != ProgramRun.otherRun }) else { return [] }
    let source = program.sources.source
    if line == FinishingWord.earlyEnd {
      let place = SourceRange(path: source, line: program.line)
      return [.init("it ended before its last line, with success; remove calls such as 'exit'", at: place)]
    }
    let parts = line.split(separator: ":", maxSplits: 3)
    guard line.hasPrefix(source + ":"), parts.count == 4, let number = Int(printedPlace: parts[1]),
      let column = Int(printedPlace: parts[2])
    else {
      guard let place = Self.place(in: run.output, of: source) else {
        return [.init("it printed last: \(Self.quoted(line))", at: SourceRange(path: source, line: program.line))]
      }
      // Below the error, interpreters print calls and their version.
      let error = run.output.split(whereSeparator: \.isNewline).last {
        $0.first?.isWhitespace == false && ($0.contains("Error") || $0.contains("Exception"))
      }
      return [.init(Message(verbatim: Self.quoted(error ?? line)), at: place)]
    }
    return [
      .init(
        Message(verbatim: Self.quoted(parts[3].drop { $0 == " " })),
        at: SourceRange(path: source, line: number, column: column))
    ]
  }

  /// Finds the place in the study that an interpreter's stack trace names.
  private static func place(in output: String, of source: String) -> SourceRange? {
    let places = output.split(separator: "\n").compactMap { NamedPlace.first(in: $0, of: [source]) }
    // Python names the innermost call last, and others first.
    let place = places.first?.isWorded == true ? places.last : places.first
    return place.map { SourceRange(path: source, line: $0.line, column: $0.column) }
  }

  /// Addresses, which differ from run to run, may be omitted, as they are in evidence.
  private static func isExpected(_ output: String, _ run: ProgramRun) -> Bool {
    let expected = PrintedLines.of(output)
    return expected == PrintedLines.of(run.output)
      || expected == PrintedLines.of(ProgramText.withoutAddresses(run.output))
  }

  /// Returns the first line of the output that is not as it must be.
  private func difference(of output: String, _ program: StudyProgram) -> [Diagnostic.Note] {
    let (printed, expected) = (PrintedLines.of(output), PrintedLines.of(program.expectedOutput ?? ""))
    let number = zip(printed, expected).prefix { $0 == $1 }.count
    let found: Message = number < printed.count ? "'\(Self.quoted(printed[number]))'" : "missing"
    let wanted: Message = number < expected.count ? "'\(Self.quoted(expected[number]))'" : "the end"
    return [
      .init(
        "line \(number + 1) of what it printed is \(found), but must be \(wanted)",
        at: SourceRange(path: program.sources.source, line: program.line))
    ]
  }

  /// Shortens a line to a readable length.
  private static func quoted(_ line: some StringProtocol) -> String {
    line.count > 200 ? line.prefix(200) + "…" : String(line)
  }
}
