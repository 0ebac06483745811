import CaseStudyModel
import Foundation
import SiteBuilder

/// The theme of the repository, from its folder.
struct RepositoryTheme: ContentSource {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Templates")
    .standardized

  func paths() throws(ContentSourceError) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasSuffix("assets") }.sorted()
  }

  func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
      throw ContentSourceError(path: path, reason: .missing)
    }
    return Array(data)
  }
}
