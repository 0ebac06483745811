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
    // Twice as much text has less than twice as many terms, but on a small site few terms are shared.
    shardCount = min(max(size / Self.textOfShard, 1), Self.shardLimit)
    listCount = max(shardCount / 8, 1)
    blockSize = max(1, Self.textOfBlock / max(size / max(documentCount, 1), 1))
  }

  private static let textOfShard = 160 << 10
  private static let textOfBlock = 40 << 10
  private static let shardLimit = 1024
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
