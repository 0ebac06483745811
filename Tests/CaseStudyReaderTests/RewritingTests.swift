import CaseStudyModel
import Foundation
import TestForm
import Testing

/// Markdown has several ways to write one thing. A document means the same in each of them.
struct RewritingTests {
  /// Another way to write a document.
  struct Rewriting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Rewrites the lines of a document that aren't code or front matter.
    let rewritten: @Sendable (MarkdownText) -> MarkdownText
  }

  static let rewritings = [
    Rewriting(testDescription: "more blank lines") { $0.mapped { $0.isEmpty ? ["", ""] : [$0] } },
    Rewriting(testDescription: "spaces on blank lines") { $0.mapped { $0.isEmpty ? ["  "] : [$0] } },
    Rewriting(testDescription: "paragraphs on one line") { $0.joiningParagraphs() },
    Rewriting(testDescription: "paragraphs on shorter lines") { $0.mapped(Self.divided) },
    Rewriting(testDescription: "fences of tildes") { text in
      let hasTildes = text.lines.contains { $0.text.contains("~~~") }
      return hasTildes ? text : text.mappedFences { String(repeating: "~", count: $0) }
    },
    Rewriting(testDescription: "longer fences") { $0.mappedFences { String(repeating: "`", count: $0 + 2) } },
    Rewriting(testDescription: "underlined headings") { $0.mapped(Self.underlined) },
    Rewriting(testDescription: "closed headings") { $0.mapped { Self.isHeading($0) ? [$0 + " ##"] : [$0] } },
    Rewriting(testDescription: "bold with underscores") { $0.mapped { [Self.withUnderscores($0)] } },
    Rewriting(testDescription: "bullets that are stars") { text in
      text.mapped { line in [line.replacing(#/^( *)- /#) { "\($0.1)* " }] }
    },
    Rewriting(testDescription: "comments above headings") {
      $0.mapped { Self.isHeading($0) ? ["", "<!-- A note. -->", "", $0] : [$0] }
    },
    Rewriting(testDescription: "escaped full stops") {
      $0.mapped { Self.isPlain($0) && $0.hasSuffix(".") ? [$0.dropLast() + "\\."] : [$0] }
    },
    Rewriting(testDescription: "a line feed at the end") { text in
      var text = text
      text.lines.append(("", .prose))
      return text
    },
  ]

  @Test(arguments: rewritings)
  func everyWayToWriteADocumentIsReadAlike(_ rewriting: Rewriting) throws {
    for document in try Self.documents.get() {
      try document.expectSame(as: rewriting.rewritten(document.text).description)
    }
  }

  @Test func theEndsOfLinesDoNotMatter() throws {
    for document in try Self.documents.get() {
      try document.expectSame(as: "\u{FEFF}" + document.text.description.replacing("\n", with: "\r\n"))
    }
  }

  private struct Document: Sendable {
    let name: String
    let text: MarkdownText
    let study: CaseStudy

    init(_ name: String, _ markdown: String) throws {
      self.name = name
      text = MarkdownText(markdown)
      study = try read(markdown, path: name)
    }

    func expectSame(as rewritten: String) throws {
      let new = try read(rewritten, path: name)
      #expect(
        new.article.snippets.map(RewritingTests.summary) == study.article.snippets.map(RewritingTests.summary),
        "\(name)")
      #expect(new.article.title == study.article.title, "\(name)")
      #expect(new.changeRequests.map(\.title) == study.changeRequests.map(\.title), "\(name)")
    }
  }

  /// The documents of the corpus and, in the long form, this repository's studies.
  private static let documents = Result {
    try TestForm.sample(of: "documents to rewrite", every: 4, Corpus.documents())
      .map { try Document($0.name, $0.markdown) } + (TestForm.isLong ? studies() : [])
  }

  private static func studies() throws -> [Document] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Content/case-studies")
    let studies = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
      .map { try Document($0.lastPathComponent, String(contentsOf: $0, encoding: .utf8)) }
    try #require(studies.count > 5)
    return studies
  }

  /// What matters about a block, on one line.
  private static func summary(_ snippet: Snippet) -> String {
    let principles = snippet.principles.map(\.rawValue).joined(separator: "+")
    return "\(snippet.sideName) by \(snippet.sideSource.rawValue), \(snippet.role.rawValue), \(principles), "
      + "\(snippet.file ?? "-"): \(snippet.code.prefix { $0 != "\n" })"
  }

  // MARK: - Lines

  private static func isHeading(_ line: String) -> Bool { line.wholeMatch(of: /#{1,6} .*[^#\s]/) != nil }

  /// Returns whether a line is text of a paragraph without markup of its own at the beginning.
  fileprivate static func isPlain(_ line: String) -> Bool {
    line.first?.isLetter == true && !line.contains { "|<`[]\\*_~".contains($0) } && !line.hasSuffix("  ")
      && !line.hasPrefix("title:")
  }

  private static func underlined(_ line: String) -> [String] {
    let signs = line.prefix { $0 == "#" }
    let text = line.dropFirst(signs.count).drop { $0 == " " }
    // A line with another sign at its start would be a list, and one with a number too.
    guard text.first?.isLetter == true, let rule = ["#": "===", "##": "---"][signs] else { return [line] }
    return ["", String(text), rule]
  }

  private static func withUnderscores(_ line: String) -> String {
    line.replacing(/^\*\*([^*_]+)\*\*(?=$|[ :])/) { "__\($0.1)__" }
  }

  /// Returns a line of text as two, divided before a word in the middle.
  private static func divided(_ line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard isPlain(line), words.count > 5, words[words.count / 2].first?.isLetter == true else { return [line] }
    return [words[..<(words.count / 2)], words[(words.count / 2)...]].map { $0.joined(separator: " ") }
  }
}

/// The lines of a document, each with what it is part of.
struct MarkdownText: CustomStringConvertible, Sendable {
  enum Part: Sendable { case prose, fence, code }

  var lines: [(text: String, part: Part)] = []

  init(_ markdown: String) {
    let all = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var start = 0
    if all.first == "---", let end = all.dropFirst().firstIndex(of: "---") {
      lines = all[...end].map { ($0, .code) }
      start = end + 1
    }
    // The signs that opened the fence around a line.
    var fence: Substring?
    for line in all[start...] {
      let text = line.drop { " >".contains($0) }
      let signs = text.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        let isEnd =
          signs.count >= open.count && signs.first == open.first
          && text.dropFirst(signs.count).allSatisfy(\.isWhitespace)
        lines.append((line, isEnd ? .fence : .code))
        if isEnd { fence = nil }
      } else if signs.count > 2 {
        lines.append((line, .fence))
        fence = signs
      } else {
        // Indented code and HTML have their own rules.
        let isOther = line.hasPrefix("    ") || line.hasPrefix("\t")
        lines.append((line, isOther ? .code : .prose))
      }
    }
  }

  var description: String { lines.map(\.text).joined(separator: "\n") }

  /// Returns the text with each line of prose replaced.
  func mapped(_ transform: (String) -> [String]) -> MarkdownText {
    var text = self
    text.lines = lines.flatMap { line in
      line.part == .prose ? transform(line.text).map { ($0, .prose) } : [line]
    }
    return text
  }

  /// Returns the text with the backticks of each opening or closing fence replaced.
  func mappedFences(_ signs: (Int) -> String) -> MarkdownText {
    var text = self
    text.lines = lines.map { line in
      line.part == .fence ? (line.text.replacing(/`{3,}/) { signs($0.0.count) }, .fence) : line
    }
    return text
  }

  /// Returns the text with successive lines of plain text joined.
  func joiningParagraphs() -> MarkdownText {
    var text = self
    text.lines = []
    for line in lines {
      if line.part == .prose, RewritingTests.isPlain(line.text), let last = text.lines.last, last.part == .prose,
        RewritingTests.isPlain(last.text)
      {
        text.lines[text.lines.count - 1].text += " " + line.text
      } else {
        text.lines.append(line)
      }
    }
    return text
  }
}
