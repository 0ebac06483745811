import Foundation
import SystemFiles
import TestForm
import Testing

@testable import EvidenceRunner

/// An `expect` in a function that nothing called shows nothing. `ForgeryTests` tries the same in Swift.
@Suite struct UncalledExpectationsTests {
  /// An interpreter with tests that it must fail and pass.
  struct Interpreter: Sendable, CustomTestStringConvertible {
    var program: String
    var language: String
    var file: String
    var failing: [String]
    var honest: [String]

    var testDescription: String { language }
    var exists: Bool { FileManager.default.isExecutableFile(atPath: program) }
  }

  private static let interpreters = [
    Interpreter(
      program: "/usr/bin/python3", language: "python", file: "main.py", failing: UncalledTests.python,
      honest: UncalledTests.honestPython),
    Interpreter(
      program: "/usr/bin/node", language: "javascript", file: "main.mjs", failing: UncalledTests.javascript,
      honest: UncalledTests.honestJavaScript),
  ].filter(\.exists)

  @Test(arguments: interpreters)
  func failTheirTest(in interpreter: Interpreter) throws {
    let cases = TestForm.sample(of: "uncalled tests in \(interpreter.language)", every: 4, interpreter.failing)
    for code in cases {
      let run = try Self.run(code, interpreter)
      #expect(!run.isPassed, "\(code)")
      let last = code.split(separator: "\n", omittingEmptySubsequences: false).lastIndex { $0.contains("expect") } ?? 0
      let place = "\(interpreter.file):\(last + 1)"
      let isTold = run.output.contains {
        $0.hasPrefix(place) && $0.hasSuffix("nothing called the function around this 'expect'")
      }
      #expect(isTold, "\(code)\n\(run.output)")
    }
    print("\(cases.count) uncalled expectations in \(interpreter.language)")
  }

  @Test(arguments: interpreters)
  func needNotRunInBranchesCallbacksAndStandIns(in interpreter: Interpreter) throws {
    for code in TestForm.sample(of: "honest tests in \(interpreter.language)", every: 4, interpreter.honest) {
      let run = try Self.run(code, interpreter)
      #expect(run.isPassed, "\(code)\n\(run.output)")
    }
  }

  /// In these languages, assertions of the language itself will do, too.
  @Test(arguments: interpreters)
  func mustRunIfATestHasAny(in interpreter: Interpreter) throws {
    let isPython = interpreter.language == "python"
    let run = try Self.run(isPython ? "if False: expect(1, 2)" : "if (false) expect(1, 2)", interpreter)
    #expect(!run.isPassed)
    #expect(run.output.contains("The test ended before any 'expect' ran"))
    let assertion = try Self.run(isPython ? "assert True" : "({}).expect?.(1, 2)", interpreter)
    #expect(assertion.isPassed, "\(assertion.output)")
  }

  /// Runs a test as a sandbox would; it passes if it prints the word.
  private static func run(_ code: String, _ interpreter: Interpreter) throws -> (isPassed: Bool, output: [Substring]) {
    let prelude = try #require(LanguagePrelude.builtIn.first { $0.languages.contains(interpreter.language) })
    let folder = try TemporaryFolder(for: "uncalled")
    defer { folder.remove() }
    try folder.write(prelude.code, to: prelude.name)
    try folder.write(Array((code + "\n").utf8), to: interpreter.file)
    for (name, text) in UncalledTests.parts { try folder.write(Array(text.utf8), to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: interpreter.program)
    process.arguments = [prelude.name, interpreter.file]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (input, output) = (Foundation.Pipe(), Foundation.Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data("word\n".utf8))
    input.fileHandleForWriting.closeFile()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n")
    return (process.terminationStatus == 0 && lines.contains("word"), lines)
  }
}
