import CaseStudyModel

/// The data about a page for search engines: a block of JSON-LD in the terms of schema.org.
///
/// Browsers run no data block, so the content security policy allows it.
///
/// Source: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
struct StructuredData: Sendable {
  private typealias Members = [(key: String, value: JSONValue)]

  private let shared: PageForSharing
  private var page: Page { shared.page }
  private var site: Site { shared.context.site }

  init(of shared: PageForSharing) { self.shared = shared }

  /// The element; `nil` for a page without data, and for one that search engines leave out.
  var element: [UInt8]? {
    if !page.isListed { return nil }
    let parts = [resource, dataset, breadcrumbs].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let document = JSONValue.object([
      ("@context", .string("https://schema.org")), ("@graph", .array(parts.map { .object($0) })),
    ])
    var element = Array("<script type=\"application/ld+json\">".utf8)
    // Texts contain no line feeds, so this removes only indentation.
    for line in document.text.utf8.split(separator: UInt8(ascii: "\n")) {
      for byte in line.drop(while: { $0 == UInt8(ascii: " ") }) {
        // The sign occurs only in texts; escaped, it can't end the element or open a comment.
        if byte == UInt8(ascii: "<") { element += "\\u003c".utf8 } else { element.append(byte) }
      }
    }
    return element + "</script>".utf8
  }

  /// The study, on its overview.
  private var resource: Members? {
    guard page.isArticle, let article = shared.article else { return nil }
    var members: Members = [
      ("@type", .strings(["TechArticle", "LearningResource"])), ("headline", .string(page.title)),
      ("learningResourceType", .string("case study")), ("inLanguage", .string(page.language ?? language)),
    ]
    members.add("description", page.summary)
    members.add("url", shared.address)
    members.add("image", shared.image)
    members.add("datePublished", page.date?.description)
    members.add("dateModified", (page.updated ?? page.date)?.description)
    members.add("educationalLevel", article.difficulty?.rawValue)
    members.add("author", site.authors(of: article).map(Self.person))
    members.add("keywords", article.tags.map { .string($0) })
    members.add("teaches", page.principles.compactMap { site.principle($0).map { .string($0.name) } })
    members.add("citation", article.frontMatter.sources.map(Self.work))
    return members
  }

  /// The evidence: of one study on its page, and of all studies on the page about the method.
  private var dataset: Members? {
    let isWhole = page.path == PagePath.method
    guard !site.evidence.isEmpty, isWhole || page.layout == .evidence else { return nil }
    var members: Members = [
      ("@type", .string("Dataset")),
      ("name", .string(isWhole ? "\(site.configuration.title): \(site.texts.text("evidence.title"))" : page.title)),
      ("description", .string(page.summary)), ("inLanguage", .string(language)),
    ]
    members.add("url", shared.address)
    members.add("dateModified", (page.updated ?? page.date)?.description)
    members.add("creator", site.configuration.author.map { [Self.person($0)] } ?? [])
    members.add("measurementTechnique", site.absoluteAddress(of: PagePath.method))
    let files = [(EvidenceExportFormat.path, "application/json"), (EvidenceExportFormat.tablePath, "text/csv")]
    members.add(
      "distribution", files.compactMap { path, type in site.absoluteAddress(of: path).map { download($0, type) } })
    return members
  }

  /// The breadcrumbs of the page, whose addresses must be absolute.
  private var breadcrumbs: Members? {
    guard !page.ancestors.isEmpty, let address = shared.address else { return nil }
    let above = page.ancestors.compactMap { ancestor in
      site.absoluteAddress(of: ancestor.path.percentEncodedPath).map { (ancestor.title, $0) }
    }
    let items = (above + [(page.title, address)]).enumerated().map { index, item in
      JSONValue.object([
        ("@type", .string("ListItem")), ("position", .integer(index + 1)), ("name", .string(item.0)),
        ("item", .string(item.1)),
      ])
    }
    return [("@type", .string("BreadcrumbList")), ("itemListElement", .array(items))]
  }

  private var language: String { site.configuration.language }

  private func download(_ address: String, _ type: String) -> JSONValue {
    .object([
      ("@type", .string("DataDownload")), ("encodingFormat", .string(type)), ("contentUrl", .string(address)),
    ])
  }

  private static func person(_ person: Person) -> JSONValue {
    var members: Members = [("@type", .string("Person")), ("name", .string(person.name))]
    members.add("url", person.url.flatMap(WebAddress.init)?.text)
    return .object(members)
  }

  private static func work(_ citation: Citation) -> JSONValue {
    var members: Members = [("@type", .string("CreativeWork")), ("name", .string(citation.title))]
    members.add("url", citation.url.flatMap(WebAddress.init)?.text)
    return .object(members)
  }
}

extension [(key: String, value: JSONValue)] {
  /// Adds a text, unless there is none or it is empty.
  mutating func add(_ key: String, _ text: String?) {
    if let text, !text.isEmpty { append((key, .string(text))) }
  }

  /// Adds a list, unless it is empty.
  mutating func add(_ key: String, _ values: [JSONValue]) {
    if !values.isEmpty { append((key, .array(values))) }
  }
}
