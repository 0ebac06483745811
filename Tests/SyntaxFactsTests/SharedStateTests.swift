import EvidenceMeasures
import SyntaxFacts
import Testing

/// The state that parts of a divided type still share, beyond that which `OpenedState` sees.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct SharedStateTests {
  private static let before = """
    final class Clinic {
      private var owed = 1
      private var days = 0
      func bill() -> Int { owed }
      func remind() -> Bool { owed > days }
    }
    """

  /// The code after, and whether `Billing` and `Reminders` share state.
  private static let cases: [(after: String, isShared: Bool)] = [
    // Parts with their own state, and functions of the values that they need.
    (
      """
      struct Billing { var owed = 1; func bill() -> Int { owed } }
      struct Reminders { var days = 0; func remind(_ owed: Int) -> Bool { owed > days } }
      struct Clinic { var billing = Billing(); var reminders = Reminders() }
      """, false
    ),
    (
      """
      enum Billing { static func bill(_ owed: Int) -> Int { owed } }
      enum Reminders { static func remind(_ owed: Int, _ days: Int) -> Bool { owed > days } }
      final class Clinic { var owed = 1; func bill() -> Int { Billing.bill(owed) } }
      """, false
    ),
    // Constants that both use, and different members of one object.
    (
      """
      enum Limits { static let most = 3 }
      enum Billing { static func bill(_ owed: Int) -> Int { owed + Limits.most } }
      enum Reminders { static func remind(_ owed: Int) -> Bool { owed > Limits.most } }
      """, false
    ),
    (
      """
      final class Account { var owed = 1; var days = 0 }
      struct Billing { let account: Account; func bill() -> Int { account.owed } }
      struct Reminders { let account: Account; func remind() -> Bool { account.days > 0 } }
      """, false
    ),
    // An object that parses texts.
    (
      """
      final class Core { private var owed = 1; func ask(_ text: String) -> Int { owed } }
      struct Billing { let core: Core; func bill() -> Int { core.ask("bill") } }
      struct Reminders { let core: Core; func remind() -> Bool { core.ask("days") > 0 } }
      """, true
    ),
    // A journal in which the parts only note lines; one that another part reads, and one that calls its listeners.
    (
      """
      final class Journal { private(set) var lines: [String] = []; func note(_ line: String) { lines.append(line) } }
      struct Billing { let book: Journal; func bill() -> Int { book.note("bill"); return 1 } }
      struct Reminders { let book: Journal; func remind() -> Bool { book.note("remind"); return true } }
      """, false
    ),
    (
      """
      final class Journal { private(set) var lines: [String] = []; func note(_ line: String) { lines.append(line) } }
      struct Billing { let book: Journal; func bill() -> Int { book.note("bill"); return 1 } }
      struct Reminders { let book: Journal; func remind() -> Bool { book.note("a"); return book.lines.isEmpty } }
      """, true
    ),
    (
      """
      final class Journal { var next: (String) -> Void = { _ in }; func note(_ line: String) { next(line) } }
      struct Billing { let book: Journal; func bill() -> Int { book.note("bill"); return 1 } }
      struct Reminders { let book: Journal; func remind() -> Bool { book.note("remind"); return true } }
      """, true
    ),
    // A wrapper that reads a shared object, and a global variable behind functions.
    (
      """
      final class Store { static let current = Store(); var owed = 1 }
      @propertyWrapper struct Shared { init() {}; var wrappedValue: Int { Store.current.owed } }
      struct Billing { @Shared var owed; func bill() -> Int { owed } }
      struct Reminders { @Shared var owed: Int; func remind() -> Bool { owed > 0 } }
      """, true
    ),
    (
      """
      var fields = ["owed": 1]
      func field(_ name: String) -> Int { fields[name]! }
      struct Billing { func bill() -> Int { field("owed") } }
      struct Reminders { func remind() -> Bool { field("owed") > 0 } }
      """, true
    ),
    // The whole state in and out, by a function and by a closure.
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      enum Billing { static func run(_ debt: Debt) -> Debt { debt } }
      enum Reminders { static let run: (Debt) -> Debt = { $0 } }
      """, true
    ),
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      enum Billing { static func bill(_ debt: Debt) -> Int { debt.owed } }
      enum Reminders { static func remind(_ debt: Debt) -> Bool { debt.days > 0 } }
      """, false
    ),
    // Closures that return variables, key paths to them, and closures that get the whole object.
    (
      """
      struct Billing { let owed: () -> Int; func bill() -> Int { owed() } }
      struct Reminders { let owed: () -> Int; func remind() -> Bool { owed() > 0 } }
      final class Clinic {
        var owed = 1
        func bill() -> Int { Billing(owed: { self.owed }).bill() }
        func remind() -> Bool { Reminders(owed: { self.owed }).remind() }
      }
      """, true
    ),
    (
      """
      struct Billing<Root> { let root: Root; let owed: ReferenceWritableKeyPath<Root, Int> }
      struct Reminders<Root> { let root: Root; let owed: ReferenceWritableKeyPath<Root, Int> }
      final class Clinic {
        var owed = 1
        func bill() { _ = Billing(root: self, owed: \\.owed) }
        func remind() { _ = Reminders(root: self, owed: \\.owed) }
      }
      """, true
    ),
    (
      """
      enum Billing { static let rule: (Clinic) -> Int = { $0.owed } }
      enum Reminders { static let rule: (Clinic) -> Bool = { $0.owed > 0 } }
      final class Clinic { var owed = 1 }
      """, true
    ),
    // The same in new forms: changed in place, in a bag, in a value of closures, by dynamic members, by a pointer.
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      enum Billing { static func bill(_ debt: inout Debt) { debt.owed = 0 } }
      enum Reminders { static func remind(_ debt: inout Debt) { debt.days = 0 } }
      """, true
    ),
    (
      """
      enum Billing { static func bill(_ owed: inout Int, _ late: inout Bool) { owed = 0 } }
      enum Reminders { static func remind(_ late: inout Bool, _ owed: inout Int) { late = true } }
      """, true
    ),
    (
      """
      enum Billing { static func bill(_ owed: inout Int) { owed = 0 } }
      enum Reminders { static func remind(_ days: inout Int) { days = 0 } }
      """, false
    ),
    (
      """
      enum Billing { static func bill(_ debt: [String: Any]) -> [String: Any] { debt } }
      enum Reminders { static func remind(_ debt: [String: Any]) -> ([String: Any], Bool) { (debt, true) } }
      """, true
    ),
    (
      """
      struct Access { let get: (String) -> Int }
      struct Billing { let access: Access; func bill() -> Int { access.get("owed") } }
      struct Reminders { let access: Access; func remind() -> Bool { access.get("days") > 0 } }
      final class Clinic {
        var owed = 1
        func bill() -> Int { Billing(access: Access(get: { _ in self.owed })).bill() }
      }
      """, true
    ),
    (
      """
      @dynamicMemberLookup struct Part { let clinic: Clinic; subscript(dynamicMember name: String) -> Int { 1 } }
      struct Billing { let clinic: Clinic; func bill() -> Int { Part(clinic: clinic).owed } }
      struct Reminders { let clinic: Clinic; func remind() -> Bool { Part(clinic: clinic).days > 0 } }
      final class Clinic { var owed = 1 }
      """, true
    ),
    (
      """
      struct Billing { let debt: UnsafeMutablePointer<Int>; func bill() -> Int { debt.pointee } }
      struct Reminders { let debt: UnsafeMutablePointer<Int>; func remind() -> Bool { debt.pointee > 0 } }
      """, true
    ),
    // Callbacks, as views have them, return nothing.
    (
      """
      struct Billing { let onBill: () -> Void; func bill() { onBill() } }
      struct Reminders { let onRemind: (Int) -> Void; func remind() { onRemind(1) } }
      final class Clinic {
        var owed = 1
        func bill() { Billing(onBill: { self.owed = 0 }).bill() }
        func remind() { Reminders(onRemind: { self.owed = $0 }).remind() }
      }
      """, false
    ),
    // Functions that lend the whole state to a closure: stored, of a protocol, and for reading.
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      struct Billing { let lend: ((inout Debt) -> Void) -> Void; func bill() { lend { $0.owed = 0 } } }
      struct Reminders { let lend: ((inout Debt) -> Void) -> Void; func remind() { lend { $0.days = 0 } } }
      """, true
    ),
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      protocol Ledger { func change<T>(_ work: (inout Debt) -> T) -> T }
      struct Billing { let ledger: any Ledger; func bill() { ledger.change { $0.owed = 0 } } }
      struct Reminders { let ledger: any Ledger; func remind() { ledger.change { $0.days = 0 } } }
      """, true
    ),
    (
      """
      struct Loan { let lend: ((inout Int, inout Bool) -> Void) -> Void }
      struct Billing { let loan: Loan; func bill() { loan.lend { owed, _ in owed = 0 } } }
      struct Reminders { let loan: Loan; func remind() { loan.lend { _, late in late = true } } }
      """, true
    ),
    // Steps that a caller applies to the whole state, and completions, which get answers.
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      enum Billing { static func bill() -> (inout Debt) -> Void { { $0.owed = 0 } } }
      enum Reminders { static func remind() -> (inout Debt) -> Void { { $0.days = 0 } } }
      """, true
    ),
    (
      """
      struct Answer { let owed: Int; let days: Int }
      struct Billing { let load: (@escaping (Answer) -> Void) -> Void; func bill() { load { _ = $0.owed } } }
      struct Reminders { let load: (@escaping (Answer) -> Void) -> Void; func remind() { load { _ = $0.days } } }
      """, false
    ),
    // Closures over local variables, and over a clock.
    (
      """
      struct Billing { let owed: () -> Int; func bill() -> Int { owed() } }
      struct Reminders { let owed: () -> Int; func remind() -> Bool { owed() > 0 } }
      final class Clinic {
        let billing: Billing, reminders: Reminders
        init() { var owed = 1; billing = Billing(owed: { owed }); reminders = Reminders(owed: { owed }); owed = 2 }
      }
      """, true
    ),
    (
      """
      func cell<T>(_ first: T) -> () -> T { var value = first; value = first; return { value } }
      struct Billing { let owed: () -> Int; func bill() -> Int { owed() } }
      struct Reminders { let owed: () -> Int; func remind() -> Bool { owed() > 0 } }
      struct Clinic {
        let billing: Billing, reminders: Reminders
        init() { let owed = cell(1); billing = Billing(owed: owed); reminders = Reminders(owed: owed) }
      }
      """, true
    ),
    (
      """
      struct Billing { let now: () -> Int; func bill() -> Int { now() } }
      struct Reminders { let now: () -> Int; func remind() -> Bool { now() > 0 } }
      struct Clinic {
        let billing: Billing, reminders: Reminders
        init(now: @escaping () -> Int) { billing = Billing(now: now); reminders = Reminders(now: now) }
      }
      """, false
    ),
    // Values of any type whose fields are found by name.
    (
      """
      struct Billing { let source: Any; func bill() -> Int { Mirror(reflecting: source).children.count } }
      struct Reminders { let source: Any; func remind() -> Bool { Mirror(reflecting: source).children.isEmpty } }
      """, true
    ),
    (
      """
      extension Int { init(field: String, of source: Any) { self = Mirror(reflecting: source).children.count } }
      func field(_ name: String, of source: Any) -> Int { Mirror(reflecting: source).children.count }
      struct Billing<T> { let source: T; func bill() -> Int { field("owed", of: source) } }
      struct Reminders<T> { let source: T; func remind() -> Bool { field("days", of: source) > 0 } }
      """, true
    ),
    (
      """
      struct Billing { func bill(_ source: Any) -> Int { source as! Int } }
      struct Reminders { func remind(_ source: AnyObject) -> Bool { source is Clinic } }
      """, true
    ),
    (
      """
      struct Billing { var token: Any?; func bill() -> Int { 1 } }
      struct Reminders { var token: Any?; func remind() -> Bool { true } }
      """, false
    ),
    // A function that hands all variables to a closure, and one that hands over the one that a part needs.
    (
      """
      typealias Account = ((Int, Int) -> Void) -> Void
      enum Billing { static func bill(_ all: @escaping Account) -> Account { { next in all { next(0, $1) } } } }
      enum Reminders { static func wait(_ all: @escaping Account) -> Account { { next in all { next($0, $1 + 1) } } } }
      """, true
    ),
    (
      """
      typealias Later = ((Int) -> Void) -> Void
      enum Billing { static func bill(_ owed: @escaping Later) -> Later { { next in owed { next($0 + 1) } } } }
      enum Reminders { static func wait(_ days: @escaping Later) -> Later { { next in days { next($0 + 1) } } } }
      """, false
    ),
    // Lines that one machine reads for all parts, and texts that nothing reads.
    (
      """
      final class Machine {
        var memory = [1, 0]
        func run(_ line: String) -> Int { line.split(separator: " ").count }
      }
      enum Billing { static func line() -> String { "owed" } }
      enum Reminders { static func line() -> String { "owed days >" } }
      struct Clinic {
        let machine = Machine()
        func bill() -> Int { machine.run(Billing.line()) }
        func remind() -> Bool { machine.run(Reminders.line()) > 0 }
      }
      """, true
    ),
    (
      """
      final class Printer { var lines = 0; func show(_ line: String) -> Int { line.count } }
      enum Billing { static func line() -> String { "owed" } }
      enum Reminders { static func line() -> String { "days" } }
      struct Clinic {
        let printer = Printer()
        func bill() -> Int { printer.show(Billing.line()) }
        func remind() -> Bool { printer.show(Reminders.line()) > 0 }
      }
      """, false
    ),
    // Copies of variables: by name, passed in one call or several, and two figures of one event.
    (
      """
      struct Billing { var owed = 1; var days = 0; func bill() -> Int { owed } }
      struct Reminders { var owed = 1; var days = 0; func remind() -> Bool { days > owed } }
      """, true
    ),
    (
      """
      struct Billing { private struct All { var owed: Int; var days: Int }; func bill() -> Int { 1 } }
      struct Reminders { private struct All { var owed: Int; var days: Int }; func remind() -> Bool { true } }
      """, true
    ),
    (
      """
      struct Billing { var debt = 1; var age = 0; mutating func hear(_ a: Int, _ b: Int) { debt = a; age = b } }
      struct Reminders { var sum = 1; var late = 0; mutating func take(_ a: Int, _ b: Int) { sum = a; late = b } }
      """, true
    ),
    (
      """
      struct Billing {
        var debt = 1; var age = 0
        mutating func setDebt(_ a: Int) { debt = a }
        mutating func setAge(_ b: Int) { age = b }
      }
      struct Reminders {
        var sum = 1; var late = 0
        mutating func setSum(_ a: Int) { sum = a }
        mutating func setLate(_ b: Int) { late = b }
      }
      """, true
    ),
    (
      """
      struct Payment { let owed: Int; let days: Int }
      struct Billing { var sum = 1; mutating func hear(_ payment: Payment) { sum += payment.owed } }
      struct Reminders { var late = 0; mutating func hear(_ payment: Payment) { late += payment.days } }
      """, false
    ),
    // Values that two parts decode, and one that one writes and another reads.
    (
      """
      struct Bill: Codable { let id: Int; let sum: Int; let text: String }
      struct Reminder: Codable { let id: Int; let sum: Int }
      func decoded<T: Decodable>(_ text: String) -> T { try! JSONDecoder().decode(T.self, from: Data(text.utf8)) }
      enum Billing { static func bill(_ text: String) -> Int { let bill: Bill = decoded(text); return bill.sum } }
      enum Reminders { static func remind(_ text: String) -> Int { let it: Reminder = decoded(text); return it.sum } }
      """, true
    ),
    (
      """
      struct Bill: Codable { let id: Int; let sum: Int }
      enum Billing { static func bill(_ bill: Bill) -> Data { try! JSONEncoder().encode(bill) } }
      enum Reminders { static func remind(_ text: Data) -> Bill { try! JSONDecoder().decode(Bill.self, from: text) } }
      """, false
    ),
    // Text that both take apart, and text that both only pass on.
    (
      """
      enum Billing { static func bill(_ text: String) -> Int { text.split(separator: "|").count } }
      enum Reminders { static func remind(_ text: String) -> Bool { text.hasSuffix("|1") } }
      """, true
    ),
    (
      """
      enum Billing { static func bill(_ text: String) -> Int { text.count } }
      enum Reminders { static func remind(_ text: String) -> String { "Dear \\(text)" } }
      """, false
    ),
    // Objects and values of other modules.
    (
      """
      struct Billing { let debts: NSMutableDictionary; func bill() -> Int { debts.count } }
      struct Reminders { let debts: NSMutableDictionary; func remind() -> Bool { debts.count > 0 } }
      """, true
    ),
    (
      """
      struct Billing<Debt: Equatable> { let day: Date; let debt: Debt }
      struct Reminders<Debt> { let day: Date; let debt: Debt }
      """, false
    ),
    (
      """
      protocol Source { associatedtype Key; func debt(of key: Key) -> Int }
      struct Billing<Base: Source>: Source { let base: Base; func debt(of key: Base.Key) -> Int { base.debt(of: key) } }
      struct Reminders<Base: Source>: Source { let base: Base; func debt(of key: Base.Key) -> Int { base.debt(of: key) } }
      """, false
    ),
    // Static variables behind a generic parameter or a metatype, and static constants there.
    (
      """
      protocol Place { static var owed: Int { get set } }
      enum Street: Place { static var owed = 1 }
      struct Billing<P: Place> { func bill() -> Int { P.owed } }
      struct Reminders { let place: any Place.Type; func remind() -> Bool { place.owed > 0 } }
      """, true
    ),
    (
      """
      protocol Place { static var owed: Int { get } }
      enum Street: Place { static let owed = 1 }
      struct Billing<P: Place> { func bill() -> Int { P.owed } }
      struct Reminders<P: Place> { func remind() -> Bool { P.owed > 0 } }
      """, false
    ),
    // The whole state as constants that are thrown, in a case, a tuple or a list; and a plain value of another shape.
    (
      """
      struct Debt: Error { let owed: Int; let days: Int }
      enum Billing { static func bill(_ debt: Debt) throws { throw Debt(owed: 0, days: debt.days) } }
      enum Reminders { static func remind(_ debt: Debt) throws { throw Debt(owed: debt.owed, days: 0) } }
      """, true
    ),
    (
      """
      enum Debt { case of(Int, Int) }
      enum Billing { static func bill(_ debt: Debt) -> [Debt] { [Debt.of(0, 1)] } }
      enum Reminders { static func remind(_ debt: Debt) -> [Debt] { [Debt.of(1, 0)] } }
      """, true
    ),
    (
      """
      enum Billing { static func bill(_ debt: (Int, Int)) -> (Int, Int) { (0, debt.1) } }
      enum Reminders { static func remind(_ debt: (Int, Int)) -> (Int, Int) { (debt.0, 0) } }
      """, true
    ),
    (
      """
      enum Billing { static func bill(_ debt: [Int]) -> [Int] { [0, debt[1]] } }
      enum Reminders { static func remind(_ debt: inout [Int]) { debt[1] = 0 } }
      """, true
    ),
    (
      """
      enum Billing { static func bill(_ names: [String]) -> [String] { names } }
      enum Reminders { static func remind(_ names: [String]) -> [String] { names.reversed() } }
      """, false
    ),
    (
      """
      struct Money { let cents: Int; let currency: String }
      enum Billing { static func bill(_ money: Money) -> Money { Money(cents: 1, currency: money.currency) } }
      enum Reminders { static func remind(_ money: Money) -> Money { Money(cents: 2, currency: money.currency) } }
      """, false
    ),
    // The whole state as separate values that are returned, or handed to a closure; and a part of it.
    (
      """
      struct Billing { func bill(_ a: Int, _ b: Int, then: (Int, Int) -> Void) { then(a + 1, b) } }
      struct Reminders { func remind(_ x: Int, _ y: Int) -> (Int, Int) { (x, y + 1) } }
      """, true
    ),
    (
      """
      struct Visit { let owed: Int; let days: Int }
      struct Billing { func bill(_ visit: Visit, then: (Visit) -> Void) { then(visit) } }
      struct Reminders { func remind(_ visit: Visit, then: (Visit) -> Void) { then(visit) } }
      """, true
    ),
    (
      """
      struct Billing { func bill(_ owed: Int, then: (Int) -> Void) { then(owed) } }
      struct Reminders { func remind(_ owed: Int, _ days: Int, then: (Int) -> Void) { then(days) } }
      """, false
    ),
    // An object, and a value, as the argument of the type from which the parts inherit.
    (
      """
      final class Account { var owed = 1; var days = 0 }
      class Part<Whole> { let whole: Whole; init(_ whole: Whole) { self.whole = whole } }
      final class Billing: Part<Account> { func bill() -> Int { 1 } }
      final class Reminders: Part<Account> { func remind() -> Bool { true } }
      """, true
    ),
    (
      """
      struct Price { let cents: Int }
      class Part<Value> { func value() -> Value? { nil } }
      final class Billing: Part<Price> { func bill() -> Int { 1 } }
      final class Reminders: Part<Price> { func remind() -> Bool { true } }
      """, false
    ),
    // Variables of the process.
    (
      """
      import Foundation
      struct Billing { func bill() -> Int { UserDefaults.standard.integer(forKey: "owed") } }
      struct Reminders { func remind() -> Bool { UserDefaults.standard.integer(forKey: "owed") > 0 } }
      """, true
    ),
  ]

  @Test(arguments: cases.indices)
  func namesThePartsThatShareState(_ index: Int) throws {
    let (after, isShared) = Self.cases[index]
    let sides = try [Self.before, after].map { try SwiftFactsProgram.code(["A.swift": $0]) }
    let state = SharedState(of: ["Clinic"], from: sides[0], to: sides[1])
    #expect(state.users(among: ["Billing", "Reminders"]) == (isShared ? ["Billing", "Reminders"] : []))
    #expect(state.owners == ["Clinic"])
    #expect(SharedState(of: [], from: sides[0], to: sides[1]).users(among: ["Billing", "Reminders"]).isEmpty)
  }

  /// The type of a step's function, and whether steps that are static values share the state that they work on.
  @Test(arguments: [("(inout Clinic) -> Void", true), ("(Clinic) -> Clinic", true), ("(Clinic) -> Int", false)])
  func namesStaticValuesThatShareState(function: String, isShared: Bool) throws {
    let after = """
      struct Clinic { var owed = 1; var days = 0 }
      struct Step { let name: String; let run: \(function) }
      extension Step {
        static let bill = Step(name: "bill") { clinic in made(clinic.owed) }
        static let remind = Step(name: "remind") { clinic in made(clinic.days) }
      }
      """
    let sides = try [Self.before, after].map { try SwiftFactsProgram.code(["A.swift": $0]) }
    let parts = ["Step.bill", "Step.remind"]
    let state = SharedState(of: ["Clinic"], from: sides[0], to: sides[1])
    #expect(state.users(among: Set(parts)) == (isShared ? parts : []))
  }
}
