import CaseStudyModel
import Mustache

extension [UInt8] {
  /// Whether these bytes exceed the size limit of a page.
  ///
  /// Writers of code stop here, and the template that inserts the bytes reports the error. Otherwise markup, which
  /// turns a line of two bytes into a hundred, could grow to gigabytes.
  var exceedsPageLimit: Bool { count > TemplateLibrary.outputLimit }
}

extension Diagnostic {
  /// Creates the diagnostic for a page that is too large: at its text if that is the cause, otherwise at the template.
  /// - Parameter values: the values of the page's template.
  static func pageTooLarge(_ page: Page, _ values: [String: TemplateValue], _ error: TemplateError) -> Diagnostic {
    let limit = TemplateLibrary.outputLimit
    let markup = values.values.reduce(0) { sum, value in
      if case .html(let bytes) = value { max(sum, bytes.count) } else { sum }
    }
    if markup > limit / 2, let source = page.source {
      return Diagnostic(
        "PageTooLarge", .error, "A page must be at most \(limit >> 20) MB", at: SourceRange(path: source, line: 1),
        solutions: ["show less code", "divide the text into several pages"])
    }
    var diagnostic = Diagnostic(error)
    diagnostic.id = "PageTooLarge"
    diagnostic.solutions = ["write repeated sections only once"]
    return diagnostic
  }
}
