import CaseStudyModel

/// Reads the settings at the head of a Markdown file.
struct FrontMatterReader {
  /// What was found, and where the body begins.
  struct Result {
    var frontMatter = FrontMatter()
    /// Whether all settings could be read, if there are any.
    var isReadable = true
    /// The offset of the first byte behind the front matter.
    var bodyStart = 0
    /// The number of lines before the body.
    var bodyLine = 0
    var diagnostics: [Diagnostic] = []
  }

  /// Whether the file belongs to a site with a `solidsite.yml`, which asks for exact settings.
  let isStrict: Bool

  func read(_ text: SourceText) -> Result {
    guard let fences = FrontMatterFences(text.bytes) else { return unfenced(text) }
    var result = Result(bodyStart: fences.bodyStart, bodyLine: fences.bodyLine)
    do {
      guard let node = try YAMLParser.parse(text.bytes[fences.content], firstLine: 2) else { return result }
      if case .mapping = node.content {
        decode(node, path: text.path, into: &result)
      } else if isStrict {
        result.diagnostics.append(
          Diagnostic("WrongType", .error, "Front matter is a mapping of keys to values", at: text.range(line: 1)))
      } else {
        // Two thematic breaks around a paragraph look the same; the file is Markdown from its first line on.
        return Result()
      }
    } catch {
      result.isReadable = false
      result.diagnostics.append(
        Diagnostic(
          "MalformedYAML", isStrict ? .error : .warning, "Front matter is YAML: \(error.message)",
          at: SourceRange(path: text.path, start: error.position)))
    }
    return result
  }

  /// What comes of a text without front matter, which may only lack its end: then it begins with a key that is known.
  private func unfenced(_ text: SourceText) -> Result {
    guard let key = FrontMatterFences.keyBelowFirstLine(of: text.bytes), Self.keys.contains(where: { $0.name == key })
    else { return Result() }
    let diagnostic = Diagnostic(
      "UnclosedFrontMatter", isStrict ? .error : .warning, "Front matter must be closed by a line '---'",
      at: text.range(line: 1), solutions: ["add '---' below the last key"])
    return Result(isReadable: false, diagnostics: [diagnostic])
  }

  private func decode(_ node: YAMLNode, path: String, into result: inout Result) {
    var decoder = SettingsDecoder(path: path)
    decoder.unknownKeySeverity = isStrict ? .error : .information
    decoder.read(node, into: &result.frontMatter, by: Self.keys)
    if case .mapping(let entries) = node.content {
      for entry in entries {
        result.frontMatter.lines[entry.key] = entry.keyPosition.line
        result.frontMatter.itemPositions[entry.key] = entry.value.itemPositions
      }
    }
    result.diagnostics += isStrict ? decoder.diagnostics : decoder.diagnostics.map(Self.softened)
  }

  /// Files of other generators have keys of the same names and other types.
  private static func softened(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = .information
    return diagnostic
  }

  private static var keys: [SettingKey<FrontMatter>] {
    [
      .text("title", \.title),
      .text("summary", \.summary),
      SettingKey("principles") { node, target, decoder in
        let names = decoder.texts(node, key: "principles", atMost: 100)
        target.principles = names.map { Principle.ID(rawValue: $0.lowercased()) }
      },
      SettingKey("date") { node, target, decoder in target.date = decoder.date(node, key: "date") },
      SettingKey("updated") { node, target, decoder in target.updated = decoder.date(node, key: "updated") },
      SettingKey("authors") { node, target, decoder in
        let items = node.text == nil ? decoder.items(node, key: "authors") : [node]
        target.authors = items.compactMap { decoder.person($0, key: "authors") }
      },
      SettingKey("difficulty") { node, target, decoder in
        target.difficulty = decoder.choice(node, key: "difficulty")
      },
      .texts("tags", \.tags, atMost: 100),
      SettingKey("sources") { node, target, decoder in
        for item in decoder.items(node, key: "sources") {
          var reference = Reference(title: item.text ?? "")
          if item.text == nil {
            decoder.read(
              item, into: &reference, by: [.text("title", \.title), .address("url", \.url), .text("note", \.note)])
          }
          target.sources.append(reference)
        }
      },
      .text("slug", \.slug),
      .texts("aliases", \.aliases, atMost: 1000),
      .boolean("draft", \.isDraft),
      SettingKey("order") { node, target, decoder in target.order = decoder.integer(node, key: "order") },
      .text("image", \.image),
      .text("imageAlt", \.imageAlternative),
      .text("language", \.language),
      SettingKey("roles") { node, target, decoder in
        decoder.read(
          node, into: &target.roles,
          by: [.texts("policy", \.policy), .texts("detail", \.detail), .texts("root", \.root)])
      },
      SettingKey("severities") { node, target, decoder in
        target.severities = decoder.severities(node, key: "severities")
      },
      .text("acronym", \.acronym),
    ]
  }
}
