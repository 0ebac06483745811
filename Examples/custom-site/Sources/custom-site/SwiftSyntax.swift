import CaseStudyModel
import CodeHighlighting
import SiteBuilder

/// solidsite's highlighter of Swift in the place where SiteBuilder wants one.
struct SwiftSyntax: Highlighter {
  private let highlighter = SwiftHighlighter()

  var languages: [String] { highlighter.languages }

  func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    highlighter.spans(of: code)
  }
}
