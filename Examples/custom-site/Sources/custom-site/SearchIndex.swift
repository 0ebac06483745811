import CaseStudyModel
import Foundation
import SiteBuilder

/// The texts of all pages that were written as Markdown, as JSON for a search engine.
struct SearchIndex: OutputFormat {
  private struct Entry: Encodable {
    var path: String
    var title: String
    var text: String
  }

  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let file = OutputFile(path: "search.json") {
      let entries = rendering.pages.compactMap { page in
        page.article.map { Entry(path: page.path, title: page.title, text: $0.plainText) }
      }
      return Diagnosed((try? JSONEncoder().encode(entries)).map { Array($0) } ?? [])
    }
    return Diagnosed([file])
  }
}
