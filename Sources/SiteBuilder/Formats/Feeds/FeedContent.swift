import CaseStudyModel

/// Writes the text of an article as HTML for feed readers, which have neither the site's style sheets nor its scripts:
/// addresses are absolute, code is plain, and folded parts of a page are left out.
struct FeedContent: Sendable {
  let article: Article
  /// The context of the feed, whose root is absolute.
  let context: PageContext

  /// The text as HTML.
  var bytes: [UInt8] {
    let plan = HeadingPlan(article)
    let phrases = ReaderPhrases(context.texts)
    let footnotes = FootnoteLinks(of: article, in: context)
    var out: [UInt8] = []
    var isTitle = false
    for segment in article.body where !out.exceedsPageLimit {
      switch segment {
      case .headingStart(let index): isTitle = plan.levels[index] == 0
      case .headingEnd, .html, .linkStart, .image, .snippet: break
      }
      if isTitle {
        if case .headingEnd = segment { isTitle = false }
        continue
      }
      switch segment {
      case .html(let read):
        let text = phrases?.replaced(in: read) ?? read
        out.append(html: footnotes?.resolved(in: text) ?? text)
      case .headingStart(let index): out.append(html: "<h\(plan.levels[index])>")
      case .headingEnd(let index): out.append(html: "</h\(plan.levels[index])>\n")
      case .linkStart(let index): LinkWriter(context: context).write(article.links[index], of: article, into: &out)
      case .image(let index): ImageWriter(context: context).write(article.images[index], of: article, into: &out)
      case .snippet(let index): write(article.snippets[index], into: &out)
      }
    }
    return out
  }

  private func write(_ snippet: Snippet, into out: inout [UInt8]) {
    if snippet.isHidden { return }
    let title = context.snippets.title(of: snippet)
    if !title.isEmpty {
      out.append(html: "<p><b>")
      out.append(escaping: title)
      out.append(html: "</b></p>\n")
    }
    out.append(html: "<pre><code>")
    out.append(escaping: snippet.code)
    out.append(html: "</code></pre>\n")
  }
}
