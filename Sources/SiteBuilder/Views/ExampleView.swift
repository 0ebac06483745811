import Mustache

/// The examples of one study on a principle's page: the first, and the others folded.
struct ExampleView: TemplateView {
  var title: String
  /// The language of the title, if it differs from the site's.
  var language: String?
  var url: String
  var isOpen: Bool
  /// The number of lines that the examples show, as a text.
  var size: String
  /// The markup of the first example.
  var code: TemplateValue
  var moreLabel: String
  /// The markup of the others; empty if there are none.
  var more: TemplateValue

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "studyLanguage": .optional(language), "url": .text(url), "isOpen": .bool(isOpen),
      "size": .text(size),
      "code": code, "moreLabel": .text(moreLabel), "more": more,
    ]
  }
}
