import CaseStudyModel

/// Words of a site's template that would be shown verbatim, and addresses that work only on some pages.
struct TemplateWords {
  let source: TemplateSource
  /// Whether the site is at the root of its host, so that addresses may begin with a slash.
  let isAtRoot: Bool
  /// The paths of the site's pages.
  let pages: Set<String>
  /// The paths of the files that the site publishes under their own names, below `assets/`.
  let assets: Set<PathKey>
  /// The addresses of the site, with the anchors of its pages.
  let addresses: SiteAddresses

  /// The maximum number of diagnostics of each kind, because each searches the template for its place.
  private static let limit = 20

  var diagnostics: [Diagnostic] { foreignTags + bracketedNames + faultyAddresses }

  /// Tags of other template languages, such as `{% if title %}`.
  private var foreignTags: [Diagnostic] {
    [("{%", "%}"), ("<%", "%>"), ("<?", "?>")].flatMap { foreignTags(from: $0.0, to: $0.1) }
  }

  private func foreignTags(from opening: String, to closing: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var start = 0
    while found.count < Self.limit, let offset = source.markup.firstIndex(of: Array(opening.utf8), from: start) {
      let line = source.markup[offset...].prefix { $0 != UInt8(ascii: "\n") }
      let end = source.markup.firstIndex(of: Array(closing.utf8), from: offset) ?? line.endIndex
      let range = offset..<Swift.min(end + 2, line.endIndex)
      start = offset + 2
      let tag = source.text(range)
      // A picture may begin with its XML declaration.
      if tag.hasPrefix("<?xml") { continue }
      found.append(
        Diagnostic(
          "TemplateError", .warning, "Tag '\(tag)' of another program isn't replaced", at: source.place(of: range),
          solutions: ["write a condition or a loop as '\("{{#name}}…{{/name}}")'"]))
    }
    return found
  }

  /// Names in other brackets, such as `{title}`.
  private var bracketedNames: [Diagnostic] {
    var found: [Diagnostic] = []
    let markup = source.markup
    var isCode = false
    var end = 0
    for index in markup.indices where "{$[<".utf8.contains(markup[index]) && index >= end {
      if markup[index] == UInt8(ascii: "<") {
        let rest = markup[(index + 1)...]
        if rest.starts(with: "style".utf8) || rest.starts(with: "script".utf8) { isCode = true }
        if rest.starts(with: "/".utf8) { isCode = false }
        continue
      }
      guard !isCode, let (range, name) = placeholder(at: index) else { continue }
      end = range.upperBound
      found.append(
        Diagnostic(
          "TemplateError", .warning,
          "Placeholder '\(source.text(range))' must be in two braces on each side", at: source.place(of: range),
          solutions: ["write two braces before and after '\(source.text(name))'"]))
      if found.count >= Self.limit { break }
    }
    return found
  }

  /// The brackets around names in other template languages.
  private static let brackets = [("{", "}"), ("${", "}"), ("[[", "]]")].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Returns the name in brackets that begins at an offset, with and without them.
  private func placeholder(at index: Int) -> (whole: Range<Int>, name: Range<Int>)? {
    Self.brackets.lazy.compactMap { opening, closing in
      let rest = source.markup[index...]
      guard rest.starts(with: opening) else { return nil }
      let inner = rest.dropFirst(opening.count)
      let name = inner.prefix { $0 == UInt8(ascii: ".") || $0.isASCIILetter }
      let after = inner.dropFirst(name.count)
      guard !name.isEmpty, after.starts(with: closing) else { return nil }
      return (index..<(after.startIndex + closing.count), name.startIndex..<name.endIndex)
    }.first
  }

  /// The attributes that hold an address.
  private static let attributes: [String: Set<String>] = [
    "a": ["href"], "link": ["href"], "img": ["src", "srcset"], "script": ["src"], "source": ["src", "srcset"],
    "video": ["src", "poster"], "audio": ["src"], "form": ["action"],
  ]

  /// Addresses that are relative to the page that shows them, or to the host.
  private var faultyAddresses: [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, tag) in MarkupTags(source.markup).enumerated() where found.count < Self.limit {
      if index == 0, tag.name == "svg" { return [] }
      guard !tag.isEnd, let names = Self.attributes[tag.name] else { continue }
      for attribute in tag.attributes where names.contains(attribute.name.lowercased()) {
        found += source.addresses(in: attribute).compactMap { fault(of: source.text($0), in: tag, at: $0) }
      }
    }
    return found
  }

  private func fault(of address: String, in tag: MarkupTags.Tag, at range: Range<Int>) -> Diagnostic? {
    if let fault = missingPage(of: address, in: tag, at: range) ?? missingAsset(of: address, at: range)
      ?? missingAnchor(of: address, in: tag, at: range)
    {
      return fault
    }
    guard let first = address.first, !"{#?".contains(first), !address.hasPrefix("//"),
      WebAddress.scheme(of: address) == nil
    else { return nil }
    if tag.name == "script" {
      return Diagnostic(
        "TemplateAddress", .warning, "Script '\(address)' must be in 'Templates/assets/custom.js', which pages load",
        at: source.place(of: range), explanation: "The names of published scripts change with their content",
        solutions: ["move its lines there, and remove the element"])
    }
    if tag.name == "link", address.hasSuffix(".css") {
      return Diagnostic(
        "TemplateAddress", .warning,
        "Style sheet '\(address)' must be in 'Templates/assets/site.css', which pages load",
        at: source.place(of: range), explanation: "The names of published style sheets change with their content",
        solutions: ["move its rules there, and remove the element"])
    }
    if first == "/", isAtRoot { return nil }
    let home = "{{site.url}}"
    return Diagnostic(
      "TemplateAddress", .warning, "Address '\(address)' must begin with '\(home)', the address of the home page",
      at: source.place(of: range),
      explanation: first == "/"
        ? "The site is in a folder of its host" : "Pages are in folders of different depths",
      solutions: ["replace '\(address)' with '\(home + Self.relative(address))'"])
  }

  /// Returns the fault of a link to a page that the site lacks.
  private func missingPage(of address: String, in tag: MarkupTags.Tag, at range: Range<Int>) -> Diagnostic? {
    let home = "{{site.url}}"
    let path = String(address.dropFirst(home.count).prefix { $0 != "#" && $0 != "?" })
    guard tag.name == "a", address.hasPrefix(home), path.hasSuffix("/"), !path.contains("{"), !pages.isEmpty,
      !pages.contains(path)
    else { return nil }
    let nearest = nearestName(to: path, among: Array(pages)).map { home + $0 }
    return Diagnostic(
      "TemplateAddress", .warning, "Address '\(address)' must be a page of the site", at: source.place(of: range),
      replacing: address, with: nearest)
  }

  /// Returns the fault of a link to a part of a page that the page lacks.
  private func missingAnchor(of address: String, in tag: MarkupTags.Tag, at range: Range<Int>) -> Diagnostic? {
    let home = "{{site.url}}"
    let path = String(address.dropFirst(home.count))
    guard tag.name == "a", address.hasPrefix(home), !path.contains("{"), let sign = address.utf8.firstIndex(of: 0x23),
      case .missingAnchor(let page, let fragment) = addresses.target(of: "/" + path, from: "Content/index.md")
    else { return nil }
    let start = range.lowerBound + address.utf8.distance(from: address.startIndex, to: sign)
    let nearest = nearestName(to: fragment, among: addresses.anchors(of: page)).map { "#" + $0 }
    return Diagnostic(
      "TemplateAddress", .warning, "Anchor '#\(fragment)' must exist on the page that the link leads to",
      at: source.place(of: start..<range.upperBound), replacing: "#" + fragment, with: nearest)
  }

  /// Returns the fault of an address of a file that the site doesn't publish by this name.
  private func missingAsset(of address: String, at range: Range<Int>) -> Diagnostic? {
    let folder = "{{site.url}}assets/"
    let path = String(address.dropFirst(folder.count).prefix { $0 != "#" && $0 != "?" })
    guard address.hasPrefix(folder), !path.isEmpty, !path.contains("{"), !assets.contains(PathKey(path)) else {
      return nil
    }
    let nearest = nearestName(to: path, among: assets.map(\.text)).map { folder + $0 }
    return Diagnostic(
      "TemplateAddress", .warning, "Address '\(address)' must be that of a file in 'Content/assets'",
      at: source.place(of: range), replacing: address, with: nearest)
  }

  /// Returns an address as it is written from the home page.
  private static func relative(_ address: String) -> String {
    var rest = address[...]
    while let start = ["/", "./", "../"].first(where: rest.hasPrefix) { rest = rest.dropFirst(start.count) }
    return String(rest)
  }
}
