import CaseStudyModel
import CaseStudyReader

/// Reads Markdown as a study of a configured site, with files for its fences to include.
func readStudy(
  _ markdown: String, path: String = "Content/study.md", files: [String: String] = [:],
  htmlPolicy: SiteConfiguration.HTMLPolicy = .safe
) -> Diagnosed<CaseStudy> {
  readStudy(bytes: Array(markdown.utf8), path: path, files: files, htmlPolicy: htmlPolicy)
}

/// Reads arbitrary bytes as a study of a configured site.
func readStudy(
  bytes: [UInt8], path: String = "Content/study.md", files: [String: String] = [:],
  htmlPolicy: SiteConfiguration.HTMLPolicy = .safe
) -> Diagnosed<CaseStudy> {
  var configuration = SiteConfiguration(isConfigured: true)
  configuration.htmlPolicy = htmlPolicy
  return MarkdownDocumentReader().study(
    from: SourceFile(path: path, bytes: bytes), configuration: configuration, principles: [],
    include: { files[$0].map { Array($0.utf8) } })
}

extension Diagnosed {
  /// The diagnostics of a kind.
  func diagnostics(_ id: String) -> [Diagnostic] {
    diagnostics.filter { $0.id == id }
  }
}

extension Article {
  /// The body as HTML, with the tags that a page would fill in.
  var html: String {
    body.map { segment in
      switch segment {
      case .html(let text): text
      case .headingStart(let index): "<h\(headings[index].level) id=\"\(escaped(headings[index].anchor))\">"
      case .headingEnd(let index): "</h\(headings[index].level)>"
      case .linkStart(let index): "<a href=\"\(escaped(links[index].destination))\">"
      case .image(let index):
        "<img src=\"\(escaped(images[index].source))\" alt=\"\(escaped(images[index].alternative))\">"
      case .snippet(let index): "<pre>\(escaped(snippets[index].code))</pre>"
      }
    }.joined()
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
