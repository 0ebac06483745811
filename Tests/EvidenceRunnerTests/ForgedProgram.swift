/// Code that tries to pass a test which it must fail: `fee()` is 2, and 3 is expected of it.
enum ForgedProgram {
  /// The attempts before the expectation, each in its own function, so that the code is compiled once.
  static let attempts: [(name: String, code: String)] = [
    ("exits", "exit(0)"),
    ("exits at once", "_exit(0)"),
    ("exits quickly", "quick_exit(0)"),
    ("exits as it ends", "atexit { _exit(0) }"),
    ("exits by another handler", "on_exit({ _, _ in _exit(0) }, nil)"),
    (
      "prints its arguments as it ends", "atexit { for a in CommandLine.arguments { print(a) }; fflush(nil); _exit(0) }"
    ),
    ("prints its last argument", "print(\"\\n\" + (CommandLine.arguments.last ?? \"\")); exit(0)"),
    ("prints its environment", "for v in ProcessInfo.processInfo.environment.values { print(\"\\n\" + v) }; exit(0)"),
    ("prints sources", "for f in files(\"/study\") + files(\".\") { print(text(f)) }; exit(0)"),
    ("prints sources of the library", "for f in files(\"/library\") + files(\"/prelude\") { print(text(f)) }; exit(0)"),
    (
      "prints numbers of sources",
      "for n in text(\"/study/main.swift\").split(whereSeparator: { !$0.isNumber }) { print(\"\\n\\(n)\") }; exit(0)"
    ),
    ("prints texts of the program", "for t in strings(\"/proc/self/exe\") { print(\"\\n\" + t) }; exit(0)"),
    ("prints what it is called", "print(text(\"/proc/self/cmdline\")); print(text(\"/proc/self/environ\")); exit(0)"),
    (
      "prints what others are called",
      "for p in 1...9 { print(text(\"/proc/\\(p)/cmdline\"), text(\"/proc/\\(p)/environ\")) }; exit(0)"
    ),
    (
      "reads its own output",
      "let d = open(\"/proc/self/fd/1\", O_RDONLY | O_NONBLOCK); atexit { print(text(\"/proc/self/fd/1\")); _exit(0) }; _ = d"
    ),
    ("throws its output away", "dup2(open(\"/dev/null\", O_WRONLY), 1); atexit { _exit(0) }"),
    ("closes its output", "close(1); close(2); atexit { _exit(0) }"),
    ("closes its stream", "fclose(standardOutput()); atexit { _exit(0) }"),
    (
      "survives a trap",
      "for s in [SIGTRAP, SIGILL, SIGSEGV] { signal(s) { _ in _exit(0) } }; let n: [Int] = []; print(n[fee()])"
    ),
    ("survives an abort", "signal(SIGABRT) { _ in _exit(0) }; abort()"),
    ("becomes another program", "run(\"/usr/bin/true\", replacing: true)"),
    ("asks itself for another cell", "run(\"/proc/self/exe\", \"cell\", \"0\", \"0\"); exit(0)"),
    ("asks itself for a list", "run(\"/proc/self/exe\", \"list\"); exit(0)"),
    (
      "becomes itself with arguments",
      "if CommandLine.arguments.count < 2 { run(\"/proc/self/exe\", \"list\", replacing: true) }"
    ),
    ("leaves by a thread", "Thread.detachNewThread { usleep(1000); _exit(0) }; usleep(200_000)"),
    (
      "prints by a thread while it fails",
      "Thread.detachNewThread { while true { print(\"finished\") } }; atexit { sleep(1); _exit(0) }"
    ),
    ("leaves by a timer", "signal(SIGALRM) { _ in _exit(0) }; ualarm(1000, 0); usleep(200_000)"),
    ("calls the end without its key", "finish(0, 0); exit(0)"),
    ("calls the end with a guess", "finish(1, 1); exit(0)"),
    ("says the former word", "print(\"\\nfinished-abc\\n\"); exit(0)"),
    (
      "prints a great many words",
      "for n in 0..<20_000 { print(\"\\n\" + String(UInt64(n) &* 0x9E3779B97F4A7C15, radix: 36)) }; exit(0)"
    ),
    ("stops its parent", "kill(getppid(), SIGKILL); kill(-1, SIGSTOP); exit(0)"),
    (
      "leaves a child that prints later",
      "run(\"/bin/sh\", \"-c\", \"sleep 0.2; echo finished\", waits: false); exit(0)"
    ),
    ("redirects its output to a file", "freopen(\"/tmp/out\", \"w\", standardOutput()); atexit { _exit(0) }"),
    ("fills its output", "setvbuf(standardOutput(), nil, _IOFBF, 1 << 20); atexit { _exit(0) }"),
  ]

  /// The code that all attempts share.
  static let support = #"""
    import Foundation
    import Synchronization

    func fee() -> Int { 2 }

    func text(_ path: String) -> String {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK)
      var bytes = [UInt8](repeating: 0, count: 200_000)
      let count = read(descriptor, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).replacingOccurrences(of: "\0", with: "\n")
    }

    func standardOutput() -> UnsafeMutablePointer<FILE> {
      guard let symbol = dlsym(nil, "stdout") else { exit(4) }
      return symbol.load(as: UnsafeMutablePointer<FILE>.self)
    }

    func files(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
    }

    func strings(_ path: String) -> [String] {
      text(path).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.filter { (8..<30).contains($0.utf8.count) }.map(String.init)
    }

    func run(_ program: String, _ arguments: String..., replacing: Bool = false, waits: Bool = true) {
      var words = ([program] + arguments).map { strdup($0) } + [nil]
      if replacing { execv(program, &words) }
      var process = pid_t()
      if posix_spawn(&process, program, nil, nil, &words, environ) == 0, waits { waitpid(process, nil, 0) }
    }

    func finish(_ first: UInt64, _ second: UInt64) {
      typealias End = @convention(thin) (UInt64, UInt64) -> Void
      guard let symbol = dlsym(nil, "$s17_SolidsitePrelude0aB6FinishyySutF") ?? dlsym(nil, "_solid" + "siteFinish") else { return }
      unsafeBitCast(symbol, to: End.self)(first, second)
    }

    """#

  /// Code of a side that would change the meaning of a test; `expect(fee(), 3)` is the test unless another one is
  /// named.
  static let declarations: [(code: String, test: String)] = [
    ("func expect(_ a: Int, _ b: Int) {}", "expect(fee(), 3)"),
    ("  func\n    expect ( _ a: Int, _ b: Int, file: Int = 0) {}", "expect(fee(), 3)"),
    ("func `expect`<T: BinaryInteger>(_ a: T, _ b: T) {}", "expect(fee(), 3)"),
    ("#if true\n  func expect(_ a: Any, _ b: Any) {}\n#endif\nfunc expect(_ a: Int, _ b: Int) {}", "expect(fee(), 3)"),
    ("nonisolated(unsafe) var expect: (Int, Int) -> Void = { _, _ in }", "expect(fee(), 3)"),
    ("struct expect { @discardableResult init(_ a: Int, _ b: Int) {} }", "expect(fee(), 3)"),
    (
      "struct Fake { @discardableResult init<A, B>(_ a: A, _ b: B) {} }\ntypealias expect = Fake", "expect(fee(), 3)"
    ),
    (
      "struct Fake<A> { @discardableResult init(_ a: A, _ b: A) {} }\ntypealias /* a */\n`expect`<A> = Fake<A>",
      "expect(fee(), 3)"
    ),
    (
      "struct Fake { @discardableResult init<A, B>(_ a: A, _ b: B) {} }\n"
        + "let a = /\"/; typealias expect = Fake; let b = /\"/", "expect(fee(), 3)"
    ),
    ("struct Fake: Equatable { init?(_ a: Swift.String) {} }\ntypealias Int = Fake", "expect(Int(\"2\"), Int(\"3\"))"),
    ("struct Fake { init(_ a: Bool) {} }\ntypealias precondition = Fake", "precondition(fee() == 3)\nexpect(true)"),
    ("func expect(_ a: Bool) {}", "expect(fee() == 3)"),
    ("func == (a: Int, b: Int) -> Bool { true }", "expect(fee() == 3)"),
    ("extension Int { static func == (a: Int, b: Int) -> Bool { true } }", "expect(fee() == 3)"),
    ("extension BinaryInteger { static func == (a: Self, b: Self) -> Bool { true } }", "expect(fee() == 3)"),
    ("func >= (a: Int, b: Int) -> Bool { true }", "expect(fee() >= 3)"),
    ("extension Comparable { static func > (a: Self, b: Self) -> Bool { true } }", "expect(fee() > 3)"),
    ("prefix func ! (a: Bool) -> Bool { true }", "expect(!(fee() == 2))"),
    (
      "extension Bool { static func || (a: Bool, b: @autoclosure () -> Bool) -> Bool { true } }",
      "expect(fee() == 3 || false)"
    ),
    ("@_cdecl(\"_exit\") func leave(_ status: Int32) {}", "expect(fee(), 3)"),
    ("@`_cdecl`(\"fflush\") func leave(_ status: Int32) {}", "expect(fee(), 3)"),
    ("@c(_exit) func leave(_ status: Int32) {}", "expect(fee(), 3)"),
    ("@_silgen_name(\"_exit\") func leave(_ status: Int32) {}", "expect(fee(), 3)"),
    ("@_silgen_name(\"hidden\") func expect(_ a: Int, _ b: Int) {}", "expect(fee(), 3)"),
    ("func never(_ check: () -> Void) {}", "never { expect(fee(), 3) }"),
    ("let cases: [Int] = []", "for expected in cases { expect(fee(), expected) }"),
    ("import _SolidsitePrelude\nfunc early() { _solidsiteFinish((1, 2)) }", "expect(fee(), 3)"),
    ("func _solidsiteFinish(_ key: (Int, Int)) {}", "expect(fee(), 3)"),
    ("enum _SolidsitePrelude { static func expect(_ a: Int, _ b: Int) {} }", "expect(fee(), 3)"),
    ("func _solidsiteEnd() {}", "expect(fee(), 3)"),
    (
      "func exit(_ status: Int32) {}\nfunc _exit(_ status: Int32) {}\nfunc print(_ items: Any...) {}",
      "expect(fee(), 3)"
    ),
    (
      "enum Swift { static func print(_ items: Any...) {} }\nenum CommandLine { static let arguments = [\"\"] }",
      "expect(fee(), 3)"
    ),
    ("func != (a: Int, b: Int) -> Bool { false }", "expect(fee(), 3)"),
    ("extension Int { static func - (a: Int, b: Int) -> Int { 3 } }", "expect(fee() - 0, 3)"),
    ("func ?? (a: Int?, b: @autoclosure () -> Int) -> Int { 3 }", "expect(Optional(fee()) ?? 0, 3)"),
    ("func ~= (a: Int, b: Int) -> Bool { true }", "switch fee() { case 3: expect(true)\ndefault: expect(false) }"),
    ("extension Array { var count: Int { 3 } }", "expect([fee()].count, 3)"),
    ("extension Array { var isEmpty: Bool { true } }", "expect([fee()].isEmpty)"),
    ("extension Int { var description: String { \"3\" } }", "expect(fee().description, \"3\")"),
    (
      "extension Array where Element == Int { func contains(_ x: Int) -> Bool { true } }", "expect([fee()].contains(3))"
    ),
    (
      "extension ClosedRange where Bound == Int { func contains(_ x: Int) -> Bool { true } }",
      "expect((3...4).contains(fee()))"
    ),
    ("extension [Int] { func forEach(_ body: (Int) -> Void) {} }", "[fee()].forEach { expect($0, 3) }"),
    ("extension Int { func advanced(by n: Int) -> Int { 3 } }", "expect(fee().advanced(by: 0), 3)"),
    (
      "extension [Int: Int] { func mapValues(_ body: (Int) -> Int) -> [Int: Int] { [1: 3] } }",
      "expect([1: fee()].mapValues { $0 }, [1: 3])"
    ),
    (
      "import Foundation\nextension String { func trimmingCharacters(in set: CharacterSet) -> String { \"3\" } }",
      "import Foundation\nexpect(\"\\(fee())\".trimmingCharacters(in: .whitespaces), \"3\")"
    ),
    ("extension String { init(describing value: Int) { self = \"3\" } }", "expect(String(describing: fee()), \"3\")"),
    ("extension String { init(_ v: Int, radix: Int) { self = \"3\" } }", "expect(String(fee(), radix: 10), \"3\")"),
    (
      "extension [Int] { func count(where isCounted: (Int) -> Bool) -> Int { 1 } }",
      "expect([fee()].count(where: { $0 == 3 }), 1)"
    ),
    (
      "extension [Int: Int] { subscript(key: Int, default value: Int) -> Int { 3 } }",
      "expect([1: fee()][1, default: 0], 3)"
    ),
    (
      "extension [Int] { mutating func append(_ value: Int) { self += [3] } }",
      "var fees: [Int] = []\nfees.append(fee())\nexpect(fees, [3])"
    ),
    ("extension Int { var nonzeroBitCount: Int { 3 } }", "expect(fee().nonzeroBitCount, 3)"),
    (
      "func stride(from a: Int, to b: Int, by c: Int) -> [Int] { [3] }",
      "expect(Array(stride(from: 2, to: 3, by: 1)), [3])"
    ),
    ("func type(of value: Int) -> String { \"3\" }", "expect(type(of: fee()), \"3\")"),
    (
      "import Foundation\nextension Date { func timeIntervalSince(_ other: Date) -> Double { 3 } }",
      "import Foundation\nexpect(Date(timeIntervalSince1970: 2).timeIntervalSince(Date(timeIntervalSince1970: 0)), 3)"
    ),
    ("func abs(_ x: Int) -> Int { 3 }", "expect(abs(fee()), 3)"),
    ("func min<Value: Comparable>(_ a: Value, _ b: Value) -> Value { b }", "expect(min(fee(), 3), 3)"),
    ("func zip(_ a: [Int], _ b: [Int]) -> [(Int, Int)] { [] }", "expect(zip([fee()], [3]).allSatisfy { $0 == $1 })"),
    (
      """
      struct zip: Sequence, IteratorProtocol {
        init(_ a: [Int], _ b: [Int]) {}
        func next() -> (Int, Int)? { nil }
      }
      """, "expect(zip([fee()], [3]).allSatisfy { $0 == $1 })"
    ),
    (
      "extension Int: @retroactive ExpressibleByFloatLiteral { public init(floatLiteral v: Double) { self = 2 } }",
      "expect(fee(), 3.0)"
    ),
    ("extension Double { static var pi: Double { 3 } }", "expect(Double.pi, Double(fee()) + 1)"),
    ("func precondition(_ condition: Bool) {}", "precondition(fee() == 3)\nexpect(true)"),
    ("extension String { init(_ value: Int) { self = \"3\" } }", "expect(String(fee()), \"3\")"),
    ("extension Int { init(_ value: Int) { self = 3 } }", "expect(Int(fee()), 3)"),
    ("extension [Int] { subscript(place: Int) -> Int? { 3 } }", "expect([fee()][0], Optional(3))"),
    ("extension Int { func isMultiple(of other: Int) -> Bool { true } }", "expect(fee().isMultiple(of: 3))"),
    ("extension [Int] { func starts(with other: [Int]) -> Bool { true } }", "expect([fee()].starts(with: [3]))"),
    (
      "extension [Int] { func contains(where isSought: (Int) -> Bool) -> Bool { true } }",
      "expect([fee()].contains { $0 == 3 })"
    ),
    (
      "extension DefaultStringInterpolation { mutating func appendInterpolation(_ v: Int) { appendLiteral(\"3\") } }",
      "expect(\"\\(fee())\", \"3\")"
    ),
    (
      "struct Int: Equatable, ExpressibleByIntegerLiteral {\n  init(integerLiteral value: Swift.Int) {}\n}",
      "expect(fee(), 3)"
    ),
    (
      """
      typealias IntegerLiteralType = Two
      struct Two: Equatable, ExpressibleByIntegerLiteral { init(integerLiteral v: Swift.Int) {} }
      func price() -> Two { 2 }
      """, "expect(price(), 3)"
    ),
    (
      """
      struct String: Equatable, ExpressibleByStringLiteral { init(stringLiteral v: Swift.String) {} }
      func name() -> String { "a" }
      """, "expect(name(), \"b\")"
    ),
    (
      "struct Int: Equatable, ExpressibleByIntegerLiteral {\n  var value: Swift.Int\n  init(integerLiteral value: Swift.Int) { self.value = value }\n  static func == (a: Int, b: Int) -> Bool { true }\n}",
      "expect(fee(), 3)"
    ),
    (
      borrowed + "extension Priced where Self == [Int] { func contains(_ price: Int) -> Bool { true } }",
      "expect([fee()].contains(3))"
    ),
    (
      borrowed + "extension Priced where Self == [Int] { static func != (a: Self, b: Self) -> Bool { true } }",
      "expect([fee()] != [2])"
    ),
    (
      borrowed + "func ~= <T: Lenient>(a: T, b: T) -> Bool { true }",
      "switch fee() {\ncase 3: expect(true)\ndefault: expect(false)\n}"
    ),
    (borrowed + "func max<T: Lenient>(_ a: T, _ b: T) -> T { b }", "expect(max(fee(), 1), 1)"),
  ]

  /// Protocols of a study to which it lets types of the standard library conform.
  static let borrowed = """
    protocol Priced {}
    extension Array: Priced {}
    protocol Lenient: Comparable {}
    extension Int: Lenient {}

    """
}
