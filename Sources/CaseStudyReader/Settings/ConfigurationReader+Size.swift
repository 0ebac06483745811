import CaseStudyModel

extension ConfigurationReader {
  /// The keys whose texts every page may show.
  private static let shownKeys: Set<String> = ["title", "tagline", "baseURL", "author", "repository", "navigation"]
  /// The maximum length of such a key's texts in bytes. Every page repeats them, and a site may have one page for every
  /// few bytes of its studies.
  static let longestShown = 10_000

  /// Returns the settings without keys whose texts are too long to repeat on every page; reports those keys.
  static func withoutLongTexts(_ settings: YAMLNode, _ decoder: inout SettingsDecoder) -> YAMLNode {
    guard case .mapping(var entries) = settings.content else { return settings }
    entries.removeAll { entry in
      guard shownKeys.contains(entry.key), entry.value.textLength > longestShown else { return false }
      decoder.report(
        "WrongValue", "Key '\(entry.key)' must have at most \(longestShown) bytes, because every page may show it",
        at: entry.keyPosition, solutions: ["shorten it"])
      return true
    }
    var settings = settings
    settings.content = .mapping(entries)
    return settings
  }
}

extension YAMLNode {
  /// The length of all texts in bytes.
  fileprivate var textLength: Int {
    switch content {
    case .scalar(let text, _): text.utf8.count
    case .sequence(let items): items.reduce(0) { $0 + $1.textLength }
    case .mapping(let entries): entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.textLength }
    }
  }
}
