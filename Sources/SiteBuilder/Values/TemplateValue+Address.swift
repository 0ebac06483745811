import CaseStudyModel
import Mustache

extension TemplateValue {
  /// Returns an address outside the site as templates link to it; `null` for one that a browser may not follow.
  static func address(_ text: String?) -> TemplateValue {
    text.flatMap(WebAddress.init).map { .text($0.text) } ?? .null
  }
}
