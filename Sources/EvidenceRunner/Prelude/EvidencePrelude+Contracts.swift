extension EvidencePrelude {
  /// The clauses of a contract, as its program declares them.
  struct Clauses: Sendable, Equatable {
    /// The function that evaluates them.
    var function = "clauses"
    /// Whether a conformer makes one value for all of them.
    var keepsValue = false
  }

  /// Declares the functions that list the conformers of one protocol, or the subclasses of one class. They come after
  /// the contract's own code.
  /// - Parameters:
  ///   - signature: that of the contract's clauses; asynchronous ones run while the program waits.
  ///   - variants: the clauses as they are written and as they are changed; the program's arguments choose one.
  static func registration(
    for signature: ClausesSignature, variants: [Clauses], saying word: FinishingWord
  ) -> String {
    let (isAsync, type) = (signature.isAsync, signature.conformer)
    let calls = variants.map { evaluation(of: $0, isAsync: isAsync) }
    let cases = calls.enumerated().map { "case \($0.offset): \($0.element)" } + ["default: break"]
    let call = calls.count == 1 ? calls[0] : "switch _solidsiteVariant {\n" + cases.joined(separator: "\n") + "\n}"
    let functions = ["conformer", "wrong"].map { kind in
      """
      @MainActor func \(kind)<\(signature.parameters)>(
        _ name: String, file: StaticString = #fileID, line: Int = #line,
        _ make: \(isAsync ? "@escaping " : "")() -> \(type)
      ) \(signature.condition){
        \(variants.contains(where: \.keepsValue) ? "nonisolated(unsafe) var kept: \(type)?" : "")
        _solidsiteEnter("\(kind)", name, \(type).self, file, line, { \(word.key) }, { _ = make() }) {
          \(call)
        }
      }

      """
    }
    return importing + functions.joined(separator: "\n")
  }

  private static func evaluation(of clauses: Clauses, isAsync: Bool) -> String {
    let made = clauses.keepsValue ? keptValue : "_solidsiteMake(make)"
    let call = "\(clauses.function)({ \(made) })"
    return isAsync ? "nonisolated(unsafe) let make = make; _solidsiteWait { await \(call) }" : call
  }

  /// The value that was made first. Like the closure that makes it, it stays in one task, but the compiler can't know
  /// that.
  private static let keptValue =
    "if let kept { return kept }; let made = _solidsiteMake(make); kept = made; return made"

  /// Returns the code after the conformers, which ends the program.
  static func contractEnd(saying word: FinishingWord) -> String {
    "\(importing)_solidsiteFinishContract { \(word.key) }\n"
  }

  /// For the list, only the first conformer's clauses are enumerated and none is evaluated, so nothing is constructed.
  ///
  /// For a cell, all other conformers and clauses are skipped, and the program exits with the answer; a cell without a
  /// clause number only constructs its conformer. For a sequence, all clauses are evaluated twice, one after another,
  /// and the program prints an answer for each clause that is kept. Each line of the list and each answer begins with a
  /// word that a conformer can't know.
  static let contractsCode = """
    import Dispatch
    import Synchronization

    /// The key to the words; only the code that returns it contains it.
    public typealias _SolidsiteKey = @Sendable () -> (UInt64, UInt64)

    /// Evaluates a clause that all conformers must keep.
    public func clause(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ isKept: () throws -> Bool
    ) {
      guard let answer = contract.answer(forClause: name, file, line) else { return }
      contract.isBusy(true)
      contract.judge(Result(catching: isKept), answer, name, file, line)
    }

    /// Evaluates an asynchronous clause that all conformers must keep.
    public func clause(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ isKept: () async throws -> Bool
    ) async {
      guard let answer = contract.answer(forClause: name, file, line) else { return }
      contract.isBusy(true)
      let result: Result<Bool, any Error>
      do {
        result = .success(try await isKept())
      } catch {
        result = .failure(error)
      }
      contract.judge(result, answer, name, file, line)
    }

    /// Runs asynchronous work, and waits for its end.
    public func _solidsiteWait(_ work: @escaping @Sendable () async -> Void) {
      let end = DispatchSemaphore(value: 0)
      Task.detached {
        await work()
        end.signal()
      }
      end.wait()
    }

    /// Creates a conformer, whose code must not evaluate clauses in the meantime.
    public func _solidsiteMake<Conformer>(_ make: () -> Conformer) -> Conformer {
      let former = contract.isBusy(true)
      defer { contract.isBusy(former) }
      return make()
    }

    /// The number of the clauses that the first argument chooses, `variant=3`; 0 for those that are written.
    public let _solidsiteVariant: Int =
      CommandLine.arguments.dropFirst().first.flatMap { variantNumber($0) } ?? 0

    private func variantNumber(_ argument: String) -> Int? {
      argument.hasPrefix("variant=") ? Int(argument.dropFirst(8)) : nil
    }

    /// Runs the clauses with a conformer, if they are needed.
    public func _solidsiteEnter(
      _ kind: String, _ name: String, _ type: Any.Type, _ file: StaticString, _ line: Int,
      _ key: @escaping _SolidsiteKey, _ make: () -> Void, _ clauses: () -> Void
    ) {
      guard contract.enter(kind, name, type, file, line, key, make) else { return }
      clauses()
      if contract.isSequence {
        clauses()
        end(status: 0)
      }
    }

    /// Ends the list; a cell that wasn't reached doesn't exist.
    public func _solidsiteFinishContract(_ key: @escaping _SolidsiteKey) -> Never {
      contract.finish(key)
    }

    /// The key to an answer, and the numbers of its question.
    private typealias Answer = (key: _SolidsiteKey, question: [Int])

    /// Keeps a note for the answer, in one line.
    func noteForAnswer(_ note: String) { contract.note(note) }

    /// Breaks the clause that is being evaluated, whatever it answers.
    func breakClause() { contract.breakClause() }

    private let contract = Contract(arguments: CommandLine.arguments.dropFirst())

    /// Finds the cell of the matrix of conformers and clauses that the program's arguments name.
    private struct Contract: ~Copyable, Sendable {
      private struct State: Sendable {
        var conformers = 0
        var clauses = 0
        var lines = 0
        /// Whether a conformer's own code is running.
        var isBusy = false
        /// The notes of the clause.
        var notes: [String] = []
        /// Whether the clause is broken, whatever it answers.
        var isBroken = false
        var key: _SolidsiteKey?
      }

      private let question: [Int]
      /// Whether all clauses are evaluated one after another.
      let isSequence: Bool
      private let state = Mutex(State())

      init(arguments: ArraySlice<String>) {
        let arguments = arguments.drop { $0.hasPrefix("variant=") }
        let numbers = arguments.dropFirst().prefix(2).map { Int($0) ?? -1 }
        isSequence = arguments.first == "sequence" && numbers.count == 1
        question = isSequence || arguments.first == "cell" && numbers.count == 2 ? numbers : []
      }

      private var isListing: Bool { question.isEmpty }

      /// Whether the clauses must be run with this conformer.
      func enter(
        _ kind: String, _ name: String, _ type: Any.Type, _ file: StaticString, _ line: Int,
        _ key: @escaping _SolidsiteKey, _ make: () -> Void
      ) -> Bool {
        let number = state.withLock { state in
          defer { state.conformers += 1 }
          state.key = key
          return state.conformers
        }
        if isListing {
          list(kind, name, String(reflecting: type), file, line, key)
          return number == 0
        }
        guard number == question[0] else { return false }
        if !isSequence, question[1] < 0 {
          isBusy(true)
          make()
          isBusy(false)
          answerYes((key, question))
        }
        return true
      }

      /// The answer, if this clause must be evaluated.
      func answer(forClause name: String, _ file: StaticString, _ line: Int) -> Answer? {
        let (number, key, isBusy) = state.withLock { state in
          defer { state.clauses += 1 }
          return (state.clauses, state.key, state.isBusy)
        }
        if isBusy { end("a clause must be asked by 'clauses' itself: \\(name)", file, line, status: 1) }
        guard let key else { return nil }
        if isListing { list("clause", name, "", file, line, key) }
        if isSequence { return (key, question + [number, 0]) }
        return !isListing && number == question[1] ? (key, question) : nil
      }

      /// Sets whether a conformer's own code is running, and returns the previous value.
      @discardableResult
      func isBusy(_ isBusy: Bool) -> Bool {
        state.withLock { state in
          defer { state.isBusy = isBusy }
          return state.isBusy
        }
      }

      /// Answers yes if a clause is kept; otherwise ends the program, unless more clauses follow in a sequence.
      func judge(
        _ result: Result<Bool, any Error>, _ answer: Answer, _ name: String, _ file: StaticString, _ line: Int
      ) {
        isBusy(false)
        if case .success(true) = result, !isBroken { return answerYes(answer) }
        if isSequence { return }
        if case .failure(let error) = result, _solidsiteVariant > 0 { _solidsiteNote(error) }
        printNotes(for: answer)
        let reason = if case .failure(let error) = result { ": \\(error)" } else { "" }
        end("doesn't keep the clause: \\(name)\\(reason)", file, line, status: 1)
      }

      /// Keeps a note for the answer.
      func note(_ note: String) { state.withLock { $0.notes.append(note) } }

      /// Breaks the clause that is being evaluated.
      func breakClause() { state.withLock { $0.isBroken = true } }

      /// Whether the clause is broken, whatever it answers.
      var isBroken: Bool { state.withLock { $0.isBroken } }

      /// Prints the notes of a question.
      func printNotes(for answer: Answer) {
        for note in state.withLock({ $0.notes }) {
          Swift.print("\\n\\(word(for: answer.question + [1], by: answer.key()))\\t\\(note)")
        }
      }

      /// Says that a question's answer is yes; in a sequence, more questions may follow.
      func answerYes(_ answer: Answer) {
        printNotes(for: answer)
        Swift.print("\\n\\(word(for: answer.question, by: answer.key()))")
        if !isSequence { end(status: 0) }
        // A later clause may trap, which loses buffered output.
        _ = flush(nil)
      }

      func finish(_ key: @escaping _SolidsiteKey) -> Never {
        if isListing { list("end", "", "", "", 0, key) }
        end(status: isListing ? 0 : 2)
      }

      private func list(
        _ kind: String, _ name: String, _ type: String, _ file: StaticString, _ line: Int, _ key: _SolidsiteKey
      ) {
        let number = state.withLock { state in
          defer { state.lines += 1 }
          return state.lines
        }
        // Keeps each name on one line and in one column.
        let name = name.map { $0.isWhitespace ? " " : String($0) }.joined()
        let row = [word(for: [number], by: key()), kind, "\\(file)", "\\(line)", name, type]
        Swift.print("\\n" + row.joined(separator: "\\t"))
      }
    }

    """
}
