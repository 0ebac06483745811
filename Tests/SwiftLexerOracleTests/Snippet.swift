import Testing

/// A piece of Swift with things in it that are hard to lex.
struct Snippet: Sendable, CustomTestStringConvertible {
  var title: String
  var code: String

  var testDescription: String { title }
}

extension Snippet {
  static let all = [
    Snippet(
      title: "strings",
      code: ###"""
        let plain = "a \"quoted\" word \u{1F600} \\"
        let sum = "1 + 2 = \(1 + 2), \(numbers.map { "\($0), \("nested \(deep(")"))")" })"
        let raw = #"no \(interpolation) but \#(value) and "quotes""#
        let twice = ##"a "# b \##(x) \#(not)"##
        let short = #"""# + "x"
        let lines = """
          one \(two) three "quotes" and ""two""
          \("""
            inner \(x)
            """)
          four
          """
        let empty = "" + """
          """
        """###),
    Snippet(
      title: "regular expressions",
      code: ###"""
        let word = /\w+/
        let text = input.replacing(/[/]\s(a|b)/, with: "/")
        let extended = #/usr/lib/(.*)/#
        let many = #/
          a+   # a comment
          /b
        /#
        let quotient = a / b / c
        let half = (x)/2 + y/3
        if let match = try? /ab+/.wholeMatch(in: text) { use(match) }
        call(/, with: 1)
        reduce(1, /) + reduce(2, /)
        let path = items.map(/Action.case)
        """###),
    Snippet(
      title: "numbers",
      code: """
        let numbers = [0, 1_000, 0xFF_ff, 0b1010_0001, 0o17, 1.5, 1e10, 2.5e-3, 0x1.8p3, 0xAp-2, 3.description]
        let member = tuple.0.1 + 1.0.rounded() + 0x1F.hex + 1...3 + 1..<4
        """),
    Snippet(
      title: "comments",
      code: """
        /* a /* nested */ comment */ let a = 1 // the rest
        /// A summary.
        /** A longer
            one. */
        func f(/* nothing */) {}
        let product = 2*/* two */3
        """),
    Snippet(
      title: "attributes, macros and directives",
      code: """
        @available(macOS 13.4.1, iOS 16, *)
        @available(swift, deprecated: 5.9, renamed: "other", message: "gone")
        @MainActor @objc(name:with:) public final class C: @unchecked Sendable {
          @Published<Int> var value = 0
          @inlinable func f(_ body: @escaping @Sendable () -> Void) {}
        }
        #if os(Linux) && !DEBUG || swift(>=5.9)
        import Glibc
        #elseif canImport(Darwin)
        import Darwin
        #else
        #endif
        #expect(throws: Never.self) { #line }
        #Preview("a") { if #available(iOS 17, *), #unavailable(macOS 14) { #selector(f) } }
        let stub = <#code here#> + $0 + $name
        """),
    Snippet(
      title: "contextual keywords",
      code: """
        open class Base { open var open = 1; final lazy var final: Int = { 2 }(); required convenience init() {} }
        protocol P { associatedtype A; var get: Int { get async throws }; var set: Int { get set } }
        struct S {
          var observed = 0 { willSet(new) { print(new) } didSet { print(oldValue) } }
          var stored: Int { get { set.get } set(value) { get = value } }
          var read: Int { read() }
          mutating func mutating() async throws -> some P { await any.some; return try await each(item) }
          func prefix(_ prefix: Int, in range: Range<Int>, for default: Int) -> any P { prefix }
          subscript(position: Int) -> Int { get { 0 } nonmutating set {} }
        }
        indirect enum Tree { case left(Tree), right(of: Tree), none, `default` }
        infix operator <+>: Sum
        precedencegroup Sum {
          associativity: left
          higherThan: AdditionPrecedence
          assignment: true
        }
        actor Account { nonisolated let id = 1; isolated deinit {} }
        func take(_ a: borrowing S, _ b: consuming S, _ c: inout S, isolated d: isolated Account) {}
        let type: S.Type = S.self; let actor = Account(); let sum = actor.open + dictionary[key, default: 0]
        Task { [weak self, unowned other] in async let a = f(); switch a { case .init: self?.g() default: h() } }
        func pack<each T>(_ value: repeat each T) { repeat (each value).f() }
        when(x) { y } else: { z }
        """),
  ]
}
