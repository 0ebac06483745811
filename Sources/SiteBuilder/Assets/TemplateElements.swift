import CaseStudyModel

/// The elements of a site's template, whose tags must come in pairs.
///
/// One section may open an element that another closes, and so may templates that are included together. So tags are
/// paired inside each section first, and the remaining ones may be paired with remaining ones elsewhere.
struct TemplateElements {
  let source: TemplateSource
  private(set) var diagnostics: [Diagnostic] = []
  /// The tags that nothing in the same section closes or opens.
  private var left: [LeftTag] = []

  /// A tag without its counterpart in the same section.
  struct LeftTag {
    var name: String
    var range: Range<Int>
    var isEnd: Bool
    /// The number of the section.
    var section: Int
  }

  /// A section, block or parent of the template, or all of it.
  private struct Section {
    var number: Int
    var open: [LeftTag] = []
    /// The number of open elements by name, so that an end tag without one isn't searched for.
    var counts: [String: Int] = [:]
  }

  /// The name and the section of a tag.
  private struct Place: Hashable {
    var name: String
    var section: Int
  }

  /// The maximum number of diagnostics to report, because each searches the template for its place.
  private static let limit = 20

  init(_ source: TemplateSource) {
    self.source = source
    if source.hasOtherDelimiters { return }
    readTags()
    reportCrossed()
  }

  /// Returns the diagnostics of a site's templates, some of which may close elements that others open.
  static func diagnostics(of sources: [TemplateSource]) -> [Diagnostic] {
    let templates = sources.map(TemplateElements.init)
    let left = templates.flatMap(\.left)
    let both = Set(left.filter(\.isEnd).map(\.name)).intersection(left.filter { !$0.isEnd }.map(\.name))
    return templates.flatMap { template in
      let alone = template.left.filter { !both.contains($0.name) }.prefix(limit)
      return template.diagnostics + alone.map { template.diagnostic(for: $0) }
    }
  }

  private mutating func readTags() {
    var sections = [Section(number: 0)]
    var count = 0
    var parts = source.parts[...]
    for tag in MarkupTags(source.markup) {
      while let part = parts.first, part.offset < tag.range.upperBound {
        parts.removeFirst()
        // A section inside a tag has no tags of its own.
        if tag.range.contains(part.offset) { continue }
        if !part.isEnd {
          count += 1
          sections.append(Section(number: count))
        } else if sections.count > 1 {
          left += sections.removeLast().open
        }
      }
      if diagnostics.count >= Self.limit { break }
      if let fault = unclosedQuotation(in: tag) {
        // Everything up to the next quotation mark would be misread.
        diagnostics.append(fault)
        left = []
        return
      }
      read(tag, in: &sections[sections.count - 1])
    }
    for section in sections { left += section.open }
  }

  private mutating func read(_ tag: MarkupTags.Tag, in section: inout Section) {
    var name = tag.name
    if let right = Self.misspelt(name) {
      name = right
      if !tag.isEnd {
        diagnostics.report(
          "MalformedMarkup", .warning, "Element '\(tag.name)' isn't known; did you mean '\(right)'?",
          at: source.place(of: tag.nameRange), solutions: ["replace '\(tag.name)' with '\(right)'"])
      }
    }
    if name == "img", let fault = missingText(of: tag) { diagnostics.append(fault) }
    let isClosed = source.markup[tag.range].suffix(2).elementsEqual("/>".utf8)
    if Self.void.contains(name) || isClosed { return }
    let found = LeftTag(name: name, range: tag.range, isEnd: tag.isEnd, section: section.number)
    if !tag.isEnd {
      section.counts[name, default: 0] += 1
      return section.open.append(found)
    }
    guard section.counts[name, default: 0] > 0 else { return left.append(found) }
    while let last = section.open.popLast() {
      section.counts[last.name, default: 0] -= 1
      if last.name == name { break }
      left.append(last)
    }
  }

  /// Reports elements that are closed after the one around them, and drops tags whose counterparts browsers add.
  private mutating func reportCrossed() {
    var rest: [LeftTag?] = []
    /// The indices of the tags that open an element and have no counterpart yet.
    var open: [Place: [Int]] = [:]
    for tag in left.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if Self.optional.contains(tag.name) { continue }
      let place = Place(name: tag.name, section: tag.section)
      if tag.isEnd, let index = open[place]?.popLast(), let start = rest[index]?.range.lowerBound {
        rest[index] = nil
        if diagnostics.count >= Self.limit { continue }
        diagnostics.report(
          "MalformedMarkup", .warning, "Element '\(tag.name)' must be closed before the element around it",
          at: source.place(of: start), solutions: ["swap the two end tags"])
      } else {
        if !tag.isEnd { open[place, default: []].append(rest.count) }
        rest.append(tag)
      }
    }
    left = rest.compactMap { $0 }
  }

  private func diagnostic(for tag: LeftTag) -> Diagnostic {
    let end = "</\(tag.name)>"
    return tag.isEnd
      ? Diagnostic(
        "MalformedMarkup", .warning, "Tag '\(end)' must close an element that is open",
        at: source.place(of: tag.range), solutions: ["remove it, or open the element above it"])
      : Diagnostic(
        "MalformedMarkup", .warning, "Element '\(tag.name)' must be closed by '\(end)'",
        at: source.place(of: tag.range.lowerBound), solutions: ["add '\(end)' where it ends"])
  }

  /// Returns the diagnostic of an image that screen readers can't name, unless a section may give it attributes.
  private func missingText(of tag: MarkupTags.Tag) -> Diagnostic? {
    if tag.attributes.contains(where: { $0.name.lowercased() == "alt" }) { return nil }
    // Everything but the values, which are in order.
    let starts = [tag.range.lowerBound] + tag.attributes.map(\.value.upperBound)
    let ends = tag.attributes.map(\.value.lowerBound) + [tag.range.upperBound]
    let mayHaveMore = zip(starts, ends).contains { start, end in
      start < end && source.bytes[start..<end].contains(UInt8(ascii: "{"))
    }
    if mayHaveMore { return nil }
    return Diagnostic(
      "MalformedMarkup", .warning, "Element 'img' must have the attribute 'alt', which describes the image",
      at: source.place(of: tag.nameRange),
      solutions: ["add 'alt' with a description, or without text if the image only decorates"])
  }

  /// Returns the diagnostic of an attribute whose value extends into other tags.
  private func unclosedQuotation(in tag: MarkupTags.Tag) -> Diagnostic? {
    tag.attributes.first { attribute in
      let value = source.markup[attribute.value]
      guard let end = value.firstIndex(of: UInt8(ascii: ">")) else { return false }
      return value[end...].contains(UInt8(ascii: "<"))
    }.map { attribute in
      Diagnostic(
        "MalformedMarkup", .warning, "The value of attribute '\(attribute.name)' must end with a quotation mark",
        at: source.place(of: attribute.range.lowerBound), solutions: ["write a quotation mark after the value"])
    }
  }

  /// Returns whether a name is that of an element.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || void.contains(name) || optional.contains(name)
  }

  /// Returns the known name that an element's name is most likely a misspelling of.
  static func misspelt(_ name: String) -> String? {
    if isKnown(name) || name.count < 4 { return nil }
    return suggestions.first { Fix.isTypingError(name, for: $0) }
  }

  /// Elements without content.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  /// Elements whose end tags browsers add.
  private static let optional: Set<String> = [
    "body", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rp", "rt", "tbody", "td", "tfoot",
    "th", "thead", "tr",
  ]
  /// Elements that are common in templates; other names aren't considered misspellings of a void element.
  private static let names: Set<String> = [
    "a", "abbr", "address", "article", "aside", "audio", "b", "bdi", "blockquote", "button", "caption", "circle",
    "cite", "code", "data", "datalist", "defs", "del", "details", "dfn", "dialog", "div", "ellipse", "em", "fieldset",
    "figcaption", "figure", "footer", "form", "g", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "i", "ins",
    "kbd", "label", "legend", "line", "main", "mark", "marker", "mask", "math", "menu", "meter", "nav", "noscript",
    "ol", "output", "path", "pattern", "picture", "polygon", "polyline", "pre", "progress", "q", "rect", "ruby", "s",
    "samp", "script", "search", "section", "select", "small", "span", "stop", "strong", "style", "sub", "summary",
    "sup", "svg", "symbol", "table", "template", "text", "textarea", "time", "title", "tspan", "u", "ul", "use", "var",
    "video",
  ]
  /// The names with which a misspelt one is compared; short ones resemble too many others.
  private static let suggestions = names.filter { $0.count > 3 }.sorted()
}
