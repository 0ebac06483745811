import CaseStudyModel

/// Lists that their authors wrote as one text.
extension SettingsDecoder {
  /// Reports a text with commas where a list of words is expected.
  mutating func reportJoined(_ node: YAMLNode, key: String) {
    guard let text = node.plainText, text.contains(",") else { return }
    let range = node.range(in: path)
    diagnostics.append(
      Diagnostic(
        "WrongType", .warning, "Key '\(key)' must be a list; '\(text)' is one text", at: range,
        fixes: [
          Fix("replace '\(text)' with '[\(text)]'", [Fix.Replacement(range, with: "[\(text)]")], isSafe: true)
        ]))
  }

  /// Reports a list item that is read as text because its hyphen has no space.
  mutating func reportHyphen(_ node: YAMLNode) {
    guard let text = node.plainText, text.hasPrefix("-"), text.dropFirst().first?.isLetter == true else { return }
    var place = node.position
    place.column += 1
    let range = SourceRange(path: path, start: place)
    diagnostics.append(
      Diagnostic(
        "WrongType", .warning, "An item of a list must have a space after its hyphen", at: node.range(in: path),
        fixes: [Fix("add a space after the hyphen", [Fix.Replacement(range, with: " ")], isSafe: true)]))
  }
}
