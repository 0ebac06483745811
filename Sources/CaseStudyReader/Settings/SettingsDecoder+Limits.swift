import CaseStudyModel

/// Limits on lists and on unknown keys: each value and each key may have a fault.
extension SettingsDecoder {
  /// The maximum number of values in any list.
  static let longestList = 10_000
  /// The maximum number of unknown keys that are reported for a file; correcting those reveals the others.
  static let mostUnknownKeys = 1000

  /// Returns a value without the items of a list after the limit; the first of them is reported.
  mutating func bounded(_ node: YAMLNode, key: String, atMost limit: Int) -> YAMLNode {
    guard case .sequence(let items) = node.content, items.count > limit else { return node }
    report(
      "WrongValue", "Key '\(key)' must have at most \(limit) values", at: items[limit].position,
      solutions: ["remove the others"])
    return Self.shortened(node, to: limit)
  }

  /// Returns a value without the items of a list after a limit. By default, one item more than any list may have is
  /// kept, so that the code that reads the list reports it.
  static func shortened(_ node: YAMLNode, to limit: Int = SettingsDecoder.longestList + 1) -> YAMLNode {
    guard case .sequence(let items) = node.content, items.count > limit else { return node }
    var shortened = node
    shortened.content = .sequence(Array(items[..<limit]))
    return shortened
  }
}
