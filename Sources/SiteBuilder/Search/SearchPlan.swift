import CaseStudyModel

/// The number of files of a search index, known before anything is indexed.
struct SearchPlan: Sendable, Equatable {
  /// The number of studies.
  let studyCount: Int
  /// The number of files with postings.
  let shardCount: Int
  /// The number of files with terms, in each direction.
  let listCount: Int
  /// The number of studies whose places share a file.
  let blockSize: Int

  init(of site: Site) {
    // The sizes of code and prose, without reading the bytes.
    let size = site.studies.indices.reduce(0) { $0 + site.studies[$1].article.indexedSize }
    studyCount = site.studies.count
    // Twice as much text has less than twice as many terms, but on a small site few terms are shared.
    shardCount = min(max(size / Self.textOfShard, 1), Self.shardLimit)
    listCount = max(shardCount / 8, 1)
    blockSize = max(1, Self.textOfBlock / max(size / max(studyCount, 1), 1))
  }

  private static let textOfShard = 160 << 10
  private static let textOfBlock = 40 << 10
  private static let shardLimit = 1024
  private static let partLimit = 16

  /// The number of files with places.
  var blockCount: Int { (studyCount + blockSize - 1) / blockSize }

  /// The ranges of studies that are indexed apart; each has whole blocks.
  var parts: [Range<Int>] {
    let size = max(1, (blockCount + Self.partLimit - 1) / Self.partLimit) * blockSize
    return stride(from: 0, to: studyCount, by: size).map { $0..<min($0 + size, studyCount) }
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
