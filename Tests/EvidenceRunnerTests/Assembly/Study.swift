import CaseStudyModel
import CaseStudyReader
import Foundation

@testable import EvidenceRunner

/// Reads Markdown as a study at `study.md`; files that fences take their code from are given by their paths.
func study(_ markdown: String, including files: [String: String] = [:]) -> CaseStudy {
  MarkdownDocumentReader().study(
    from: SourceFile(path: "study.md", text: markdown), configuration: SiteConfiguration(isConfigured: true),
    principles: [], include: { files[$0].map { Array($0.utf8) } }
  ).value
}

/// This repository's content.
enum Content {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Content").standardizedFileURL

  /// One of the repository's studies.
  static func study(_ name: String) throws -> CaseStudy {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "case-studies/\(name).md")))
    return MarkdownDocumentReader().study(
      from: SourceFile(path: "Content/case-studies/\(name).md", bytes: bytes),
      configuration: SiteConfiguration(isConfigured: true), principles: [], include: { _ in nil }
    ).value
  }
}

extension Diagnostic {
  /// The diagnostic in short, as `line:column: id: summary`.
  var short: String { "\(range.start.line):\(range.start.column): \(id): \(summary)" }
}

extension ModuleSources {
  /// A place in the study in short, as `line:column`.
  func place(_ line: Int, _ column: Int, in file: String) -> String? {
    position(line: line, column: column, inFile: file).map { "\($0.start.line):\($0.start.column)" }
  }

  /// The names on disk.
  var names: [String] { files.map(\.name) }

  /// The text of a file on disk.
  func text(of name: String) -> String? { files.first { $0.name == name }?.text }
}
