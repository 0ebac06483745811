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
    ("Mustache", "public final class Parser {}", "a type must be a struct, an enum or a protocol, not a class"),
    ("SwiftFacts", "final class Parser {}", "a type must be a struct, an enum or a protocol, not a class"),
    ("EvidenceMeasures", "import SwiftSyntax", "module EvidenceMeasures must not import SwiftSyntax"),
    ("SyntaxFacts", "import SwiftParser", "module SyntaxFacts must not import SwiftParser"),
    ("Mustache", "static var shared = 1", "a stored property must not be a static variable"),
    ("Mustache", "struct A: @unchecked Sendable {}", "@unchecked Sendable hides data races"),
    ("Mustache", "nonisolated(unsafe) let a = 1", "nonisolated(unsafe) hides data races"),
    ("Mustache", "let a = try! b()", "try! crashes where an error should be reported"),
    ("Mustache", "let a = b as! Int", "as! crashes where another type should be handled"),
    ("Mustache", "fatalError(\"no\")", "fatalError crashes where an error should be reported"),
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

  /// A protocol of five lines, whose witnesses need no summary.
  private static let lid = "/// A lid.\npublic protocol Lid {\n  /// Opens it.\n  func open()\n}\n"

  @Test(arguments: [
    ("func find() {}", 1), ("/// A box.\nstruct Box {\n  func open() {}\n}", 3),
    ("public let limit = 1", 1), ("/// A box.\n\npackage enum Box {}", 3),
    (lid + "/// A box.\nstruct Box {\n  func open() {}\n}", 8),
    (lid + "extension Box: Lid {\n  func close() {}\n}", 7),
  ])
  func requiresASummaryOfEachDeclarationThatIsNotPrivate(code: String, line: Int) throws {
    try SiteFolder.with(["Sources/Mustache/A.swift": code + "\n"]) { folder in
      try #expect(
        check(folder).errors.hasPrefix(
          "Sources/Mustache/A.swift:\(line): a declaration that is not private must have a summary\n"))
    }
  }

  @Test(arguments: [
    "private func find() {\n  func inner() {}\n}", "/// A box.\n@inline(__always)\nfunc open() {}",
    "private struct Box {\n  func open() {}\n}", "private func find(\n  _ a: Int\n) {\n  let b = 1\n}",
    "extension Box: Hashable {\n  public func hash(into hasher: inout Hasher) {}\n}", "let limit = 1",
    lid + "extension Box: Lid {\n  func open() {}\n}", lid + "extension Lid {\n  public func open() {}\n}",
    lid + "/// A cap.\nprotocol Cap: Lid {}\n/// A jar.\nstruct Jar: Sendable, Cap {\n  func open() {}\n}",
  ])
  func requiresNoSummaryOfPrivateDeclarationsAndWitnesses(code: String) throws {
    try SiteFolder.with(["Sources/Mustache/A.swift": code + "\n"]) { folder in
      try #expect(check(folder) == CommandRun(output: "", errors: "", status: 0))
    }
  }

  @Test(arguments: ["What", "Who", "How", "That"])
  func requiresSummariesThatBeginWithANounOrAVerb(word: String) throws {
    let code = "/// \(word) it is.\n/// What follows is fine.\nlet a = 1\n"
    try SiteFolder.with(["Sources/Mustache/A.swift": code]) { folder in
      let rule = "Sources/Mustache/A.swift:1: a summary must begin with a role noun or a verb\n"
      try #expect(check(folder).errors == rule + "bin/check-source: 1 violations\n")
    }
  }

  @Test func rejectsLinesOfMoreThan120Columns() throws {
    let lines = "// " + String(repeating: "é", count: 117) + "\n// " + String(repeating: "e", count: 118) + "\n"
    try SiteFolder.with(["Sources/Mustache/A.swift": lines]) { folder in
      try #expect(check(folder).errors.hasPrefix("Sources/Mustache/A.swift:2: a line must have at most 120 columns\n"))
    }
  }

  @Test func rejectsTwoTypesWithOneName() throws {
    let type = "/// A box.\nstruct Box {}\n"
    try SiteFolder.with(["Sources/Mustache/A.swift": type, "Sources/SyntaxFacts/B.swift": type]) { folder in
      let rule = "Sources/SyntaxFacts/B.swift:2: type Box is also declared at Sources/Mustache/A.swift:2\n"
      try #expect(check(folder).errors.hasPrefix(rule))
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

  @Test func rejectsFilesOfMoreThanThreeHundredLines() throws {
    let lines = { String(repeating: "let a = 1\n", count: $0) }
    try SiteFolder.with(["Sources/Mustache/A.swift": lines(300), "Sources/Mustache/B.swift": lines(301)]) { folder in
      let rule = "Sources/Mustache/B.swift:301: a source file must have at most 300 lines\n"
      try #expect(check(folder).errors.hasPrefix(rule))
    }
  }

  @Test func rejectsPathsOfOneMachine() throws {
    let path = ["", "home", "me", "x"].joined(separator: "/")
    let files = ["README.md": "Text\nsee \(path)\n", "b.txt": "https://example.org\(path) and ~\(path)\n"]
    try SiteFolder.with(files.merging(["Sources/Mustache/A.swift": ""]) { $1 }) { folder in
      let run = try check(folder)
      #expect(run.errors.hasPrefix("README.md:2: a path of one machine must not be in the repository\n"))
      #expect(!run.errors.contains("b.txt"))
    }
  }

  @Test func rejectsLargeFiles() throws {
    let files = ["a.whl": String(repeating: "x", count: 1 << 20 | 1), "b.whl": String(repeating: "x", count: 1 << 20)]
    try SiteFolder.with(files.merging(["Sources/Mustache/A.swift": ""]) { $1 }) { folder in
      let run = try check(folder)
      #expect(run.errors.hasPrefix("a.whl: a file must have at most a megabyte\n"))
      #expect(!run.errors.contains("b.whl"))
    }
  }

  @Test func theSourcesKeepTheRules() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try #expect(check(SiteFolder(path: root.path)) == CommandRun(output: "", errors: "", status: 0))
  }
}
