import CaseStudyModel
import CaseStudyReader
import EvidenceStore
import Foundation

/// Reads this repository's case studies.
enum Studies {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Content/case-studies").standardizedFileURL

  /// The names of the Markdown files.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
  }

  /// Returns the files of one side, from the study's fenced code blocks.
  static func files(_ name: String, _ side: Side) throws -> [String: String] {
    var files: [String: String] = [:]
    for snippet in try study(name).article.snippets where snippet.side == side && snippet.role == .source {
      guard snippet.language == .swift, !snippet.isIgnored, snippet.expectedFailure == nil else { continue }
      let file = snippet.file ?? "Unnamed.swift"
      files[file] = (snippet.isReplacing ? "" : files[file] ?? "") + snippet.code
    }
    return files
  }

  /// The roles of a study's files.
  static func roles(_ name: String) throws -> Roles? {
    try study(name).article.frontMatter.roles
  }

  /// The stored evidence of a study.
  static func evidence(_ name: String) throws -> Evidence {
    let root = folder.appendingPathComponent("../..").standardizedFileURL
    let path = Evidence.path(ofSlug: String(name.dropLast(".md".count)))
    return try EvidenceCoding.evidence(from: [UInt8](try Data(contentsOf: root.appendingPathComponent(path))))
  }

  private static func study(_ name: String) throws -> CaseStudy {
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    return MarkdownDocumentReader().study(
      from: SourceFile(path: "Content/case-studies/\(name)", bytes: bytes),
      configuration: SiteConfiguration(isConfigured: true), principles: [], include: { _ in nil }
    ).value
  }
}
