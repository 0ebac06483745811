/// The few functions that a study's tests and contracts may call; compiled with their programs, and documented on the authors'
/// page.
///
/// Failures are told as `Study/main.swift:3: …`, which `ModuleSources.located(_:)` turns into a place in the study.
enum EvidencePrelude {
  static let expectationsFile = "SolidsiteExpectations.swift"
  static let contractsFile = "SolidsiteContracts.swift"

  /// `expect(_:_:)` and `expect(_:)`, for all tests.
  static let expectations = AssembledFile(lines: SourceLine.generated(expectationsCode))
  /// `clause`, and what lists the cells of a contract's matrix or runs one of them.
  static let contracts = AssembledFile(lines: SourceLine.generated(contractsCode))

  // Plain parameters and no autoclosures, in which nothing can be awaited.
  private static let expectationsCode = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #elseif canImport(Darwin)
      import Darwin
    #endif

    /// Ends the program with status 1, after saying what differs, unless the two values are equal.
    func expect<Value: Equatable>(
      _ value: Value, _ expected: Value, file: StaticString = #fileID, line: Int = #line
    ) {
      if value != expected { _solidsiteEnd("expected \\(expected), got \\(value)", file, line, status: 1) }
    }

    /// Ends the program with status 1 unless the condition holds.
    func expect(_ condition: Bool, file: StaticString = #fileID, line: Int = #line) {
      if !condition { _solidsiteEnd("expected to be true, and is false", file, line, status: 1) }
    }

    /// Ends the program after a word about where and why.
    func _solidsiteEnd(_ message: String, _ file: StaticString, _ line: Int, status: Int32) -> Never {
      Swift.print("\\(file):\\(line): \\(message)")
      exit(status)
    }

    /// Ends the program.
    func _solidsiteEnd(status: Int32) -> Never {
      exit(status)
    }

    /// Says the last of the program's arguments, by which one that comes to its end is known.
    func _solidsiteFinish() {
      Swift.print("\\n\\(CommandLine.arguments.last ?? "")")
    }

    """

  /// Stands behind the last line of a test.
  static let testEnd = """

    _solidsiteFinish()

    """
}
