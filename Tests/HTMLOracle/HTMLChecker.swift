/// Checks that HTML is balanced, and that it contains only what may be on a page; it shares no code with the program.
package struct HTMLChecker {
  /// The HTML that is checked.
  package enum Kind: Sendable {
    /// An article: the elements and attributes in a list.
    case article
    /// A whole page: any element that loads and runs nothing, and the script of the theme.
    case page
  }

  private static let void: Set<String> = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"]
  private static let elements: Set<String> = [
    "a", "abbr", "b", "blockquote", "br", "caption", "cite", "code", "dd", "del", "details", "dfn", "div", "dl", "dt",
    "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "input", "ins", "kbd", "li",
    "mark", "ol", "p", "pre", "q", "s", "samp", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody",
    "td", "tfoot", "th", "thead", "tr", "u", "ul", "var", "wbr",
  ]
  /// The elements whose end may be left out of a page, as those of its tables are.
  private static let endless: Set<String> = ["dd", "dt", "li", "tbody", "td", "tfoot", "th", "thead", "tr"]
  private static let harmfulElements: Set<String> = [
    "applet", "base", "embed", "foreignobject", "form", "frame", "frameset", "iframe", "math", "noscript", "object",
    "portal", "style", "svg", "template", "textarea", "xmp",
  ]
  private static let attributes: Set<String> = [
    "alt", "aria-label", "checked", "class", "colspan", "data-footnote-backref", "data-footnote-ref",
    "dir", "disabled", "href", "id", "lang", "open", "reversed", "role", "rowspan", "scope", "src", "start", "style",
    "tabindex", "title", "type",
  ]
  private static let alignments = ["text-align: center", "text-align: left", "text-align: right"]

  /// The problems, in order.
  private var problems: [String] = []
  private var open: [String] = []
  private let kind: Kind
  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8], kind: Kind) {
    self.bytes = bytes
    self.kind = kind
  }

  /// Returns what is wrong with a piece of HTML.
  package static func problems(in html: String, kind: Kind = .article) -> [String] {
    problems(in: Array(html.utf8), kind: kind)
  }

  /// Returns what is wrong with a piece of HTML.
  package static func problems(in html: [UInt8], kind: Kind = .article) -> [String] {
    var checker = HTMLChecker(html, kind: kind)
    checker.check()
    return checker.problems
  }

  private mutating func check() {
    if kind == .page { skip("<!DOCTYPE html>") }
    while place < bytes.count, problems.count < 10 {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: ">"), kind == .article { problems.append("a bare '>'") }
      if byte == UInt8(ascii: "<") { checkTag() }
    }
    problems += open.map { "<\($0)> isn't closed" }
  }

  private mutating func checkTag() {
    let isClosing = skip("/")
    let name = text(while: { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") })
    if isClosing {
      if kind == .page { while let last = open.last, last != name, Self.endless.contains(last) { open.removeLast() } }
      if open.last == name { open.removeLast() } else { problems.append("</\(name)> in <\(open.last ?? "")>") }
      if !skip(">") { problems.append("a closing tag with more than a name") }
      return
    }
    let isAllowed = kind == .page ? !name.isEmpty && !Self.harmfulElements.contains(name) : Self.elements.contains(name)
    if !isAllowed { problems.append("<\(name)> isn't allowed") }
    if name == "a", open.contains("a") { problems.append("a link in a link") }
    let start = place
    let names = checkAttributes(of: name)
    if Set(names).count < names.count { problems.append("an attribute of <\(name)> twice") }
    if name == "script" {
      // A page may contain data that no browser runs; it ends where the first element could begin.
      let isData = bytes[start..<place].elementsEqual(" type=\"application/ld+json\">".utf8)
      if isData { place = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex }
      if !isData && names != ["src", "defer"] || !bytes[place...].starts(with: "</script>".utf8) {
        problems.append("a script of its own")
      }
    }
    if !Self.void.contains(name) { open.append(name) }
  }

  /// Checks the attributes of a tag up to its end.
  /// - Returns: their names.
  private mutating func checkAttributes(of element: String) -> [String] {
    var names: [String] = []
    while true {
      _ = text(while: { isSpace($0) || $0 == UInt8(ascii: "/") })
      guard place < bytes.count else {
        problems.append("a tag without an end")
        return names
      }
      if skip(">") { return names }
      let name = text(while: { !isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") })
      var value = ""
      if skip("=\"") {
        value = text(while: { $0 != UInt8(ascii: "\"") })
        if !skip("\"") { problems.append("a value of '\(name)' without an end") }
      } else if skip("=") {
        value = text(while: { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") })
        if value.isEmpty { problems.append("an unquoted value of '\(name)'") }
      }
      if name.isEmpty, value.isEmpty { place += 1 }
      names.append(name)
      checkAttribute(name, value, of: element)
    }
  }

  private mutating func checkAttribute(_ name: String, _ value: String, of element: String) {
    switch kind {
    case .article:
      if !Self.attributes.contains(name) { problems.append("attribute '\(name)' isn't allowed") }
      if name == "style", !Self.alignments.contains(value) { problems.append("style '\(value)'") }
    case .page:
      if !name.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }) || name.isEmpty {
        problems.append("attribute '\(name)'")
      }
      let isPolicy = name == "http-equiv" && value == "Content-Security-Policy"
      if name.hasPrefix("on") || ["srcdoc", "formaction", "srcset", "ping"].contains(name)
        || name == "http-equiv" && !isPolicy
      {
        problems.append("attribute '\(name)' isn't allowed")
      }
      if name == "style", value.contains("url") || value.contains("\\") { problems.append("style '\(value)'") }
    }
    if ["href", "src"].contains(name), isHarmful(value) { problems.append("address '\(value)' of <\(element)>") }
  }

  /// Whether a browser would run an address as code, after removing ignored characters.
  private func isHarmful(_ address: String) -> Bool {
    let compact = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
    return ["javascript:", "vbscript:", "data:", "file:", "blob:"].contains(where: compact.hasPrefix)
  }

  @discardableResult
  private mutating func skip(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, isPart(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}
