import CaseStudyModel

/// Parses the settings at the start of a Markdown file.
struct FrontMatterReader {
  /// The settings, and where the body begins.
  struct Output {
    var frontMatter = FrontMatter()
    /// Whether the settings, if any, are well-formed.
    var isReadable = true
    /// The offset of the first byte after the front matter.
    var bodyStart = 0
    /// The number of lines before the body.
    var bodyLine = 0
    var diagnostics: [Diagnostic] = []
  }

  /// Whether the site has a `solidsite.yml`, which makes invalid settings errors.
  let isStrict: Bool

  /// Returns the settings of a file, with diagnostics for invalid ones.
  func read(_ text: SourceText) -> Output {
    guard let fences = FrontMatterFences(text.bytes) else { return unfenced(text) }
    var result = Output(bodyStart: fences.bodyStart, bodyLine: fences.bodyLine)
    do {
      guard let node = try YAMLParser.parse(text.bytes[fences.content], firstLine: 2) else { return result }
      if case .mapping = node.content {
        decode(node, path: text.path, into: &result)
      } else if isStrict {
        result.diagnostics.append(
          Diagnostic("WrongType", .error, "Front matter must be a mapping of keys to values", at: text.range(line: 1)))
      } else {
        // A paragraph between two thematic breaks looks the same, so the whole file is Markdown.
        return Output()
      }
    } catch {
      result.isReadable = false
      result.diagnostics.append(
        Diagnostic(
          "MalformedYAML", isStrict ? .error : .warning, "Front matter must be YAML: \(error.message)",
          at: SourceRange(path: text.path, start: error.position)))
    }
    return result
  }

  /// Returns the result for a file without closed front matter. A known key on the second line means that the end is
  /// missing.
  private func unfenced(_ text: SourceText) -> Output {
    guard let key = FrontMatterFences.keyBelowFirstLine(of: text.bytes), Self.keys.contains(where: { $0.name == key })
    else { return Output() }
    let diagnostic = Diagnostic(
      "UnclosedFrontMatter", isStrict ? .error : .warning, "Front matter must be closed by a line '---'",
      at: text.range(line: 1), solutions: ["add '---' below the last key"])
    return Output(isReadable: false, diagnostics: [diagnostic])
  }

  private func decode(_ node: YAMLNode, path: String, into result: inout Output) {
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

  /// Demotes a diagnostic: other generators use some of the same keys with other types.
  private static func softened(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = .information
    return diagnostic
  }

  static var keys: [SettingKey<FrontMatter>] {
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
      .texts("assumes", \.assumes, atMost: 20),
      .texts("tags", \.tags, atMost: 100),
      SettingKey("sources") { node, target, decoder in
        for item in decoder.items(node, key: "sources") {
          var reference = Citation(title: item.text ?? "")
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
      .text("key", \.key),
      SettingKey("expect") { node, target, decoder in
        for entry in decoder.entries(node, key: "expect") {
          let verdict: Verdict? = decoder.choice(entry.value, key: entry.key)
          target.expectedVerdicts[Principle.ID(rawValue: entry.key.lowercased())] = verdict
        }
      },
      SettingKey("conformers") { node, target, decoder in
        let excused = SettingKey<FrontMatter>("excused") { node, target, decoder in
          for entry in decoder.entries(node, key: "excused") {
            target.excusedConformers[entry.key] = decoder.text(entry.value, key: entry.key)
          }
        }
        decoder.read(node, into: &target, by: [excused])
      },
      SettingKey("steps") { node, target, decoder in
        target.steps = decoder.items(node, key: "steps", atMost: 100).map { item in
          var step = NamedStep(heading: item.text ?? "")
          if item.text == nil {
            decoder.read(item, into: &step, by: [.text("heading", \.heading), .texts("removes", \.removedFiles)])
          }
          return step
        }
      },
      SettingKey("exercise") { node, target, decoder in
        if let request = node.text {
          target.exercise.request = request
        } else {
          decoder.read(
            node, into: &target.exercise,
            by: [
              .text("request", \.request), .texts("hints", \.hints, atMost: 20),
              .texts("questions", \.questions, atMost: 50),
            ])
        }
      },
      SettingKey("severities") { node, target, decoder in
        target.severities = decoder.severities(node, key: "severities")
      },
      .text("acronym", \.acronym),
    ]
  }
}
