import CaseStudyModel

extension Article {
  /// Makes an article whose body is written by hand: each part adds its segment and what the segment refers to.
  static func made(_ source: String, title: String = "A study", slug: String? = nil, _ parts: [Part]) -> Article {
    let name = source.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    var article = Article(source: source, slug: slug ?? name, title: title, summary: "A summary.")
    for (index, part) in parts.enumerated() { part.add(&article, index + 1) }
    return article
  }

  /// A part of an article's body.
  struct Part {
    let add: (inout Article, _ line: Int) -> Void

    static func html(_ text: String) -> Part {
      Part { article, _ in article.body.append(.html(text)) }
    }

    static func heading(
      _ level: Int, _ text: String, side: Side? = nil, principles: [Principle.ID] = []
    ) -> Part {
      Part { article, line in
        let anchor = text.lowercased().replacing(" ", with: "-")
        article.headings.append(
          Heading(
            level: level, text: text, anchor: anchor, line: line, isTopLevel: true, principles: principles, side: side))
        let index = article.headings.count - 1
        article.body += [.headingStart(index), .html(text), .headingEnd(index)]
      }
    }

    static func link(_ destination: String, _ text: String) -> Part {
      Part { article, line in
        article.links.append(Link(destination: destination, position: SourcePosition(line: line)))
        article.body += [.html("<p>"), .linkStart(article.links.count - 1), .html(text + "</a></p>\n")]
      }
    }

    static func image(_ source: String, _ alternative: String) -> Part {
      Part { article, line in
        article.images.append(
          Image(source: source, alternative: alternative, position: SourcePosition(line: line)))
        article.body += [.html("<p>"), .image(article.images.count - 1), .html("</p>\n")]
      }
    }

    static func code(
      _ side: Side?, _ code: String, file: String? = nil, language: Language? = .swift, role: SnippetRole = .source,
      by sideSource: SideSource = .info, stressed: [ClosedRange<Int>] = [], isHidden: Bool = false,
      isReplacing: Bool = false, contract: String? = nil
    ) -> Part {
      Part { article, line in
        article.snippets.append(
          Snippet(
            line: line, codeLine: line + 1, language: language, file: file, side: side, sideSource: sideSource,
            role: role, code: code, stressedLines: stressed, isHidden: isHidden, isReplacing: isReplacing,
            contractName: contract))
        article.body.append(.snippet(article.snippets.count - 1))
      }
    }
  }
}
