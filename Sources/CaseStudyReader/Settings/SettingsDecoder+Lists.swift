import CaseStudyModel

/// Lists that their authors wrote as one text.
extension SettingsDecoder {
  /// Reads an item of a list of texts.
  mutating func itemText(_ node: YAMLNode, key: String) -> String? {
    if node.text != nil || node.cutText != nil { return text(node, key: key) }
    diagnostics.report(
      "WrongType", .error, "Each value of '\(key)' must be text", at: node.range(in: path),
      solutions: unwrapping(node))
    return nil
  }

  /// Reports a text with commas or semicolons where a list of words is expected.
  mutating func reportJoined(_ node: YAMLNode, key: String) {
    func divides(_ sign: Character) -> Bool { Self.isSeparator(sign) || Self.mayDivide(sign, key) }
    guard let text = node.plainText, text.contains(where: divides) else { return }
    let words = text.split(whereSeparator: divides).map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    reportSingleText(text, of: node, key: key, list: words.joined(separator: ", "))
  }

  /// Reports items of a list that are several words with commas or semicolons.
  mutating func reportJoinedItems(_ items: [YAMLNode], key: String) {
    for item in items {
      guard let text = item.plainText,
        text.contains(", ") || text.contains("; ") || text.contains(where: { Self.mayDivide($0, key) })
      else { continue }
      diagnostics.report(
        "WrongType", .warning, "Each value of '\(key)' must be a separate item; '\(text)' is a single item",
        at: item.range(in: path), solutions: ["divide it", "put it in quotes if it is one value"])
    }
  }

  /// Reports several people in one text, but not one name such as "Doe, Jane".
  mutating func reportJoinedNames(_ node: YAMLNode, key: String) {
    guard let text = node.plainText else { return }
    let separated = [" and ", " und ", " et ", " y "].reduce(text) { $0.replacing($1, with: ", ") }
    let names = separated.split { Self.isSeparator($0) || $0 == "&" }.map { $0.trimmingSpaces() }
      .filter { !$0.isEmpty }
    // A part of one word may be a first name after a family name, or a title.
    guard names.count > 1, names.allSatisfy({ $0.contains(" ") }) else { return }
    // Such a word may be part of the name of a group.
    reportSingleText(text, of: node, key: key, list: names.joined(separator: ", "), isSafe: separated == text)
  }

  /// Reports a comma or a semicolon after a value, as other formats need it.
  mutating func reportTrailingSign(_ node: YAMLNode) {
    guard let text = node.plainText, let sign = text.last, Self.isSeparator(sign), text.count > 1 else { return }
    var start = node.end
    start.column -= 1
    let range = SourceRange(path: path, start: start, end: node.end)
    warn(
      "A value must not end with '\(String(sign))', which is part of it in YAML", at: range,
      fixes: [Fix("remove '\(String(sign))'", at: range, with: "", isSafe: true)])
  }

  /// Reports words in curly quotation marks, which are part of a value in YAML.
  /// - Returns: whether there are any.
  @discardableResult mutating func reportCurlyMarks(_ items: [YAMLNode], ofQuotable isQuotable: Bool = false) -> Bool {
    let count = diagnostics.count
    for item in items {
      guard let text = item.plainText, text.count > 2, let first = text.first, let last = text.last,
        "“”„‘’«".contains(first), Self.isClosing(last, of: text, isQuotable)
      else { continue }
      let range = item.range(in: path)
      let bare = String(text.dropFirst().dropLast())
      // An apostrophe may be part of the text at either end.
      let isCertain = !"‘’".contains(first) || last == "’" && !isQuotable
      // The marks at the ends may belong to two quotations.
      let isOne = !bare.contains { "“”„‘«»".contains($0) }
      warn(
        "Value '\(text)' must have straight quotation marks or none", at: range,
        fixes: isOne ? [.replacing(text, with: Self.scalar(bare), at: range, isSafe: isCertain)] : [])
    }
    return diagnostics.count > count
  }

  /// Returns a text as it is, or in quotation marks if YAML would read it otherwise, such as `#42` or `[draft]`.
  private static func scalar(_ text: String) -> String {
    let isSign = text.first.map { "[]{},-~\(signs)".contains($0) } ?? true
    return isSign || text.hasSuffix(":") || text.lowercased() == "null" ? text.quotedForYAML : text
  }

  /// The signs with a meaning at the beginning of a value in YAML, apart from brackets and hyphens.
  private static let signs = "\"'&*!|>%@`#?:"

  /// Returns whether the last character of a text was meant to close a YAML string that begins with a curly mark. In
  /// texts that may be quotations, only a straight mark shows that.
  private static func isClosing(_ last: Character, of text: String, _ isQuotable: Bool) -> Bool {
    let isCurly = "“”‘’»".contains(last)
    // After an opening apostrophe, a straight one may be another apostrophe.
    let beginsWithApostrophe = text.hasPrefix("‘") || text.hasPrefix("’")
    let isMixed =
      (last == "\"" || last == "'" && !beginsWithApostrophe)
      && !text.dropFirst().dropLast().contains { "“”„‘’«»\"'".contains($0) }
    return isMixed || isCurly && !isQuotable
  }

  /// The keys whose texts may be quotations, and may have any signs.
  private static let quotable: Set<String> = [
    "hints", "imageAlt", "name", "note", "questions", "request", "sources", "steps", "summary", "tagline", "title",
  ]

  /// Reports signs of other notations at the ends of a value.
  /// - Returns: whether the value can't be read because of them.
  mutating func reportForeignSigns(_ node: YAMLNode, of key: SettingShape) -> Bool {
    let isQuotable = Self.quotable.contains(key.name)
    if reportComment(node, of: key.name) { return !isQuotable && !key.form.isText }
    return key.form.isText && reportCurlyMarks([node], ofQuotable: isQuotable) && !isQuotable
  }

  /// Reports a comment of other languages after a value, of which it is a part in YAML.
  /// - Returns: whether there is one.
  @discardableResult mutating func reportComment(_ node: YAMLNode, of key: String) -> Bool {
    // Texts of other generators may have any signs.
    guard unknownKeySeverity != .information, let text = node.plainText,
      let sign = ["//", "<!--", "/*"].first(where: { text.contains(" \($0) ") })
    else { return false }
    let before = text.prefix(upTo: text.firstRange(of: " \(sign) ")?.lowerBound ?? text.endIndex)
    var range = node.range(in: path)
    // The lines of a longer value are joined.
    let isOnOneLine = range.start.line == range.end.line
    if isOnOneLine {
      range.start.column += before.utf8.count + 1
      range.end.column = range.start.column + sign.utf8.count
    }
    let isCertain = !Self.quotable.contains(key)
    diagnostics.report(
      "WrongValue", isCertain ? .error : .warning, .commentSign(sign), at: range,
      solutions: isCertain ? [] : ["put the value in quotes if '\(sign)' is part of it"],
      fixes: isOnOneLine ? [Fix("write '#' in place of '\(sign)'", at: range, with: "#", isSafe: isCertain)] : [])
    return true
  }

  private static func isSeparator(_ character: Character) -> Bool { character == "," || character == ";" }

  /// Returns whether a character is the comma of Arabic or of wide letters. The path of an alias may have one.
  private static func mayDivide(_ character: Character, _ key: String) -> Bool {
    key != "aliases" && "，、،".contains(character)
  }

  /// Reports a text in place of a list.
  /// - Parameter isSafe: whether the text can only be a list.
  mutating func reportSingleText(
    _ text: String, of node: YAMLNode, key: String, list: String, _ severity: Severity = .warning, isSafe: Bool = true
  ) {
    let range = node.range(in: path)
    let list = Self.withoutBrackets(list)
    diagnostics.report(
      "WrongType", severity, "Key '\(key)' must be a list; '\(text)' is a single text", at: range,
      fixes: Self.isList(list)
        ? [Fix("replace '\(text)' with '[\(list)]'", at: range, with: "[\(list)]", isSafe: isSafe)] : [])
  }

  /// Returns a list without the brackets around it, or without a square one whose counterpart is missing.
  private static func withoutBrackets(_ list: String) -> String {
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]"), ("［", "］"), ("【", "】"), ("（", "）")]
    let isEnclosed = pairs.contains { open, close in
      list.first == open && list.last == close && !list.dropFirst().dropLast().contains(close)
    }
    if isEnclosed { return String(list.dropFirst().dropLast()) }
    let brackets = list.count { "[]".contains($0) }
    if brackets == 1, list.last == "]" { return String(list.dropLast()) }
    return brackets == 1 && list.first == "[" ? String(list.dropFirst()) : list
  }

  /// Returns whether words between commas mean the same in square brackets, where YAML gives more signs a meaning.
  private static func isList(_ list: String) -> Bool {
    if list.contains(where: { "[]{}".contains($0) }) || list.contains(": ") || list.contains(" #") { return false }
    return list.split(separator: ",").allSatisfy { item in
      let word = item.trimmingSpaces()
      let isHyphen = word.hasPrefix("- ") || word == "-"
      return !isHyphen && !word.hasSuffix(":") && word.first.map { !signs.contains($0) } ?? true
    }
  }

  /// Reports text that YAML reads as a comment, as in `title: Why #42`.
  mutating func reportCut(_ node: YAMLNode) {
    guard let cut = node.cut else { return }
    let place = cut.position
    let start = node.text == nil ? place : node.position
    let end = SourcePosition(line: place.line, column: place.column + cut.text.utf8.count)
    let text = [node.text, cut.text].compactMap { $0 }.joined(separator: " ")
    // A value of several lines, or with two spaces before the sign, is left to the author.
    let canBeQuoted =
      start.line == end.line && end.column - start.column == text.utf8.count && !text.contains { "\"\\".contains($0) }
    let range = SourceRange(path: path, start: start, end: end)
    diagnostics.report(
      "CutValue", .warning,
      "Text '\(cut.text)' must be in quotes to be part of the value, because '#' begins a comment",
      at: SourceRange(path: path, start: place, end: end), solutions: ["write '# ' if it is a comment"],
      fixes: canBeQuoted
        ? [Fix("put the value in quotes", at: range, with: "\"\(text)\"", isSafe: false)] : [])
  }

  /// Reports the values of a list that are in it already.
  mutating func reportRepeated(_ node: YAMLNode) {
    var known: Set<[String]> = []
    for item in node.items {
      let parts = item.texts
      guard let text = parts.first, !known.insert(parts.map { $0.lowercased() }).inserted else { continue }
      warn(
        "Value '\(text)' must appear only once in the list", at: item.range(in: path), solutions: ["remove '\(text)'"])
    }
  }

  /// Reports several tags in one text, each after a hash. Text in quotation marks may be a single tag.
  mutating func reportHashes(_ node: YAMLNode, key: String) {
    guard let text = node.text, text.contains(" "), text.split(separator: " ").allSatisfy({ $0.hasPrefix("#") })
    else { return }
    let words = text.split(separator: " ").map { String($0.dropFirst()) }
    reportSingleText(text, of: node, key: key, list: words.joined(separator: ", "))
  }

  /// Reports tags without letters or digits, which would all get the same address.
  mutating func reportSigns(amongTags node: YAMLNode) {
    for item in node.items {
      guard let text = item.text, !text.isEmpty, !text.contains(where: \.isLetterOrNumber) else { continue }
      warn("Tag '\(text)' must have a letter or a digit, to give its page an address", at: item.range(in: path))
    }
  }

  /// Reports a list item that is read as text because its hyphen has no space.
  mutating func reportHyphen(_ node: YAMLNode) {
    guard let text = node.plainText, text.hasPrefix("-"), text.dropFirst().first?.isLetter == true else { return }
    var place = node.position
    place.column += 1
    let range = SourceRange(path: path, start: place)
    // An item can't begin on the line of its key, and YAML would join several items into one text.
    let isItem = node.position == ownLine && node.end.line == node.position.line
    diagnostics.report(
      "WrongType", .warning, "An item of a list must have a space after its hyphen", at: node.range(in: path),
      fixes: isItem ? [Fix("add a space after the hyphen", at: range, with: " ", isSafe: true)] : [])
  }

  /// Reports a list with numbers as in Markdown, which YAML reads as one text.
  /// - Returns: whether there is one.
  @discardableResult mutating func reportNumbers(_ node: YAMLNode, _ severity: Severity = .warning) -> Bool {
    guard let text = node.plainText, let first = YAMLProblems.number(atStartOf: text[...]), first.hasPrefix("1"),
      text.contains(" 2" + first.dropFirst() + " ")
    else { return false }
    let start = node.position
    let range = SourceRange(path: path, line: start.line, column: start.column, length: first.utf8.count)
    diagnostics.report(
      "WrongType", severity, "A list item must begin with '-', not with '\(first)'", at: range,
      solutions: ["write '-' in place of each number"])
    return true
  }

  /// Reports several lines without hyphens in place of a list, which YAML reads as one text.
  mutating func reportLines(_ node: YAMLNode) {
    guard node.plainText != nil, node.position.line < node.end.line else { return }
    diagnostics.report(
      "WrongType", .warning, YAMLProblems.hyphenlessLine, at: node.range(in: path),
      solutions: ["begin each value with '- '"])
  }

  /// Reports empty texts in a list of words.
  mutating func reportEmpty(_ node: YAMLNode, key: String) {
    guard case .sequence(let items) = node.content else { return }
    for item in items where item.isNull || item.isEmptyItem {
      reportEmptyItem(item, key: key)
    }
  }

  /// Returns the items of a list that have a value, and reports the others.
  mutating func filled(_ items: [YAMLNode], key: String) -> [YAMLNode] {
    for item in items where item.isEmptyItem { reportEmptyItem(item, key: key) }
    return items.filter { !$0.isEmptyItem }
  }

  private mutating func reportEmptyItem(_ item: YAMLNode, key: String) {
    warn("Key '\(key)' must not have an empty value", at: item.range(in: path), solutions: ["remove it"])
  }

  /// Reports texts that are in several of a mapping's lists, although only one can count.
  mutating func reportShared(_ node: YAMLNode, _ summary: (String) -> Message) {
    var known: Set<String> = []
    for entry in node.entries {
      let texts = Self.shortened(entry.value).items.compactMap { item in item.text.map { ($0, item) } }
      for (text, item) in texts where known.contains(text) {
        warn(summary(text), at: item.range(in: path), solutions: ["remove '\(text)'"])
      }
      known.formUnion(texts.map(\.0))
    }
  }
}

extension Message {
  /// Returns the message about a comment that begins as in other languages.
  static func commentSign(_ sign: String) -> Message { "A comment must begin with '#', not with '\(sign)'" }
}
