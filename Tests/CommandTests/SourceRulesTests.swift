import Foundation
import Testing

/// The rules that `bin/check-source` enforces, each with a planted violation.
@Suite struct SourceRulesTests {
  private func check(_ folder: SiteFolder) throws -> CommandRun {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [root.appendingPathComponent("bin/check-source").path, folder.path]
    return try run(process)
  }

  @Test(arguments: [
    ("CaseStudyModel", "import Foundation", "module CaseStudyModel must not import Foundation"),
    ("SiteBuilder", "import CaseStudyReader", "module SiteBuilder must not import CaseStudyReader"),
    ("SiteBuilder", "public import struct CMark.cmark_node", "module SiteBuilder must not import CMark"),
    ("CaseStudyReader", "@testable import SiteBuilder", "module CaseStudyReader must not import SiteBuilder"),
    ("Mustache", "  import Glibc", "module Mustache must not import Glibc"),
    ("Mustache", "public final class Parser {}", "types are structs, enums and protocols, not classes"),
    ("SwiftFacts", "final class Parser {}", "types are structs, enums and protocols, not classes"),
    ("EvidenceMeasures", "import SwiftSyntax", "module EvidenceMeasures must not import SwiftSyntax"),
    ("SyntaxFacts", "import SwiftParser", "module SyntaxFacts must not import SwiftParser"),
    ("Mustache", "static var shared = 1", "nothing stored is static and variable"),
    ("Mustache", "struct A: @unchecked Sendable {}", "@unchecked Sendable hides data races"),
    ("Mustache", "nonisolated(unsafe) let a = 1", "nonisolated(unsafe) hides data races"),
    ("Mustache", "let a = try! b()", "try! ends the program where an error should be told"),
    ("Mustache", "let a = b as! Int", "as! ends the program where another type should be handled"),
    ("Mustache", "fatalError(\"no\")", "fatalError is no way to report an error"),
    ("Mustache", "let a = b.first!", "a value must not be unwrapped by force"),
    ("Mustache", "let a = b[0]!.count", "a value must not be unwrapped by force"),
    ("Mustache", "f(a!)", "a value must not be unwrapped by force"),
  ])
  func namesFileLineAndRule(module: String, line: String, rule: String) throws {
    try SiteFolder.with(["Sources/\(module)/A.swift": "// Fine\n\n\(line)\n"]) { folder in
      let run = try check(folder)
      #expect(run.errors.hasPrefix("Sources/\(module)/A.swift:3: \(rule)\n"))
      #expect(run.status == 1)
    }
  }

  @Test(arguments: [
    "// a comment may say try! and class Foo", "let a = \"try! as! b.first!\"", "let a = !b && c != d",
    "static var name: String { \"computed\" }", "let text = \"\"\"\n  final class Report { a! }\n  \"\"\"",
    "let a = b!=c",
    "/// import Foundation",
  ])
  func isNotFooledByCommentsTextsAndOperators(code: String) throws {
    try SiteFolder.with(["Sources/Mustache/A.swift": code + "\n"]) { folder in
      try #expect(check(folder) == CommandRun(output: "", errors: "", status: 0))
    }
  }

  @Test func knowsEveryModuleByItsRow() throws {
    try SiteFolder.with(["Sources/Newcomer/A.swift": "let a = 1\n"]) { folder in
      try #expect(check(folder).errors.hasPrefix("Sources/Newcomer/A.swift:1: module Newcomer has no row"))
    }
  }

  @Test func wantsFilesOfAtMostThreeHundredLines() throws {
    let lines = { String(repeating: "let a = 1\n", count: $0) }
    try SiteFolder.with(["Sources/Mustache/A.swift": lines(300), "Sources/Mustache/B.swift": lines(301)]) { folder in
      try #expect(check(folder).errors.hasPrefix("Sources/Mustache/B.swift:301: a source file has at most 300 lines\n"))
    }
  }

  @Test func wantsNoPathOfOneMachine() throws {
    let path = ["", "home", "me", "x"].joined(separator: "/")
    let files = ["README.md": "Text\nsee \(path)\n", "b.txt": "https://example.org\(path) and ~\(path)\n"]
    try SiteFolder.with(files.merging(["Sources/Mustache/A.swift": ""]) { $1 }) { folder in
      let run = try check(folder)
      #expect(run.errors.hasPrefix("README.md:2: a path of one machine has no place in the repository\n"))
      #expect(!run.errors.contains("b.txt"))
    }
  }

  @Test func theSourcesKeepTheRules() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try #expect(check(SiteFolder(path: root.path)) == CommandRun(output: "", errors: "", status: 0))
  }
}
