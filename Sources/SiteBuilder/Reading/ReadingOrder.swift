import CaseStudyModel

/// The order of documents: by `order`, then by the links to them in a book's `SUMMARY.md` and on the home page, then by
/// path; documents and folders with a position come first.
struct ReadingOrder {
  /// The place of a document.
  struct Place: Comparable {
    var order: Int
    var link: Int
    var path: [UInt8]

    static func < (left: Place, right: Place) -> Bool {
      if left.order != right.order { return left.order < right.order }
      if left.link != right.link { return left.link < right.link }
      return left.path.lexicographicallyPrecedes(right.path)
    }
  }

  /// The number of the first link to each file or folder.
  private var links: [PathKey: Int] = [:]
  /// The positions of folders, from their indices.
  private var positions: [PathKey: Int] = [:]

  /// - Parameters:
  ///   - home: the home page, whose links give the order.
  ///   - contents: the table of contents of a book, whose links come first.
  ///   - documents: all documents, whose positions order them within their folders.
  init(_ home: Article?, contents: Article? = nil, documents: [Article] = []) {
    for article in [contents, home].compactMap({ $0 }) { add(article) }
    for document in documents where Self.isIndex(document) {
      positions[PathKey(SitePath.folder(of: document.source))] = document.frontMatter.position
    }
  }

  private static func isIndex(_ article: Article) -> Bool {
    ["readme", "index", "_index"].contains(SitePath.stem(of: article.source).lowercased())
  }

  private mutating func add(_ article: Article) {
    let folder = SitePath.folder(of: article.source)
    let start = (links.values.max() ?? -1) + 1
    for (number, link) in article.links.enumerated() {
      let address = link.destination.prefix { $0 != "#" && $0 != "?" }
      guard !address.isEmpty, WebAddress.scheme(of: String(address)) == nil, !address.hasPrefix("//"),
        let path = SitePath.resolve(
          address.percentDecoded ?? String(address), in: address.hasPrefix("/") ? "" : folder)
      else { continue }
      links[PathKey(path)] = links[PathKey(path)] ?? start + number
    }
  }

  /// Returns the place of a document; that of a folder is the place of its README.
  func place(of article: Article) -> Place {
    var link = links[PathKey(article.source)]
    let folder = SitePath.folder(of: article.source)
    let isIndex = Self.isIndex(article)
    if isIndex, !folder.isEmpty { link = link ?? links[PathKey(folder)] }
    return Place(order: article.order, link: link ?? .max, path: Self.key(of: numbered(article), isIndex: isIndex))
  }

  /// Returns the path of a document with the positions of its folders and its own in front of their names.
  private func numbered(_ article: Article) -> String {
    let names = SitePath.names(on: article.source)
    return names.indices.map { index in
      let position =
        index + 1 < names.count
        ? positions[PathKey(names[...index].joined(separator: "/"))] : article.frontMatter.position
      return (position.map { "\(max($0, 0)) " } ?? "") + names[index]
    }.joined(separator: "/")
  }

  /// Returns a key that sorts paths by the values of their numbers: `2-ocp.md` before `10-dry.md`, and a folder's
  /// README first.
  static func key(of path: String, isIndex: Bool = false) -> [UInt8] {
    var key: [UInt8] = []
    var digits: [UInt8] = []
    func endNumber() {
      if digits.isEmpty { return }
      let number = digits.drop { $0 == UInt8(ascii: "0") }
      // The number of digits comes first, so that longer numbers sort last.
      key += [UInt8(ascii: "0"), UInt8(min(number.count, 255))] + number
      digits = []
    }
    let shown = isIndex ? SitePath.folder(of: path) + "/" : path
    for byte in shown.lowercased().utf8 {
      if byte.isASCIIDigit {
        digits.append(byte)
        continue
      }
      endNumber()
      // A slash sorts before all other signs, so that a folder's files stay together.
      key.append(byte == UInt8(ascii: "/") ? 1 : byte)
    }
    endNumber()
    return key
  }
}
