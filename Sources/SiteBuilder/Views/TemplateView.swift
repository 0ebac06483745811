import CaseStudyModel
import Mustache

/// A struct that templates read by the names of its properties.
protocol TemplateView: Sendable {
  /// The values by name.
  var values: [String: TemplateValue] { get }
}

extension TemplateValue {
  /// Returns a view as a value; `null` for none.
  static func view(_ view: (some TemplateView)?) -> TemplateValue {
    view.map { .object($0.values) } ?? .null
  }

  /// Returns views as a list.
  static func views(_ views: some Sequence<some TemplateView>) -> TemplateValue {
    .list(views.map { .object($0.values) })
  }

  /// Returns an optional text; `null` for none.
  static func optional(_ text: String?) -> TemplateValue { text.map { .text($0) } ?? .null }

  /// Returns an address outside the site; `null` for one with an unsafe scheme.
  static func address(_ text: String?) -> TemplateValue {
    .optional(text.flatMap(WebAddress.init)?.text)
  }
}
