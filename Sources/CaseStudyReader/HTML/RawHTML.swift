import CaseStudyModel

/// Lets harmless raw HTML through and keeps it balanced, so that one open tag can't swallow the rest of a page.
struct RawHTML {
  private struct OpenElement {
    var name: String
    /// What closes it.
    var end: [UInt8]
    var scope: Int
    /// The heading that it is, as an index, and where its text begins.
    var heading: Int?
    /// Whether its text is wanted, as a summary's.
    var text = ""
  }

  let path: String
  let policy: SiteConfiguration.HTMLPolicy
  private var open: [OpenElement] = []
  private var scope = 0

  init(path: String, policy: SiteConfiguration.HTMLPolicy) {
    self.path = path
    self.policy = policy
  }

  /// Whether no raw element is open.
  var isBalanced: Bool { open.isEmpty }

  /// The number of `<details>` that are open.
  var detailsDepth: Int { open.count { $0.name == "details" } }

  /// Begins a Markdown container, beyond which elements opened inside it don't reach.
  mutating func enterScope() {
    scope += 1
  }

  /// Ends a Markdown container, and returns what closes the elements that it left open.
  mutating func leaveScope(_ outline: inout Outline) -> [UInt8] {
    var html: [UInt8] = []
    while let last = open.last, last.scope == scope { html += close(last, line: 0, in: &outline) }
    scope -= 1
    return html
  }

  /// Returns what is left of raw HTML, as bytes with markers for links, images and headings.
  mutating func sanitized(
    _ bytes: UnsafeBufferPointer<UInt8>, isInline: Bool, at position: SourcePosition, in outline: inout Outline
  ) -> [UInt8] {
    if policy == .all { return Array(bytes) }
    var html: [UInt8] = []
    var tokens = HTMLTokenizer(bytes)
    var dropped: Set<String> = []
    while let token = tokens.next() {
      switch token {
      case .text(let range):
        html += text(String(decoding: bytes[range], as: UTF8.self), line: position.line, in: &outline)
      case .comment:
        break
      case .open(let name, let attributes):
        if HTMLRules.dropsContent.contains(name) { tokens.skipContent(of: name) }
        if policy == .safe, isAllowed(name, isInline: isInline) {
          html += start(name, attributes, isInline: isInline, at: position, in: &outline)
        } else {
          dropped.insert(name)
        }
      case .close(let name):
        html += end(name, at: position, in: &outline)
      }
    }
    report(dropped, at: position, in: &outline)
    return html
  }

  private func isAllowed(_ name: String, isInline: Bool) -> Bool {
    HTMLRules.phrasing.contains(name) || (!isInline && HTMLRules.block.contains(name))
  }

  private mutating func text(_ text: String, line: Int, in outline: inout Outline) -> [UInt8] {
    if let index = open.indices.last { open[index].text += text }
    let plain = HTMLEntities.decoded(text)
    let label = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isHeld = open.contains { $0.heading != nil || $0.name == "summary" }
    if !label.isEmpty, !isHeld, scope <= 1 {
      outline.elements.append(
        .init(kind: .paragraph(.init()), text: label, line: line, depth: detailsDepth))
    }
    // A `<` that begins no tag; everything else, references included, is right as it stands.
    return text.hasPrefix("<") ? Array("&lt;\(text.dropFirst())".utf8) : Array(text.utf8)
  }

  private mutating func start(
    _ written: String, _ attributes: [(name: String, value: String)], isInline: Bool, at position: SourcePosition,
    in outline: inout Outline
  ) -> [UInt8] {
    var html: [UInt8] = []
    if HTMLRules.closesItsLike.contains(written), let last = open.last, last.name == written, last.scope == scope {
      html += close(last, line: position.line, in: &outline)
    }
    if let parents = HTMLRules.parents[written], !parents.contains(open.last?.name ?? "") { return html }
    if written == "a", open.contains(where: { $0.name == "a" }) { return html }
    if written == "img" { return html + image(attributes, at: position, in: &outline) }
    let name = HTMLRules.replacement(for: written)
    var element = OpenElement(name: written, end: Array("</\(name)>".utf8), scope: scope)
    if let level = headingLevel(written), !isInline {
      let heading = outline.headings.count
      outline.headings.append(
        Heading(level: level, text: "", anchor: "", line: position.line, isTopLevel: open.isEmpty && scope <= 1))
      outline.elements.append(.init(kind: .heading(heading), text: "", line: position.line, depth: detailsDepth))
      element.heading = heading
      element.end = Marker.headingEnd(heading).bytes
      html += Marker.headingStart(heading).bytes
    } else {
      html += tag(name, written: written, attributes, at: position, in: &outline)
    }
    if !HTMLRules.void.contains(name) { open.append(element) }
    return html
  }

  private func headingLevel(_ name: String) -> Int? {
    name.utf8.count == 2 && name.hasPrefix("h") ? Int(name.dropFirst()) : nil
  }

  private func tag(
    _ name: String, written: String, _ attributes: [(name: String, value: String)], at position: SourcePosition,
    in outline: inout Outline
  ) -> [UInt8] {
    var kept = ""
    for (key, value) in attributes {
      let isIdentifier = key == "id" || (key == "name" && written == "a")
      if isIdentifier, !value.isEmpty, !value.contains(where: \.isWhitespace) {
        if outline.anchors.insert(value).inserted { kept += " id=\"\(HTMLEntities.escaped(value))\"" }
      } else if key == "align", value == "center" {
        kept += " class=\"centred\""
      } else if HTMLRules.keeps(key, on: written) {
        kept += value.isEmpty ? " \(key)" : " \(key)=\"\(HTMLEntities.escaped(value))\""
      }
    }
    if written == "a", let href = attributes.first(where: { $0.name == "href" })?.value {
      if HTMLRules.isHarmless(address: href) {
        outline.links.append(Link(destination: href, position: position))
        return Marker.linkStart(outline.links.count - 1).bytes
      }
      report(harmful: href, at: position, in: &outline)
    }
    return Array("<\(name)\(kept)>".utf8)
  }

  private func image(
    _ attributes: [(name: String, value: String)], at position: SourcePosition, in outline: inout Outline
  ) -> [UInt8] {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    guard let source = value("src"), HTMLRules.isHarmless(address: source) else { return [] }
    outline.images.append(
      Image(
        source: source, alternative: value("alt") ?? "", title: value("title") ?? "",
        width: value("width").flatMap { Int($0) }, height: value("height").flatMap { Int($0) }, position: position))
    return Marker.image(outline.images.count - 1).bytes
  }

  private mutating func end(_ name: String, at position: SourcePosition, in outline: inout Outline) -> [UInt8] {
    guard open.contains(where: { $0.name == name && $0.scope == scope }) else { return [] }
    var html: [UInt8] = []
    while let last = open.last, last.scope == scope {
      html += close(last, line: position.line, in: &outline)
      if last.name == name { break }
    }
    return html
  }

  private mutating func close(_ element: OpenElement, line: Int, in outline: inout Outline) -> [UInt8] {
    open.removeLast()
    let text = HTMLEntities.decoded(element.text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let heading = element.heading {
      outline.headings[heading].text = text
      if let index = outline.elements.lastIndex(where: { $0.isHeading(heading) }) { outline.elements[index].text = text }
    } else if element.name == "summary" {
      outline.elements.append(.init(kind: .summary, text: text, line: line, depth: detailsDepth))
    } else if element.name == "details" {
      outline.elements.append(.init(kind: .detailsEnd, text: "", line: line, depth: detailsDepth))
    }
    if !element.text.isEmpty, let index = open.indices.last { open[index].text += element.text }
    return element.end
  }

  private func report(_ dropped: Set<String>, at position: SourcePosition, in outline: inout Outline) {
    guard !dropped.isEmpty else { return }
    let names = dropped.sorted().map { "<\($0)>" }.joined(separator: ", ")
    outline.diagnostics.append(
      Diagnostic(
        "RawHTML", .warning, "Raw HTML \(names) isn't shown", at: SourceRange(path: path, start: position),
        explanation: "Only harmless elements and attributes are kept",
        solutions: ["write it as Markdown", "set 'allowHTML: all' in solidsite.yml, if you trust all authors"]))
  }

  private func report(harmful address: String, at position: SourcePosition, in outline: inout Outline) {
    outline.diagnostics.append(
      Diagnostic(
        "UnsafeLink", .warning, "A link leads to the web, to mail or into the site",
        at: SourceRange(path: path, start: position), solutions: ["replace '\(address)' with an https address"]))
  }
}

extension Outline.Element {
  fileprivate func isHeading(_ index: Int) -> Bool {
    if case .heading(index) = kind { true } else { false }
  }
}
