import CaseStudyModel
import Mustache

extension [UInt8] {
  /// Whether these bytes of a page are more than a page may have.
  ///
  /// Whatever writes lines, blocks or files of code stops here: the template that takes them up reports it, and a line of two
  /// bytes becomes a hundred, so that all of it could be gigabytes.
  var isFullPage: Bool { count > TemplateLibrary.outputLimit }
}

extension Diagnostic {
  /// Creates the diagnostic of a page that is too large: at the page's text where that is to blame, else at the template's place.
  /// - Parameter values: what the page gave to its template.
  static func pageTooLarge(_ page: Page, _ values: [String: TemplateValue], _ error: TemplateError) -> Diagnostic {
    let limit = TemplateLibrary.outputLimit
    let markup = values.values.reduce(0) { sum, value in
      if case .html(let bytes) = value { max(sum, bytes.count) } else { sum }
    }
    if markup > limit / 2, let source = page.source {
      return Diagnostic(
        "PageTooLarge", .error, "A page must have at most \(limit >> 20) MB", at: SourceRange(path: source, line: 1),
        solutions: ["show less code", "divide the text into several pages"])
    }
    var diagnostic = Diagnostic(error)
    diagnostic.id = "PageTooLarge"
    diagnostic.solutions = ["write sections that repeat one another once"]
    return diagnostic
  }
}
