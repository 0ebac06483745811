import Mustache

/// A link to the page of a tag.
struct TagView: TemplateView {
  var title: String
  var url: String
  /// The number of studies with the tag, as a text.
  var count = ""

  var values: [String: TemplateValue] { ["title": .text(title), "url": .text(url), "count": .text(count)] }
}
