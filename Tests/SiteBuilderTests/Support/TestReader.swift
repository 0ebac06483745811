import CaseStudyModel
import SiteBuilder

/// A reader of a toy format, so that the stages after reading can be tested without Markdown: each line `key: value`
/// sets something, and all other lines are the code of one fence.
struct TestReader: DocumentReader, StudyReader {
  var infoWords: [String] { ["test"] }

  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    var configuration = SiteConfiguration()
    for (key, value) in settings(of: file) {
      switch key {
      case "title": configuration.title = value
      case "tagline": configuration.tagline = value
      case "author": configuration.author = Person(name: value)
      case "language": configuration.language = value
      case "baseURL": configuration.baseURL = value
      case "cards": configuration.cards = value == "false" ? .never : .always
      case "off": configuration.severities[value] = .some(nil)
      case "warn": configuration.severities[value] = .warning
      default: break
      }
    }
    return Diagnosed(configuration)
  }

  /// Reads the form that the catalogues of the theme have: a key and a quoted text on a line, plural forms indented.
  func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]> {
    var texts: [String: InterfaceText] = [:]
    var key = ""
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") else { continue }
      let name = line[..<colon].filter { $0 != " " }
      let value = String(line[line.index(after: colon)...].drop { $0 == " " }.dropFirst().dropLast())
      if line.hasPrefix(" ") {
        texts[key]?.forms[PluralCategory(rawValue: name) ?? .other] = value
      } else {
        key = name
        texts[key] = InterfaceText(
          value.isEmpty ? [:] : [.other: value], at: SourceRange(path: file.path, line: index + 1))
      }
    }
    return Diagnosed(texts)
  }

  func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader {
    self
  }

  func study(from file: SourceFile, include: (String) -> [UInt8]?) -> Diagnosed<CaseStudy> {
    var article = article(from: file, configuration: SiteConfiguration()).value
    article.snippets = [
      Snippet(line: 1, codeLine: 2, language: .swift, file: "A.swift", side: .before, code: "before\n"),
      Snippet(line: 4, codeLine: 5, language: .swift, file: "A.swift", side: .after, code: "after\n"),
    ]
    article.body += [.snippet(0), .snippet(1)]
    let named = article.frontMatter.principles ?? [.ocp]
    return Diagnosed(
      CaseStudy(
        article: article, principles: named, examples: [Example(principles: named, before: [0], after: [1])]))
  }

  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    var article = Article.made(file.path, title: file.path, [])
    for (key, value) in settings(of: file) {
      switch key {
      case "title": article.title = value
      case "slug": article.frontMatter.slug = value
      case "draft":
        article.frontMatter.publication =
          value == "true" ? .draft : value == "maybe" ? .uncertain : .published
      case "tag": article.frontMatter.tags.append(value)
      case "summary": article.summary = value
      case "date": article.frontMatter.date = CalendarDate(value)
      case "updated": article.frontMatter.updated = CalendarDate(value)
      case "alias": article.frontMatter.aliases.append(value)
      case "language": article.frontMatter.language = value
      case "order": article.frontMatter.order = Int(value)
      case "principle":
        article.frontMatter.principles = (article.frontMatter.principles ?? []) + [.init(rawValue: value)]
      case "picture": article.frontMatter.image = value
      case "off": article.frontMatter.severities[value] = .some(nil)
      case "image":
        article.images.append(Image(source: value, alternative: "x", position: SourcePosition(line: 1)))
        article.body.append(.image(article.images.count - 1))
      case "link":
        article.links.append(Link(destination: value, position: SourcePosition(line: 1)))
        article.body += [.linkStart(article.links.count - 1), .html("link</a>")]
      default: break
      }
    }
    return Diagnosed(article)
  }

  private func settings(of file: SourceFile) -> [(String, String)] {
    String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }
}
