import CaseStudyModel
import CaseStudyReader
import Foundation
import TestForm
import Testing

/// The project's own studies, compiled with the real compiler.
struct StudyCompilationTests {
  @Test(
    .enabled(
      if: TestForm.isLong,
      "the comparison of all evidence compiles the studies too; the long form does it without our runner"),
    arguments: try Content.studyNames(), [Side.before, .after])
  func eachSideCompiles(_ name: String, _ side: Side) throws {
    let study = try Content.study(name)
    let files = SourceTree(of: study, on: side).files
    #expect(!files.isEmpty)
    let messages = try Compiler(standIns: Content.folder.appending(path: "modules")).typecheck(files)
    #expect(messages == "")
  }

  @Test(arguments: try Content.studyNames())
  func eachStudyIsCompleteAndHasChangeRequestsForAndAgainst(_ name: String) throws {
    let study = try Content.study(name)
    let isPaired = study.examples.contains { !$0.before.isEmpty && !$0.after.isEmpty }
    #expect(isPaired)
    #expect(study.changeRequests.count { !$0.isAdverse } >= 2)
    #expect(study.changeRequests.count { $0.isAdverse } >= 1)
    #expect(study.takeaways != nil)
    #expect(!study.article.frontMatter.sources.isEmpty)
  }
}

/// Returns the code of one side, file by file, as given by the study's fences.
struct SourceTree {
  private(set) var files: [String: String] = [:]

  init(of study: CaseStudy, on side: Side) {
    for snippet in study.article.snippets where snippet.side == side && snippet.role == .source {
      guard snippet.language == .swift, !snippet.isIgnored, snippet.expectedFailure == nil else { continue }
      let file = snippet.file ?? "Unnamed.swift"
      files[file] = (snippet.isReplacing ? "" : files[file] ?? "") + snippet.code
    }
  }
}

/// This repository's content.
enum Content {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content").standardizedFileURL

  static func studyNames() throws -> [String] {
    let folder = folder.appending(path: "case-studies")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
  }

  static func study(_ name: String) throws -> CaseStudy {
    let path = "Content/case-studies/\(name)"
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "case-studies/\(name)")))
    return MarkdownDocumentReader().study(
      from: SourceFile(path: path, bytes: bytes), configuration: SiteConfiguration(isConfigured: true), principles: [],
      include: { _ in nil }
    ).value
  }
}
