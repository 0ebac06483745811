extension EvidencePrelude {
  /// Declares how the conformers of one protocol, or subclasses of one class, are listed: with a generic function, as
  /// an `any P` doesn't conform to `P`. It follows the contract's own code.
  /// - Parameter isAsync: whether the contract's clauses are asynchronous; they run while the program waits.
  static func registration(of name: String, isAsync: Bool, saying word: FinishingWord) -> String {
    let functions = ["conformer", "wrong"].map { kind in
      """
      @MainActor func \(kind)<T: \(name)>(
        _ name: String, file: StaticString = #fileID, line: Int = #line, _ make: \(isAsync ? "@escaping " : "")() -> T
      ) {
        _solidsiteEnter("\(kind)", name, T.self, file, line, { \(word.key) }, { _ = make() }) {
          \(isAsync ? asynchronousCall : "clauses({ _solidsiteMake(make) })")
        }
      }

      """
    }
    return importing + functions.joined(separator: "\n")
  }

  /// The closure stays in one task, which the compiler can't see.
  private static let asynchronousCall =
    "nonisolated(unsafe) let make = make; _solidsiteWait { await clauses({ _solidsiteMake(make) }) }"

  /// Ends the program behind the conformers.
  static func contractEnd(saying word: FinishingWord) -> String {
    "\(importing)_solidsiteFinishContract { \(word.key) }\n"
  }

  /// To list, the clauses of the first conformer are named and none is asked, so that nothing is constructed. To run a
  /// cell, all other conformers and clauses are passed over, and the program ends with the answer; a cell without the
  /// number of a clause only constructs its conformer.
  ///
  /// Each line of the list and each answer has a word in front that a conformer doesn't know.
  static let contractsCode = """
    import Dispatch
    import Synchronization

    /// The key to the words, which is nowhere but in the code that tells it.
    public typealias _SolidsiteKey = @Sendable () -> (UInt64, UInt64)

    /// Asks one thing that all conformers must keep.
    public func clause(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ isKept: () throws -> Bool
    ) {
      guard let key = contract.key(forClause: name, file, line) else { return }
      do {
        contract.isBusy(true)
        let isKept = try isKept()
        contract.isBusy(false)
        if isKept { contract.answerYes(key) }
        end("doesn't keep the clause: \\(name)", file, line, status: 1)
      } catch {
        end("doesn't keep the clause: \\(name): \\(error)", file, line, status: 1)
      }
    }

    /// Asks one thing that all conformers must keep, and that takes time to find out.
    public func clause(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ isKept: () async throws -> Bool
    ) async {
      guard let key = contract.key(forClause: name, file, line) else { return }
      do {
        contract.isBusy(true)
        let isKept = try await isKept()
        contract.isBusy(false)
        if isKept { contract.answerYes(key) }
        end("doesn't keep the clause: \\(name)", file, line, status: 1)
      } catch {
        end("doesn't keep the clause: \\(name): \\(error)", file, line, status: 1)
      }
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

    /// Makes a conformer, which must ask no clauses meanwhile.
    public func _solidsiteMake<Conformer>(_ make: () -> Conformer) -> Conformer {
      let former = contract.isBusy(true)
      defer { contract.isBusy(former) }
      return make()
    }

    /// Goes through the clauses with a conformer where they are asked.
    public func _solidsiteEnter(
      _ kind: String, _ name: String, _ type: Any.Type, _ file: StaticString, _ line: Int,
      _ key: @escaping _SolidsiteKey, _ make: () -> Void, _ clauses: () -> Void
    ) {
      if contract.enter(kind, name, type, file, line, key, make) { clauses() }
    }

    /// Ends the list; a cell that wasn't met doesn't exist.
    public func _solidsiteFinishContract(_ key: @escaping _SolidsiteKey) -> Never {
      contract.finish(key)
    }

    private let contract = Contract(arguments: CommandLine.arguments.dropFirst())

    /// Finds the cell of the matrix of conformers and clauses that the program's arguments name.
    private struct Contract: ~Copyable, Sendable {
      private struct State: Sendable {
        var conformers = 0
        var clauses = 0
        var lines = 0
        /// Whether code of a conformer is at work that no clause is asked by.
        var isBusy = false
        var key: _SolidsiteKey?
      }

      private let question: [Int]
      private let state = Mutex(State())

      init(arguments: ArraySlice<String>) {
        let numbers = arguments.dropFirst().prefix(2).map { Int($0) ?? -1 }
        question = arguments.first == "cell" && numbers.count == 2 ? numbers : []
      }

      private var isListing: Bool { question.isEmpty }

      /// Whether the clauses are to be gone through with this conformer.
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
        if question[1] < 0 {
          isBusy(true)
          make()
          isBusy(false)
          answerYes(key)
        }
        return true
      }

      /// The key to the answer, if this clause is to be asked.
      func key(forClause name: String, _ file: StaticString, _ line: Int) -> _SolidsiteKey? {
        let (number, key, isBusy) = state.withLock { state in
          defer { state.clauses += 1 }
          return (state.clauses, state.key, state.isBusy)
        }
        if isBusy { end("a clause must be asked by 'clauses' itself: \\(name)", file, line, status: 1) }
        guard let key else { return nil }
        if isListing { list("clause", name, "", file, line, key) }
        return !isListing && number == question[1] ? key : nil
      }

      /// Notes whether code of a conformer is at work, and returns what was noted before.
      @discardableResult
      func isBusy(_ isBusy: Bool) -> Bool {
        state.withLock { state in
          defer { state.isBusy = isBusy }
          return state.isBusy
        }
      }

      func answerYes(_ key: _SolidsiteKey) -> Never {
        Swift.print("\\n\\(word(for: question, by: key()))")
        end(status: 0)
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
        // Names stay on one line and in one column.
        let name = name.map { $0.isWhitespace ? " " : String($0) }.joined()
        let row = [word(for: [number], by: key()), kind, "\\(file)", "\\(line)", name, type]
        Swift.print("\\n" + row.joined(separator: "\\t"))
      }
    }

    """
}
