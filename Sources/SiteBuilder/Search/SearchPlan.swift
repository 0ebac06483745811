import CaseStudyModel

/// The number of files of a search index, known before anything is indexed.
struct SearchPlan: Sendable, Equatable {
  /// The number of documents.
  let documentCount: Int
  /// The number of files with postings.
  let shardCount: Int
  /// The number of files with terms, in each direction.
  let listCount: Int
  /// The number of documents whose places share a file.
  let blockSize: Int

  init(of documents: [SearchableDocument]) {
    // The sizes of code and prose, without reading the bytes.
    let size = documents.reduce(0) { $0 + $1.content.article.indexedSize }
    documentCount = documents.count
    shardCount = Self.shardCount(of: size)
    listCount = max(shardCount / 4, 1)
    blockSize = max(1, Self.textOfBlock / max(size / max(documentCount, 1), 1))
  }

  /// Returns the number of files with postings for a size in bytes of all code and prose.
  ///
  /// A query loads up to four of these files. The number of terms grows more slowly than the text, so on a large site a
  /// file has the postings of more text. Every query loads the manifest, whose size grows with their number.
  static func shardCount(of size: Int) -> Int {
    min(max(min(size / (24 << 10), 256), size / (80 << 10), 1), 1024)
  }

  private static let textOfBlock = 20 << 10
  private static let partLimit = 16

  /// The number of files with places.
  var blockCount: Int { (documentCount + blockSize - 1) / blockSize }

  /// The ranges of documents that are indexed apart; each has whole blocks.
  var parts: [Range<Int>] {
    let size = max(1, (blockCount + Self.partLimit - 1) / Self.partLimit) * blockSize
    return stride(from: 0, to: documentCount, by: size).map { $0..<min($0 + size, documentCount) }
  }
}

extension Article {
  /// The bytes of HTML and code.
  fileprivate var indexedSize: Int {
    var size = 0
    for segment in body { if case .html(let text) = segment { size += text.utf8.count } }
    for index in snippets.indices { size += snippets[index].code.utf8.count }
    return size
  }
}
