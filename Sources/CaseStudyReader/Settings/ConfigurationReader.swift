import CaseStudyModel

/// Parses `solidsite.yml`.
struct ConfigurationReader {
  /// Returns the settings, with diagnostics for invalid ones.
  func read(_ file: SourceFile) -> Diagnosed<SiteConfiguration> {
    var configuration = SiteConfiguration(isConfigured: true)
    let text = SourceText(file)
    var decoder = SettingsDecoder(path: file.path)
    let conflicts = ConflictMarkers(in: text.bytes).diagnostics(in: file.path)
    decoder.diagnostics = text.diagnostics + conflicts
    // With both versions of a conflict, other faults would only be its consequences.
    if !conflicts.isEmpty { return Diagnosed(configuration, decoder.diagnostics) }
    do {
      if let node = try YAMLParser.parse(text.bytes[...], firstLine: 1) {
        decoder.read(Self.withoutLongTexts(node, &decoder), into: &configuration, by: Self.keys)
      }
    } catch {
      decoder.diagnostics.append(error.diagnostic(.error, "Settings must be YAML: \(error.message)", in: file.path))
    }
    return Diagnosed(configuration, decoder.diagnostics)
  }

  static var keys: [SettingKey<SiteConfiguration>] {
    [
      SettingKey("title", .text, title),
      .text("tagline", \.tagline),
      SettingKey("baseURL", .siteAddress, baseURL),
      SettingKey("language", .languageTag) { node, target, decoder in
        if decoder.reportList(node, of: "language", insteadOf: "languages") { return }
        if let language = decoder.language(node, key: "language", hasTexts: true) { target.language = language }
      },
      SettingKey("languages", .list(.languageTag)) { node, target, decoder in
        for item in decoder.items(node, key: "languages", atMost: SiteConfiguration.languageLimit, dividingTexts: true)
        {
          if let language = decoder.language(item, key: "languages") { target.languages.append(language) }
        }
        decoder.reportRepeated(node)
      },
      SettingKey("author", SettingsDecoder.personForm) { node, target, decoder in
        target.author = decoder.person(node, key: "author")
      },
      SettingKey("repository", .either([.schemeAddress, .object(repositoryKeys, required: ["url"])]), repository),
      SettingKey("navigation", .list(.object(navigationKeys, required: ["title", "url"])), navigation),
      SettingKey("allowHTML", .choice(of: SiteConfiguration.HTMLPolicy.self), htmlPolicy),
      SettingKey("vocabulary", .object(vocabularyKeys)) { node, target, decoder in
        decoder.read(node, of: "vocabulary", into: &target.vocabulary, by: vocabularyKeys)
        decoder.removeWordsOfSides(node, from: &target.vocabulary)
        decoder.reportAmbiguous(node, target.vocabulary)
        decoder.reportIdleWords(ofVocabulary: node)
      },
      SettingKey("severities", SettingsDecoder.severitiesForm) { node, target, decoder in
        target.severities = decoder.severities(node, key: "severities")
      },
      SettingKey("verifiers", .map(SettingsDecoder.verifierForm)) { node, target, decoder in
        target.verifiers = decoder.languages(node, key: "verifiers", &target) { value, language, decoder in
          decoder.verifier(value, of: language)
        }
      },
      SettingKey("facts", .map(.texts)) { node, target, decoder in
        target.facts = decoder.languages(node, key: "facts", &target) { $2.command($0, key: $1) }
      },
      SettingKey("output", .text, output),
      .boolean("drafts", \.includesDrafts),
      .choice("dates", \.dates),
      SettingKey("redirects", .choice(of: SiteConfiguration.RedirectHost.self), redirects),
      SettingKey("cards", .either([.boolean, .choice(["auto"])]), cards),
    ]
  }

  private static var navigationKeys: [SettingKey<SiteConfiguration.NavigationItem>] {
    [.text("title", \.title).nonempty, .address("url", \.url)]
  }

  private static var vocabularyKeys: [SettingKey<SiteConfiguration.Vocabulary>] {
    [
      .texts("before", \.before), .texts("after", \.after), SettingKey("principles", .map(.texts), principleNames),
    ]
  }

  fileprivate static var repositoryKeys: [SettingKey<RepositoryParts>] {
    [
      .text("url", \.url).of(.schemeAddress), .text("branch", \.branch), .text("editPath", \.editPath),
      .choice("host", \.host),
    ]
  }

  private static func navigation(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    let items = decoder.items(node, key: "navigation", atMost: 100)
    decoder.reportRepeatedEntries(items)
    let known = decoder.diagnostics.count
    defer { target.hasUnreadNavigation = decoder.diagnostics.count > known }
    for item in items {
      if decoder.reportGluedValue(in: item, keys: navigationKeys.map(\.name)) { continue }
      if decoder.reportForeignEntry(item) { continue }
      let count = decoder.diagnostics.count
      var entry = SiteConfiguration.NavigationItem(title: "", url: "")
      decoder.read(item, into: &entry, by: navigationKeys)
      let missing = [("title", entry.title), ("url", entry.url)].filter(\.1.isEmpty).map(\.0)
      if !missing.isEmpty, decoder.diagnostics.count == count {
        decoder.report(
          "MissingKey", "An entry of 'navigation' must have a '\(missing[0])'", at: item.position,
          solutions: item[missing[0]] != nil ? ["write it after '\(missing[0]):'"] : ["add '\(missing[0]):'"])
      }
      if !entry.title.isEmpty || !entry.url.isEmpty { target.navigation.append(entry) }
    }
  }

  private static func title(_ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder) {
    guard let title = decoder.text(node, key: "title") else { return }
    target.title = title
    if title.allSatisfy(\.isWhitespace) { decoder.reportNoText(node, key: "title") }
  }

  private static func redirects(_ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder) {
    if node.text == nil, node.items.count != 1 || node.items[0].text == nil {
      decoder.report(
        "WrongType", "Key 'redirects' must be the name of a host; former addresses belong to their pages",
        at: node.position, solutions: ["write the former address under 'aliases' in the front matter of its page"])
    } else if let host = decoder.choice(node, key: "redirects", of: SiteConfiguration.RedirectHost.self) {
      target.redirects = host
    }
  }

  private static func baseURL(_ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder) {
    guard let text = decoder.text(node, key: "baseURL") else { return }
    if text.isEmpty || SiteConfiguration.isBaseURL(text) {
      let address = decoder.withoutCredentials(text, key: "baseURL", at: node)
      target.baseURL = address
      decoder.reportUnpublished(address, at: node)
    } else {
      decoder.reportForm(of: text, at: node, key: "baseURL")
    }
  }

  private static func output(_ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder) {
    guard let text = decoder.text(node, key: "output") else { return }
    let path = text.replacing("\\", with: "/")
    // Without dots, because the paths of the folder's files are compared with it.
    let plain = SitePath.resolve(path, in: "") ?? path
    let folders = SitePath.names(on: plain)
    // No shell expands the tilde, and no folder of a site is named like a disk.
    let isElsewhere = folders.first == "~" || folders.first?.hasSuffix(":") == true
    let isSource = folders.first.map { ["content", "templates"].contains($0.lowercased()) } ?? false
    if isSource {
      decoder.report(
        "WrongValue",
        folders.count > 1
          ? "Key 'output' must not be '\(text)', which is among the site's sources"
          : "Key 'output' must not be '\(text)', which contains the site's sources",
        at: node.position, solutions: ["choose a folder that the build may replace, such as _site"])
    } else if SiteConfiguration.isOutput(path), !isElsewhere {
      target.output = plain
      if path == text { return }
      decoder.diagnostics.report(
        "WrongValue", .error, "Key 'output' must have slashes in place of backslashes, not '\(text)'",
        at: node.range(in: decoder.path),
        fixes: [.replacing(text, with: path, at: node.range(in: decoder.path), isSafe: false)])
    } else {
      decoder.report(
        "WrongValue",
        """
        Key 'output' must name a folder inside the site that isn't hidden, such as _site, not '\(text)'; \
        use --output for any other folder
        """,
        at: node.position)
    }
  }

  private static func cards(_ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder) {
    switch node.text?.lowercased() {
    case "auto": target.cards = .auto
    case "true", "yes", "on": target.cards = .always
    case "false", "no", "off": target.cards = .never
    default: decoder.reportType(of: "cards", is: "true, false or auto", at: node.range(in: decoder.path))
    }
  }

  private static func repository(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    var parts = RepositoryParts(url: node.text)
    let count = decoder.diagnostics.count
    if node.text == nil { decoder.read(node, of: "repository", into: &parts, by: repositoryKeys) }
    if let url = parts.url, WebAddress(url) == nil || WebAddress.missingPart(of: url) != nil {
      decoder.reportForm(of: url, at: node, key: "repository")
    } else if let url = parts.url.map({ decoder.withoutCredentials($0, key: "repository", at: node) }) {
      decoder.reportPart(of: url, at: node)
      if let branch = parts.branch, branch.contains(where: \.isWhitespace) {
        decoder.report(
          "WrongValue", "Key 'branch' must be the name of a branch, which has no spaces, not '\(branch)'",
          at: node.position)
      }
      decoder.reportReference(node)
      decoder.reportHost(parts.host, of: url, in: node)
      if let path = parts.editPath { decoder.reportEditPath(path, of: url, at: node) }
      target.repository = .init(
        url: SettingsDecoder.page(ofRepository: url, host: parts.host),
        branch: parts.branch.map(SettingsDecoder.branch) ?? "main", editPath: parts.editPath, host: parts.host)
    } else if decoder.diagnostics.count == count {
      decoder.report("MissingKey", "Key 'repository' must have a 'url'", at: node.position)
    }
  }

  /// Reads the policy; `true` and `false`, from an early form of the format, mean `all` and `none`.
  private static func htmlPolicy(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    let former: [String: SiteConfiguration.HTMLPolicy] = ["true": .all, "false": .none]
    if let text = node.text, let policy = former[text] {
      target.htmlPolicy = policy
      let range = node.range(in: decoder.path)
      decoder.warn(
        "Key 'allowHTML' must be one of none, safe, all; '\(text)' is read as '\(policy.rawValue)'", at: range,
        solutions: text == "true" ? ["write 'safe' to keep harmless elements only"] : [],
        fixes: [.replacing(text, with: policy.rawValue, at: range, isSafe: text == "false")])
    } else if let policy = decoder.choice(node, key: "allowHTML", of: SiteConfiguration.HTMLPolicy.self) {
      target.htmlPolicy = policy
    }
  }

  private static func principleNames(
    _ node: YAMLNode, _ target: inout SiteConfiguration.Vocabulary, _ decoder: inout SettingsDecoder
  ) {
    for entry in decoder.entries(node, key: "principles", of: "principles to words", example: "{ocp: [open and shut]}")
    {
      target.principles[Principle.ID(rawValue: entry.key)] = decoder.texts(entry.value, key: entry.key)
    }
  }
}

/// The keys of `repository` as written.
private struct RepositoryParts {
  var url: String?
  var branch: String?
  var editPath: String?
  var host: CodeHostKind?
}
