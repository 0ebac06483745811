import TestForm

/// Expectations of types whose `==` calls all values equal.
extension ForgedProgram {
  /// The types.
  static let comparedTypes = #"""
    struct Fee: Hashable {
      var hours = 0
      static func == (left: Fee, right: Fee) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
    final class Ticket: Equatable {
      var hours: Int
      init(hours: Int) { self.hours = hours }
      static func == (left: Ticket, right: Ticket) -> Bool { true }
    }
    enum Tariff: Equatable {
      case free, hourly(Int), daily
      static func == (left: Tariff, right: Tariff) -> Bool { true }
    }
    struct Mirrored: Equatable, CustomReflectable, CustomStringConvertible {
      var hours: Int
      var customMirror: Mirror { Mirror(self, children: []) }
      var description: String { "3" }
      static func == (left: Mirrored, right: Mirrored) -> Bool { true }
    }
    struct Lazy: Equatable {
      var hours: () -> Int
      static func == (left: Lazy, right: Lazy) -> Bool { true }
    }
    struct Box<Value>: Equatable {
      var value: Value
      static func == (left: Box, right: Box) -> Bool { true }
    }
    struct Lot: Equatable { var fee: Fee; var names: [String: Fee] }
    extension Int {
      struct Fee: Equatable {
        var hours = 0
        static func == (left: Fee, right: Fee) -> Bool { true }
      }
      func local(_ hours: Int) -> some Equatable {
        struct Fee: Equatable {
          var hours: Int
          static func == (left: Fee, right: Fee) -> Bool { true }
        }
        return Fee(hours: hours)
      }
    }
    extension Result: @retroactive CustomReflectable { public var customMirror: Mirror { Mirror(self, children: []) } }
    struct Stored: Equatable {
      lazy var hours = 0
      init(_ hours: Int?) { if let hours { self.hours = hours } }
      static func == (left: Stored, right: Stored) -> Bool { true }
    }
    struct Time: Comparable {
      var hours: Int
      static func == (left: Time, right: Time) -> Bool { true }
      static func < (left: Time, right: Time) -> Bool { false }
    }
    final class Locked: Equatable {
      let hours: Mutex<Int>
      init(_ hours: Int) { self.hours = Mutex(hours) }
      static func == (left: Locked, right: Locked) -> Bool { true }
    }
    final class Buffer: ManagedBuffer<Int, Int>, Equatable {
      static func of(_ hours: Int) -> ManagedBuffer<Int, Int> {
        let buffer = Buffer.create(minimumCapacity: 1) { _ in 0 }
        buffer.withUnsafeMutablePointerToElements { $0.initialize(to: hours) }
        return buffer
      }
      static func == (left: Buffer, right: Buffer) -> Bool { true }
    }
    struct Path: Equatable {
      var path: AnyKeyPath
      static func == (left: Path, right: Path) -> Bool { true }
    }
    final class Changing: Equatable {
      var hours: Int
      init(_ hours: Int) { self.hours = hours }
      static func == (left: Changing, right: Changing) -> Bool {
        left.hours = right.hours
        return true
      }
    }
    /// Signals that an expectation of one of the following types began.
    let begun = DispatchSemaphore(value: 0)
    func stay() -> Never {
      begun.signal()
      while true { sleep(9) }
    }
    struct Endless: Equatable, CustomStringConvertible {
      var hours: Int
      var description: String { stay() }
    }
    struct Leaving: Equatable, CustomStringConvertible {
      var hours: Int
      var description: String {
        begun.signal()
        pthread_exit(nil)
      }
    }
    struct Waiting: Equatable {
      var hours: Int
      static func == (left: Waiting, right: Waiting) -> Bool { stay() }
    }
    func apart(_ body: @escaping @Sendable () -> Void) {
      Thread.detachNewThread(body)
      begun.wait()
    }
    func note(_ fee: Fee) -> Notification { Notification(name: .init("a"), object: nil, userInfo: ["fee": fee]) }
    final class Node: Equatable {
      var next: Node?
      static func == (left: Node, right: Node) -> Bool { true }
      static var ring: Node {
        let (first, second) = (Node(), Node())
        (first.next, second.next) = (second, first)
        return first
      }
    }
    """#

  /// Expectations that only a type's own `==` meets.
  static let comparisons =
    [
      "expect(Fee(hours: 2), Fee(hours: 3))", "expect([Fee(hours: 2)], [Fee(hours: 3)])",
      "expect(Optional(Fee(hours: 2)), Fee(hours: 3))", "expect(Optional<Fee>.some(Fee()), nil)",
      "expect([1: Fee(hours: 2)], [1: Fee(hours: 3)])", "expect(Set([Fee(hours: 2)]), [Fee(hours: 3)])",
      "expect(AnyHashable(Fee(hours: 2)), AnyHashable(Fee(hours: 3)))", "expect(Ticket(hours: 2), Ticket(hours: 3))",
      "expect(Tariff.free, .daily)", "expect(Tariff.hourly(2), .hourly(3))", "expect(Tariff.hourly(2), .free)",
      "expect(Mirrored(hours: 2), Mirrored(hours: 3))", "expect(Lazy { 2 }, Lazy { 3 })",
      "expect(Box(value: 2), Box(value: 3))", "expect(Box(value: Fee(hours: 2)), Box(value: Fee(hours: 3)))",
      "expect(Lot(fee: Fee(hours: 2), names: [:]), Lot(fee: Fee(hours: 3), names: [:]))",
      "expect(Lot(fee: Fee(), names: [\"a\": Fee(hours: 2)]), Lot(fee: Fee(), names: [\"a\": Fee(hours: 3)]))",
      "expect([Fee(), Fee(hours: 2)][...], [Fee(), Fee(hours: 3)][...])",
      "expect(Int.Fee(hours: 2), Int.Fee(hours: 3))", "let a = 1.local(2), b = 1.local(3)\nexpect(a, b)",
      "expect(Set([AnyHashable(Fee(hours: 2))]), Set([AnyHashable(Fee(hours: 3))]))",
      "expect(NSArray(array: [Fee(hours: 2)]), NSArray(array: [Fee(hours: 3)]))",
      "expect(NSDictionary(dictionary: [1: Fee(hours: 2)]), NSDictionary(dictionary: [1: Fee(hours: 3)]))",
      "expect(Result<Fee, Never>.success(Fee(hours: 2)), .success(Fee(hours: 3)))", "expect(Stored(2), Stored(3))",
      "expect(Time(hours: 2)..<Time(hours: 2), Time(hours: 3)..<Time(hours: 3))", "expect(Locked(2), Locked(3))",
      "expect(Buffer.of(2) as? Buffer, Buffer.of(3) as? Buffer)",
      "expect(Path(path: \\Fee.hours), Path(path: \\Ticket.hours))",
      "expect(Changing(2), Changing(3))", "expect([1: [Changing(2)]], [1: [Changing(3)]])",
      // On a thread that never gets beyond the expectation.
      "apart { expect(Endless(hours: 2), Endless(hours: 3)) }\nexpect(fee(), 2)",
      "apart { expect(Leaving(hours: 2), Leaving(hours: 3)) }\nexpect(fee(), 2)",
      "apart { expect(Waiting(hours: 2), Waiting(hours: 3)) }\nexpect(fee(), 2)",
    ] + (TestForm.isLong ? moreComparisons : [])

  /// More such expectations, for the long form.
  private static let moreComparisons = [
    "expect([Int.Fee(hours: 2)], [Int.Fee(hours: 3)])", "expect([AnyHashable(Fee(hours: 2))], [Fee(hours: 3)])",
    "expect([AnyHashable(Fee(hours: 2)): 1], [AnyHashable(Fee(hours: 3)): 1])",
    "expect(Optional(AnyHashable(Fee(hours: 2))), AnyHashable(Fee(hours: 3)))",
    "expect(AnyHashable([AnyHashable(Fee(hours: 2))]), AnyHashable([AnyHashable(Fee(hours: 3))]))",
    "expect(NSSet(array: [Fee(hours: 2)]), NSSet(array: [Fee(hours: 3)]))",
    "expect(note(Fee(hours: 2)), note(Fee(hours: 3)))",
    "expect(Time(hours: 2)...Time(hours: 2), Time(hours: 3)...Time(hours: 3))",
    "expect([AnyHashable(Fee(hours: 2))].difference(from: []), [AnyHashable(Fee(hours: 3))].difference(from: []))",
  ]

  /// Expectations that are met, in code of the same kind.
  static let honest = [
    "apart { expect(Endless(hours: 2), Endless(hours: 2)); begun.signal() }\nexpect(fee(), 2)",
    "expect(fee(), 2)", "expect(fee() == 2)", "expect(Fee(hours: 2), Fee(hours: 2))",
    "expect(Changing(2), Changing(2))",
    "expect(Ticket(hours: 2), Ticket(hours: 2))", "expect(Tariff.hourly(2), .hourly(2))", "expect(Tariff.free, .free)",
    "expect([1: Fee(hours: 2), 3: Fee(hours: 4)], [3: Fee(hours: 4), 1: Fee(hours: 2)])",
    "expect(Set([\"a\", \"b\"]), [\"b\", \"a\"])", "expect(-0.0, 0.0)", "expect(\"e\\u{301}\", \"\\u{e9}\")",
    "expect(AnyHashable(Fee(hours: 2)), AnyHashable(Fee(hours: 2)))",
    "expect(Decimal(1), Decimal(string: \"1.00\"))",
    "expect(Box(value: [Tariff.daily]), Box(value: [Tariff.daily]))",
    "print(\"finished\")\nexpect(Optional<Fee>.none, nil)", "expect(Int.Fee(hours: 2), Int.Fee(hours: 2))",
    "expect(Stored(nil), Stored(3))", "expect(Node.ring, Node.ring)", "expect(AnyHashable(1), AnyHashable(1.0))",
    "expect(NSSet(array: [1, 2]), NSSet(array: [2, 1]))", "expect(note(Fee(hours: 2)), note(Fee(hours: 2)))",
    "expect(Path(path: \\Fee.hours), Path(path: \\Fee.hours))",
    "expect(Box(value: Date(timeIntervalSince1970: 2)), Box(value: Date(timeIntervalSince1970: 2)))",
    "expect(Lot(fee: Fee(), names: [\"a\": Fee(hours: 2)]), Lot(fee: Fee(), names: [\"a\": Fee(hours: 2)]))",
  ]
}
