import CaseStudyModel

/// The allow-list for elements and attributes of raw HTML.
enum HTMLRules {
  /// The elements whose start and end tags must come in pairs. Browsers close other elements by themselves, or authors
  /// often leave out their end tags.
  static let needsEnd: Set<String> = ["details", "kbd", "mark", "sub", "summary", "sup"]

  /// Elements without content.
  static let void: Set<String> = ["br", "hr", "img", "wbr"]

  /// Elements allowed in running text.
  static let phrasing: Set<String> = [
    "a", "abbr", "b", "br", "cite", "code", "del", "dfn", "em", "i", "img", "ins", "kbd", "mark", "q", "s", "samp",
    "small", "span", "strong", "sub", "sup", "u", "var", "wbr",
  ]

  /// Elements allowed between blocks.
  static let block: Set<String> = [
    "blockquote", "caption", "center", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "h1", "h2", "h3",
    "h4", "h5", "h6", "hr", "li", "ol", "p", "pre", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    "ul",
  ]

  /// Elements that only lay out what they enclose.
  static let frames: Set<String> = ["center", "div", "p"]

  /// Elements removed together with their content.
  static let dropsContent: Set<String> = [
    "applet", "audio", "button", "canvas", "embed", "form", "iframe", "math", "noembed", "noframes", "noscript",
    "object", "plaintext", "script", "select", "style", "svg", "template", "textarea", "title", "video", "xmp",
  ]

  /// Elements whose content consists of elements of another language.
  static let pictures: Set<String> = ["math", "svg"]

  /// Elements whose tags are removed and whose content is kept.
  private static let hidden: Set<String> = [
    "address", "area", "article", "aside", "base", "basefont", "bdi", "bdo", "big", "blink", "body", "col", "colgroup",
    "data", "datalist", "dialog", "dir", "fieldset", "font", "footer", "frame", "frameset", "head", "header", "hgroup",
    "html", "input", "label", "legend", "link", "main", "map", "marquee", "menu", "meta", "meter", "nav", "nobr",
    "optgroup", "option", "output", "param", "picture", "progress", "rp", "rt", "ruby", "search", "section", "slot",
    "source", "strike", "time", "track", "tt",
  ]

  /// The names of all elements of HTML.
  static let known = void.union(phrasing).union(block).union(dropsContent).union(hidden)

  /// Elements whose text is code, and isn't read as prose.
  static let verbatim: Set<String> = ["code", "kbd", "pre", "samp", "tt"]

  /// The permitted parents of elements that need one.
  static let parents: [String: Set<String>] = [
    "li": ["ol", "ul"], "summary": ["details"], "dt": ["dl"], "dd": ["dl"], "figcaption": ["figure"],
    "caption": ["table"], "thead": ["table"], "tbody": ["table"], "tfoot": ["table"],
    "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"],
  ]

  /// Elements that implicitly close an open element of the same name.
  static let closesItsLike: Set<String> = ["dd", "dt", "li", "p", "td", "th", "tr", "option"]

  /// Elements that authors write between blocks; if one is misspelt, its contents are lost too.
  private static let framing = ["blockquote", "center", "details", "figcaption", "figure", "summary", "table"]

  /// Returns the element that a misspelt one means; any other name as it is.
  static func respelt(_ name: String) -> String {
    guard (5...12).contains(name.utf8.count), !known.contains(name) else { return name }
    return framing.first { Fix.isTypingError(name, for: $0) } ?? name
  }

  /// Returns whether an element is kept; one between blocks isn't allowed in running text.
  static func allows(_ element: String, isInline: Bool) -> Bool {
    phrasing.contains(element) || (!isInline && block.contains(element))
  }

  /// Returns the element that replaces an obsolete one, or one that can't contain blocks.
  static func replacement(for name: String) -> String {
    switch name {
    case "p", "center": "div"
    default: name
    }
  }

  /// Returns the level of a heading's element.
  static func headingLevel(of name: String) -> Int? {
    name.utf8.count == 2 && name.hasPrefix("h") ? Int(name.dropFirst()) : nil
  }

  /// Returns whether an attribute is kept; addresses and identifiers are checked separately.
  static func keeps(_ attribute: String, on element: String) -> Bool {
    switch (element, attribute) {
    case (_, "title"), (_, "lang"), (_, "dir"): true
    case ("details", "open"): true
    case ("ol", "start"), ("ol", "reversed"): true
    case ("td", "colspan"), ("td", "rowspan"), ("th", "colspan"), ("th", "rowspan"), ("th", "scope"): true
    default: false
    }
  }

  /// Returns whether dropping an attribute takes something away from readers.
  ///
  /// Editors and code hosts add many other attributes, such as `class`, `target`, `rel` or `data-id`. Without the
  /// styles and scripts of their original page these have no effect, and remarks about them would only distract from
  /// others.
  static func isMissed(_ attribute: HTMLAttribute, on element: String) -> Bool {
    switch (element, attribute.name) {
    case (_, "style"), (_, "bgcolor"), (_, "background"), (_, "hidden"), ("li", "value"): true
    case ("ol", "type"): attribute.value != "1"
    case ("img", "width"), ("img", "height"): Int(attribute.value) == nil
    case (_, "width"), (_, "height"): true
    case (_, "align"): element == "img" || !["", "center", "left"].contains(attribute.value)
    case (_, let name): isHandler(name)
    }
  }

  /// Returns whether an attribute is an event handler, such as `onclick`.
  static func isHandler(_ attribute: String) -> Bool {
    attribute.hasPrefix("on") && attribute.utf8.count > 4 && attribute.utf8.allSatisfy { $0.isASCIILetter }
  }
}
