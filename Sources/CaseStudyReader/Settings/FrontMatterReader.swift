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
    /// A key that may mark the page as a draft, although the settings don't say so.
    fileprivate var draftMark: DraftMark?
    /// Whether the settings were decoded; they may still have faults.
    fileprivate var isDecoded = false

    /// Reports the keys of a translation whose values are ignored, because they differ from the original's.
    mutating func reportKeys(unlike original: FrontMatter, path: String) {
      for key in frontMatter.keysUnlike(original) {
        diagnostics.report(
          "UnusedKey", .warning, "Key '\(key)' of a translation must have the value of its original",
          at: SourceRange(path: path, line: frontMatter.lines[key] ?? 1),
          solutions: ["remove the key; the original's value applies"])
      }
    }
  }

  /// Whether the site has a `solidsite.yml`, which makes invalid settings errors.
  let isStrict: Bool

  /// Returns the settings of a file, with diagnostics for invalid ones.
  func read(_ text: SourceText) -> Output {
    guard let fences = FrontMatterFences(text.bytes) else { return unfenced(text) }
    let body = FrontMatterLines(text.bytes[fences.bodyStart...], names: Self.names, isStrict: true)
    var result = settings(of: text, between: fences, above: body)
    if !result.isDecoded {
      let lines = FrontMatterLines.lines(of: text.bytes[fences.content])
      result.draftMark = DraftMark(inLines: lines, firstLine: 2, path: text.path)
    }
    if result.draftMark == nil, let part = body.secondPart {
      let line = fences.bodyLine + part.lowerBound + 1
      result.draftMark = DraftMark(inLines: body.written[part], firstLine: line, path: text.path)
    }
    withhold(&result)
    return result
  }

  private static let names = Set(keys.map(\.name))

  /// Makes a page that may be a draft an uncertain one, because a text can't be unpublished.
  private func withhold(_ result: inout Output) {
    guard result.frontMatter.publication == .published, var mark = result.draftMark else { return }
    result.frontMatter.publication = .uncertain
    mark.replaceOthers(in: &result.diagnostics)
    result.diagnostics.append(mark.diagnostic(isStrict ? .error : .warning))
  }

  private func settings(
    of text: SourceText, between fences: FrontMatterFences, above body: FrontMatterLines
  ) -> Output {
    var result = Output(bodyStart: fences.bodyStart, bodyLine: fences.bodyLine)
    do throws(ParseFailure) {
      guard let node = try YAMLParser.parse(text.bytes[fences.content], firstLine: 2) else {
        reportSecondPart(body, of: text, after: fences, into: &result)
        return result
      }
      if case .mapping = node.content {
        decode(node, path: text.path, into: &result)
        reportSecondPart(body, of: text, after: fences, into: &result)
      } else if isStrict,
        let failure = YAMLProblems(lines: LineTable(text.bytes[fences.content]), firstLine: 2).firstKeyFailure
      {
        throw failure
      } else if isStrict {
        result.diagnostics.report(
          "WrongType", .error, "Front matter must be a mapping of keys to values", at: text.range(line: 1))
      } else {
        // A paragraph between two thematic breaks looks the same, so the whole file is Markdown.
        return Output()
      }
    } catch {
      result.isReadable = false
      let severity = isStrict ? Severity.error : .warning
      let end = UnreadFrontMatter(
        endIn: text.bytes[fences.content], names: Self.names, before: error.position.line)
      result.diagnostics.append(
        end?.diagnostic(severity, in: text.path)
          ?? error.diagnostic(severity, "Front matter must be YAML: \(error.message)", in: text.path))
    }
    return result
  }

  /// Reports settings below the front matter, which another fence divides.
  private func reportSecondPart(
    _ body: FrontMatterLines, of text: SourceText, after fences: FrontMatterFences, into result: inout Output
  ) {
    guard isStrict,
      let problem = UnreadFrontMatter(secondPart: body, below: fences.bodyLine)
    else { return }
    result.isReadable = false
    result.diagnostics.append(problem.diagnostic(.error, in: text.path))
  }

  /// Returns the result for a file without closed front matter. If the second line has a known key, only the closing
  /// fence is missing.
  private func unfenced(_ text: SourceText) -> Output {
    let lines = FrontMatterLines(text.bytes[...], names: Self.names, isStrict: isStrict)
    var result = Output(draftMark: lines.draftMark(in: text))
    if let problem = UnreadFrontMatter(lines, isStrict: isStrict) {
      result.isReadable = false
      result.diagnostics.append(problem.diagnostic(isStrict ? .error : .warning, in: text.path))
    }
    withhold(&result)
    return result
  }

  private func decode(_ node: YAMLNode, path: String, into result: inout Output) {
    var decoder = SettingsDecoder(path: path)
    decoder.unknownKeySeverity = isStrict ? .error : .information
    decoder.read(node, into: &result.frontMatter, by: Self.keys)
    result.isDecoded = true
    result.draftMark = DraftMark(in: node, path: path)
    if !isStrict {
      result.frontMatter.title = result.frontMatter.title ?? Self.titleOfHero(node)
      result.frontMatter.position = Self.positionKeys.lazy.compactMap { node[$0]?.text.flatMap { Int($0) } }.first
    }
    for entry in node.entries {
      result.frontMatter.lines[entry.key] = entry.keyPosition.line
      let items = entry.value.items.filter { !$0.isEmptyItem }
      // An item that is repeated counts once.
      let counted = Self.keysOfSets.contains(entry.key) ? items.unique { $0.text } : items
      result.frontMatter.itemPositions[entry.key] = counted.map(\.position)
    }
    if let date = result.frontMatter.date, let updated = result.frontMatter.updated, updated < date,
      let value = node["updated"]
    {
      decoder.report("WrongValue", "Key 'updated' must not be before 'date'", at: value.position)
    }
    decoder.reportNameOfImage(in: node)
    if let entry = node.entries.first(where: { $0.key == "imageAlt" }), !entry.value.isNull, node["image"] == nil,
      !decoder.diagnostics.meantKeys.contains("image")
    {
      decoder.diagnostics.report(
        "MissingKey", .warning, "Key 'imageAlt' must have an 'image' to describe", at: entry.keyRange(in: path),
        solutions: ["add 'image:'", "remove 'imageAlt'"])
    }
    result.diagnostics += isStrict ? decoder.diagnostics : decoder.diagnostics.map(Self.softened)
  }

  /// The keys of lists whose items are read without repetitions, as by `texts(_:key:atMost:hasSentences:)`.
  private static let keysOfSets: Set = ["tags", "aliases", "assumes"]

  /// The keys of Docusaurus, Just the Docs and Hugo for the place of a page in its folder.
  private static let positionKeys = ["sidebar_position", "nav_order", "weight"]

  /// Returns the title of a VitePress or VuePress home page, which has all of its text in its settings.
  private static func titleOfHero(_ node: YAMLNode) -> String? {
    [node["hero"]?["name"], node["hero"]?["text"], node["heroText"]].lazy.compactMap { $0?.text }.first
  }

  /// Demotes a diagnostic: other generators use some of the same keys with other types.
  private static func softened(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = .information
    return diagnostic
  }
}
