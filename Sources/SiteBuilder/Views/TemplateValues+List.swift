import CaseStudyModel
import Mustache

extension [String: TemplateValue] {
  /// Creates values with a list `name`, and `hasName` for whether it has elements.
  public init(list name: String, _ elements: [TemplateValue]) {
    self = [name: .list(elements), "has" + name.capitalizedFirst: .bool(!elements.isEmpty)]
  }

  /// Creates values with views as a list `name`, and `hasName` for whether there are any.
  init(list name: String, views: some Sequence<some TemplateView>) {
    self.init(list: name, views.map { .object($0.values) })
  }

  /// Creates values with a list `name` whose first element has `isFirst` set, so that templates unfold it.
  public init(unfoldingFirstOf name: String, _ elements: [[String: TemplateValue]]) {
    self.init(
      list: name,
      elements.enumerated().map { index, element in .object(element.with(["isFirst": .bool(index == 0)])) })
  }

  /// Returns the values merged with others, which win.
  public func with(_ others: [String: TemplateValue]) -> [String: TemplateValue] {
    merging(others) { _, new in new }
  }
}
