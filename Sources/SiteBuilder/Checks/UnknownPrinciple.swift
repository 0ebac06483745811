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
      Diagnostic(
        self.id, .error, "Principle '\(id.rawValue)' isn't defined", at: SourceRange(path: "solidsite.yml", line: 1),
        replacing: id.rawValue, with: names.nearest(to: id.rawValue)?.rawValue)
    }
    return vocabulary
      + site.studies.map(\.article).flatMap { article in
        (article.frontMatter.principles ?? []).enumerated().filter { !known.contains($0.element) }.map { index, id in
          let name = id.rawValue
          return Diagnostic(
            self.id, .error, "Principle '\(name)' isn't defined", at: article.place(ofItem: index, of: "principles"),
            replacing: name, with: names.list(in: name) ?? names.nearest(to: name)?.rawValue,
            otherwise: [solution(for: name, in: site)])
        }
      }
  }
}

extension UnknownPrinciple {
  private func solution(for name: String, in site: Site) -> Message {
    let known = site.principles.map(\.id.rawValue).joined(separator: ", ")
    let path = "Content/principles/\(Slug.derived(from: name)).md"
    // The file may have a name that no principle can have.
    return site.files.contains(path) ? "use one of \(known)" : "use one of \(known), or define it in \(path)"
  }
}

/// The names of principles for suggestions: identifiers and the words of full names.
private struct PrincipleWords {
  private let ids: [String: Principle.ID]
  private var known: KnownNames

  init(of principles: [Principle]) {
    var ids: [String: Principle.ID] = [:]
    for principle in principles {
      // Shorter words, such as those of "don't", are near to any other.
      for word in principle.name.lowercased().split(whereSeparator: { !$0.isLetter })
      where word != "principle" && word.count > 3 {
        ids[String(word)] = ids[String(word)] ?? principle.id
      }
    }
    for principle in principles {
      let words = principle.name.lowercased().split { !$0.isLetter }.filter { $0 != "principle" }
      ids[words.joined()] = ids[words.joined()] ?? principle.id
      ids[principle.id.rawValue] = principle.id
    }
    self.ids = ids
    known = KnownNames(ids.keys)
  }

  /// Acronyms of other principles, which aren't misspelt.
  private static let others: Set<String> = ["cqrs", "cqs", "dry", "grasp", "kiss", "lod", "soc", "tdd", "yagni"]

  /// Returns the principle that the author most likely meant; 'opne' is open–closed.
  mutating func nearest(to name: String) -> Principle.ID? {
    if Self.others.contains(name.lowercased()) { return nil }
    // The letters of SOLID; any other letter is near to all of them.
    if name.count == 1 { return Principle.builtIn.map(\.id).first { $0.rawValue.hasPrefix(name.lowercased()) } }
    if let id = known.nearest(to: name).flatMap({ ids[$0] }) { return id }
    let words = name.lowercased().split { !$0.isLetter }.filter { $0 != "principle" }
    return known.nearest(to: words.joined()).flatMap { ids[$0] }
  }

  /// Returns the list of identifiers that a text separates by commas or spaces; `nil` for any other text.
  func list(in text: String) -> String? {
    let words = text.split { ", ;/&+".contains($0) }.map { $0.lowercased() }.filter { $0 != "and" && $0 != "und" }
    guard words.count > 1, words.allSatisfy({ ids[$0]?.rawValue == $0 }) else { return nil }
    return "[" + words.joined(separator: ", ") + "]"
  }
}
