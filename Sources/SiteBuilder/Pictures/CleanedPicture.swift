/// An author's SVG picture, rebuilt from elements and attributes that neither run nor load anything.
///
/// An embedded picture can't run anything anyway, but a reader may open a picture as a document of its own.
struct CleanedPicture: Sendable, Equatable {
  /// The file to publish.
  private(set) var bytes: [UInt8] = []
  /// The elements and attributes that could have run or loaded something, and so were left out.
  private(set) var dropped: Set<String> = []

  private static let vectors = "http://www.w3.org/2000/svg"
  private static let links = "http://www.w3.org/1999/xlink"
  private static let pages = "http://www.w3.org/1999/xhtml"

  /// The state of an open element.
  private struct OpenElement {
    /// The tag that closes it; empty if only the element's content is kept.
    var end: String
    /// The namespaces by their prefixes.
    var namespaces: [String: String]
    /// The text so far, for a style sheet.
    var style: String?
  }

  /// Parses a picture and rebuilds it.
  /// - Throws: `XMLScanner.Fault` for a file that isn't SVG, or that browsers couldn't read.
  init(_ file: [UInt8]) throws(XMLScanner.Fault) {
    var scanner = try XMLScanner(file, sizeLimit: 16 << 20, depthLimit: 256)
    var open: [OpenElement] = []
    // The number of open elements that are left out with their contents.
    var depth = 0
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let attributes):
        if depth == 0, let element = try opened(name, attributes, in: open.last) {
          open.append(element)
        } else {
          depth += 1
        }
      case .close:
        if depth > 0 { depth -= 1 } else if let element = open.popLast() { close(element) }
      case .text(let text):
        if depth > 0 { continue }
        if open.last?.style != nil {
          open[open.count - 1].style?.append(text)
        } else {
          bytes.append(escaping: EvidenceText.plain(text))
        }
      case .instruction: dropped.insert("<?")
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension CleanedPicture {
  /// Writes an opening tag.
  /// - Returns: `nil` if the element is left out.
  private mutating func opened(
    _ name: String, _ attributes: [XMLScanner.Attribute], in parent: OpenElement?
  ) throws(XMLScanner.Fault) -> OpenElement? {
    var namespaces = parent?.namespaces ?? ["": Self.vectors, "xml": ""]
    for attribute in attributes {
      if attribute.name == "xmlns" { namespaces[""] = attribute.value }
      if attribute.name.hasPrefix("xmlns:") { namespaces[String(attribute.name.dropFirst(6))] = attribute.value }
    }
    // An element that declares namespaces gets its own table.
    if namespaces.count > 64 { throw XMLScanner.Fault(text: "more than 64 namespaces") }
    let (local, namespace) = try Self.resolved(name, namespaces)
    if parent == nil, namespace != Self.vectors || local != "svg" {
      throw XMLScanner.Fault(text: "an element '\(name)' in place of 'svg'")
    }
    guard namespace == Self.vectors else {
      // Metadata of drawing programs is dropped silently.
      if namespace == Self.pages { dropped.insert("<\(local)>") }
      return nil
    }
    if local == "a" { return OpenElement(end: "", namespaces: namespaces) }
    guard CleanedPictureRules.elements.contains(local), parent?.style == nil else {
      if !CleanedPictureRules.notes.contains(local) { dropped.insert("<\(local)>") }
      return nil
    }
    if local == "style" { return OpenElement(end: "</style>", namespaces: namespaces, style: "") }
    bytes.append(html: "<" + local)
    if parent == nil { bytes.append(attribute: "xmlns", Self.vectors) }
    var written: Set<String> = []
    for attribute in attributes where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
      guard let name = try keptName(of: attribute, on: local, namespaces), written.insert(name).inserted else {
        continue
      }
      bytes.append(attribute: name, EvidenceText.plain(attribute.value))
    }
    bytes.append(html: ">")
    return OpenElement(end: "</\(local)>", namespaces: namespaces)
  }

  /// Returns the name under which an attribute is written; `nil` if it is left out.
  private mutating func keptName(
    of attribute: XMLScanner.Attribute, on element: String, _ namespaces: [String: String]
  ) throws(XMLScanner.Fault) -> String? {
    // Names without a prefix belong to no namespace.
    let hasPrefix = attribute.name.utf8.contains(UInt8(ascii: ":"))
    let (local, namespace) = hasPrefix ? try Self.resolved(attribute.name, namespaces) : (attribute.name, "")
    if hasPrefix, namespace != Self.links { return ["xml:space", "xml:lang"].first { $0 == attribute.name } }
    let isLink = local == "href"
    if hasPrefix, !isLink { return nil }
    let isKept =
      isLink
      ? CleanedPictureRules.isHarmless(link: attribute.value, of: element)
      : CleanedPictureRules.isHarmless(attribute)
    if isKept { return local }
    if isLink || local.lowercased().hasPrefix("on") || CleanedPictureRules.paint.contains(local) {
      dropped.insert("<\(element) \(local)>")
    }
    return nil
  }

  private mutating func close(_ element: OpenElement) {
    guard let style = element.style else { return bytes.append(html: element.end) }
    guard CleanedPictureRules.isHarmless(style: style) else {
      dropped.insert("<style>")
      return
    }
    bytes.append(html: "<style>")
    bytes.append(escaping: EvidenceText.plain(style))
    bytes.append(html: element.end)
  }

  /// Divides a name, and finds the namespace of its prefix.
  private static func resolved(
    _ name: String, _ namespaces: [String: String]
  ) throws(XMLScanner.Fault) -> (local: String, namespace: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let prefix = parts.count == 2 ? parts[0] : ""
    guard let namespace = namespaces[prefix] else {
      throw XMLScanner.Fault(text: "a name '\(name)' whose prefix isn't declared")
    }
    return (parts[parts.count - 1], namespace)
  }
}
