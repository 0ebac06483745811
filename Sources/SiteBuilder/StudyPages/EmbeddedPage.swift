/// A rendered page as a part of a longer one, with headings a level deeper, anchors that begin with its name, and open
/// folds.
struct EmbeddedPage {
  /// A heading of the part's first level.
  struct Heading {
    var anchor: String
    var text: String
  }

  /// The name of the part, which is the page's among the study's pages.
  let name: String
  /// The prefix of the part's anchors; empty for the part whose anchors and headings stay as they are.
  let prefix: String
  private let markup: [UInt8]
  private let tags: [MarkupTags.Tag]
  /// Whether the longer page leaves the part out.
  var isEmpty: Bool { markup.isEmpty }
  /// The anchors of the page.
  let anchors: Set<String>

  /// - Parameters:
  ///   - markup: the rendered page, with quoted attributes.
  ///   - isFirst: whether the page begins the longer one, whose title is then its own.
  init(_ markup: [UInt8], named name: String, isFirst: Bool = false) {
    self.name = name
    self.markup = markup
    prefix = isFirst ? "" : name + "."
    tags = Array(MarkupTags(markup))
    anchors = Set(
      tags.flatMap(\.attributes).filter { $0.name == "id" }.map { String(decoding: markup[$0.value], as: UTF8.self) })
  }

  /// Returns the markup of the part.
  /// - Parameter target: returns the new address for an old one, both escaped as in an attribute.
  func markup(linkingTo target: (String) -> String) -> [UInt8] {
    var out: [UInt8] = []
    var position = 0
    func copy(to end: Int) {
      out.append(contentsOf: markup[position..<end])
      position = end
    }
    for tag in tags {
      if !prefix.isEmpty, let level = Self.headingLevel(tag) {
        copy(to: tag.nameRange.lowerBound)
        out.append(html: "h\(min(level + 1, 6))")
        position = tag.nameRange.upperBound
      }
      for attribute in tag.attributes {
        let value = String(decoding: markup[attribute.value], as: UTF8.self)
        let changed: String
        switch attribute.name {
        case "aria-labelledby" where tag.name == "section" && !prefix.isEmpty:
          // Pages share section names, but the landmarks of one document must have different names.
          copy(to: attribute.range.lowerBound)
          position = attribute.range.upperBound
          continue
        case "id", "for", "aria-labelledby", "aria-describedby", "aria-controls", "headers":
          changed = value.split(separator: " ").map { prefix + $0 }.joined(separator: " ")
        case "href": changed = target(value)
        default: continue
        }
        copy(to: attribute.value.lowerBound)
        out.append(html: changed)
        position = attribute.value.upperBound
      }
      if tag.name == "details", !tag.isEnd, !tag.attributes.contains(where: { $0.name == "open" }) {
        copy(to: tag.range.upperBound - 1)
        out.append(html: " open")
      }
    }
    copy(to: markup.count)
    return out
  }

  private static func headingLevel(_ tag: MarkupTags.Tag) -> Int? {
    guard tag.name.count == 2, tag.name.first == "h" else { return nil }
    return tag.name.last?.wholeNumberValue.flatMap { (1...6).contains($0) ? $0 : nil }
  }
}

extension EmbeddedPage {
  /// The headings below the page's title, without links, verdicts and hidden text.
  var headings: [Heading] {
    var headings: [Heading] = []
    var heading: Heading?
    var position = 0
    var hidden = 0
    for tag in tags {
      if hidden == 0, heading != nil {
        heading?.text += String(decoding: markup[position..<tag.range.lowerBound], as: UTF8.self)
      }
      position = tag.range.upperBound
      switch (tag.name, tag.isEnd) {
      case ("h2", false):
        let anchor = tag.attributes.first { $0.name == "id" }
        heading = anchor.map { Heading(anchor: prefix + String(decoding: markup[$0.value], as: UTF8.self), text: "") }
        hidden = 0
      case ("h2", true):
        if let heading, !heading.text.allSatisfy(\.isWhitespace) { headings.append(heading) }
        heading = nil
      case ("span", false), ("a", false):
        let isHidden = tag.name == "a" || tag.attributes.contains { $0.name == "aria-hidden" || hides($0) }
        if hidden > 0 || isHidden { hidden += 1 }
      case ("span", true), ("a", true): hidden = max(0, hidden - 1)
      default: continue
      }
    }
    return headings
  }

  private func hides(_ attribute: MarkupTags.Attribute) -> Bool {
    let words = String(decoding: markup[attribute.value], as: UTF8.self).split(separator: " ")
    return attribute.name == "class" && ["visually-hidden", "verdict"].contains { words.contains($0) }
  }
}
