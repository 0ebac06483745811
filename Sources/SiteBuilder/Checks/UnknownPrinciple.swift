import CaseStudyModel

/// Front matter must name principles that the site defines.
public struct UnknownPrinciple: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must name principles that the site defines",
      text: """
        The five of SOLID are srp, ocp, lsp, isp and dip. A file in Content/principles defines a further one, under \
        the file's name.
        """,
      example: """
        principles: [opc]  isn't defined
        principles: [ocp]  is the open–closed principle
        """, traits: .isAboutWordOfFormat)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    let known = Set(site.principles.map(\.id))
    var names = PrincipleWords(of: site.principles)
    let vocabulary = site.configuration.vocabulary.principles.keys.filter { !known.contains($0) }.sorted().map { id in
      let name = id.rawValue
      var fault = Diagnostic(
        self.id, .error, "Principle '\(name)' isn't defined", at: site.configuration.place,
        replacing: name, with: names.nearest(to: name)?.rawValue)
      fault.solutions += names.otherSolutions(for: name)
      return fault
    }
    return vocabulary
      + site.studies.map(\.article).flatMap { article in
        (article.frontMatter.principles ?? []).enumerated().filter { !known.contains($0.element) }.map { index, id in
          let name = id.rawValue
          if site.drafts.contains(PathKey(Self.file(of: name))) {
            return Diagnostic(
              self.id, .error, "A study's principle must be published, but '\(name)' is a draft",
              at: article.place(ofItem: index, of: "principles"),
              solutions: ["remove 'draft: true' from the front matter of the draft", "remove '\(name)'"])
          }
          let list = names.list(in: name)
          var fault = Diagnostic(
            self.id, .error, "Principle '\(name)' isn't defined", at: article.place(ofItem: index, of: "principles"),
            replacing: name, with: list ?? names.nearest(to: name)?.rawValue,
            otherwise: [solution(for: name, in: site)])
          if list == nil { fault.solutions += names.otherSolutions(for: name) }
          return fault
        }
      }
  }
}

extension UnknownPrinciple {
  /// Returns the file that defines a principle.
  private static func file(of name: String) -> String { "Content/principles/\(Slug.derived(from: name)).md" }

  private func solution(for name: String, in site: Site) -> Message {
    let known = site.principles.map(\.id.rawValue).joined(separator: ", ")
    let path = Self.file(of: name)
    // The file may have a name that no principle can have.
    return site.files.contains(path) ? "use one of \(known)" : "use one of \(known), or define it in \(path)"
  }
}

/// The names of principles for suggestions: identifiers, acronyms and the words of full names.
private struct PrincipleWords {
  private let ids: [String: Principle.ID]
  private var known: KnownNames
  /// The answers about rivals, because many studies may have the same name.
  private var knownRivals: [String: [Principle.ID]] = [:]

  init(of principles: [Principle]) {
    var ids: [String: Principle.ID] = [:]
    for principle in principles {
      // Shorter words, such as the parts of "don't", are similar to any other.
      for word in principle.name.lowercased().split(whereSeparator: { !$0.isLetter })
      where word != "principle" && word.count > 3 {
        ids[String(word)] = ids[String(word)] ?? principle.id
      }
    }
    for principle in principles {
      let words = principle.name.lowercased().split { !$0.isLetter }.filter { $0 != "principle" }
      ids[words.joined()] = ids[words.joined()] ?? principle.id
      ids[principle.id.rawValue] = principle.id
      let acronym = principle.acronym.lowercased()
      ids[acronym] = ids[acronym] ?? principle.id
    }
    self.ids = ids
    known = KnownNames(ids.keys)
  }

  /// Acronyms of other principles, which aren't misspelt.
  private static let others: Set<String> = ["cqrs", "cqs", "dry", "grasp", "kiss", "lod", "soc", "tdd", "yagni"]

  /// Returns the principle that the author most likely meant; 'opne' is open–closed.
  mutating func nearest(to name: String) -> Principle.ID? {
    if let id = ids[name.lowercased()] { return id }
    if Self.others.contains(name.lowercased()) { return nil }
    // The letters of SOLID; any other letter is near to all of them.
    if name.count == 1 { return Principle.builtIn.map(\.id).first { $0.rawValue.hasPrefix(name.lowercased()) } }
    if let id = known.nearest(to: name).flatMap({ ids[$0] }) { return id }
    let words = name.lowercased().split { !$0.isLetter }.filter { $0 != "principle" }
    return known.nearest(to: words.joined()).flatMap { ids[$0] }
  }

  /// Returns solutions with the other principles that are as similar to a name as the nearest one.
  mutating func otherSolutions(for name: String) -> [Message] {
    rivals(for: name).map { "replace '\(name)' with '\($0.rawValue)'" }
  }

  /// The maximum edit distance of such principles.
  private static let rivalDistance = 2

  /// Returns the other principles that are as similar to a name as the nearest one; none if none is similar.
  private mutating func rivals(for name: String) -> [Principle.ID] {
    if let known = knownRivals[name] { return known }
    guard name.count > 1, let nearest = nearest(to: name) else { return [] }
    let spelling = Spelling(name.lowercased().unicodeScalars)
    let distances = ids.compactMap { word, id in
      spelling.distance(to: Spelling(word.unicodeScalars), atMost: Self.rivalDistance).map { (id, $0) }
    }
    let least = distances.map(\.1).min()
    let found = Set(distances.filter { $0.1 == least }.map(\.0)).subtracting([nearest]).sorted()
    knownRivals[name] = found
    return found
  }

  /// Returns the list of identifiers that a text separates by commas or spaces; `nil` for any other text.
  func list(in text: String) -> String? {
    let words = text.split { ", ;/&+".contains($0) }.map { $0.lowercased() }.filter { $0 != "and" && $0 != "und" }
    guard words.count > 1, words.allSatisfy({ ids[$0]?.rawValue == $0 }) else { return nil }
    return "[" + words.joined(separator: ", ") + "]"
  }
}
