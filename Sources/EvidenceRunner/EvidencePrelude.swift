/// The few functions that a study's tests and contracts may call; compiled with each of their programs, and documented on the
/// authors' page.
enum EvidencePrelude {
  static let fileName = "SolidsitePrelude.swift"

  /// `clause` and `conformer` only note what is asked for; the program's `main.swift` then runs a single cell.
  static let code = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Darwin)
      import Darwin
    #endif

    /// Ends the program with status 1, after saying what differs, unless the two values are equal.
    func expect<Value: Equatable>(
      _ value: @autoclosure () throws -> Value, _ expected: Value, file: StaticString = #fileID, line: Int = #line
    ) rethrows {
      let value = try value()
      if value != expected { _fail("expected \\(expected), got \\(value)", file, line) }
    }

    /// Ends the program with status 1 unless the condition holds.
    func expect(_ condition: @autoclosure () throws -> Bool, file: StaticString = #fileID, line: Int = #line) rethrows {
      if try !condition() { _fail("expectation not met", file, line) }
    }

    func _fail(_ message: String, _ file: StaticString, _ line: Int) {
      print("\\(file):\\(line): \\(message)")
      exit(1)
    }

    """
}
