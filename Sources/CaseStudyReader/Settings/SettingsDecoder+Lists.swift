import CaseStudyModel

/// Lists that their authors wrote as one text.
extension SettingsDecoder {
  /// Reports a text with commas where a list of words is expected.
  mutating func reportJoined(_ node: YAMLNode, key: String) {
    guard let text = node.plainText, text.contains(",") else { return }
    let range = node.range(in: path)
    diagnostics.append(
      Diagnostic(
        "WrongType", .warning, "Key '\(key)' must be a list; '\(text)' is a single text", at: range,
        fixes: [
          Fix("replace '\(text)' with '[\(text)]'", [Fix.Replacement(range, with: "[\(text)]")], isSafe: true)
        ]))
  }

  /// Reports the values of a list that are in it already.
  mutating func reportRepeated(_ node: YAMLNode) {
    guard case .sequence(let items) = node.content else { return }
    var known: Set<String> = []
    for item in items {
      guard let text = item.text, !known.insert(text.lowercased()).inserted else { continue }
      diagnostics.append(
        Diagnostic(
          "WrongValue", .warning, "Value '\(text)' must be in the list only once", at: item.range(in: path),
          solutions: ["remove '\(text)'"]))
    }
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

  /// Reports empty texts in a list of words.
  mutating func reportEmpty(_ node: YAMLNode, key: String) {
    guard case .sequence(let items) = node.content else { return }
    for item in items where item.isNull || item.text?.allSatisfy(\.isWhitespace) == true {
      diagnostics.append(
        Diagnostic(
          "WrongValue", .warning, "Key '\(key)' must not have an empty value", at: item.range(in: path),
          solutions: ["remove it"]))
    }
  }

  /// Reports texts that several of a mapping's lists have, of which only one can count.
  mutating func reportShared(_ node: YAMLNode, _ summary: (String) -> Message) {
    guard case .mapping(let entries) = node.content else { return }
    var known: Set<String> = []
    for entry in entries {
      let items = if case .sequence(let items) = entry.value.content { items } else { [entry.value] }
      let texts = items.compactMap { item in item.text.map { ($0, item) } }
      for (text, item) in texts where known.contains(text) {
        diagnostics.append(
          Diagnostic(
            "WrongValue", .warning, summary(text), at: item.range(in: path), solutions: ["remove '\(text)'"]))
      }
      known.formUnion(texts.map(\.0))
    }
  }
}
