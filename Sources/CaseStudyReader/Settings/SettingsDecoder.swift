import CaseStudyModel

/// Turns YAML values into typed settings, and tells where a value is not of its key's type.
struct SettingsDecoder {
  let path: String
  var diagnostics: [Diagnostic] = []
  /// The weight of an unknown key: in files made for other generators they are no fault.
  var unknownKeySeverity = Severity.error

  init(path: String) {
    self.path = path
  }

  /// Reads a mapping by a table of known keys.
  mutating func read<Target>(_ node: YAMLNode, into target: inout Target, by keys: [SettingKey<Target>]) {
    guard case .mapping(let entries) = node.content else {
      report("WrongType", "Settings are a mapping of keys to values", at: node.position)
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

  mutating func text(_ node: YAMLNode, key: String) -> String? {
    let text = node.text
    if text == nil { reportType(of: key, is: "text", at: node.position) }
    return text
  }

  /// Reads an address that a page may link to; one that runs code is diagnosed and left out.
  mutating func address(_ node: YAMLNode, key: String) -> String? {
    guard let text = text(node, key: key) else { return nil }
    if WebAddress.isHarmless(text) { return text }
    diagnostics.append(.unsafeLink(text, at: SourceRange(path: path, start: node.position)))
    return nil
  }

  /// Reads a list of text; one text alone is a list of one.
  /// - Parameter limit: how many are read, where each costs more than its own length: a page, say.
  mutating func texts(_ node: YAMLNode, key: String, atMost limit: Int = .max) -> [String] {
    if let text = node.text { return [text] }
    guard case .sequence(let items) = node.content else {
      reportType(of: key, is: "a list of text", at: node.position)
      return []
    }
    return bounded(items, key: key, atMost: limit).compactMap { text($0, key: key) }
  }

  mutating func boolean(_ node: YAMLNode, key: String) -> Bool? {
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      reportType(of: key, is: "true or false", at: node.position)
      return nil
    }
  }

  mutating func integer(_ node: YAMLNode, key: String) -> Int? {
    let number = node.text.flatMap { Int($0) }
    if number == nil { reportType(of: key, is: "a whole number", at: node.position) }
    return number
  }

  mutating func date(_ node: YAMLNode, key: String) -> CalendarDate? {
    let date = node.text.flatMap { CalendarDate($0) }
    if date == nil { reportType(of: key, is: "a date such as 2026-05-17", at: node.position) }
    return date
  }

  /// Reads one of an enumeration's words.
  mutating func choice<Choice>(_ node: YAMLNode, key: String, of type: Choice.Type = Choice.self) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let text = text(node, key: key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    report(
      "WrongValue", "Key '\(key)' is one of \(words.joined(separator: ", "))", at: node.position,
      solutions: nearestName(to: text, among: words).map { ["replace '\(text)' with '\($0)'"] } ?? [])
    return nil
  }

  /// Reads a list of items that are text or mappings.
  mutating func items(_ node: YAMLNode, key: String, atMost limit: Int = .max) -> [YAMLNode] {
    if case .sequence(let items) = node.content { return bounded(items, key: key, atMost: limit) }
    reportType(of: key, is: "a list", at: node.position)
    return []
  }

  private mutating func bounded(_ items: [YAMLNode], key: String, atMost limit: Int) -> [YAMLNode] {
    guard items.count > limit else { return items }
    report(
      "WrongValue", "Key '\(key)' takes at most \(limit) values", at: items[limit].position,
      solutions: ["remove the others"])
    return Array(items[..<limit])
  }

  /// Reads a mapping whose keys are the author's.
  mutating func entries(_ node: YAMLNode, key: String) -> [YAMLEntry] {
    if case .mapping(let entries) = node.content { return entries }
    reportType(of: key, is: "a mapping", at: node.position)
    return []
  }

  mutating func report(_ id: String, _ summary: String, at position: SourcePosition, solutions: [String] = []) {
    diagnostics.append(
      Diagnostic(id, .error, summary, at: SourceRange(path: path, start: position), solutions: solutions))
  }

  private mutating func reportType(of key: String, is type: String, at position: SourcePosition) {
    report("WrongType", "Key '\(key)' takes \(type)", at: position)
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
