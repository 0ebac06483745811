import CaseStudyModel

/// Entries of the navigation in other forms than a title and an address.
extension SettingsDecoder {
  /// Reports an entry that is only a text, or in another program's format.
  /// - Returns: whether the entry is one.
  mutating func reportForeignEntry(_ item: YAMLNode) -> Bool {
    if let text = item.text {
      let link = text.wholeMatch(of: /\[([^\[\]]+)\]\(([^()\s]+)\)/)
      let (title, address) = link.map { (String($0.1), String($0.2)) } ?? (text, "/address/")
      report(
        "WrongType", "An entry of 'navigation' must have a 'title' and a 'url'; '\(text)' is only text",
        at: item.position, solutions: ["write it as \(Self.entry(title, address))"])
      return true
    }
    if let inner = item.entries.first(where: { Self.isList($0.value) }) {
      diagnostics.report(
        "WrongType", .error,
        "An entry of 'navigation' must not contain a list such as '\(inner.key)'; the navigation has a single level",
        at: inner.keyRange(in: path), solutions: ["list its entries beside the others"])
      return true
    }
    return reportTitleAsKey(item)
  }

  private static func entry(_ title: String, _ address: String) -> String {
    "{title: " + title + ", url: " + address + "}"
  }

  private static func isList(_ node: YAMLNode) -> Bool {
    if case .sequence = node.content { true } else { false }
  }

  /// Reports a title with its address, as in `About: about.md`.
  private mutating func reportTitleAsKey(_ item: YAMLNode) -> Bool {
    guard item.entries.count == 1, let entry = item.entries.first, let address = entry.value.text,
      nearestName(to: entry.key, among: ["title", "url"]) == nil, WebAddress.isHarmless(address)
    else { return false }
    let meant = Self.entry(entry.key, address)
    let range = SourceRange(path: path, start: entry.keyPosition, end: entry.value.end)
    let isPlain = entry.value.plainText != nil && entry.key.allSatisfy { $0.isLetterOrNumber || $0 == " " }
    diagnostics.report(
      "WrongType", .error,
      "An entry of 'navigation' must have a 'title' and a 'url'; '\(entry.key)' is in place of both", at: range,
      solutions: ["write it as \(meant)"],
      fixes: isPlain && range.start.line == range.end.line && range.end > range.start
        ? [Fix("write it as \(meant)", at: range, with: meant, isSafe: false)] : [])
    return true
  }
}
