import CaseStudyModel

/// Parses `solidsite.yml`.
struct ConfigurationReader {
  /// Returns the settings, with diagnostics for invalid ones.
  func read(_ file: SourceFile) -> Diagnosed<SiteConfiguration> {
    var configuration = SiteConfiguration(isConfigured: true)
    let text = SourceText(file)
    var decoder = SettingsDecoder(path: file.path)
    decoder.diagnostics = text.diagnostics
    do {
      if let node = try YAMLParser.parse(text.bytes[...], firstLine: 1) {
        decoder.read(node, into: &configuration, by: Self.keys)
      }
    } catch {
      decoder.report("MalformedYAML", "Settings must be YAML: \(error.message)", at: error.position)
    }
    return Diagnosed(configuration, decoder.diagnostics)
  }

  private static var keys: [SettingKey<SiteConfiguration>] {
    [
      .text("title", \.title),
      .text("tagline", \.tagline),
      SettingKey("baseURL", baseURL),
      .text("language", \.language),
      SettingKey("author") { node, target, decoder in target.author = decoder.person(node, key: "author") },
      SettingKey("repository", repository),
      SettingKey("navigation") { node, target, decoder in
        for item in decoder.items(node, key: "navigation", atMost: 100) {
          var entry = SiteConfiguration.NavigationItem(title: "", url: "")
          decoder.read(item, into: &entry, by: [.text("title", \.title), .address("url", \.url)])
          target.navigation.append(entry)
        }
      },
      SettingKey("allowHTML", htmlPolicy),
      SettingKey("vocabulary") { node, target, decoder in
        decoder.read(
          node, into: &target.vocabulary,
          by: [.texts("before", \.before), .texts("after", \.after), SettingKey("principles", principleNames)])
      },
      SettingKey("severities") { node, target, decoder in
        target.severities = decoder.severities(node, key: "severities")
      },
      SettingKey("verifiers") { node, target, decoder in
        target.verifiers = decoder.languages(node, key: "verifiers", &target) { value, language, decoder in
          decoder.verifier(value, of: language)
        }
      },
      SettingKey("facts") { node, target, decoder in
        target.facts = decoder.languages(node, key: "facts", &target) { $2.command($0, key: $1) }
      },
      SettingKey("output", output),
      .boolean("drafts", \.includesDrafts),
      SettingKey("dates") { node, target, decoder in
        if let source = decoder.choice(node, key: "dates", of: SiteConfiguration.DateSource.self) {
          target.dates = source
        }
      },
    ]
  }

  private static func baseURL(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    guard let text = decoder.text(node, key: "baseURL") else { return }
    if text.isEmpty || SiteConfiguration.isBaseURL(text) {
      target.baseURL = text
    } else {
      decoder.report(
        "WrongValue", "Key 'baseURL' must be an address such as https://example.org/studies, not '\(text)'",
        at: node.position)
    }
  }

  private static func output(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    guard let text = decoder.text(node, key: "output") else { return }
    if SiteConfiguration.isOutput(text) {
      target.output = text
    } else {
      decoder.report(
        "WrongValue",
        """
        Key 'output' must name a folder inside the site's that isn't hidden, such as _site, not '\(text)'; \
        use --output for any other
        """,
        at: node.position)
    }
  }

  private static func repository(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    struct Parts {
      var url: String?
      var branch: String?
      var editPath: String?
      var host: CodeHostKind?
    }
    var parts = Parts(url: node.text)
    if node.text == nil {
      decoder.read(
        node, into: &parts,
        by: [
          .text("url", \.url), .text("branch", \.branch), .text("editPath", \.editPath),
          SettingKey("host") { node, target, decoder in target.host = decoder.choice(node, key: "host") },
        ])
    }
    if let url = parts.url, WebAddress(url) == nil {
      decoder.report(
        "WrongValue", "Key 'repository' must be an address such as https://example.org/studies, not '\(url)'",
        at: node.position)
    } else if let url = parts.url {
      target.repository = .init(url: url, branch: parts.branch ?? "main", editPath: parts.editPath, host: parts.host)
    } else {
      decoder.report("MissingKey", "Key 'repository' must have a 'url'", at: node.position)
    }
  }

  /// Reads the policy; `true` and `false`, from an early form of the format, mean `all` and `none`.
  private static func htmlPolicy(
    _ node: YAMLNode, _ target: inout SiteConfiguration, _ decoder: inout SettingsDecoder
  ) {
    switch node.text {
    case "true": target.htmlPolicy = .all
    case "false": target.htmlPolicy = .none
    default:
      if let policy = decoder.choice(node, key: "allowHTML", of: SiteConfiguration.HTMLPolicy.self) {
        target.htmlPolicy = policy
      }
    }
  }

  private static func principleNames(
    _ node: YAMLNode, _ target: inout SiteConfiguration.Vocabulary, _ decoder: inout SettingsDecoder
  ) {
    for entry in decoder.entries(node, key: "principles") {
      target.principles[Principle.ID(rawValue: entry.key)] = decoder.texts(entry.value, key: entry.key)
    }
  }
}
