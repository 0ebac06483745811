import CaseStudyModel

/// A tag of Jekyll, GitBook or Hugo that is alone on its line, such as `{% highlight swift %}` or `{{< tab "Bad" >}}`.
struct TemplateTag {
  /// The forms that tags take in Markdown.
  enum Form {
    /// A fence; the lines up to the closing tag are code.
    case fence
    /// A bold line with the tag's title, or a blank line.
    case title
    /// An image, if the tag names one; else a blank line.
    case image
    /// A blank line.
    case blank
  }

  /// The name, without the `end` or the slash of a closing tag.
  let name: String
  let isClosing: Bool
  private let arguments: String

  private static let delimiters = [("{%", "%}"), ("{{<", ">}}"), ("{{%", "%}}")]
  private static let forms: [String: Form] = [
    "highlight": .fence, "codeblock": .fence, "prism": .fence, "tab": .title, "code": .title, "details": .title,
    "expand": .title, "alert": .title, "admonition": .title, "callout": .title,
    "raw": .blank, "tabs": .blank, "hint": .blank, "notice": .blank, "figure": .image, "img": .image, "image": .image,
    "include": .image, "include_relative": .image, "include_cached": .image, "toc": .blank, "tableofcontents": .blank,
  ]

  /// Parses a line without its indentation; `nil` unless the line is a single tag with a known meaning.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard line.count > 4, line[line.startIndex + 1] == UInt8(ascii: "%") || line[line.startIndex + 1] == line.first
    else { return nil }
    let text = String(decoding: line, as: UTF8.self).trimmingSpaces()
    guard let (start, end) = Self.delimiters.first(where: { text.hasPrefix($0.0) && text.hasSuffix($0.1) }),
      text.utf8.count >= start.utf8.count + end.utf8.count
    else { return nil }
    var inner = text.dropFirst(start.count).dropLast(end.count)
    // A second tag on the line has another purpose.
    guard !inner.contains("{"), !inner.contains("}") else { return nil }
    if inner.hasPrefix("-") { inner.removeFirst() }
    if inner.hasSuffix("-") { inner.removeLast() }
    var content = String(inner).trimmingSpaces()
    var isClosing = content.hasPrefix("/")
    if isClosing { content = String(content.dropFirst()).trimmingSpaces() }
    var name = String(content.prefix { !$0.isWhitespace }).lowercased()
    if name.hasPrefix("end"), Self.forms[String(name.dropFirst(3))] != nil {
      isClosing = true
      name.removeFirst(3)
    }
    guard Self.forms[name] != nil else { return nil }
    self.name = name
    self.isClosing = isClosing
    arguments = String(content.dropFirst(content.prefix { !$0.isWhitespace }.count)).trimmingSpaces()
  }

  /// The form that the tag takes in Markdown.
  var form: Form { Self.forms[name] ?? .blank }

  /// The language of the code that the tag opens; empty if it names none.
  var language: String {
    let words = arguments.split { $0.isWhitespace || $0 == "," }
    // Octopress writes a title before `lang:`.
    let word = words.first { $0.hasPrefix("lang:") || $0.hasPrefix("lang=") }?.dropFirst(5)
    let language = word ?? (name == "highlight" ? words.first ?? "" : "")
    return language.trimmingPrefix("\"").prefix { $0.isASCII && ($0.isLetterOrNumber || "+#-".contains($0)) }
      .description
  }

  /// The image that the tag shows, as Markdown; empty if it names none.
  var image: String {
    let addresses = ["src", "url", "path", "image_path", "image", "img", "file", "filename"].compactMap {
      value(of: $0)
    }
    guard !isClosing, let address = addresses.first(where: SitePath.isImage),
      !address.contains(where: { "<>{}\n".contains($0) })
    else { return "" }
    let text = ["alt", "caption", "title"].compactMap { value(of: $0) }.first { !$0.isEmpty } ?? ""
    let label = text.filter { !"[]*_`<>\\".contains($0) }
    return "![\(label)](\(address.contains(where: \.isWhitespace) ? "<\(address)>" : address))"
  }

  /// Returns the quoted value of a key among the arguments.
  private func value(of key: String) -> String? {
    let text = " " + arguments
    for quote in ["\"", "'"] {
      guard let start = text.firstRange(of: " \(key)=\(quote)")?.upperBound else { continue }
      return String(text[start...].prefix { String($0) != quote })
    }
    return nil
  }

  /// The title that the tag gives to what follows: the value of a key for titles, or quoted text without a key.
  var title: String {
    let titles = ["title", "name", "label", "summary", "header"].compactMap { value(of: $0) }
    if let title = titles.first { return title.trimmingSpaces() }
    guard let open = arguments.firstIndex(of: "\""), !arguments[..<open].hasSuffix("=") else { return "" }
    let rest = arguments[arguments.index(after: open)...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]).trimmingSpaces() } ?? ""
  }
}
