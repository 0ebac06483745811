import Foundation
import TestForm
import Testing

@testable import SiteBuilder

@Suite("A study's test as a function")
struct TestFunctionTests {
  @Test(arguments: [
    ("import Foundation\n\nexpect(1, 1)\n", "import Foundation", "  expect(1, 1)"),
    (
      "extension Int {\n  var half: Int { self / 2 }\n}\nexpect(4.half, 2)\n",
      "fileprivate extension Int {\n  var half: Int { self / 2 }\n}", "  expect(4.half, 2)"
    ),
    ("prefix operator ^^\nlet a = [\n  1,\n]\n", "prefix operator ^^", "  let a = [\n    1,\n  ]"),
    ("let extensions = 1\nlet text = \"import X {\"\n", "", "  let extensions = 1\n  let text = \"import X {\""),
    (
      "// Counts.\nfinal class Spy {\n  var n = 0\n}\n\nlet spy = Spy()\n",
      "// Counts.\nfileprivate final class Spy {\n  var n = 0\n}", "  let spy = Spy()"
    ),
    (
      "let most = 3\nlet total = 1\nstruct A {\n  let total = 2\n  func f() -> Int { most }\n}\nexpect(total, 1)\n",
      "fileprivate let most = 3\nfileprivate struct A {\n  let total = 2\n  func f() -> Int { most }\n}",
      "  _ = most\n  let total = 1\n  expect(total, 1)"
    ),
    (
      "#if os(Linux)\nimport Glibc\n#endif\n#if DEBUG\nf()\n#endif\n", "#if os(Linux)\nimport Glibc\n#endif",
      "  #if DEBUG\n  f()\n  #endif"
    ),
    (
      "private let a = 1\nextension A { var b: Int { 1 } }\nextension A: P {}\n",
      "private let a = 1\nextension A { var b: Int { 1 } }\nextension A: P {}", "  _ = a"
    ),
    ("do {\n  prefix(1)\n}\nprefix(2)\n", "", "  do {\n    prefix(1)\n  }\n  prefix(2)"),
  ])
  func leavesOutsideWhatSwiftAllowsOnlyInAFile(code: String, outside: String, body: String) {
    let text = TestFunction(name: "check", code: code).text
    #expect(
      text
        == "@testable import Study\n" + (outside.isEmpty ? "" : outside + "\n")
        + "\n@MainActor\nfunc check() async throws {\n\(body)\n}\n")
  }

  /// A local type can't be extended or use variables, and a local name can't be private.
  @Test(
    .enabled(if: !TestForm.isFast, "FAST leaves out the compiler"),
    arguments: [
      "final class Spy { var n = 0 }\nextension Spy { func hit() { n += 1 } }\nlet spy = Spy()\nspy.hit()\n",
      "private struct Fake { var x = 1 }\nprivate func make() -> Fake { Fake() }\nprivate let fake = make()\n",
      "let limit = 3\nstruct Fake { func f() -> Int { limit } }\n_ = Fake().f()\n",
      "var calls = 0\n@MainActor final class Spy { func hit() { calls += 1 } }\nSpy().hit()\n",
      "struct S { var v = make() }\nfunc make() -> Int { twice(2) }\nfunc twice(_ x: Int) -> Int { x * 2 }\n",
      "struct V: Equatable {}\nfunc + (a: V, b: V) -> V { a }\nlet sums = [\n  V() + V(),\n].map { $0 }\n",
      "let first = 1\nlet second = first\n  + 1\nstruct T { var text = \"\\(second)\" }\n_ = T()\n",
    ])
  func compilesIfTheTestDoesAsAMainFile(code: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let function = TestFunction(name: "check", code: code).text.replacing("@testable import Study\n", with: "")
    for (name, text) in [("main.swift", code), ("Check.swift", function)] {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      #expect(try Self.isCompiled(file), "\(text)")
    }
  }

  private static func isCompiled(_ file: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let mode = file.lastPathComponent == "main.swift" ? [] : ["-parse-as-library"]
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6"] + mode + [file.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Summing all lines up to each one would take minutes.
  @Test func keepsALongDeclarationOutside() {
    let declaration = "extension Int {\n" + String(repeating: "  // …\n  func f() {}\n", count: 20_000) + "}\n"
    let text = TestFunction(name: "check", code: declaration + "expect(1, 1)\n").text
    #expect(text.hasPrefix("@testable import Study\nfileprivate " + declaration + "\n@MainActor\n"))
  }
}
