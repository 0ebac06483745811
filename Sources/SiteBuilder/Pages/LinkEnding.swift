import CaseStudyModel

/// The end of a link's address, which isn't part of the target page or file.
struct LinkEnding: Sendable, Equatable {
  /// The query with its question mark; empty if there is none.
  private(set) var query = ""
  /// The fragment with its number sign; empty if there is none.
  private(set) var fragment = ""

  /// - Parameter destination: the address as written. A name in double brackets has neither part. On another site's
  ///   address, which may show the page's file there, they mean nothing here.
  init(of destination: String) {
    guard WikiName(address: destination) == nil, WebAddress.scheme(of: destination) == nil else { return }
    let address = destination.utf8
    let end = address.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
    fragment = String(destination[end...])
    guard let start = address[..<end].firstIndex(of: UInt8(ascii: "?")) else { return }
    query = String(destination[start..<end])
  }
}

extension PageContext {
  /// Returns the address of the page that a link leads to, relative to this one, with the link's query.
  /// - Parameters:
  ///   - path: the page's address below the site's root.
  ///   - fragment: the anchor on the page; empty for its top.
  ///   - destination: the link's address as written.
  func url(for path: String, at fragment: String?, linkedAs destination: String) -> String {
    let query = LinkEnding(of: destination).query
    let anchor = fragment.map { "#" + $0.percentEncodedPath } ?? ""
    let isSamePage = path == self.path && query.isEmpty && !anchor.isEmpty
    return isSamePage ? anchor : url(for: path) + query + anchor
  }

  /// Returns the address of the asset that a link leads to, relative to this page, with the link's query and fragment,
  /// which may name a page of a document.
  func url(forAsset asset: String, linkedAs destination: String) -> String {
    let ending = LinkEnding(of: destination)
    return url(forAsset: asset) + ending.query + ending.fragment
  }
}
