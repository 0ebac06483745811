import CaseStudyModel
import CaseStudyReader
import Foundation

extension TextPair {
  /// Reads the files that case studies have on both sides, and all texts of one side as one file.
  /// - Parameter folder: the folder of the studies' Markdown files.
  public static func pairs(ofStudiesIn folder: URL) throws -> [TextPair] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    let principles = ["srp", "ocp", "lsp", "isp", "dip"].enumerated().map { order, id in
      Principle(id: Principle.ID(rawValue: id), name: id, acronym: id, summary: "", order: order)
    }
    let reader = MarkdownStudyReader(configuration: SiteConfiguration(), principles: principles)
    return try names.sorted().flatMap { name -> [TextPair] in
      let file = SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
      let snippets = reader.study(from: file) { (_: String) -> [UInt8]? in nil }.value.article.snippets
      let before = texts(of: snippets, on: .before)
      let after = texts(of: snippets, on: .after)
      let shared = before.keys.filter { after[$0] != nil }.sorted()
      let whole = TextPair(
        before: before.keys.sorted().flatMap { before[$0] ?? [] },
        after: after.keys.sorted().flatMap { after[$0] ?? [] })
      return shared.map { TextPair(before: before[$0] ?? [], after: after[$0] ?? []) } + [whole]
    }
  }

  private static func texts(of snippets: [Snippet], on side: Side) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for snippet in snippets where snippet.role == .source && snippet.isShared(with: side) {
      texts[snippet.file ?? "", default: []] += Array(snippet.code.utf8)
    }
    return texts
  }
}
