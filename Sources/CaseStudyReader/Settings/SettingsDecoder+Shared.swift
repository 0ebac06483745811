import CaseStudyModel

/// Settings shared by front matter and `solidsite.yml`.
extension SettingsDecoder {
  /// The form of a person.
  static var personForm: SettingForm { .either([.text, .object(personKeys, required: ["name"])]) }

  /// The form of severities by diagnostic.
  static var severitiesForm: SettingForm { .map(.choice(Severity.allCases.map(\.rawValue) + ["off"])) }

  private static var personKeys: [SettingKey<Person>] { [.text("name", \.name), .webAddress("url", \.url)] }

  /// Reads a BCP 47 tag.
  /// - Parameter hasTexts: whether the language needs texts of the interface; one that has none is reported later.
  mutating func language(_ node: YAMLNode, key: String, hasTexts: Bool = false) -> String? {
    guard let tag = text(node, key: key) else { return nil }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isLetterOrNumber } }
      && (2...3).contains(parts[0].count)
    if isTag {
      if !(hasTexts && CountryCode.language(of: tag) != nil) {
        reportUnusualTag(tag, parts, of: node, key: key)
      }
      return tag
    }
    let range = node.range(in: path)
    // A block ends with a line feed.
    let written = tag.trimmingSpaces()
    // A locale of a system also names an encoding, as in 'en_US.UTF-8'.
    let locale = String(written.prefix { $0 != "." && $0 != "@" })
    let corrected = LanguageWords.tag(of: written) ?? locale.replacing("_", with: "-")
    diagnostics.report(
      "WrongValue", .error, "Key '\(key)' must be a tag of a language such as en or pt-BR, not '\(tag)'", at: range,
      fixes: corrected == tag ? [] : [.respelling(written, as: corrected, at: range)])
    return nil
  }

  /// The short codes of languages by the long ones, which browsers don't know.
  private static let shortCodes = [
    "chi": "zh", "deu": "de", "dut": "nl", "eng": "en", "fra": "fr", "fre": "fr", "ger": "de", "ita": "it",
    "jpn": "ja", "kor": "ko", "nld": "nl", "pol": "pl", "por": "pt", "rus": "ru", "spa": "es", "swe": "sv", "zho": "zh",
  ]

  /// Reports a tag that is well-formed, but isn't registered.
  private mutating func reportUnusualTag(_ tag: String, _ parts: [Substring], of node: YAMLNode, key: String) {
    let meant: String?
    // A subtag of one letter begins an extension, whose parts may be as short as a region.
    if parts.dropFirst().prefix(while: { $0.count > 1 }).count(where: { $0.count == 2 }) > 1 {
      meant = nil
    } else if let code = Self.shortCodes[parts[0].lowercased()] ?? CountryCode.language(of: parts[0]) {
      meant = ([code] + parts.dropFirst().map(String.init)).joined(separator: "-")
    } else if parts.count == 2, parts[1].lowercased() == "uk" {
      meant = "\(parts[0])-GB"
    } else if parts.count == 2, parts[1].lowercased() == "en" {
      meant = String(parts[0])
    } else {
      return
    }
    warn(
      "Key '\(key)' must be a registered language tag, not '\(tag)'", at: node.range(in: path),
      fixes: meant.map { [.replacing(tag, with: $0, at: node.range(in: path), isSafe: false)] } ?? [])
  }

  /// Reports several values for a key that takes one, if another key takes several.
  mutating func reportList(_ node: YAMLNode, of key: String, insteadOf other: String) -> Bool {
    guard case .sequence(let items) = node.content, items.count > 1 else { return false }
    reportType(of: key, is: "text", at: node.range(in: path), ["write one, and list the others under '\(other):'"])
    return true
  }

  /// Reports an alternative text that is only the name of the image.
  mutating func reportNameOfImage(in node: YAMLNode) {
    guard let alternative = node["imageAlt"], let text = alternative.text, let image = node["image"]?.text,
      SitePath.name(of: image).lowercased() == SitePath.name(of: text).lowercased()
    else { return }
    warn(
      "Alternative text '\(text)' must say what the image shows", at: alternative.range(in: path),
      solutions: ["write what readers would miss without the image"])
  }

  /// Reports an empty text of a key that needs one.
  mutating func reportNoText(_ node: YAMLNode, key: String) {
    warn(
      "Key '\(key)' must not have an empty value", at: node.range(in: path),
      solutions: ["write a value, or remove the key"])
  }

  private static let referencePrefix = "refs/heads/"

  /// Returns the name of a branch, without git's folder of branches.
  static func branch(_ name: String) -> String {
    name.hasPrefix(referencePrefix) ? String(name.dropFirst(referencePrefix.count)) : name
  }

  /// Reports a branch that is written with git's full name or a remote's prefix, which addresses on code hosts don't
  /// have.
  mutating func reportReference(_ repository: YAMLNode) {
    guard let value = repository["branch"], let text = value.text,
      let prefix = [Self.referencePrefix, "origin/", "upstream/"].first(where: text.hasPrefix)
    else { return }
    warn(
      "Key 'branch' must be the name of a branch, without '\(prefix)'", at: value.range(in: path),
      solutions: ["replace '\(text)' with '\(String(text.dropFirst(prefix.count)))'"])
  }

  /// Reports words that a site's vocabulary gives to both sides.
  mutating func reportAmbiguous(_ node: YAMLNode, _ vocabulary: SiteConfiguration.Vocabulary) {
    var known: Set<String> = []
    for word in vocabulary.principles.sorted(by: { $0.key.rawValue < $1.key.rawValue }).flatMap(\.value)
    where !known.insert(word).inserted {
      report("WrongValue", "Word '\(word)' must name only one principle", at: node.position, solutions: ["remove one"])
    }
    let before = Set(vocabulary.before)
    for word in vocabulary.after where before.contains(word) {
      report("WrongValue", "Word '\(word)' must name only one side", at: node.position, solutions: ["remove one"])
    }
  }

  /// Reports the words of principles that already name a side, and removes them, because they would change the meaning
  /// of headings and info strings.
  mutating func removeWordsOfSides(_ node: YAMLNode, from vocabulary: inout SiteConfiguration.Vocabulary) {
    guard !vocabulary.principles.isEmpty else { return }
    let labels = Vocabulary.of(SiteConfiguration.Vocabulary(), principles: []).labels
    let own = Set((vocabulary.before + vocabulary.after).map(NormalForm.of))
    var removed: Set<String> = []
    for item in node["principles"]?.entries.flatMap({ Self.shortened($0.value).items }) ?? [] {
      guard let text = item.text, own.contains(NormalForm.of(text)) || labels.side(ofWhole: text) != nil
      else { continue }
      report(
        "WrongValue", "Word '\(text)' must not name a principle, because it names a side", at: item.position,
        solutions: ["remove it"])
      removed.insert(text)
    }
    // Once for all words: for each, thousands of principles would take quadratic time.
    for id in vocabulary.principles.keys { vocabulary.principles[id]?.removeAll(where: removed.contains) }
  }

  /// Reports words of a site's vocabulary that have no effect, because they contain Markdown or already name the other
  /// side or another principle.
  mutating func reportIdleWords(ofVocabulary node: YAMLNode) {
    let builtIn = Vocabulary.of(SiteConfiguration.Vocabulary(), principles: [])
    for entry in node["principles"]?.entries ?? [] {
      for item in Self.shortened(entry.value).items {
        guard let text = item.text, let other = builtIn.principles.principles(in: text).first,
          other.rawValue != entry.key
        else { continue }
        warn(
          "Word '\(text)' must not be under '\(entry.key)'; it names '\(other.rawValue)'", at: item.range(in: path),
          solutions: ["remove it"])
      }
    }
    let labels = builtIn.labels
    for side in Side.allCases {
      for item in node[side.rawValue].map({ Self.shortened($0).items }) ?? [] {
        guard let text = item.text else { continue }
        let bare = String(text.drop { "#*_ ".contains($0) }.trimmingEnd { "*_: ".contains($0) })
        if bare != text, !bare.isEmpty {
          warn(
            "Word '\(text)' must not have the marks of a heading or label", at: item.range(in: path),
            solutions: ["replace '\(text)' with '\(bare)'"])
        } else if let other = labels.side(ofHeading: text), other != side {
          warn(
            "Word '\(text)' must not be under '\(side.rawValue)'; it names the other side", at: item.range(in: path),
            solutions: ["remove it"])
        }
      }
    }
  }

  /// Reports entries of the navigation with an address or title of an earlier one.
  mutating func reportRepeatedEntries(_ items: [YAMLNode]) {
    for key in ["title", "url"] {
      var known: Set<String> = []
      for value in items.compactMap({ $0[key] }) {
        guard let text = value.text, !known.insert(text).inserted else { continue }
        warn("Entries of 'navigation' must differ; '\(text)' is the '\(key)' of several", at: value.range(in: path))
      }
    }
  }

  /// Reads a person: a name, or a mapping with `name` and `url`.
  mutating func person(_ node: YAMLNode, key: String) -> Person? {
    if reportGluedValue(in: node, keys: Self.personKeys.map(\.name)) { return nil }
    if let name = node.text {
      reportHyphen(node)
      reportCut(node)
      reportJoinedNames(node, key: key)
      reportAddress(in: node, as: "name")
      return Person(name: name)
    }
    if node.isNull, node.cutText != nil {
      reportCut(node)
      return nil
    }
    var person = Person(name: "")
    read(
      node, of: key, into: &person, by: Self.personKeys, requiring: \.name, "Key '\(key)' must have a 'name'",
      solution: "add 'name:'")
    return person.name.isEmpty ? nil : person
  }

  /// Reads severities of diagnostics: a mapping from identifiers to `error`, `warning`, `information` or `off`.
  mutating func severities(_ node: YAMLNode, key: String) -> [String: Severity?] {
    guard case .mapping(let entries) = node.content else {
      report("WrongType", "Key '\(key)' must be a mapping of diagnostics to severities", at: node.position)
      return [:]
    }
    var severities: [String: Severity?] = [:]
    for entry in entries {
      if reportGluedValue(of: entry) { continue }
      if entry.value.text == "off" {
        severities[entry.key] = .some(nil)
      } else if let severity = entry.value.text.flatMap(Severity.init(rawValue:)) {
        severities[entry.key] = severity
      } else if let text = entry.value.items.first?.text, Severity(rawValue: entry.key) != nil || entry.key == "off" {
        report(
          "WrongValue", "A severity must follow its diagnostic, as in '\(text): \(entry.key)'", at: entry.keyPosition)
      } else {
        reportValue(
          entry.value, "A severity must be error, warning, information or off",
          known: Severity.allCases.map(\.rawValue) + ["off"])
      }
    }
    return severities
  }
}
