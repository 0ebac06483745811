/// Checks that HTML is balanced, and that it holds only what may stand on a page.
struct HTMLChecker {
  private static let void: Set<String> = ["br", "hr", "img", "input", "wbr"]
  private static let elements: Set<String> = [
    "a", "abbr", "b", "blockquote", "caption", "cite", "code", "dd", "del", "details", "dfn", "div", "dl", "dt", "em",
    "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "i", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q",
    "s", "samp", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "u", "ul", "var",
  ]
  private static let attributes: Set<String> = [
    "alt", "aria-label", "checked", "class", "colspan", "data-footnote-backref", "data-footnote-ref",
    "dir", "disabled", "href", "id", "lang", "open", "reversed", "role", "rowspan", "scope", "src", "start", "style",
    "tabindex", "title", "type",
  ]

  /// What is wrong, in the order in which it was met.
  private(set) var problems: [String] = []
  private var open: [String] = []
  private var rest: Substring

  private init(_ html: String) {
    rest = html[...]
  }

  /// Returns what is wrong with a piece of HTML.
  static func problems(in html: String) -> [String] {
    var checker = HTMLChecker(html)
    checker.check()
    return checker.problems
  }

  private mutating func check() {
    while let start = rest.firstIndex(of: "<") {
      if rest[..<start].contains(">") { problems.append("a bare '>'") }
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else {
        problems.append("a tag without an end")
        return
      }
      checkTag(String(rest[..<end]))
      rest = rest[end...].dropFirst()
    }
    problems += open.map { "<\($0)> isn't closed" }
  }

  private mutating func checkTag(_ tag: String) {
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      if open.last == name { open.removeLast() } else { problems.append("</\(name)> in <\(open.last ?? "")>") }
      return
    }
    let name = String(tag.prefix { $0.isLetter || $0.isNumber })
    guard Self.void.contains(name) || Self.elements.contains(name) else {
      problems.append("<\(tag)> isn't allowed")
      return
    }
    if name == "a", open.contains("a") { problems.append("a link in a link") }
    checkAttributes(tag.dropFirst(name.count))
    if !Self.void.contains(name) { open.append(name) }
  }

  private mutating func checkAttributes(_ text: Substring) {
    var rest = text
    while let first = rest.first(where: { $0 != " " && $0 != "/" }), let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      let name = String(rest.prefix { $0 != "=" && $0 != " " })
      rest = rest.dropFirst(name.count)
      var value = ""
      if rest.hasPrefix("=\"") {
        rest = rest.dropFirst(2)
        guard let quote = rest.firstIndex(of: "\"") else {
          problems.append("an unquoted value of '\(name)'")
          return
        }
        value = String(rest[..<quote])
        rest = rest[quote...].dropFirst()
      }
      if !Self.attributes.contains(name) { problems.append("attribute '\(name)' isn't allowed") }
      if name == "href" || name == "src", isHarmful(value) { problems.append("address '\(value)'") }
      if name == "style", !["text-align: center", "text-align: left", "text-align: right"].contains(value) {
        problems.append("style '\(value)'")
      }
    }
  }

  /// Whether a browser would take an address for code, once it has dropped what it drops.
  private func isHarmful(_ address: String) -> Bool {
    let compact = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
    return ["javascript:", "vbscript:", "data:", "file:", "blob:"].contains(where: compact.hasPrefix)
  }
}
