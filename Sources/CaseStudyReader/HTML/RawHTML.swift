import CaseStudyModel

/// Passes harmless raw HTML through and keeps it balanced, so that an unclosed tag can't swallow the rest of a page.
struct RawHTML {
  private struct OpenElement {
    var name: String
    /// The HTML that closes it.
    var end: [UInt8]
    var scope: Int
    var position: SourcePosition
    var isCentring = false
    /// The index of the heading it represents.
    var heading: Int?
    /// The index of that heading among the outline's elements.
    var element = 0
    /// The text inside, collected for headings and summaries.
    var text = ""

    /// Whether its text is the heading of a section.
    var collectsText: Bool { heading != nil || name == "summary" }
  }

  /// The nesting limit, which bounds the time to search open elements and the browser's work.
  static let deepestNesting = 64

  let path: String
  let policy: SiteConfiguration.HTMLPolicy
  private var open: [OpenElement] = []
  private var scope = 0
  /// The number of Markdown links around the current position.
  private var linkDepth = 0
  /// Whether the current position is in a footnote, which contains a back link, so raw links can't enclose it.
  var isInFootnote = false
  /// The cells of the open tables.
  var cells = TableCells()
  /// The picture or formula in running text that isn't shown and whose end tag hasn't come; nothing in it is reported.
  private var droppedPicture: (name: String, scope: Int)?
  /// The elements whose start tags aren't shown, or are misspelt. Their end tags and children aren't reported.
  private var unshown: Set<String> = []
  /// The kinds of attributes that this file's remarks have named.
  var namedAttributes: Set<String> = []
  /// The number of faults so far.
  var faultCount = 0

  init(path: String, policy: SiteConfiguration.HTMLPolicy) {
    self.path = path
    self.policy = policy
  }

  /// Whether no raw element is open.
  var isBalanced: Bool { open.isEmpty }

  /// Records whether a heading that begins here, outside lists and quotations, is in a frame and centred.
  func frame(heading: Int, isCentred: Bool = false, in outline: inout Outline) {
    guard open.allSatisfy({ HTMLRules.frames.contains($0.name) }) else { return }
    if heading == 0 { outline.isFirstHeadingFramed = true }
    if isCentred || open.contains(where: \.isCentring) { outline.centredHeadings.append(heading) }
  }

  /// Whether a raw link is open.
  var isInLink: Bool { open.contains { $0.name == "a" } }

  /// Whether a raw element is open whose text is shown unchanged.
  var isInCode: Bool { uncheckedCodeDepth > 0 || open.contains { HTMLRules.verbatim.contains($0.name) } }

  /// The number of open code elements, if all HTML is kept unchecked.
  private var uncheckedCodeDepth = 0

  /// Whether the current position is inside a link, raw or Markdown.
  var isInAnyLink: Bool { isInLink || linkDepth > 0 }

  /// The number of open `<details>`.
  private(set) var detailsDepth = 0

  /// Enters a Markdown link.
  mutating func enterLink() { linkDepth += 1 }

  /// Leaves a Markdown link.
  mutating func leaveLink() { linkDepth -= 1 }

  /// Enters a Markdown container; elements opened inside it end with it.
  mutating func enterScope() { scope += 1 }

  /// Leaves a Markdown container and returns the HTML that closes the elements left open in it.
  mutating func leaveScope(_ outline: inout Outline) -> [UInt8] {
    var html: [UInt8] = []
    while let last = open.last, last.scope == scope {
      report(unclosed: last.name, at: last.position, in: &outline)
      html += close(last, line: 0, in: &outline)
    }
    if droppedPicture?.scope == scope { droppedPicture = nil }
    scope -= 1
    return html
  }

  /// Returns sanitised HTML as bytes, with markers for links, images and headings.
  mutating func sanitized(
    _ bytes: UnsafeBufferPointer<UInt8>, isInline: Bool, at position: SourcePosition, in outline: inout Outline
  ) -> [UInt8] {
    if policy == .all {
      countCode(in: bytes)
      return Array(bytes)
    }
    var html: [UInt8] = []
    var tokens = HTMLTokenizer(bytes)
    var places = HTMLPlaces(in: bytes, at: position, isIndented: scope > 1)
    let firstLink = outline.links.count
    var dropped: Set<String> = []
    var firstDropped = position
    var types: Set<String> = []
    while let token = tokens.next() {
      switch token {
      case .text(let range):
        html += text(shown(bytes[range]), line: places.position(at: tokens.start).line, in: &outline)
        if !isInline, !isInCode { report(markdownIn: bytes[range], from: &places, in: &outline) }
      case .comment(let isClosed):
        if !isClosed {
          let start = places.position(at: tokens.start)
          outline.diagnostics.append(.unclosedComment(at: SourceRange(path: path, start: start)))
        }
      case .open(let written, let attributes):
        let meant = HTMLRules.respelt(written)
        let name = isInline ? written : meant
        if name != written { report(written, meaning: name, at: places.position(at: tokens.start), in: &outline) }
        if HTMLRules.dropsContent.contains(name) { tokens.skipContent(of: name) }
        if policy == .safe, HTMLRules.allows(name, isInline: isInline) {
          let start = places.position(at: tokens.start)
          report(droppedFrom: attributes, of: name, at: start, in: &outline)
          let address = attributes.first { $0.name == "href" || $0.name == "src" }
          let place = TagPlace(start: start, address: address.map { places.position(at: $0.offset) } ?? start)
          html += self.start(name, attributes, isInline: isInline, at: place, in: &outline)
        } else if isInline, meant == "details", meant != written, !tokens.isNamedLikeType {
          // A line that begins with an unknown element is running text.
          unshown.insert(meant)
          let start = places.position(at: tokens.start)
          report(written, meaning: meant, at: start, in: &outline, or: ["put it in backticks if it is code"])
        } else if droppedPicture == nil {
          unshown.insert(name)
          if let parents = HTMLRules.parents[name], !parents.isDisjoint(with: unshown) { continue }
          if dropped.isEmpty { firstDropped = places.position(at: tokens.start) }
          dropped.insert(name)
          if tokens.isNamedLikeType { types.insert(name) }
          if isInline, HTMLRules.pictures.contains(name), !tokens.isNamedLikeType { droppedPicture = (name, scope) }
        }
      case .close(let written):
        let name = isInline ? written : HTMLRules.respelt(written)
        if name != written { report(written, meaning: name, at: places.position(at: tokens.start), in: &outline) }
        html += end(name, at: places.position(at: tokens.start), in: &outline)
        if droppedPicture?.name == name { droppedPicture = nil }
      }
    }
    if !isInline {
      for link in outline.links[firstLink...].indices { outline.links[link].htmlBlock = position.line }
    }
    report(dropped, namedLikeTypes: types, at: SourceRange(path: path, start: firstDropped), in: &outline)
    return html
  }

  private mutating func countCode(in bytes: UnsafeBufferPointer<UInt8>) {
    for token in HTMLTokenizer(bytes) {
      switch token {
      case .open(let name, _) where HTMLRules.verbatim.contains(name): uncheckedCodeDepth += 1
      case .close(let name) where HTMLRules.verbatim.contains(name):
        uncheckedCodeDepth = max(uncheckedCodeDepth - 1, 0)
      default: break
      }
    }
  }

  private mutating func text(_ text: String, line: Int, in outline: inout Outline) -> [UInt8] {
    if let holder = open.lastIndex(where: \.collectsText) {
      open[holder].text += text
    } else if scope <= 1 {
      let label = HTMLEntities.decoded(text).onOneLine()
      cells.read(label)
      if !label.isEmpty {
        outline.elements.append(.init(kind: .paragraph(.init()), text: label, line: line, depth: detailsDepth))
      }
    }
    // Escapes a `<` that starts no tag and a `>` that ends none; character references are already correct.
    return text.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      default: [byte]
      }
    }
  }

  private mutating func start(
    _ written: String, _ attributes: [HTMLAttribute], isInline: Bool, at place: TagPlace, in outline: inout Outline
  ) -> [UInt8] {
    let position = place.start
    var html: [UInt8] = []
    if HTMLRules.closesItsLike.contains(written), let last = open.last, last.name == written, last.scope == scope {
      html += close(last, line: position.line, in: &outline)
    }
    let level = isInline ? nil : HTMLRules.headingLevel(of: written)
    // Headings don't nest: the next one closes the one before.
    if level != nil, let open = open.last(where: { $0.heading != nil }) {
      guard open.scope == scope else { return html }
      html += end(open.name, at: position, in: &outline)
    }
    if let parents = HTMLRules.parents[written], !parents.contains(open.last?.name ?? "") { return html }
    if written == "a", isInAnyLink || (isInFootnote && !isInline) { return html }
    if written == "img" { return html + image(attributes, at: place.address, in: &outline) }
    let name = HTMLRules.replacement(for: written)
    let isVoid = HTMLRules.void.contains(name)
    guard isVoid || open.count < Self.deepestNesting else { return html }
    var element = OpenElement(name: written, end: Array("</\(name)>".utf8), scope: scope, position: position)
    element.isCentring = written == "center" || attributes.contains { $0.name == "align" && $0.value == "center" }
    if let level {
      let heading = outline.headings.count
      if scope <= 1 { frame(heading: heading, isCentred: element.isCentring, in: &outline) }
      outline.headings.append(
        Heading(level: level, text: "", anchor: "", line: position.line, isTopLevel: open.isEmpty && scope <= 1))
      element.heading = heading
      element.element = outline.elements.count
      outline.elements.append(.init(kind: .heading(heading), text: "", line: position.line, depth: detailsDepth))
      element.end = Marker.headingEnd(heading).bytes
      html += Marker.headingStart(heading).bytes
    } else {
      html += tag(name, written: written, attributes, at: place.address, in: &outline)
    }
    if !isVoid { open.append(element) }
    cells.open(written)
    if written == "details" { detailsDepth += 1 }
    return html
  }

  private mutating func tag(
    _ name: String, written: String, _ attributes: [HTMLAttribute], at position: SourcePosition,
    in outline: inout Outline
  ) -> [UInt8] {
    var kept = ""
    // The page generator writes a link's opening tag, so an `id` on a link moves to a separate element. If an element
    // also has a `name`, the second anchor moves too.
    var (anchors, furtherAnchors) = ("", "")
    for attribute in attributes {
      let (key, value) = (attribute.name, attribute.value)
      let isIdentifier = key == "id" || (key == "name" && written == "a")
      if isIdentifier, !value.isEmpty, !value.contains(where: \.isWhitespace) {
        guard anchors.isEmpty || written == "a", outline.anchors.insert(value).inserted else { continue }
        let identifier = " id=\"\(value.escapedForHTML)\""
        let anchor = "<span\(identifier)></span>"
        if anchors.isEmpty { kept += identifier } else { furtherAnchors += anchor }
        anchors += anchor
      } else if key == "align", value == "center" {
        kept += " class=\"centred\""
      } else if HTMLRules.keeps(key, on: written) {
        kept += value.isEmpty ? " \(key)" : " \(key)=\"\(value.escapedForHTML)\""
      }
    }
    if written == "a", let href = attributes.first(where: { $0.name == "href" })?.value {
      if WebAddress.isHarmless(href) {
        let title = attributes.first { $0.name == "title" }?.value ?? ""
        outline.links.append(Link(destination: href, title: title, position: position))
        return Array(anchors.utf8) + Marker.linkStart(outline.links.count - 1).bytes
      }
      report(harmful: href, at: position, in: &outline)
    }
    return Array("\(furtherAnchors)<\(name)\(kept)>".utf8)
  }

  private mutating func end(_ name: String, at position: SourcePosition, in outline: inout Outline) -> [UInt8] {
    guard open.contains(where: { $0.name == name && $0.scope == scope }) else {
      if !unshown.contains(name) { report(strayEndOf: name, at: position, in: &outline) }
      return []
    }
    var html: [UInt8] = []
    while let last = open.last, last.scope == scope {
      html += close(last, line: position.line, in: &outline)
      if last.name == name { break }
    }
    return html
  }

  private mutating func close(_ element: OpenElement, line: Int, in outline: inout Outline) -> [UInt8] {
    open.removeLast()
    cells.close(element.name)
    if element.name == "details" { detailsDepth -= 1 }
    let text = element.collectsText ? HTMLEntities.decoded(element.text).onOneLine() : ""
    if let heading = element.heading {
      outline.headings[heading].text = text
      outline.elements[element.element].text = text
    } else if element.name == "summary" {
      outline.elements.append(.init(kind: .summary, text: text, line: line, depth: detailsDepth))
    } else if element.name == "details" {
      outline.elements.append(.init(kind: .detailsEnd, text: "", line: line, depth: detailsDepth))
    }
    if element.collectsText, let outer = open.lastIndex(where: \.collectsText) { open[outer].text += element.text }
    return element.end
  }
}
