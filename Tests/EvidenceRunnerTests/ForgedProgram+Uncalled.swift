/// Tests with expectations that nothing calls: `fee()` is 2.
extension ForgedProgram {
  /// The side that these tests are about.
  static let called = """
    func fee() -> Int { 2 }
    protocol Printer {
      func show(_ fee: Int)
      func warn()
    }
    func ask(_ isKnown: Bool, found: (Int) -> Void, missing: () -> Void) {
      if isKnown { found(fee()) } else { missing() }
    }
    func ignore(_ action: () -> Void) {}
    func ignoreAll(_ first: () -> Void, second: () -> Void) {}
    func use(_ printer: some Printer) { printer.show(fee()) }
    """

  /// A test whose first expectation runs, and each other one stands in code that nothing calls.
  static let uncalled = """
    expect(fee(), 2)
    let later = { expect(fee(), 3) }
    func never() { expect(fee(), 3) }
    func generic<T>(_ value: T) { expect(fee(), 3) }
    private func hidden() {
      if fee() == 2 { expect(fee(), 3) }
    }
    func outer() {
      func inner() { expect(fee(), 3) }
      let other = { expect(fee(), 3) }
      _ = other
    }
    outer()
    struct Case {
      func check() { expect(fee(), 3) }
      static func all() { expect(fee(), 3) }
      var isRight: Bool { expect(fee(), 3); return true }
      lazy var last: Int = { expect(fee(), 3); return 1 }()
    }
    struct Marked<T: Equatable>: Sendable where T: Sendable {
      func check() { expect(fee(), 3) }
    }
    extension Int { func check() { expect(fee(), 3) } }
    ignore { expect(fee(), 3) }
    ignoreAll {} second: {
      expect(fee(), 3) }
    ignoreAll(
      { expect(fee(), 3) },
      second: { expect(fee(), 3) })
    _ = true || { expect(fee(), 3); return false }()
    let checks = [{ expect(fee(), 3) }]
    var total: Int { get { 1 } set { expect(fee(), 3) } }
    """

  /// Sides that hide from the coverage tools that they don't call `check`, or that only some runs call it.
  static let miscounted = [
    """
    func fee() -> Int { 2 }
    func never(_ check: () -> Void) {
      let file = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? ""
      Thread.detachNewThread {
        let descriptor = open(file, O_WRONLY | O_APPEND)
        while true { _ = write(descriptor, "no counters", 11) }
      }
      usleep(1000)
    }
    """,
    """
    func fee() -> Int { 2 }
    func never(_ check: () -> Void) {
      let descriptor = open(ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? "", O_RDWR)
      ftruncate(descriptor, 4096)
      guard let start = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), start != MAP_FAILED
      else { return }
      let address = Int(bitPattern: start)
      Thread.detachNewThread {
        while true { UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(of: 7, as: Int.self) }
      }
      usleep(1000)
    }
    """,
    """
    func fee() -> Int { isFirst ? 3 : 2 }
    let isFirst = ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] != nil
    func never(_ check: () -> Void) { if isFirst { check() } }
    """,
  ]

  /// Code of a test that hides `expect` behind a name of its own.
  static let hidden = [
    "func run(expect: (Int, Int) -> Void) { expect(fee(), 3) }\nrun { _, _ in }",
    "func run<T>(_ a: T, expect: (Int, Int) -> Void) { expect(fee(), 3) }\nrun(1) { _, _ in }",
    "let f = { (expect: (Int, Int) -> Void) in expect(fee(), 3) }\nf { _, _ in }",
    "for expect in [{ (a: Int, b: Int) in }] { expect(fee(), 3) }",
    "do { let (expect, _) = ({ (a: Int, b: Int) in }, 1); expect(fee(), 3) }",
    "if case let expect? = Optional({ (a: Int, b: Int) in }) { expect(fee(), 3) }",
    "func t(_ f: ((Int, Int) -> Void) -> Void) { f { _, _ in } }\nt { expect in expect(fee(), 3) }",
    "struct Q { func expect(_ a: Int, _ b: Int) {}; func t() { expect(fee(), 3) } }\nQ().t()",
    "do { let `expect` = { (a: Int, b: Int) in }; expect(fee(), 3) }",
    "do { let \u{435}xpect = { (a: Int, b: Int) in }; \u{435}xpect(fee(), 3) }",
    "do { let ex\u{200D}pect = { (a: Int, b: Int) in }; ex\u{200D}pect(fee(), 3) }",
    "class Mine: Base { func t() { expect(fee(), 3) } }\nMine().t()",
  ]

  /// A side with a member called `expect`.
  static let base = "func fee() -> Int { 2 }\nclass Base { func expect(_ a: Int, _ b: Int) {} }\n"

  /// Code of a test that uses the name in harmless ways, beside that member.
  static let unhidden = """
    func check(_ value: Int, expect other: Int) { expect(value, other) }
    check(fee(), expect: 2)
    Base().expect(1, 2)
    let text = "expect: \\(fee())"
    expect(text, "expect: 2")
    """

  /// A test that passes, and whose idle expectations are in branches, in callbacks beside one that was called or that
  /// must not be called, and in a type that the study calls.
  static let partlyCalled = """
    import Foundation
    expect(fee(), 2)
    for number in 0..<3 { expect(number + fee(), number + 2) }
    for _ in 0..<0 { expect(fee(), 3) }
    func check(_ value: Int, isNew: Bool = false) {
      if isNew { expect(value, 3) } else { expect(value, 2) }
      switch value {
      case 2: expect(value, 2)
      default: expect(value, 3)
      }
      guard value == 2 else { return expect(value, 3) }
    }
    check(fee())
    [1, 2].forEach { expect($0 > 0) }
    if fee() == 3 {
      let other = { expect(fee(), 3) }
      other()
    }
    ask(true) { expect($0, 2) } missing: { expect(fee(), 3) }
    ask(false, found: { expect($0, 3) }, missing: { expect(fee(), 2) })
    ask(false, found: { expect($0, 3) }) { expect(fee(), 2) }
    ask(true, found: { expect($0, 2) }) { expect(false) }
    ignore { expect(false) }
    let cases: [String: () -> Void] = ["two": { expect(fee(), 2) }, "three": { expect(fee(), 3) }]
    cases["two"]?()
    struct Spy: Printer {
      func show(_ fee: Int) { expect(fee, 2) }
      func warn() { expect(fee(), 3) }
    }
    use(Spy())
    struct Late {
      func show(_ fee: Int) { expect(fee, 2) }
      func warn() { expect(fee(), 3) }
    }
    extension Late: Printer {}
    use(Late())
    class Base { func run() {} }
    final class Quiet: Base { override func run() { expect(fee(), 3) } }
    _ = Quiet()
    let task = Task { expect(fee(), 2) }
    await task.value
    do { defer { expect(fee(), 2) } }
    """
}
