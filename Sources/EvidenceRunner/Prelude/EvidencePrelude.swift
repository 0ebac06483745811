/// The few functions that a study's tests and contracts may call; the authors' page documents them.
///
/// They form a separate module, compiled once in a workspace, so a study's declarations can't change their meaning.
/// Failures are printed as `Study/main.swift:3: …`, which `ModuleSources.located(_:)` turns into a place in the study.
enum EvidencePrelude {
  /// The module's name, which no study may use.
  static let module = "_SolidsitePrelude"
  /// The prefix of names that no study may declare.
  static let reservedPrefix = "_solidsite"

  /// The module's files.
  static let files = [
    CodeFile(path: "Expectations.swift", text: expectationsCode), CodeFile(path: "Sameness.swift", text: samenessCode),
    CodeFile(path: "StandardTypes.swift", text: standardTypesCode),
    CodeFile(path: "Contracts.swift", text: contractsCode), CodeFile(path: "Changes.swift", text: changesCode),
    CodeFile(path: "Ending.swift", text: endingCode),
  ]

  /// The import of the functions. It comes after the file's own code, so that lines keep their numbers.
  static let importing = "\nimport \(module)\n"

  /// Returns the code after the last line of a test.
  static func testEnd(saying word: FinishingWord) -> String {
    "\(importing)_solidsiteFinish(\(word.key))\n"
  }

  // Plain parameters, because autoclosures can't contain `await`.
  private static let expectationsCode = """
    import Synchronization

    /// The numbers of checks that began and that were met. Code under test that a check calls may keep a thread from
    /// the check's end.
    let checks = Mutex((begun: 0, met: 0))

    /// Ends the program with status 1, after saying what differs, unless the two values are equal.
    public func expect<Value: Equatable>(
      _ value: Value, _ expected: Value, file: StaticString = #fileID, line: Int = #line
    ) {
      checks.withLock { $0.begun += 1 }
      // The `==` of a study's own type may call different values equal, or make them equal.
      let haveSameParts = isSame(value, expected)
      if value != expected { end("expected \\(expected), got \\(value)", file, line, status: 1) }
      if !haveSameParts {
        end(
          "expected \\(expected), got \\(value), which '==' calls equal, though their parts differ", file, line,
          status: 1)
      }
      checks.withLock { $0.met += 1 }
    }

    /// Ends the program with status 1 unless the condition holds.
    public func expect(_ condition: Bool, file: StaticString = #fileID, line: Int = #line) {
      checks.withLock { $0.begun += 1 }
      if !condition { end("expected to be true, and is false", file, line, status: 1) }
      checks.withLock { $0.met += 1 }
    }

    """

  /// Ends the program at once, without running handlers registered with `atexit`.
  private static let endingCode = """
    @_silgen_name("_exit") private func leave(_ status: Int32) -> Never
    @_silgen_name("fflush") func flush(_ stream: OpaquePointer?) -> Int32

    /// Ends the program after printing the place and the reason.
    func end(_ message: String, _ file: StaticString, _ line: Int, status: Int32) -> Never {
      Swift.print("\\(file):\\(line): \\(message)")
      end(status: status)
    }

    /// Ends the program.
    func end(status: Int32) -> Never {
      _ = flush(nil)
      leave(status)
    }

    /// Prints the word that shows that the program reached its end, if a check has run and all were met.
    public func _solidsiteFinish(_ key: (UInt64, UInt64)) {
      let (begun, met) = checks.withLock { $0 }
      if begun == 0 || met < begun {
        Swift.print("The test ended before \\(begun == 0 ? "any 'expect' ran" : "an 'expect' did")")
        end(status: 1)
      }
      Swift.print("\\n\\(word(for: [], by: key))")
    }

    /// Returns the word for a question; only code that has the key can compute it.
    func word(for question: [Int], by key: (UInt64, UInt64)) -> String {
      var word = key.0
      for part in question + [question.count] {
        word = mixed(word ^ UInt64(bitPattern: Int64(part))) &+ key.1
      }
      return String(mixed(word), radix: 36)
    }

    // Source: the finalizer of SplitMix64.
    private func mixed(_ value: UInt64) -> UInt64 {
      var value = value
      value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
      return value ^ (value >> 31)
    }

    """
}
