import CaseStudyModel
import Foundation
import Testing

@testable import SiteBuilder

/// The catalogues of the repository's theme, and everything that uses them.
@Suite("The theme's catalogues")
struct CatalogueOfTheThemeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  @Test(arguments: try languages())
  func translatesEveryText(language: String) throws {
    let (english, texts) = try (Self.texts("en"), Self.texts(language))
    #expect(english.keys.filter { texts[$0] == nil }.sorted() == [], "Add these texts to \(language).yml")
    #expect(texts.keys.filter { english[$0] == nil }.sorted() == [], "English has no such texts")
  }

  @Test(arguments: try languages())
  func givesTranslationsThePlaceholdersOfTheirTexts(language: String) throws {
    let (english, texts) = try (Self.texts("en"), Self.texts(language))
    let different = texts.keys.filter { key in
      english[key].map { $0.placeholders != texts[key]?.placeholders } ?? false
    }
    #expect(different.sorted() == [])
  }

  /// A text with a number has the plural forms of its language, and no others; a form for millions alone is optional.
  @Test(arguments: try languages())
  func givesTextsThePluralFormsOfTheLanguage(language: String) throws {
    let english = try Self.texts("en")
    let needed = Set((0...200).map { PluralCategory.category(of: $0, in: language) }).union([.other])
    let possible = needed.union([PluralCategory.category(of: 1_000_000, in: language)])
    let wrong = try Self.texts(language).compactMap { key, text -> String? in
      let forms = Set(text.forms.keys)
      if english[key]?.forms.count ?? 1 < 2 { return forms == [.other] ? nil : key }
      return needed.isSubset(of: forms) && forms.isSubset(of: possible) ? nil : key
    }
    #expect(wrong.sorted() == [])
  }

  /// The languages with a catalogue, whichever files there are.
  static func languages() throws -> [String] {
    try RepositoryTheme().paths(in: "texts").map(SitePath.stem).filter { !$0.contains(".") }.sorted()
  }

  @Test func namesThePrinciplesAsStudiesMentionThem() throws {
    let texts = try Self.texts("en")
    for principle in Principle.builtIn {
      #expect(texts["principle.\(principle.id.rawValue).name"]?[.other] == principle.name)
    }
  }

  @Test func hasEveryTextThatTemplatesAndScriptsUse() throws {
    let known = Set(try Self.texts("en").keys)
    for (name, source) in try Self.files(in: "Templates", endingWith: ["mustache", "js"]) {
      let keys = source.matches(of: /\{\{[><]text\/([^}]+)\}\}/).map { String($0.1) }
      #expect(keys.filter { !known.contains($0) } == [], "\(name)")
    }
  }

  @Test func hasEveryTextThatSwiftUses() throws {
    let known = Set(try Self.texts("en").keys)
    for (name, source) in try Self.files(in: "Sources", endingWith: ["swift"]) {
      let keys = source.matches(of: /texts\.text\(\s*"([^"\\]+)"/).map { String($0.1) }
        // The preview gets the texts under 'preview.' alone, without the prefix.
        .map { name.hasPrefix("PreviewServer/") ? "preview.\($0)" : $0 }
      // A key that ends with a dot gets its last part from the code.
      let missing = keys.filter { key in
        key.hasSuffix(".") ? !known.contains { $0.hasPrefix(key) } : !known.contains(key)
      }
      #expect(missing == [], "\(name)")
    }
  }

  @Test func hasNoTextThatNothingUses() throws {
    let sources =
      try Self.files(in: "Sources", endingWith: ["swift"])
      + Self.files(in: "Templates", endingWith: ["mustache", "js"])
    let pages = Set(sources.flatMap { $0.1.matches(of: /named: "(\w+)"/).map { String($0.1) } })
    // Texts between two quotes, each up to the first name that the code puts in, or up to the end of a tag.
    var used: Set<String> = []
    for piece in sources.map(\.1).joined(separator: "\"").utf8.split(separator: UInt8(ascii: "\"")) {
      let text = String(Substring(piece))
      used.insert(text)
      if let end = text.range(of: "\\(") { used.insert(String(text[..<end.lowerBound])) }
      for tag in text.components(separatedBy: "text/").dropFirst() {
        if let end = tag.range(of: "}}") { used.insert(String(tag[..<end.lowerBound])) }
      }
    }
    let unused = try Self.texts("en").keys.filter { key in
      // Some keys end with a name that the code inserts; the keys of evidence come from its files.
      let stem = key.split(separator: ".").dropLast().joined(separator: ".")
      // The name of a generated page, which its texts have in common.
      let isOfPage = pages.contains(stem) && ["title", "summary"].contains(key.dropFirst(stem.count + 1))
      return !used.contains(key) && !used.contains(stem + ".") && !isOfPage && !key.hasPrefix("principle.")
        && !key.hasPrefix("evidence.")
    }
    #expect(unused.sorted() == [])
  }

  @Test func hasAllTextsOfTheTemplates() throws {
    for (name, source) in try Self.files(in: "Templates", endingWith: ["mustache"]) {
      #expect(Self.words(inTemplate: source) == [], "\(name)")
    }
  }

  @Test(arguments: [
    ("<p>{{a}}{{>text/list.colon}}{{b}}</p>", []), ("<p>{{a}}: {{b}}</p>", [":"]),
    ("<p>Fee ({{a}})</p>", ["Fee", "(", ")"]),
    ("<a href=\"?a:b\" title=\"{{a}}, {{b}}\">+{{a}}&#160;· …</a>", [","]),
  ])
  func findsWordsAndPunctuationOfATemplate(source: String, words: [String]) {
    #expect(Self.words(inTemplate: source) == words)
  }

  /// Finds words and their punctuation that a template shows outside of tags, and in attributes that readers see or
  /// hear.
  static func words(inTemplate source: String) -> [String] {
    let arguments = /\{\{\$(anchor|pageType|termKey|bodyAttributes)\}\}.*?\{\{\/\1\}\}/
    // A partial may have some of the rules of a style sheet.
    let rule = /(?m)^\.[a-z-]+ \{ [a-z-]+: [^{}]*; \}$/
    let plain = source.replacing(/(?s)<style>.*?<\/style>/, with: "").replacing(rule, with: "").replacing(
      arguments, with: ""
    ).replacing(/\{\{[^}]*\}\}\}?/, with: "\u{1}").replacing(/&#\d+;/, with: "")
    let attributes = plain.matches(of: /(?:aria-label|title|alt|placeholder)="([^"]*)"/).map { String($0.1) }
    let texts = plain.replacing(/<[^>]*>/, with: "\u{2}").split(separator: "\u{2}").map(String.init)
    return (texts + attributes).flatMap { $0.matches(of: /\p{L}+|[.,:;!?()]/).map { String($0.0) } }
  }

  /// Reads a catalogue of the theme.
  static func texts(_ language: String) throws -> [String: InterfaceText] {
    let path = "texts/\(language).yml"
    return TestReader().texts(from: SourceFile(path: path, bytes: try RepositoryTheme().read(path))).value
  }

  private static func files(in folder: String, endingWith endings: Set<String>) throws -> [(String, String)] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { endings.contains(($0 as NSString).pathExtension) }.sorted().map { name in
      (name, try String(contentsOf: base.appending(path: name), encoding: .utf8))
    }
  }
}
