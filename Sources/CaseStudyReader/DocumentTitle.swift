import CaseStudyModel

/// A document's title: from its front matter, or else its first heading of level 1, or else its file name.
///
/// A heading of level 1 below others, such as "Closing" at the end, heads only its own part, and so does a first one
/// such as "Introduction" if others of level 1 follow.
/// A README without a heading of level 1 may begin with a lower heading or a banner of centred HTML, which says more
/// than the file name. In any document, a first heading that repeats the file name is its better form: `Prolog` for
/// `10_prolog`, or `The single responsibility principle` for `srp`. The first heading isn't shown again if it is the
/// title and no other is above it.
struct DocumentTitle {
  var text: String
  /// The heading that is the title, or repeats it.
  var heading: Int?
  /// The heading to leave out of the body, because the page shows the title separately.
  var shownHeading: Int?

  /// Determines the title of the document at `path`.
  init(frontMatter: FrontMatter, outline: Outline, path: String, vocabulary: Vocabulary) {
    let first = outline.titleHeading
    if let title = frontMatter.title, !title.trimmingSpaces().isEmpty {
      text = title
      heading = first
      if let first, NormalForm.of(outline.headings[first].text) == NormalForm.of(title) { shownHeading = first }
    } else if let first, !Self.opensDocument(outline.headings[first], of: outline, path: path, vocabulary) {
      text = outline.headings[first].text.onOneLine()
      heading = first
      shownHeading = first
    } else if Self.isIndex(path), outline.hasBanner {
      text = outline.headings[0].text.onOneLine()
      heading = 0
      shownHeading = 0
    } else {
      let name = Self.name(of: path)
      text =
        (Self.isIndex(path) ? outline.titleOfReadme { Self.namesTopic($0, vocabulary) } : nil)
        ?? outline.topHeading.flatMap { Self.repeats($0, name, vocabulary) ? $0 : nil } ?? Self.title(of: path)
    }
    if shownHeading == nil, let top = outline.topHeading, NormalForm.of(top) == NormalForm.of(text) {
      heading = 0
      shownHeading = 0
    }
  }

  /// Returns whether a heading such as "Introduction" only opens a document of several parts, so that the file's name
  /// says more.
  private static func opensDocument(
    _ heading: Heading, of outline: Outline, path: String, _ vocabulary: Vocabulary
  ) -> Bool {
    guard !isIndex(path), vocabulary.sections.isOpening(heading.text),
      outline.headings.count(where: { $0.level == 1 && $0.isTopLevel }) > 1
    else { return false }
    return !vocabulary.sections.isOpening(title(of: path))
  }

  /// Returns whether a heading names a principle or SOLID.
  private static func namesTopic(_ heading: String, _ vocabulary: Vocabulary) -> Bool {
    !vocabulary.principles.principles(in: heading).isEmpty
      || NormalForm.of(heading).split(separator: " ").contains("solid")
  }

  /// Returns whether a heading has the words of a file name without its number, or both name only the same principle. A
  /// heading that names a side is about the code below it, so it doesn't count.
  private static func repeats(_ heading: String, _ name: String, _ vocabulary: Vocabulary) -> Bool {
    guard vocabulary.labels.side(ofHeading: heading) == nil else { return false }
    let isNumbering: (Character) -> Bool = { $0.isNumber || " .-_".contains($0) }
    let words = String(name.drop(while: isNumbering).split(separator: "_").joined(separator: " "))
    if NormalForm.of(heading) == NormalForm.of(words) { return true }
    let named = vocabulary.principles.principles(in: words)
    return named.count == 1 && vocabulary.principles.principles(in: heading) == named
      && vocabulary.labels.isTitle(words) && vocabulary.labels.isTitle(heading)
  }

  /// Returns a title derived from a file name.
  private static func title(of path: String) -> String {
    let written = name(of: path)
    if written.contains(" ") {
      // A note is named by its title, with the signs and abbreviations that the author wrote.
      let words = written.split { $0 == "_" || $0.isWhitespace }.joined(separator: " ")
      if words.contains(where: \.isLetter) { return words.capitalizedFirst }
    }
    if isAbbreviation(written) { return written }
    let name = withSpacesForDots(written)
    // Mixed case shows how the author reads the name: `ArraySort`, `Single Responsibility`.
    let isCased = name.contains(where: \.isLowercase) && name.dropFirst().contains(where: \.isUppercase)
    let separators: Set<Character> = ["-", "_", " "]
    let parts = name.split(whereSeparator: separators.contains).map { part in
      isCased || part.contains(".") ? String(part) : NormalForm.of(part)
    }
    let words = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? slug(from: name) : words.capitalizedFirst
  }

  /// Returns whether a name is an abbreviation such as `SRP`; longer names in capitals, such as `CHANGELOG`, are words.
  private static func isAbbreviation(_ name: String) -> Bool {
    (2...4).contains(name.count) && name.allSatisfy { $0.isUppercase || $0.isNumber }
      && name.contains(where: \.isUppercase) || name == "SOLID"
  }

  /// Returns a name with spaces for its dots, except those within a number or between letters, as in `23.2.13` and
  /// `node.js`.
  private static func withSpacesForDots(_ name: String) -> String {
    let characters = Array(name)
    return String(
      characters.indices.map { index in
        guard characters[index] == "." else { return characters[index] }
        guard index > 0, index + 1 < characters.count else { return " " }
        let (last, next) = (characters[index - 1], characters[index + 1])
        return last.isNumber && next.isNumber || last.isLetter && next.isLetter ? "." : " "
      })
  }

  /// Returns the last part of a file's address: its name; for `index.md` and `README.md`, the folder's name, or, at the
  /// top level, the title if it is ASCII.
  func slug(of path: String) -> String {
    let slug = Self.slug(of: path)
    guard slug == "readme" || slug == "index" else { return slug }
    let named = Self.slug(from: text)
    return named.utf8.allSatisfy { $0 < 0x80 } ? named : slug
  }

  private static func slug(of path: String) -> String { slug(from: name(of: path)) }

  /// Returns whether a file is named after its role in its folder.
  private static func isIndex(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return ["index", "readme"].contains(name.prefix { $0 != "." }.lowercased())
  }

  /// Returns the name of a file without its extension, or for an index file that of its folder.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    var name = String(parts.last ?? "")
    if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
    if ["index", "readme"].contains(name.lowercased()), parts.count > 1 { name = String(parts[parts.count - 2]) }
    return name
  }

  /// Returns a text in lower case, with hyphens for everything but letters and digits.
  private static func slug(from text: String) -> String {
    let words = NormalForm.of(text.split(separator: "_").joined(separator: " ")).split(separator: " ")
    let slug = words.joined(separator: "-")
    return slug.isEmpty ? "untitled" : slug
  }
}

extension Outline {
  /// The first heading that may be the title, if no lower one with a text is above it; one above may head a list, such
  /// as a table of contents.
  fileprivate var titleHeading: Int? {
    guard let first = headings.indices.first(where: isTitle) else { return nil }
    let above = headings[..<first].filter {
      $0.level > 1 && $0.isTopLevel && !$0.text.trimmingSpaces().isEmpty
    }
    guard let start = above.first?.line else { return first }
    let hasText = elements.contains { element in
      guard start < element.line, element.line < headings[first].line, element.depth == 0 else { return false }
      switch element.kind {
      case .paragraph, .fence: return true
      case .heading, .summary, .detailsEnd, .separator: return false
      }
    }
    return above.count > 1 || hasText ? nil : first
  }

  /// Returns whether a heading is of level 1, either outside raw HTML or the first one, and not one of several dates.
  private func isTitle(_ index: Int) -> Bool {
    let heading = headings[index]
    guard heading.level == 1, heading.isTopLevel || index == 0 && isFirstHeadingFramed else { return false }
    return heading.text.contains(where: \.isLetter)
      || !heading.text.trimmingSpaces().isEmpty && headings.count { $0.level == 1 } == 1
  }

  /// Whether the first heading is below level 1 and centred, unlike all others of its level or above.
  fileprivate var hasBanner: Bool {
    guard centredHeadings.first == 0, !headings[0].text.trimmingSpaces().isEmpty else { return false }
    return centredHeadings.dropFirst().allSatisfy { headings[$0].level > headings[0].level }
  }

  /// The first heading on one line, if no other is above it.
  fileprivate var topHeading: String? {
    guard let first = headings.first, first.isTopLevel, headings.allSatisfy({ $0.level >= first.level })
    else { return nil }
    let text = first.text.onOneLine()
    return text.isEmpty ? nil : text
  }

  /// Returns the heading that a README begins with, if all others are below it, or if it names the topic and only
  /// sections below its own have code.
  fileprivate func titleOfReadme(_ namesTopic: (String) -> Bool) -> String? {
    guard let top = topHeading, case .heading? = elements.first?.kind else { return nil }
    let others = headings.dropFirst()
    guard let next = others.first(where: { $0.level == headings[0].level }) else { return top }
    return namesTopic(top) && !fences.isEmpty && fences.allSatisfy { $0.line > next.line } ? top : nil
  }

  /// The texts of the innermost `<summary>` above each fence that it folds, by the fences' indices.
  var foldTitles: [Int: String] {
    var titles: [Int: String] = [:]
    var open: [Element] = []
    for element in elements {
      switch element.kind {
      case .summary:
        open.removeAll { $0.depth >= element.depth }
        open.append(element)
      case .detailsEnd: open.removeAll { $0.depth > element.depth }
      case .fence(let index): titles[index] = open.last { !$0.text.isEmpty }?.text
      default: continue
      }
    }
    return titles
  }

  /// The first paragraph of the introduction or the first section on one line, skipping paragraphs that are only bold
  /// text, a label, a file name or imports; empty if there is none.
  var firstParagraph: String {
    var paragraph = (line: 0, text: "")
    var (sections, level) = (0, Int.max)
    for element in sectionElements {
      if case .heading(let index) = element.kind, 2...level ~= headings[index].level {
        (sections, level) = (sections + 1, headings[index].level)
      }
      // A paragraph further down is about a detail.
      if sections > 1 { break }
      guard case .paragraph(let style) = element.kind, !style.isBold, !style.isCode, element.depth == 0
      else { continue }
      let text = element.text.onOneLine()
      if element.line == paragraph.line {
        // Raw HTML has an element for each text between tags, as in `<p><b>SOLID</b> names five principles.</p>`.
        paragraph.text += (text.first?.isPunctuation ?? true ? "" : " ") + text
      } else {
        if Self.isSummary(paragraph.text) { return paragraph.text }
        paragraph = (element.line, text)
      }
    }
    return Self.isSummary(paragraph.text) ? paragraph.text : ""
  }

  private static func isSummary(_ paragraph: String) -> Bool {
    paragraph.count >= 20 && !ModuleStatements.areAll(paragraph)
  }
}
