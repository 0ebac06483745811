import CaseStudyModel

/// Tags in the notations of other template languages, such as Handlebars, Liquid, Jinja and Go.
extension TemplateCompiler {
  /// Checks that a value hasn't a name by which other template languages go on with a condition or a loop.
  func checkWord(of tag: Tag) throws(TemplateError) {
    guard let message = foreignWord(of: tag) else { return }
    throw error(about: tag.name, in: tag, message)
  }

  private func foreignWord(of tag: Tag) -> Message? {
    if tag.name == "this" { return "The value of a section must be written as '\("{{.}}")', not 'this'" }
    guard let section = openElements.last, case .section(_, let isInverted) = section.kind else { return nil }
    let name = section.name
    switch tag.name {
    case "elif", "else", "elseif", "elsif":
      let other = "{{/\(name)}}{{\(isInverted ? "#" : "^")\(name)}}"
      return "The other case of a condition must be written as '\(other)', not '\(tag.name)'"
    case "end", "endeach", "endfor", "endif", "endunless":
      return "Section '\(name)' must be closed by '\("{{/\(name)}}")', not '\(tag.name)'"
    default: return nil
    }
  }

  /// The words with which conditions and loops begin.
  private static let conditions: Set<String> = [
    "each", "elif", "else", "elseif", "elsif", "for", "foreach", "if", "range", "unless", "with",
  ]

  /// Checks that a tag is neither a statement nor an expression.
  func checkNotation(of tag: Tag) throws(TemplateError) {
    let words = tag.name.split(separator: " ").map(String.init)
    let offset = tag.range.lowerBound
    if words.count > 1, words[0] == "-" || words[words.count - 1] == "-" {
      throw error(about: tag.name, in: tag, "Tag '\(tag.name)' must have no hyphens inside its braces")
    }
    if let name = tag.name.split(whereSeparator: { " |".contains($0) }).first, tag.name.contains("|") {
      throw error(at: offset, "Name '\(String(name))' must not have a filter; values are escaped anyway")
    }
    guard words.count > 1 else { return }
    if Self.conditions.contains(words[0]) {
      let name = words.dropFirst().compactMap(Self.mustacheName).last ?? "name"
      let section = words[0] == "unless" ? "{{^\(name)}}" : "{{#\(name)}}"
      throw error(at: offset, "A condition or a loop must be written as '\(section)', not '\(tag.name)'")
    }
    let argument = words[1].filter { $0 != "\"" && $0 != "'" }
    let name = argument.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "name"
    switch words[0] {
    case "import", "include", "partial", "render", "template":
      let partial = "{{>\(name)}}"
      throw error(at: offset, "A partial must be written as '\(partial)', not '\(tag.name)'")
    case "block", "define":
      let block = "{{$\(name)}}…{{/\(name)}}"
      throw error(at: offset, "A block must be written as '\(block)', not '\(tag.name)'")
    case "extends", "layout":
      let parent = "{{<\(name)}}…{{/\(name)}}"
      throw error(at: offset, "A parent must be written as '\(parent)', not '\(tag.name)'")
    default: return
    }
  }

  /// Returns the form of a name such as `.Pages` in Mustache; `nil` for texts and signs.
  private static func mustacheName(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard !parts.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "." || $0 == "_" }) else { return nil }
    return parts.map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: ".")
  }

  /// The values that the theme has for those of Hugo.
  private static let values = [
    ".Content": "body", ".Description": "summary", ".Site.BaseURL": "site.url", ".Site.Title": "site.title",
    ".Summary": "summary", ".Title": "title",
  ]

  /// Returns the error of a name that begins with a dot, as names of Go's templates do.
  func leadingDot(of tag: Tag) -> TemplateError? {
    guard let name = Self.mustacheName(tag.name), tag.name.first == ".", tag.name.dropFirst().first?.isLetter == true
    else { return nil }
    let meant = Self.values[tag.name]
    return error(
      about: tag.name, in: tag, "Name '\(tag.name)' must be written as '\(meant ?? name)', without a dot before it",
      meant)
  }

  /// Returns an error about a word of a tag.
  private func error(about word: String, in tag: Tag, _ message: Message, _ meant: String? = nil) -> TemplateError {
    var error = error(at: tag.range.lowerBound, message)
    error.word = .init(
      column: error.column + tag.content.startIndex - tag.range.lowerBound, text: word, meant: meant)
    return error
  }
}
