import EvidenceMeasures
import SyntaxFacts
import Testing

/// What shows that policy knows which detail is behind its protocols.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct PolicyMeasuresTests {
  /// The code of the policy and of the details, and the types that the policy asks for.
  @Test(arguments: [
    ("if it is any Printed {}", "struct Fax: Sender, Printed {}", ["Printed"]),
    ("if let x = it as? any Printed { _ = x }", "struct Fax: Sender, Printed {}; struct Old: Printed {}", ["Printed"]),
    ("switch it { case let x as any Able: _ = x\ndefault: break }", "struct Fax: Able { func go() {} }", ["Able"]),
    ("if it is any Able {}", "struct Fax: Able { func go() {} }; struct Modem: Able { func go() {} }", []),
    ("if it is any Printed {}", "struct Fax: Sender {}", []), ("if it is Own {}", "struct Fax: Sender {}", []),
    ("if it is Fax {}", "struct Fax: Sender {}", ["Fax"]),
  ])
  func namesTypesThatOnlyDetailsHave(asking: String, details: String, types: [String]) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      protocol Sender {}
      protocol Printed {}
      protocol Able { func go() }
      struct Own: Sender, Printed, Able { func go() {} }
      struct Rule { func run(_ it: any Sender) { \(asking) } }
      """, "Detail.swift": details,
    ])
    #expect(TypeQuestions.measure(code, in: ["Policy.swift"]) == types)
  }

  /// What the policy reads, what two details answer, and the requirements by which it tells them apart.
  @Test(arguments: [
    ("if it.isFax {}", "let isFax = true", "let isFax = false", ["Sender.isFax"]),
    ("if it.isFax {}", "var isFax: Bool { true }", "let isFax = false", ["Sender.isFax"]),
    ("if it.isFax {}", "@MainActor let isFax = true", "@MainActor let isFax = false", ["Sender.isFax"]),
    ("if it.isFax {}", "var isFax = true", "let isFax = false", []),
    ("if it.isFax {}", "let lines: [Int] = []; var isFax: Bool { lines.isEmpty }", "let isFax = false", []),
    ("", "let isFax = true", "let isFax = false", []),
  ])
  func namesFlagsThatTellDetailsApart(use: String, first: String, second: String, flags: [String]) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      protocol Sender { var isFax: Bool { get } }
      struct Rule { func run(_ it: any Sender) { \(use) } }
      """, "Detail.swift": "struct Fax: Sender { \(first) }\nstruct Modem: Sender { \(second) }",
    ])
    #expect(DetailFlags.measure(code, in: ["Policy.swift"]) == flags)
  }

  /// What a rule does, and what it draws from by itself.
  @Test(arguments: [
    ("_ = Int.random(in: 1...6)", ["random"]), ("_ = [1, 2].shuffled()", ["shuffled"]),
    ("_ = [1].randomElement()", ["randomElement"]), ("try? await Task.sleep(for: .seconds(1))", ["Task.sleep"]),
    ("var dice = dice; _ = Int.random(in: 1...6, using: &dice)", []), ("_ = source.random()", []),
    ("_ = 1.hashValue", []), ("queue.asyncAfter(deadline: end) {}", ["asyncAfter"]),
  ])
  func namesSourcesThatAPolicyDrawsFrom(code: String, sources: [String]) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      protocol Source { func random() -> Int }
      struct Rule { func run(_ source: any Source, _ dice: some RandomNumberGenerator) async { \(code) } }
      """
    ])
    #expect(OutsideDetails.draws(code, in: ["Policy.swift"]) == sources)
  }

  /// What a rule does, and the details outside the study that it depends on.
  @Test(
    arguments: [
      ("_ = Date()", ["Date()"]), ("_ = NSDate()", ["NSDate()"]), ("_ = Date(timeIntervalSince1970: 0)", []),
      ("_ = Date(timeIntervalSinceNow: 0)", ["Date(timeIntervalSinceNow:)"]),
      ("_ = Date.timeIntervalSinceReferenceDate", ["Date.timeIntervalSinceReferenceDate"]),
      ("_ = day.timeIntervalSinceReferenceDate", []), ("_ = day.timeIntervalSince(day)", []),
      ("_ = day.timeIntervalSinceNow < 0", ["timeIntervalSinceNow"]),
      ("_ = calendar.isDateInToday(day)", ["isDateInToday"]), ("_ = own.isDateInToday(day)", []),
      ("sleep(1)", ["sleep()"]), ("usleep(1)", ["usleep()"]), ("own.sleep()", []), ("pause()", []),
      ("DispatchQueue.global().sync {}", ["DispatchQueue.global"]), ("DispatchQueue(label: \"a\").sync {}", []),
    ] as [(String, [String])])
  func namesDetailsOutsideTheStudy(code: String, details: [String]) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      import Foundation
      struct Own { func isDateInToday(_ day: Date) -> Bool { true }; func sleep() {} }
      func pause() {}
      struct Rule { let calendar: Calendar; let day: Date; let own: Own; func run() { \(code) } }
      """
    ])
    #expect(OutsideDetails.measure(code, in: ["Policy.swift"]) == details)
  }

  /// What a rule does, and the settings of the machine that it reads by itself.
  @Test(
    arguments: [
      ("_ = Calendar.current.isDateInWeekend(day)", ["Calendar.current"]),
      ("_ = TimeZone.autoupdatingCurrent", ["TimeZone.current"]),
      ("_ = getpid()", ["getpid()"]), ("_ = calendar.isDateInWeekend(day)", []),
      ("_ = Calendar(identifier: .gregorian)", []),
      ("_ = Date()", []), ("_ = Int.random(in: 0..<3)", []), ("_ = UUID()", []),
    ] as [(String, [String])])
  func namesSettingsOfTheMachine(code: String, settings: [String]) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      import Foundation
      struct Rule { let calendar: Calendar; let day: Date; func run() { \(code) } }
      """
    ])
    #expect(OutsideDetails.settings(code, in: ["Policy.swift"]) == settings)
  }

  /// The enum's cases, what the policy does with it, the branches in a detail, and whether the enum stands for details.
  @Test(arguments: [
    // It is passed to a protocol of the policy.
    ("first, second", "", "case .first: a.go()\ncase .second: b.go()", true),
    ("first, second", "", "case .first: one()\ncase .second: two()", true),
    ("first, second", "", "case .first: a.go()\ncase .second: a.stop()", false),
    ("first, second", "", "case .first: a.go()\ncase .second: break", false),
    (
      "first, second", "switch way { case .first: break; default: break }", "case .first: a.go()\ncase .second: b.go()",
      false
    ),
    (
      "alpha, beta", "switch way { case .alpha: break; default: break }", "case .alpha: a.go()\ncase .beta: b.go()",
      true
    ),
  ])
  func namesEnumsThatStandForDetails(cases: String, use: String, branches: String, isChoice: Bool) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      enum Way { case \(cases) }
      protocol Sender { func send(_ way: Way) }
      struct Rule { func run(_ way: Way) { \(use) } }
      """,
      "Detail.swift": """
      final class Alpha { func go() {}; func stop() {} }
      final class Beta { func go() {} }
      struct Room: Sender {
        let a = Alpha()
        let b = Beta()
        func one() { a.go() }
        func two() { b.go() }
        func send(_ way: Way) {
          switch way {
          \(branches)
          }
        }
      }
      """,
    ])
    #expect(DetailChoices.measure(code, in: ["Policy.swift"]) == (isChoice ? ["Way"] : []))
  }

  /// How two details answer with the policy's enum, and whether that tells them apart.
  @Test(arguments: [
    ("let way = Way.a", "var way: Way { .b }", true), ("let way: Way = .a", "var way: Way { Way.b }", true),
    ("var way = Way.a", "var way: Way { .b }", false), ("let way: Way", "var way: Way { isFast ? .a : .b }", false),
  ])
  func namesEnumsThatTellDetailsApart(first: String, second: String, isChoice: Bool) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      enum Way { case a, b }
      protocol Sender { var way: Way { get } }
      struct Rule { func run(_ sender: any Sender) -> Bool { sender.way == .a } }
      """,
      "Detail.swift": """
      struct One: Sender { \(first) }
      struct Two: Sender { let isFast = true; \(second) }
      """,
    ])
    #expect(DetailChoices.measure(code, in: ["Policy.swift"]) == (isChoice ? ["Way"] : []))
  }

  /// The policy's functions, and whether they choose between a tape and a disk.
  @Test(arguments: [
    (
      """
      struct Journal<Store> { let store: Store }
      extension Journal where Store: Winding { func close() { store.rewind() } }
      extension Journal where Store: Flushing { func close() { store.flush() } }
      """, true
    ),
    (
      """
      struct Journal {
        func close(_ store: any Winding) { store.rewind() }
        func close(_ store: any Flushing) { store.flush() }
      }
      """, true
    ),
    (
      """
      func close<S: Winding>(_ store: S) { store.rewind() }
      func close<S: Flushing>(_ store: S) { store.flush() }
      """, true
    ),
    // Other functions, and the same details.
    (
      """
      func wind<S: Winding>(_ store: S) { store.rewind() }
      func close<S: Flushing>(_ store: S) { store.flush() }
      """, false
    ),
    (
      """
      func close<S: Winding>(_ store: S) { store.rewind() }
      func close<S: Named>(_ store: S) { store.name() }
      """, false
    ),
  ])
  func namesProtocolsByWhichOverloadsChoose(policy: String, isChoice: Bool) throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": """
      protocol Winding { func rewind() }
      protocol Flushing { func flush() }
      protocol Named { func name() }
      \(policy)
      """,
      "Details.swift": """
      struct Tape: Winding, Named { func rewind() {}; func name() {} }
      struct Disk: Flushing { func flush() {} }
      """,
    ])
    let names = DetailOverloads.measure(code, in: ["Policy.swift"])
    #expect(names == (isChoice ? ["Flushing", "Winding"] : []))
    #expect(DetailOverloads.measure(code, in: ["Policy.swift", "Details.swift"]).isEmpty)
  }

  /// A decision that the policy returns isn't passed on, whatever acts on it.
  @Test func namesNoEnumsThatPolicyReturns() throws {
    let code = try SwiftFactsProgram.code([
      "Policy.swift": "enum Decision { case warn, block }\nstruct Rule { func decide() -> Decision { .warn } }",
      "App.swift": """
      final class Mailer { func go() {} }
      final class Accounts { func lock() {} }
      func run(_ mailer: Mailer, _ accounts: Accounts) {
        switch Rule().decide() {
        case .warn: mailer.go()
        case .block: accounts.lock()
        }
      }
      """,
    ])
    #expect(DetailChoices.measure(code, in: ["Policy.swift"]).isEmpty)
  }

  /// The sources that a type's code reaches, by their kinds.
  @Test(
    arguments: [
      ("struct A { let start = ContinuousClock.now }", [OutsideInputs.Kind.clock: ["ContinuousClock"]]),
      ("struct A { func a() { b() } }\nfunc b() { _ = SuspendingClock().now }", [.clock: ["SuspendingClock"]]),
      ("struct A { func a() { B().c() } }\nstruct B { func c() { _ = Date() } }", [.clock: ["Date()"]]),
      ("typealias K = ContinuousClock\nstruct A { func a() { _ = K.now } }", [.clock: ["ContinuousClock"]]),
      ("class B { func b() { _ = Swift.CommandLine.arguments } }\nclass A: B {}", [.environment: ["CommandLine"]]),
      (
        "protocol P { func p() }\nstruct Q: P { func p() { _ = readLine() } }\nstruct A { let p: any P; func a() { p.p() } }",
        [.files: ["readLine()"]]
      ),
      ("struct A { func a() { _ = Int.random(in: 0..<2) } }", [.randomNumbers: ["random"]]),
      ("struct A { func a(_ g: inout G) { _ = Int.random(in: 0..<2, using: &g) } }", [:]),
      ("struct A { func a() { print(1) } }", [:]), ("struct Clock {}\nstruct A { let clock = Clock() }", [:]),
      ("struct A { func random() -> Int { 4 }; func a() { _ = random() } }", [:]),
      ("struct A { let start: Date = .now }", [.clock: ["Date.now"]]),
      ("struct A { init(start: Date = .now) {} }", [.clock: ["Date.now"]]), ("struct A { let start: Date }", [:]),
      ("struct A { func a() { _ = Calendar.current } }", [.environment: ["Calendar.current"]]),
    ] as [(String, [OutsideInputs.Kind: Set<String>])])
  func namesWhatCodeDependsOn(text: String, sources: [OutsideInputs.Kind: Set<String>]) throws {
    let code = try SwiftFactsProgram.code(["A.swift": text])
    #expect(OutsideInputs.measure(code, of: ["A"]) == sources)
  }
}
