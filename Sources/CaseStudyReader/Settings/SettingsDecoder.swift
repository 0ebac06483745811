import CaseStudyModel

/// Decodes YAML values into typed settings and reports values of the wrong type.
struct SettingsDecoder {
  let path: String
  var diagnostics: [Diagnostic] = []
  /// The severity of an unknown key; files made for other generators may contain any.
  var unknownKeySeverity = Severity.error

  init(path: String) {
    self.path = path
  }

  /// Reads a mapping, using a table of known keys.
  mutating func read<Target>(_ node: YAMLNode, into target: inout Target, by keys: [SettingKey<Target>]) {
    guard case .mapping(let entries) = node.content else {
      report("WrongType", "Settings must be a mapping of keys to values", at: node.position)
      return
    }
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        reportUnknown(entry, known: keys.map(\.name))
        continue
      }
      if !entry.value.isNull { key.read(entry.value, &target, &self) }
    }
  }

  /// Reads text.
  mutating func text(_ node: YAMLNode, key: String) -> String? {
    let text = node.text
    if text == nil { reportType(of: key, is: "text", at: node.position) }
    return text
  }

  /// Reads an address for a link; an unsafe one is reported and dropped.
  mutating func address(_ node: YAMLNode, key: String) -> String? {
    guard let text = text(node, key: key) else { return nil }
    if WebAddress.isHarmless(text) { return text }
    diagnostics.append(.unsafeLink(text, at: SourceRange(path: path, start: node.position)))
    return nil
  }

  /// Reads a list of texts; a single text is a list of one.
  /// - Parameter limit: the maximum number of items, for lists whose items are costly, such as one page each.
  mutating func texts(_ node: YAMLNode, key: String, atMost limit: Int = .max) -> [String] {
    if let text = node.text { return [text] }
    guard case .sequence(let items) = node.content else {
      reportType(of: key, is: "a list of text", at: node.position)
      return []
    }
    return bounded(items, key: key, atMost: limit).compactMap { text($0, key: key) }
  }

  /// Reads a Boolean in any of YAML's spellings.
  mutating func boolean(_ node: YAMLNode, key: String) -> Bool? {
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      reportType(of: key, is: "true or false", at: node.position)
      return nil
    }
  }

  /// Reads a whole number.
  mutating func integer(_ node: YAMLNode, key: String) -> Int? {
    let number = node.text.flatMap { Int($0) }
    if number == nil { reportType(of: key, is: "a whole number", at: node.position) }
    return number
  }

  /// Reads a date.
  mutating func date(_ node: YAMLNode, key: String) -> CalendarDate? {
    let date = node.text.flatMap { CalendarDate($0) }
    if date == nil { reportType(of: key, is: "a date such as 2026-05-17", at: node.position) }
    return date
  }

  /// Reads one of an enumeration's cases.
  mutating func choice<Choice>(_ node: YAMLNode, key: String, of type: Choice.Type = Choice.self) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let text = text(node, key: key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    report(
      "WrongValue", "Key '\(key)' must be one of \(words.joined(separator: ", "))", at: node.position,
      solutions: nearestName(to: text, among: words).map { ["replace '\(text)' with '\($0)'"] } ?? [])
    return nil
  }

  /// Reads a list whose items are text or mappings.
  mutating func items(_ node: YAMLNode, key: String, atMost limit: Int = .max) -> [YAMLNode] {
    if case .sequence(let items) = node.content { return bounded(items, key: key, atMost: limit) }
    reportType(of: key, is: "a list", at: node.position)
    return []
  }

  private mutating func bounded(_ items: [YAMLNode], key: String, atMost limit: Int) -> [YAMLNode] {
    guard items.count > limit else { return items }
    report(
      "WrongValue", "Key '\(key)' must have at most \(limit) values", at: items[limit].position,
      solutions: ["remove the others"])
    return Array(items[..<limit])
  }

  /// Reads a mapping with arbitrary keys.
  mutating func entries(_ node: YAMLNode, key: String) -> [YAMLEntry] {
    if case .mapping(let entries) = node.content { return entries }
    reportType(of: key, is: "a mapping", at: node.position)
    return []
  }

  /// Appends an error.
  mutating func report(_ id: String, _ summary: Message, at position: SourcePosition, solutions: [Message] = []) {
    diagnostics.append(
      Diagnostic(id, .error, summary, at: SourceRange(path: path, start: position), solutions: solutions))
  }

  private mutating func reportType(of key: String, is type: Message, at position: SourcePosition) {
    report("WrongType", "Key '\(key)' must be \(type)", at: position)
  }

  private mutating func reportUnknown(_ entry: YAMLEntry, known: [String]) {
    let nearest = nearestName(to: entry.key, among: known)
    diagnostics.append(
      Diagnostic(
        "UnknownKey", unknownKeySeverity,
        "Key '\(entry.key)' isn't known" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        at: SourceRange(path: path, start: entry.keyPosition),
        solutions: nearest.map { ["replace '\(entry.key)' with '\($0)'"] } ?? ["remove the key"]))
  }
}
