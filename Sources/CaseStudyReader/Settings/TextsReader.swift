import CaseStudyModel

/// Reads a catalogue of interface texts: keys with a text each, or with a text for each plural category.
struct TextsReader {
  /// Reads the texts of a file by their keys.
  func read(_ file: SourceFile) -> Diagnosed<[String: InterfaceText]> {
    let text = SourceText(file)
    var decoder = SettingsDecoder(path: file.path)
    decoder.allowsPlaceholders = true
    let conflicts = ConflictMarkers(in: text.bytes).diagnostics(in: file.path)
    decoder.diagnostics = text.diagnostics + conflicts
    var texts: [String: InterfaceText] = [:]
    // With both versions of a conflict, other faults would only be its consequences.
    if !conflicts.isEmpty { return Diagnosed(texts, decoder.diagnostics) }
    do {
      guard let node = try YAMLParser.parse(text.bytes[...], firstLine: 1)
      else { return Diagnosed(texts, decoder.diagnostics) }
      let fault: Message = "Texts must be a mapping of keys to texts"
      for entry in decoder.entries(node, orReport: fault, example: "key: text") {
        let forms = forms(of: entry, &decoder)
        if forms.isEmpty { continue }
        texts[entry.key] = InterfaceText(forms, at: SourceRange(path: file.path, start: entry.keyPosition))
      }
    } catch {
      decoder.diagnostics.append(error.diagnostic(.error, "Texts must be YAML: \(error.message)", in: file.path))
    }
    return Diagnosed(texts, decoder.diagnostics)
  }

  private func forms(of entry: YAMLEntry, _ decoder: inout SettingsDecoder) -> [PluralCategory: String] {
    guard case .mapping(let entries) = entry.value.content else {
      reportSingleBraces(in: entry.value, &decoder)
      reportForeignForm(of: entry, &decoder)
      return decoder.text(entry.value, key: entry.key).map { [.other: $0] } ?? [:]
    }
    if !entries.contains(where: { PluralCategory(rawValue: $0.key) != nil }), let first = entries.first?.key,
      nearestName(to: first, among: PluralCategory.allCases.map(\.rawValue)) == nil
    {
      decoder.report(
        "WrongValue", "Key '\(entry.key)' must be joined with the key below it, as in '\(entry.key).\(first)'",
        at: entry.keyPosition)
      return [:]
    }
    var forms: [PluralCategory: String] = [:]
    for form in entries {
      if let category = PluralCategory(rawValue: form.key) {
        reportSingleBraces(in: form.value, &decoder)
        forms[category] = decoder.text(form.value, key: form.key)
      } else {
        let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
        decoder.report("WrongValue", "A plural category must be one of \(known)", at: form.keyPosition)
      }
    }
    if forms[.other] == nil {
      decoder.report("MissingKey", "Text '\(entry.key)' must have the form 'other'", at: entry.keyPosition)
      return [:]
    }
    return forms
  }

  private static let placeholder = CompiledPattern(/\{\{[^{}]*\}\}/)
  private static let faultyPlaceholder = CompiledPattern(/\{{1,2}([a-z]\w*|\d{1,2})\}{1,2}/)

  /// Reports a placeholder in one brace, which would be shown as it is.
  private func reportSingleBraces(in node: YAMLNode, _ decoder: inout SettingsDecoder) {
    guard let text = node.text, Self.hasUnpairedBraces(text),
      // Complete placeholders are taken out first, so that only others remain.
      let (written, name) = Self.faultyPlaceholder.firstMatch(in: Self.placeholder.removingMatches(from: text))
    else { return }
    decoder.warn(
      "Placeholder '\(String(written))' must be in two braces on each side", at: node.range(in: decoder.path),
      solutions: ["write two braces before and after '\(String(name))'"])
  }

  private static let tag = CompiledPattern(/<\/?[a-z][a-z0-9]*(?: [^<>]*)?>/)

  /// Reports tags in a text, which would be escaped, and a date pattern with other symbols. Messages may show
  /// any tags.
  private func reportForeignForm(of entry: YAMLEntry, _ decoder: inout SettingsDecoder) {
    guard let text = entry.value.text else { return }
    let place = entry.value.range(in: decoder.path)
    if entry.key == "date.months", text.split(separator: ",").count != Self.monthCount {
      decoder.warn(
        "Text 'date.months' must have 12 names with commas between them, not \(text.split(separator: ",").count)",
        at: place)
    }
    if entry.key == "date.pattern", Self.hasForeignSymbol(text) {
      let meant = Self.withOwnSymbols(text)
      let fix = Self.hasForeignSymbol(meant) ? nil : Fix.respelling(text, as: meant, at: place)
      decoder.warn(
        "Text 'date.pattern' must be a pattern such as 'd. MMMM y', not '\(text)'", at: place,
        fixes: [fix].compactMap(\.self))
    }
    guard text.utf8.contains(UInt8(ascii: "<")), !decoder.path.hasSuffix(".diagnostics.yml"),
      let tag = Self.tag.firstMatch(in: text)
    else { return }
    decoder.warn(
      "Text '\(entry.key)' must have no tag such as '\(String(tag))', which a page shows as it is written", at: place,
      solutions: ["change the template in which the text is used"])
  }

  private static let monthCount = 12

  /// Returns whether a pattern of dates has a symbol outside of quotation marks that doesn't mean a year, month or day.
  private static func hasForeignSymbol(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.contains { index in
      index % 2 == 0 && parts[index].contains { $0 == "%" || $0.isASCII && $0.isLetter && !"yMd".contains($0) }
    }
  }

  /// Returns a pattern of dates with our symbols in place of other programs' for years and days, and of minutes.
  private static func withOwnSymbols(_ pattern: String) -> String {
    let symbols: [Character: Character] = ["D": "d", "Y": "y", "m": "M"]
    let parts = pattern.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.map { index in
      index % 2 == 0 ? String(parts[index].map { symbols[$0] ?? $0 }) : String(parts[index])
    }.joined(separator: "'")
  }

  /// Returns whether any run of adjacent braces isn't a pair. Fast path: nearly all texts have only pairs, and the
  /// program reads a thousand texts at startup.
  private static func hasUnpairedBraces(_ text: String) -> Bool {
    text.utf8.split { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }.contains { $0.count != 2 }
  }
}
