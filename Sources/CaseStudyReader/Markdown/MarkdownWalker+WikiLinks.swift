import CaseStudyModel

extension MarkdownWalker {
  /// Reads a text with names in double brackets, which become links, or images after an exclamation mark.
  /// - Returns: whether the text has any.
  mutating func enterWikiLinks(_ node: MarkdownNode) -> Bool {
    let links = WikiLink.links(in: node.literal)
    if links.isEmpty { return false }
    let literal = Array(node.literal)
    let position = position(ofInline: node)
    var html: [UInt8] = []
    var end = 0
    for link in links {
      appendText(literal[end..<link.range.lowerBound], to: &html)
      end = link.range.upperBound
      if link.isImage {
        outline.images.append(
          Image(source: link.address, alternative: link.text, width: link.width, position: position))
        html += Marker.image(outline.images.count - 1).bytes
      } else {
        outline.links.append(Link(destination: link.address, position: position))
        html += Marker.linkStart(outline.links.count - 1).bytes
        appendText(Array(link.text.utf8)[...], to: &html)
        html += Array("</a>".utf8)
      }
    }
    appendText(literal[end...], to: &html)
    edits.append { node.replaceLeaf(with: html) }
    return true
  }

  /// Appends a part of a text to its plain form and to its markup.
  mutating func appendText(_ bytes: ArraySlice<UInt8>, to html: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { text.append($0) }
    html.append(escaping: String(decoding: bytes, as: UTF8.self))
  }
}

/// A name in double brackets, such as `[[Repository|the store]]` or `![[sequence.png|500]]`.
struct WikiLink {
  /// The place in the text, with the exclamation mark of an image.
  var range: Range<Int>
  /// The name in its brackets (`WikiName`).
  var address: String
  /// The text to show.
  var text: String
  /// Whether an image is shown in place.
  var isImage: Bool
  /// The width of an image.
  var width: Int?

  /// The C++ attributes and the table-of-contents marks that are written in double brackets.
  private static let otherMeanings: Set<String> = [
    "assume", "carries_dependency", "deprecated", "fallthrough", "likely", "maybe_unused", "no_unique_address",
    "nodiscard", "noreturn", "toc", "_toc_", "unlikely",
  ]
  /// The maximum length of a name with its text, in UTF-8.
  private static let longestName = 300
  private static let open = UInt8(ascii: "[")
  private static let close = UInt8(ascii: "]")

  /// Returns the links of a text in order.
  static func links(in text: UnsafeBufferPointer<UInt8>) -> [WikiLink] {
    var links: [WikiLink] = []
    var index = 0
    while let start = text[index...].firstIndex(of: open) {
      index = start + 1
      guard index < text.count, text[index] == open else { continue }
      let inner = text[(start + 2)...].prefix(longestName).prefix { $0 != open && $0 != close && $0 != 0x0A }
      let end = inner.endIndex
      guard end + 1 < text.count, text[end] == close, text[end + 1] == close else { continue }
      let isEmbedded = start > 0 && text[start - 1] == UInt8(ascii: "!")
      let before = start > 0 ? text[start - 1] : UInt8(ascii: " ")
      let name = String(decoding: inner, as: UTF8.self)
      // Brackets after a word are an index of code, unless they hold the label of a link.
      guard !")]".utf8.contains(before), !before.isASCIIWordPart || hasLabelOfWords(name),
        let link = WikiLink(
          inner: name, range: (isEmbedded ? start - 1 : start)..<end + 2, isEmbedded: isEmbedded)
      else { continue }
      links.append(link)
      index = end + 2
    }
    return links
  }

  /// Returns whether a name has a label, and either has several words, as in `Red degree|red degrees`. Code has spaces
  /// around a bar, and none elsewhere.
  private static func hasLabelOfWords(_ inner: String) -> Bool {
    let parts = inner.split(separator: "|", omittingEmptySubsequences: false)
    return parts.count == 2 && inner.contains(" ")
      && parts.allSatisfy { ($0.first?.isLetter ?? false) && $0.last?.isWhitespace == false }
  }

  private init?(inner: String, range: Range<Int>, isEmbedded: Bool) {
    let parts = inner.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    // In a table, the bar is written with a backslash.
    let name = String(parts[0]).trimmingSpaces().trimmingSuffix("\\")
    let label = parts.count > 1 ? String(parts[1]).trimmingSpaces() : ""
    // Attributes of C++ have arguments; in the name of a note, as in "Analysis (PCA)", a space precedes the bracket.
    guard name.contains(where: \.isLetter), !name.contains(where: { "=;\"<>{}`".contains($0) }),
      !name.replacing(" (", with: "").contains("("), !name.contains("::"),
      !Self.otherMeanings.contains(name.lowercased())
    else { return nil }
    self.range = range
    address = "[[\(name)]]"
    isImage = isEmbedded && SitePath.isImage(name)
    let last = SitePath.name(of: name.split(separator: "#", maxSplits: 1).first.map(String.init) ?? name)
    if isImage {
      width = Int(label.prefix { $0.isNumber })
      text = label.isEmpty || width != nil ? SitePath.stem(of: last) : label
    } else {
      text = label.isEmpty ? (name.hasPrefix("#") ? String(name.dropFirst()) : name) : label
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
