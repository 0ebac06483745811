import Mustache

/// A struct that templates read, whose properties have the names that templates use.
protocol TemplateView: Sendable {
  /// The properties by name.
  var values: [String: TemplateValue] { get }
}

extension TemplateValue {
  /// Returns a view as templates read it; `null` for none.
  static func view(_ view: (some TemplateView)?) -> TemplateValue {
    view.map { .object($0.values) } ?? .null
  }

  /// Returns views as a section repeats them.
  static func views(_ views: some Sequence<some TemplateView>) -> TemplateValue {
    .list(views.map { .object($0.values) })
  }

  /// Returns a text that may be missing; `null` for none.
  static func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .null
  }
}
