import CaseStudyModel

/// Keys that aren't known where they are.
extension SettingsDecoder {
  /// The maximum number of possible parent keys; above it, the key is more likely misspelt than misplaced.
  private static let fewContainers = 2
  /// The length of a list of keys that a message can show.
  private static let listLimit = 6

  /// Reports a key that isn't known.
  /// - Parameters:
  ///   - shapes: the keys that are known there.
  ///   - names: the keys of the mapping, with those that fixes write, because YAML forbids repeating a key.
  mutating func reportUnknown(_ entry: YAMLEntry, known shapes: [SettingShape], in names: inout Set<String>) {
    unknownKeyCount += 1
    if unknownKeyCount > Self.mostUnknownKeys { return }
    let range = entry.keyRange(in: path)
    let known = shapes.map(\.name)
    if reportForeignIndentation(of: entry) { return }
    if reportMissingColon(in: entry, missing: known.filter { !names.contains($0) }) { return }
    if reportGluedValue(of: entry) { return }
    if reportWrapper(entry, around: known) { return }
    let nearest = nearestName(to: entry.key, among: known)
    let form = shapes.first { $0.name == nearest }?.form
    let isFitting = form?.fits(entry.value) ?? true
    let isTypingError = isFitting && nearest.map { Fix.isTypingError(entry.key, for: $0) } ?? false
    if !isTypingError, reportForeign(entry, known: known, in: names) { return }
    // In other programs, such a key is the address of the page itself.
    let isOwnAddress = nearest == "slug" && entry.value.text?.hasPrefix("/") == true
    if !isTypingError, !isOwnAddress,
      let (summary, solution) = misplacement(of: entry.key, known: shapes, nearest, in: names)
    {
      diagnostics.report("UnknownKey", unknownKeySeverity, summary, at: range, solutions: [solution])
      return
    }
    if nearest == nil, reportSwapped(entry, known: known) { return }
    let fixed = isFitting ? nearest.flatMap { names.insert($0).inserted ? $0 : nil } : nil
    let list = known.joined(separator: ", ")
    let hint: Message? =
      nearest.map { "; did you mean '\($0)'?" } ?? (known.count <= Self.listLimit ? "; known here: \(list)" : nil)
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known" + (hint ?? ""), at: range,
      solutions: nearest.map { isFitting ? [] : [form?.advice(for: $0)].compactMap { $0 } } ?? ["remove the key"],
      fixes: fixed.map { [.respelling(entry.key, as: $0, at: range)] } ?? [])
  }

  /// Reports a key that isn't indented below the key without a value above it.
  /// - Returns: whether the key above takes it.
  mutating func reportOutdented(_ entry: YAMLEntry, below container: SettingShape?) -> Bool {
    guard let container, container.form.keys.contains(entry.key) else { return false }
    let start = SourceRange(path: path, line: entry.keyPosition.line)
    // A value of several lines needs more than one replacement.
    let isOneLine = entry.value.text != nil && entry.value.end.line == entry.keyPosition.line
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' must be under '\(container.name)'",
      at: entry.keyRange(in: path), solutions: isOneLine ? [] : ["indent it below '\(container.name):'"],
      fixes: isOneLine && entry.keyPosition.column == 1
        ? [Fix("indent it below '\(container.name):'", at: start, with: "  ", isSafe: true)] : [])
    return true
  }

  /// Reports a key and a value in each other's place, as in `Fee.swift: policy`.
  private mutating func reportSwapped(_ entry: YAMLEntry, known: [String]) -> Bool {
    guard let text = entry.value.text, known.contains(text) else { return false }
    let meant = "\(text): [\(entry.key)]"
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known" + .didYouMean(meant),
      at: entry.keyRange(in: path), solutions: ["write it as \(meant)"])
    return true
  }

  /// Reports a key around settings that belong one level higher.
  private mutating func reportWrapper(_ entry: YAMLEntry, around known: [String]) -> Bool {
    let inner = entry.value.entries
    guard !inner.isEmpty, inner.allSatisfy({ known.contains($0.key) }) else { return false }
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known; the keys below it must be one level higher",
      at: entry.keyRange(in: path), solutions: ["remove '\(entry.key):' and the indentation below it"])
    return true
  }

  /// Reports marks of Markdown and HTML in a text that pages show as it is written.
  mutating func reportMarkup(_ node: YAMLNode, key: String) {
    // Other generators read these marks; the patterns take quadratic time on a long row of signs.
    guard Self.plain.contains(key), unknownKeySeverity != .information, let text = node.text, text.utf8.count <= 500,
      let (mark, plain) = Self.markup(in: text)
    else { return }
    warn(
      "Key '\(key)' must be plain text; '\(mark)' is shown as it is written", at: node.range(in: path),
      solutions: ["replace '\(mark)' with '\(plain)'"])
  }

  /// Returns the first mark in a text, with the plain text that it means.
  private static func markup(in text: String) -> (mark: String, plain: String)? {
    if let link = link.firstMatch(in: text) { return (String(link.0), String(link.1)) }
    if let marked = marked.firstMatch(in: text) { return (String(marked.0), String(marked.2)) }
    if let element = element.firstMatch(in: text) { return (String(element.0), String(element.2)) }
    guard let reference = reference.firstMatch(in: text) else { return nil }
    let plain = HTMLEntities.decoded(String(reference))
    return plain == reference ? nil : (String(reference), plain)
  }

  /// The keys whose texts pages show without reading Markdown or HTML in them.
  private static let plain: Set<String> = ["title", "summary", "tagline", "imageAlt"]
  private static let link = CompiledPattern(/\[([^\[\]]+)\]\([^()\s]+\)/)
  private static let marked = CompiledPattern(/(\*\*|`)([^*`\s](?:[^*`]*[^*`\s])?)\1/)
  private static let element = CompiledPattern(/<([a-z]+)(?: [^<>]*)?>([^<>]*)<\/\1>/)
  private static let reference = CompiledPattern(/&(?:[A-Za-z]{2,8}|#\d{2,6});/)

  /// Reports a text that is only a placeholder, as in templates of files.
  mutating func reportPlaceholder(_ node: YAMLNode) {
    guard let text = node.text, Self.isPlaceholder(text) else { return }
    warn("Placeholder '\(text)' must be replaced with a value; solidsite fills in none", at: node.range(in: path))
  }

  /// Returns whether a text is only a placeholder.
  static func isPlaceholder(_ text: String) -> Bool {
    placeholder.firstMatch(in: text) != nil || variable.firstMatch(in: text) != nil
  }

  private static let variable = CompiledPattern(/^[$%][A-Z][A-Z0-9_]+%?$/)

  private static let placeholder = CompiledPattern(
    /^(\$\{[^{}]+\}|\$?\{\{[^{}]+\}\}|<[A-Za-z][A-Za-z _-]*>|(?:TODO|TBD|FIXME)(?::.*)?|\.\.\.|…|Lorem ipsum.*)$/)

  /// Reports a key after spaces that YAML doesn't count as indentation.
  private mutating func reportForeignIndentation(of entry: YAMLEntry) -> Bool {
    let spaces = entry.key.prefix(while: \.isWhitespace)
    guard !spaces.isEmpty, spaces.count < entry.key.count else { return false }
    var range = entry.keyRange(in: path)
    range.end.column = range.start.column + spaces.utf8.count
    diagnostics.report(
      "WrongValue", .error, "Lines must be indented with ordinary spaces", at: range,
      fixes: [
        Fix("indent the line by spaces", at: range, with: String(repeating: " ", count: spaces.count), isSafe: true)
      ])
    return true
  }

  /// Reports a key without its colon, which YAML reads together with its value as a key without a value.
  private mutating func reportMissingColon(in entry: YAMLEntry, missing keys: [String]) -> Bool {
    guard entry.value.isNull, let key = keys.first(where: { entry.key.hasPrefix($0 + " ") }) else { return false }
    let value = entry.key.dropFirst(key.count)
    reportSeparator(after: key, at: entry.keyPosition, "add a colon after the key", ":", before: value)
    return true
  }

  /// Reports a key without the space after its colon, which YAML reads as a key without a value.
  mutating func reportGluedValue(of entry: YAMLEntry) -> Bool {
    guard entry.value.isNull, let colon = entry.key.firstIndex(of: ":"), colon != entry.key.startIndex,
      colon != entry.key.indices.last, !entry.key[colon...].hasPrefix("://")
    else { return false }
    let (key, value) = (entry.key[...colon], entry.key[colon...].dropFirst())
    reportSeparator(after: key, at: entry.keyPosition, "add a space after the colon", " ", before: value)
    return true
  }

  /// Reports a text such as `name:Ada` in place of a mapping.
  mutating func reportGluedValue(in node: YAMLNode, keys: [String]) -> Bool {
    guard let text = node.plainText, let colon = text.firstIndex(of: ":"), keys.contains(String(text[..<colon]))
    else { return false }
    let value = text[colon...].dropFirst()
    reportSeparator(after: text[...colon], at: node.position, "add a space after the colon", " ", before: value)
    return true
  }

  private mutating func reportSeparator(
    after key: some StringProtocol, at start: SourcePosition, _ title: Message, _ missing: String,
    before value: Substring
  ) {
    let place = SourcePosition(line: start.line, column: start.column + key.utf8.count)
    let range = SourceRange(path: path, start: place)
    diagnostics.report(
      "WrongType", .error, "A key must be followed by a colon and a space", at: range,
      fixes: YAMLProblems.isValue(value) ? [Fix(title, at: range, with: missing, isSafe: true)] : [])
  }

  /// Returns the message about a key that is known elsewhere, and its solution.
  /// - Parameter names: the keys of the mapping.
  private func misplacement(
    of key: String, known shapes: [SettingShape], _ nearest: String?, in names: Set<String>
  ) -> (summary: Message, solution: Message)? {
    let known = Set(shapes.map(\.name))
    // Authors tend to write such a key one level too high.
    let containers = shapes.filter { $0.form.keys.contains(key) }.map(\.name)
    // The key may be there already, and another one is missing here.
    let isReplacing =
      nearest.map { !names.contains($0) && ($0 == "title" || containers.allSatisfy(names.contains)) } ?? false
    if containers.count == 1, !isReplacing {
      return ("Key '\(key)' must be under '\(containers[0])'", "indent it below '\(containers[0]):'")
    }
    // If there are many, the most likely one is a key of nearly the same name.
    if !containers.isEmpty, !isReplacing, nearest == nil || containers.count <= Self.fewContainers {
      let list = containers.joined(separator: ", ")
      return ("Key '\(key)' must be under one of: \(list)", "indent it below the key that it belongs to")
    }
    // Only the outermost keys are those of another file.
    if known.contains("summary"), ConfigurationReader.keys.contains(where: { $0.name == key }) {
      return ("Key '\(key)' must be in solidsite.yml", "move it to solidsite.yml")
    }
    if known.contains("baseURL"), FrontMatterReader.keys.contains(where: { $0.name == key }) {
      return ("Key '\(key)' must be in the front matter of a page", "move it to the page that it is about")
    }
    let isPrinciple = Principle.builtIn.contains { $0.id.rawValue == key }
    if isPrinciple, known.isSuperset(of: ["before", "after", "principles"]) {
      return ("Key '\(key)' must be under 'principles'", "indent it below 'principles:'")
    }
    if key == "facts", known.contains("check") {
      return ("Key '\(key)' must be beside 'verifiers'", "move it to the level of 'verifiers:'")
    }
    return nil
  }
}

extension [Diagnostic] {
  /// The known keys that unknown ones most likely mean, which are therefore not missing.
  var meantKeys: Set<String> {
    Set(filter { $0.id == "UnknownKey" }.flatMap(\.fixes).flatMap(\.replacements).map(\.text))
  }
}
