import Mustache

extension [String: TemplateValue] {
  /// Creates values with a list `name`, and whether it holds anything as `hasName`.
  init(list name: String, _ elements: [TemplateValue]) {
    self = [name: .list(elements), "has" + name.prefix(1).uppercased() + name.dropFirst(): .bool(!elements.isEmpty)]
  }

  /// Returns the values together with others, which take the place of namesakes.
  func with(_ others: [String: TemplateValue]) -> [String: TemplateValue] {
    merging(others) { _, new in new }
  }
}
