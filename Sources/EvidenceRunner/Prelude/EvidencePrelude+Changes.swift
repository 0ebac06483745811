extension EvidencePrelude {
  /// The functions that changed clauses call; see `ClauseChange`.
  static let changesCode = """
    import Synchronization

    /// Returns what a value contains, as text: an object that stays the same may contain something else later.
    public func _solidsiteContent<Value>(_ value: Value) -> String {
      var text = ""
      _ = dump(value, to: &text, maxItems: 1_000)
      return text
    }

    private let places = Mutex(Set<Int>())

    /// Returns whether code runs for the first time.
    public func _solidsiteIsFirst(_ place: Int) -> Bool { places.withLock { $0.insert(place).inserted } }

    /// Returns the value of a call, and notes an error that it throws.
    @discardableResult
    public func _solidsiteTried<Value>(_ call: () throws -> Value) -> Value? {
      _solidsiteTried { try call() as Value? }
    }

    /// Returns the value of a call that may have none; like `try?`, it adds no second optional.
    @discardableResult
    public func _solidsiteTried<Value>(_ call: () throws -> Value?) -> Value? {
      do {
        return try call()
      } catch {
        _solidsiteNote(error)
        return nil
      }
    }

    /// Does the same for an asynchronous call.
    @discardableResult
    public func _solidsiteWaited<Value>(_ call: () async throws -> Value) async -> Value? {
      await _solidsiteWaited { try await call() as Value? }
    }

    /// Does the same for an asynchronous call that may have no value.
    @discardableResult
    public func _solidsiteWaited<Value>(_ call: () async throws -> Value?) async -> Value? {
      do {
        return try await call()
      } catch {
        _solidsiteNote(error)
        return nil
      }
    }

    /// Returns a value, and notes what it contains.
    @discardableResult
    public func _solidsiteSeen<Value>(_ value: Value) -> Value {
      let lines = _solidsiteContent(value).split(separator: "\\n")
      let style = Mirror(reflecting: value).displayStyle
      // Their order may differ from value to value.
      let isUnordered = style == .set || style == .dictionary
      noteForAnswer((isUnordered ? lines.sorted() : lines).joined(separator: " "))
      return value
    }

    /// Returns numbers below a count in an order that depends on two other numbers alone.
    public func _solidsiteOrder(of count: Int, length: Int, _ first: Int, _ second: Int) -> [Int] {
      // A linear congruential generator, with the constants of D. Knuth's MMIX.
      var state = UInt64(first) &* 1_000_003 &+ UInt64(second)
      func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
      }
      // The first numbers of neighbouring seeds are alike.
      _ = (next(), next())
      return (0..<length).map { _ in next() }
    }

    /// Breaks the clause if a closure runs again.
    public func _solidsiteCalled(_ place: Int) {
      if !_solidsiteIsFirst(place) { breakClause() }
    }

    /// Evaluates an asynchronous clause in a cancelled task; it may throw.
    public func clause(
      _ name: String, isCancelled: Bool, file: StaticString = #fileID, line: Int = #line,
      _ isKept: () async throws -> Bool
    ) async {
      await clause(name, file: file, line: line) {
        withUnsafeCurrentTask { $0?.cancel() }
        do {
          return try await isKept()
        } catch {
          return true
        }
      }
    }

    /// Notes an error by its type and, for one of an enum, its case.
    public func _solidsiteNote(_ error: any Error) {
      let mirror = Mirror(reflecting: error)
      let name = mirror.displayStyle == .enum ? "." + (mirror.children.first?.label ?? "\\(error)") : ""
      noteForAnswer("\\(type(of: error))\\(name)")
    }

    """
}
