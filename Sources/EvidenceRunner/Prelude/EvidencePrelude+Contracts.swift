extension EvidencePrelude {
  /// Declares how the conformers of one protocol, or subclasses of one class, are listed: with a generic function, as an
  /// `any P` doesn't conform to `P`. It follows the contract's own code.
  static func registration(of name: String) -> String {
    """

    @MainActor func conformer<T: \(name)>(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ make: () -> T
    ) {
      if _solidsiteContract.enter("conformer", name, file, line, { _ = make() }) { clauses(make) }
    }

    @MainActor func wrong<T: \(name)>(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ make: () -> T
    ) {
      if _solidsiteContract.enter("wrong", name, file, line, { _ = make() }) { clauses(make) }
    }

    """
  }

  /// Ends the program behind the conformers.
  static let contractEnd = """

    _solidsiteContract.finish()

    """

  /// To list, the clauses of the first conformer are named and none is asked, so that nothing is constructed. To run a cell,
  /// all other conformers and clauses are passed over, and the program ends with the answer; a cell without the number of a clause only
  /// constructs its conformer.
  static let contractsCode = """
    import Synchronization

    /// Asks one thing that all conformers must keep.
    func clause(
      _ name: String, file: StaticString = #fileID, line: Int = #line, _ isKept: () throws -> Bool
    ) {
      guard _solidsiteContract.isAsked(name, file, line) else { return }
      do {
        if try isKept() {
          _solidsiteFinish()
          _solidsiteEnd(status: 0)
        }
        _solidsiteEnd("doesn't keep the clause: \\(name)", file, line, status: 1)
      } catch {
        _solidsiteEnd("doesn't keep the clause: \\(name): \\(error)", file, line, status: 1)
      }
    }

    let _solidsiteContract = _SolidsiteContract(arguments: CommandLine.arguments.dropFirst())

    /// Finds the cell of the matrix of conformers and clauses that the program's arguments name.
    struct _SolidsiteContract: ~Copyable, Sendable {
      private let conformer: Int?
      private let clause: Int?
      private let isMaking: Bool
      private let counts = Mutex((conformers: 0, clauses: 0))

      init(arguments: ArraySlice<String>) {
        let numbers = arguments.dropFirst().prefix(2).map { Int($0) }
        let isCell = arguments.first == "cell" && numbers.count == 2
        conformer = isCell ? numbers[0] : nil
        clause = isCell ? numbers[1] : nil
        isMaking = isCell && numbers[1] == nil
      }

      private var isListing: Bool { conformer == nil }

      /// Whether the clauses are to be gone through with this conformer.
      func enter(_ kind: String, _ name: String, _ file: StaticString, _ line: Int, _ make: () -> Void) -> Bool {
        let number = counts.withLock { counts in
          defer { counts.conformers += 1 }
          return counts.conformers
        }
        if isListing { list(kind, name, file, line) }
        if isMaking, number == conformer {
          make()
          _solidsiteFinish()
          _solidsiteEnd(status: 0)
        }
        return number == conformer ?? 0
      }

      /// Whether this clause is to be asked.
      func isAsked(_ name: String, _ file: StaticString, _ line: Int) -> Bool {
        let number = counts.withLock { counts in
          defer { counts.clauses += 1 }
          return counts.clauses
        }
        if isListing { list("clause", name, file, line) }
        return number == clause
      }

      /// Ends the list; a cell that wasn't met doesn't exist.
      func finish() -> Never {
        if isListing { Swift.print("contract\\tend") }
        _solidsiteEnd(status: isListing ? 0 : 2)
      }

      private func list(_ kind: String, _ name: String, _ file: StaticString, _ line: Int) {
        // Names stay on one line and in one column.
        let name = name.map { $0.isWhitespace ? " " : String($0) }.joined()
        Swift.print("contract", kind, "\\(file)", "\\(line)", name, separator: "\\t")
      }
    }

    """
}
