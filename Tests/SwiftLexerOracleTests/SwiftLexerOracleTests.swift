import CodeHighlighting
import Foundation
import SwiftLexerOracle
import TestForm
import Testing

/// Compares the Swift lexer with SwiftIDEUtils; `ComparedClass` has the mapping of classes.
@Suite(.enabled(if: SwiftOracle.isAvailable, "the Swift toolchain found has no lib/swift/host/SwiftIDEUtils"))
struct SwiftLexerOracleTests {
  /// The share of bytes, whitespace aside, that must be in the same class.
  private static let required = 0.995

  @Test func agreesOnTheRepositorysSources() throws {
    var root = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      try #require(root.path != "/", "no Package.swift above \(#filePath)")
      root.deleteLastPathComponent()
    }
    let agreement = try agreement(under: root, minimumFileCount: 10)
    #expect(agreement.share >= Self.required, "\(agreement.report)")
  }

  @Test func agreesOnTheToolchainsSources() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent()
      let agreement = try agreement(under: toolchain, minimumFileCount: 0)
      #expect(agreement.share >= Self.required, "\(agreement.report)")
      return
    }
  }

  /// A corpus of your choice: `SWIFT_CORPUS=~/Projects swift test --filter SwiftLexerOracleTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SWIFT_CORPUS"] != nil, "SWIFT_CORPUS names no folder"))
  func agreesOnTheCorpus() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["SWIFT_CORPUS"])
    let agreement = try agreement(under: URL(fileURLWithPath: folder), minimumFileCount: 1)
    print(agreement.table)
    #expect(agreement.share >= Self.required, "\(agreement.report)")
  }

  @Test(arguments: Snippet.all)
  func agreesOnEveryByte(snippet: Snippet) {
    var agreement = Agreement()
    agreement.add(Array(snippet.code.utf8), name: snippet.title, highlighter: SwiftHighlighter())
    #expect(agreement.share == 1, "\(agreement.report)")
  }

  /// Compares the lexers on the Swift files of a folder: on every fifth one, with `LONG=1` on all.
  private func agreement(under folder: URL, minimumFileCount: Int) throws -> Agreement {
    var agreement = Agreement()
    var fileCount = 0
    let highlighter = SwiftHighlighter()
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = paths.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    for path in TestForm.isLong ? files : files.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
      agreement.add(Array(bytes), name: path, highlighter: highlighter)
      fileCount += 1
    }
    try #require(fileCount >= minimumFileCount)
    return agreement
  }
}

extension Agreement {
  fileprivate var report: String {
    "\(share * 100) % alike\n\(disagreements.joined(separator: "\n"))\n\(table)"
  }
}
