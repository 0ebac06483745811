import CaseStudyModel

/// The table of keys, from which the schema is generated too.
extension FrontMatterReader {
  static var keys: [SettingKey<FrontMatter>] {
    descriptionKeys + publicationKeys + evidenceKeys + SettingKey.revisionKeys
  }

  /// The keys that only case studies read; a tag or an author does no harm on other pages.
  static var studyKeys: [String] {
    ["principles", "difficulty", "assumes"] + (evidenceKeys + SettingKey.revisionKeys).map(\.name)
  }

  private static var descriptionKeys: [SettingKey<FrontMatter>] {
    [
      .text("title", \.title),
      .text("summary", \.summary),
      SettingKey("principles", .texts) { node, target, decoder in
        let names = decoder.texts(node, key: "principles", atMost: 100)
        target.principles = names.map { Principle.ID(rawValue: $0.lowercased()) }
        decoder.reportRepeated(node)
      },
      SettingKey("date", .date) { node, target, decoder in target.date = decoder.date(node, key: "date") },
      SettingKey("updated", .date) { node, target, decoder in target.updated = decoder.date(node, key: "updated") },
      SettingKey("authors", .either([.text, .list(SettingsDecoder.personForm)])) { node, target, decoder in
        let items = node.text == nil ? decoder.items(node, key: "authors", atMost: 1000) : [node]
        target.authors = items.compactMap { decoder.person($0, key: "authors") }
        decoder.reportLines(node)
        decoder.reportRepeated(node)
      },
      .choice("difficulty", \.difficulty),
      .texts("assumes", \.assumes, atMost: 20),
      SettingKey("tags", .texts) { node, target, decoder in
        target.tags = decoder.texts(node, key: "tags", atMost: 100, hasSentences: false)
        decoder.reportHashes(node, key: "tags")
        decoder.reportSigns(amongTags: node)
      },
      SettingKey("sources", .list(.either([.text, .object(sourceKeys, required: ["title"])]))) {
        node, target, decoder in
        for item in decoder.items(node, key: "sources", atMost: 1000) {
          if decoder.reportGluedValue(in: item, keys: sourceKeys.map(\.name)) { continue }
          var reference = Citation(title: item.text ?? "")
          decoder.reportAddress(in: item, as: "title")
          if item.text == nil {
            decoder.read(
              item, into: &reference, by: sourceKeys, requiring: \.title, "A source must have a 'title'",
              solution: "add 'title:'")
          }
          target.sources.append(reference)
        }
        decoder.reportRepeated(node)
      },
    ]
  }

  private static var sourceKeys: [SettingKey<Citation>] {
    [.text("title", \.title), .webAddress("url", \.url), .text("note", \.note)]
  }

  private static var publicationKeys: [SettingKey<FrontMatter>] {
    [
      SettingKey("slug", .text) { node, target, decoder in
        if let slug = decoder.text(node, key: "slug") { target.slug = slug }
        decoder.reportFileEndings([node], key: "slug")
      },
      SettingKey("aliases", .texts) { node, target, decoder in
        target.aliases = decoder.texts(node, key: "aliases", atMost: 1000, hasSentences: false)
        decoder.reportFileEndings(node.items, key: "aliases")
      },
      SettingKey("draft", .boolean) { node, target, decoder in
        if decoder.boolean(node, key: "draft") == true { target.publication = .draft }
      },
      SettingKey("order", .integer) { node, target, decoder in target.order = decoder.integer(node, key: "order") },
      .text("image", \.image),
      .text("imageAlt", \.imageAlternative),
      SettingKey("language", .languageTag) { node, target, decoder in
        target.language = decoder.language(node, key: "language")
      },
      SettingKey("severities", SettingsDecoder.severitiesForm) { node, target, decoder in
        target.severities = decoder.severities(node, key: "severities")
      },
      .text("acronym", \.acronym),
    ]
  }

  private static var evidenceKeys: [SettingKey<FrontMatter>] {
    let roleKeys: [SettingKey<Roles>] = [
      .texts("policy", \.policy), .texts("detail", \.detail), .texts("root", \.root),
    ]
    let stepKeys: [SettingKey<NamedStep>] = [.text("heading", \.heading), .texts("removes", \.removedFiles)]
    let exerciseKeys: [SettingKey<ExerciseSettings>] = [
      .text("request", \.request), .texts("hints", \.hints, atMost: 20, hasSentences: true),
      .texts("questions", \.questions, atMost: 50, hasSentences: true),
    ]
    let excused = SettingKey<FrontMatter>("excused", .map(.text)) { node, target, decoder in
      for entry in decoder.entries(node, key: "excused", of: "types to reasons", example: "{Square: …}") {
        let reason = decoder.text(entry.value, key: entry.key)
        if let reason, reason.allSatisfy(\.isWhitespace) { decoder.reportNoText(entry.value, key: entry.key) }
        target.excusedConformers[entry.key] = reason
      }
    }
    return [
      SettingKey("roles", .object(roleKeys)) { node, target, decoder in
        decoder.read(node, of: "roles", into: &target.roles, by: roleKeys)
        decoder.reportShared(node) { "File '\($0)' must have only one role" }
      },
      .text("key", \.key),
      SettingKey("expect", .map(.choice(of: Verdict.self))) { node, target, decoder in
        for entry in decoder.entries(node, key: "expect", of: "principles to verdicts", example: "{lsp: contradicted}")
        {
          let verdict: Verdict? = decoder.choice(entry.value, key: entry.key)
          target.expectedVerdicts[Principle.ID(rawValue: entry.key.lowercased())] = verdict
        }
      },
      SettingKey("conformers", .object([excused])) { node, target, decoder in
        decoder.read(node, of: "conformers", into: &target, by: [excused])
      },
      SettingKey("steps", .list(.either([.text, .object(stepKeys, required: ["heading"])]))) { node, target, decoder in
        target.steps = decoder.items(node, key: "steps", atMost: NamedStep.limit, dividingTexts: true).map { item in
          if decoder.reportGluedValue(in: item, keys: stepKeys.map(\.name)) { return NamedStep(heading: "") }
          var step = NamedStep(heading: item.text ?? "")
          if item.text == nil {
            decoder.read(
              item, into: &step, by: stepKeys, requiring: \.heading, "A step must have a 'heading'",
              solution: "add 'heading:'")
          }
          return step
        }
      },
      SettingKey("exercise", .either([.text, .object(exerciseKeys)])) { node, target, decoder in
        if let request = node.text {
          target.exercise.request = request
        } else {
          decoder.read(node, of: "exercise", into: &target.exercise, by: exerciseKeys)
        }
      },
    ]
  }
}
