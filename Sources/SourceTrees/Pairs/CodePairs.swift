import CaseStudyModel
import CodeDifference

/// The pairs of code in a study's examples.
///
/// Pairs the only blocks of an example, or else blocks by file name, then those that declare most of the same types and
/// functions, then those that share most text. If nothing matches, it pairs the sides as wholes. Blocks of different
/// entries of a numbered list of headings are about different things, so they must match.
package struct CodePairs: Sendable, Equatable {
  /// The pairs in the order of the examples; within one, in the order of the new code, then unpaired old code.
  package let pairs: [CodePair]

  /// Pairs the code of a study.
  package init(of study: CaseStudy) {
    var pairs: [CodePair] = []
    var seen: Set<[[Int]]> = []
    for (index, example) in study.examples.enumerated() {
      let units = BothSides { side in
        Self.units(side == .before ? example.before : example.after, of: study.article)
      }
      guard !units.before.isEmpty, !units.after.isEmpty else { continue }
      // Examples of different principles may share blocks.
      let pairing = ExamplePairing(units, isOfEntries: Self.areEntries(example, in: study.article))
      pairs += pairing.pairs(ofExample: index).filter { seen.insert([$0.before, $0.after]).inserted }
    }
    self.pairs = pairs
  }

  /// Returns whether a study has code to compare, without reading the code.
  package static func exist(in study: CaseStudy) -> Bool {
    study.examples.contains { example in
      [example.before, example.after].allSatisfy { $0.contains { isCompared(study.article.snippets[$0]) } }
    }
  }

  /// Returns whether the sides of an example are under different numbered headings of the same section, which name no
  /// side.
  private static func areEntries(_ example: Example, in article: Article) -> Bool {
    let entries = BothSides { side in
      let snippets = (side == .before ? example.before : example.after).map { article.snippets[$0] }
      return Set(snippets.filter(isCompared).map { entry(of: $0, in: article.headings) })
    }
    let all = entries.before.union(entries.after)
    return !all.contains(nil) && entries.before.isDisjoint(with: entries.after)
      && Set(all.compactMap { $0.map { section(of: $0, in: article.headings) } }).count == 1
  }

  /// Returns the index of the heading above a snippet if it is numbered and names no side.
  private static func entry(of snippet: Snippet, in headings: [Heading]) -> Int? {
    let index = headings.partitioningIndex { $0.line > snippet.line } - 1
    guard index >= 0, headings[index].isNumbered, headings[index].side == nil else { return nil }
    return index
  }

  /// Returns the index of the heading around another one; -1 without one.
  private static func section(of heading: Int, in headings: [Heading]) -> Int {
    headings[..<heading].lastIndex { $0.level < headings[heading].level } ?? -1
  }

  private static func isCompared(_ snippet: Snippet) -> Bool {
    snippet.role == .source && snippet.expectedFailure == nil && !snippet.isIgnored
  }

  /// Joins the blocks of one file; a block without a name is a separate unit.
  private static func units(_ indices: [Int], of article: Article) -> [ComparedCode] {
    var units: [[Int]] = []
    var places: [String: Int] = [:]
    for index in indices where isCompared(article.snippets[index]) {
      let snippet = article.snippets[index]
      if let file = snippet.file, let place = places[file] {
        if snippet.isReplacing { units[place] = [index] } else { units[place].append(index) }
      } else {
        if let file = snippet.file { places[file] = units.count }
        units.append([index])
      }
    }
    return units.compactMap { ComparedCode($0, of: article) }
  }
}

/// Code that is compared as a unit: the blocks of a file, or one block.
struct ComparedCode: Sendable {
  var snippets: [Int]
  var file: String?
  var code: String
  var declared: PairingNames
  private let language: Language?

  /// The maximum length of a name that is a line of code.
  private static let longestLine = 40
  /// The beginnings of lines that don't describe the code: openings, imports and comments.
  private static let preliminaries = [
    "<?php", "'use strict'", "\"use strict\"", "import ", "from ", "using ", "use ", "package ", "namespace ",
    "require ",
    "#", "//", "/*", "*", "--",
  ]

  /// Joins blocks, and reads the names of their code once: reading it after each block would be quadratic.
  init?(_ indices: [Int], of article: Article) {
    guard let first = indices.first.map({ article.snippets[$0] }) else { return nil }
    snippets = indices
    file = first.file
    code = indices.map { article.snippets[$0].code }.joined()
    language = first.language
    declared = PairingNames(code, in: language)
  }

  /// Joins the units of a side.
  init?(joining units: [ComparedCode]) {
    guard var whole = units.first else { return nil }
    for unit in units.dropFirst() {
      whole.snippets += unit.snippets
      whole.code += unit.code
    }
    if units.count > 1 { whole.file = nil }
    whole.declared = PairingNames(whole.code, in: whole.language)
    self = whole
  }

  /// The file, the names of the code's declarations, or its first line with an effect.
  var name: String {
    if let name = file ?? declared.title { return name }
    let lines = code.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { line in
      line.contains(where: \.isLetter)
    }
    let line = lines.first { line in !Self.preliminaries.contains { line.hasPrefix($0) } } ?? lines.first ?? ""
    return line.count > Self.longestLine ? line.prefix(Self.longestLine) + "…" : String(line)
  }
}
