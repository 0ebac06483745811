import CaseStudyModel

/// Decodes YAML values into typed settings and reports values of the wrong type.
struct SettingsDecoder {
  let path: String
  var diagnostics: [Diagnostic] = []
  /// The severity of an unknown key; files made for other generators may contain any.
  var unknownKeySeverity = Severity.error
  /// Whether a text may consist of a placeholder only, as interface texts may.
  var allowsPlaceholders = false
  /// The number of keys so far that aren't known.
  var unknownKeyCount = 0
  /// The position of the value that is read, if it is below its key.
  private(set) var ownLine: SourcePosition?

  init(path: String) { self.path = path }

  /// Reads a mapping, using a table of known keys.
  /// - Parameter key: the key that has the mapping; `nil` for the settings as a whole, and for an item of a list.
  mutating func read<Target>(
    _ node: YAMLNode, of key: String? = nil, into target: inout Target, by keys: [SettingKey<Target>]
  ) {
    guard case .mapping(let entries) = node.content else {
      let names = keys.map(\.name).joined(separator: ", ")
      let first = keys.first?.name ?? ""
      report(
        "WrongType",
        key.map { "Key '\($0)' must be a mapping whose keys are among: \(names)" }
          ?? (node.text?.contains(" = ") == true
            ? "Settings must be YAML, with a colon after each key, not with '='"
            : "Settings must be a mapping of keys to values"),
        at: node.position, solutions: key == nil ? [] : ["write it as {\(first): …}"])
      return
    }
    var names = Set(entries.map(\.key))
    // A key without a value, below which others should be indented.
    var container: SettingShape?
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        if reportOutdented(entry, below: container) { continue }
        reportUnknown(entry, known: keys.map(\.shape), in: &names)
        continue
      }
      container = entry.value.isNull ? key.shape : nil
      ownLine = entry.value.position.line > entry.keyPosition.line ? entry.value.position : nil
      if key.isLink, reportNoAddress(entry) { continue }
      if entry.value.isNull {
        reportCut(entry.value)
      } else if reportForeignSigns(entry.value, of: key.shape) {
        continue
      } else {
        key.read(Self.shortened(entry.value), &target, &self)
      }
    }
  }

  /// Reads a mapping, and reports a required text that is missing, unless the mapping has another fault.
  mutating func read<Target>(
    _ node: YAMLNode, of key: String? = nil, into target: inout Target, by keys: [SettingKey<Target>],
    requiring text: KeyPath<Target, String>, _ summary: Message, solution: Message
  ) {
    let count = diagnostics.count
    read(node, of: key, into: &target, by: keys)
    if target[keyPath: text].isEmpty, diagnostics.count == count {
      report("MissingKey", summary, at: node.position, solutions: [solution])
    }
  }

  /// Reads text.
  mutating func text(_ node: YAMLNode, key: String) -> String? {
    let text = word(node, key: key)
    reportCut(node)
    reportTrailingSign(node)
    if !allowsPlaceholders { reportPlaceholder(node) }
    reportMarkup(node, key: key)
    return text
  }

  /// Reads text that must be one of a few words. None of them has ' #' in it, so a comment after it needs no warning.
  private mutating func word(_ node: YAMLNode, key: String) -> String? {
    let text = node.text
    if text == nil, node.cutText == nil {
      reportType(of: key, is: "text", at: node.range(in: path), unwrapping(node))
    }
    return text
  }

  /// Returns the solution for a list of one value where a single one is expected.
  func unwrapping(_ node: YAMLNode) -> [Message] {
    guard case .sequence(let items) = node.content, items.count == 1, let only = items[0].text else { return [] }
    return ["replace '\("[" + only + "]")' with '\(only)'"]
  }

  /// Reads an address for a link; an unsafe one is reported and dropped.
  mutating func address(_ node: YAMLNode, key: String) -> String? {
    guard let text = text(node, key: key) else { return nil }
    if WebAddress.isHarmless(text) { return text }
    diagnostics.append(.unsafeLink(text, at: node.range(in: path)))
    return nil
  }

  /// Reads a list of texts; a single text is a list of one.
  /// - Parameters:
  ///   - limit: the maximum number of items, for lists whose items are costly, such as one page each.
  ///   - hasSentences: whether a text may contain commas.
  mutating func texts(
    _ node: YAMLNode, key: String, atMost limit: Int = SettingsDecoder.longestList, hasSentences: Bool = true
  ) -> [String] {
    let node = bounded(node, key: key, atMost: limit)
    if let text = node.text {
      if !hasSentences {
        reportJoined(node, key: key)
        reportCurlyMarks([node])
        reportLines(node)
      }
      reportHyphen(node)
      reportNumbers(node)
      reportCut(node)
      return [text]
    }
    guard case .sequence(let items) = node.content else {
      reportType(of: key, is: "a list of text", at: node.range(in: path))
      if case .mapping(let entries) = node.content, entries.allSatisfy(\.value.isNull), !diagnostics.isEmpty {
        let list = entries.map(\.key).joined(separator: ", ")
        let (written, meant) = ("{" + list + "}", "[" + list + "]")
        diagnostics[diagnostics.count - 1].solutions = ["replace '\(written)' with '\(meant)'"]
      }
      return []
    }
    if !hasSentences {
      reportJoinedItems(items, key: key)
      reportCurlyMarks(items)
    }
    reportEmpty(node, key: key)
    for item in items { reportComment(item, of: key) }
    let texts = items.filter { !$0.isEmptyItem }.compactMap { itemText($0, key: key) }
    if hasSentences { return texts }
    reportRepeated(node)
    return texts.unique()
  }

  /// Reads a Boolean in any of YAML's spellings.
  mutating func boolean(_ node: YAMLNode, key: String) -> Bool? {
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      reportType(of: key, is: "true or false", at: node.range(in: path), unwrapping(node))
      if let text = node.text, let meant = nearestName(to: text, among: ["true", "false"]), !diagnostics.isEmpty {
        let fix = Fix.respelling(text, as: meant, at: node.range(in: path))
        diagnostics[diagnostics.count - 1].fixes = [fix]
        diagnostics[diagnostics.count - 1].solutions = [fix.title]
      }
      return nil
    }
  }

  /// Reads a whole number.
  mutating func integer(_ node: YAMLNode, key: String) -> Int? {
    let number = node.text.flatMap { Int($0) }
    if number == nil { reportType(of: key, is: "a whole number", at: node.range(in: path), unwrapping(node)) }
    return number
  }

  /// Reads a date; other generators add a time, which nothing shows.
  mutating func date(_ node: YAMLNode, key: String) -> CalendarDate? {
    let takesTime = unknownKeySeverity == .information
    let date = node.text.flatMap { CalendarDate($0) ?? (takesTime ? CalendarDate(timestamp: $0) : nil) }
    if date == nil {
      reportType(of: key, is: "a date such as 2026-05-17", at: node.range(in: path), unwrapping(node))
      if let text = node.text, let meant = Self.date(meantBy: text), !diagnostics.isEmpty {
        let fix = Fix.replacing(text, with: meant.description, at: node.range(in: path), isSafe: true)
        diagnostics[diagnostics.count - 1].fixes = [fix]
        diagnostics[diagnostics.count - 1].solutions = [fix.title]
      }
    } else if let date, date.year < Self.firstYear {
      report(
        "WrongValue", "Key '\(key)' must be a day in 1900 or later, not in the year \(date.year)", at: node.position)
    }
    return date
  }

  /// The first year in which a study can have been written; earlier ones are typing errors.
  private static let firstYear = 1900

  /// Returns the only date that a text in another form can mean.
  private static func date(meantBy text: String) -> CalendarDate? {
    func date(_ year: Substring, _ month: Substring, _ day: Substring) -> CalendarDate? {
      let parts = [month, day].map { $0.count == 1 ? "0" + $0 : String($0) }
      return CalendarDate("\(year)-\(parts[0])-\(parts[1])")
    }
    if let match = text.firstMatch(of: /^(\d{4})([\/.–—_ -]?)(\d{1,2})([\/.–—_ -]?)(\d{1,2})([T ].*)?$/),
      match.output.2 == match.output.4, !match.output.2.isEmpty || match.output.3.count + match.output.5.count == 4
    {
      // If the month is over 12, the order is year, day, month.
      return date(match.output.1, match.output.3, match.output.5)
        ?? date(match.output.1, match.output.5, match.output.3)
    }
    if let match = text.wholeMatch(of: /(\d{1,2})[. ]*[ \-\/]([A-Za-z]{3,9})\.?,?[ \-\/](\d{4})/),
      let month = month(match.2)
    {
      return date(match.3, month, match.1)
    }
    if let match = text.wholeMatch(of: /([A-Za-z]{3,9})\.? (\d{1,2})(st|nd|rd|th)?,? (\d{4})/),
      let month = month(match.1)
    {
      return date(match.4, month, match.2)
    }
    guard let match = text.wholeMatch(of: /(\d{1,2})([.\/-])(\d{1,2})[.\/-](\d{4})/) else { return nil }
    let parts = match.output
    // In dates with dots, the day always comes first; in others, only a day over 12 is unambiguous.
    if parts.2 == "." { return date(parts.4, parts.3, parts.1) }
    let (first, second) = (Int(parts.1) ?? 0, Int(parts.3) ?? 0)
    if first > 12, second <= 12 { return date(parts.4, parts.3, parts.1) }
    return second > 12 && first <= 12 ? date(parts.4, parts.1, parts.3) : nil
  }

  /// Returns the number of a month by the first letters of its English name.
  private static func month(_ name: Substring) -> Substring? {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
      "december",
    ]
    return names.firstIndex { $0.hasPrefix(name.lowercased()) }.map { "\($0 + 1)" }
  }

  /// Reads one of an enumeration's cases.
  mutating func choice<Choice>(_ node: YAMLNode, key: String, of type: Choice.Type = Choice.self) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let text = word(node, key: key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    reportValue(node, "Key '\(key)' must be one of \(words.joined(separator: ", "))", known: words)
    return nil
  }

  /// Reports a value that isn't one of the allowed words, and suggests the nearest.
  mutating func reportValue(_ node: YAMLNode, _ summary: Message, known: [String]) {
    let text = node.text ?? ""
    let nearest = nearestName(to: text, among: known)
    diagnostics.report(
      "WrongValue", .error, summary, at: node.range(in: path),
      fixes: nearest.map { [.respelling(text, as: $0, at: node.range(in: path))] } ?? [])
  }

  /// Reads a list whose items are text or mappings.
  /// - Parameter divides: whether a single text in place of the list is split at commas, because no item contains any.
  mutating func items(
    _ node: YAMLNode, key: String, atMost limit: Int = SettingsDecoder.longestList, dividingTexts divides: Bool = false
  ) -> [YAMLNode] {
    if case .sequence(let items) = bounded(node, key: key, atMost: limit).content {
      for item in items { reportComment(item, of: key) }
      return filled(items, key: key)
    }
    // A number or a Boolean isn't a list whose brackets are missing.
    let isValue = node.text.map { Int($0) != nil || ["true", "false", "yes", "no"].contains($0.lowercased()) } ?? false
    if reportNumbers(node, .error) { return [] }
    if divides, !isValue, let text = node.plainText {
      let words = text.split { $0 == "," || $0 == ";" }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
      reportSingleText(text, of: node, key: key, list: words.joined(separator: ", "), .error)
      return []
    }
    reportType(of: key, is: "a list", at: node.range(in: path))
    if case .mapping = node.content, !diagnostics.isEmpty {
      diagnostics[diagnostics.count - 1].solutions = ["put it in square brackets, or begin it with '- '"]
    }
    return []
  }

  /// Reads the mapping of a key; `contents` are its keys and values, as in "principles to verdicts".
  mutating func entries(_ node: YAMLNode, key: String, of contents: Message, example: Message) -> [YAMLEntry] {
    entries(node, orReport: "Key '\(key)' must be a mapping of \(contents)", example: example)
  }

  /// Reads a mapping with arbitrary keys.
  /// - Parameter fault: the message about anything else.
  mutating func entries(_ node: YAMLNode, orReport fault: Message, example: Message) -> [YAMLEntry] {
    if case .mapping(let entries) = node.content { return entries.filter { !reportGluedValue(of: $0) } }
    diagnostics.report(
      "WrongType", .error, fault, at: node.range(in: path), solutions: ["write keys with values, as in \(example)"])
    return []
  }

  /// Appends an error.
  mutating func report(_ id: String, _ summary: Message, at position: SourcePosition, solutions: [Message] = []) {
    diagnostics.report(id, .error, summary, at: SourceRange(path: path, start: position), solutions: solutions)
  }

  /// Appends a warning about a value.
  mutating func warn(_ summary: Message, at range: SourceRange, solutions: [Message] = [], fixes: [Fix] = []) {
    diagnostics.report("WrongValue", .warning, summary, at: range, solutions: solutions, fixes: fixes)
  }

  /// Reports a value of the wrong type for its key.
  mutating func reportType(of key: String, is type: Message, at range: SourceRange, _ solutions: [Message] = []) {
    diagnostics.report("WrongType", .error, "Key '\(key)' must be \(type)", at: range, solutions: solutions)
  }
}
