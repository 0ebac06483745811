import CaseStudyModel
import CodeDifference
import SourceTrees

/// The code of a study's examples, paired; for studies whose sides aren't two trees of files.
struct PairComparison: Sendable, Equatable {
  /// The pairs of one example.
  struct Group: Sendable, Equatable {
    /// The headings above the example's first block: the one about a principle, and the innermost one that names no
    /// side, or else the text under which its code is folded.
    var title: String
    var files: [ComparedFile]
  }

  let groups: [Group]

  /// The place that the pairs of a group have in common.
  private struct Place: Equatable {
    var example: Int
    var foldTitle: String?
  }

  /// Returns whether the code of a study is compared pair by pair; if its files can be compared, they are instead.
  static func isPossible(for study: CaseStudy) -> Bool {
    CodePairs.exist(in: study) && !Comparison.isPossible(for: study)
  }

  /// Compares the pairs of a study; `nil` if its files are compared instead, or there are none.
  init?(of study: CaseStudy) {
    guard Self.isPossible(for: study) else { return nil }
    var anchors = LineAnchors()
    var groups: [Group] = []
    let titles = ExampleTitles(of: study)
    for pairs in CodePairs(of: study).pairs.chunked(by: {
      Place(example: $0.example, foldTitle: titles.foldTitle(of: $0))
    }) {
      guard let first = pairs.first else { continue }
      let files = Self.files(of: pairs, in: study.article, &anchors)
      let title = titles.title(of: study.examples[first.example], foldedUnder: titles.foldTitle(of: first))
      groups.append(Group(title: title, files: files))
    }
    self.groups = groups
  }

  private static func files(
    of pairs: ArraySlice<CodePair>, in article: Article, _ anchors: inout LineAnchors
  ) -> [ComparedFile] {
    var code = BothSides<[Snippet]>(before: [], after: [])
    var versions: [FilePair] = []
    for pair in pairs {
      let old = article.joined(pair.before, named: pair.names.before)
      let new = article.joined(pair.after, named: pair.names.after)
      let isRenamed = pair.names.before != pair.names.after
      let change: FileChange =
        switch (old, new) {
        case (nil, _): .new
        case (_, nil): .deleted
        case (let old?, let new?): isRenamed ? .moved : old.code == new.code ? .kept : .changed
        }
      versions.append(
        FilePair(change: change, before: old.map { _ in code.before.count }, after: new.map { _ in code.after.count }))
      if let old { code.before.append(old) }
      if let new { code.after.append(new) }
    }
    var files = Comparison.compared(code.before, code.after, &anchors, versions: versions)
    // A file that is part of another isn't listed separately, so pairs are found by their code.
    let apart = Set<[String?]>(pairs.filter(\.isApart).map { [$0.names.before, $0.names.after] })
    for index in files.indices {
      files[index].isApart = apart.contains([files[index].before?.file, files[index].after?.file])
    }
    return files
  }
}

/// The titles of a study's examples, by the headings above their first blocks.
private struct ExampleTitles {
  private let article: Article
  /// The headings that name no side, in the order of their lines.
  private let headings: [Heading]
  /// For each heading, the last one so far that names a principle.
  private var named: [Heading?] = []

  init(of study: CaseStudy) {
    article = study.article
    headings = article.headings.filter { $0.side == nil }.sorted { $0.line < $1.line }
    for heading in headings { named.append(heading.principles.isEmpty ? named.last ?? nil : heading) }
  }

  /// Returns the text under which all blocks of a pair are folded. A text above only some of them most likely names a
  /// side.
  func foldTitle(of pair: CodePair) -> String? {
    let titles = Set((pair.before + pair.after).map { article.snippets[$0].foldTitle })
    return titles.count == 1 && !pair.before.isEmpty && !pair.after.isEmpty ? titles.first ?? nil : nil
  }

  /// Returns the title of an example's pairs.
  /// - Parameter fold: the text under which they are folded.
  func title(of example: Example, foldedUnder fold: String?) -> String {
    let line = article.snippets[(example.before + example.after).min() ?? 0].line
    let end = headings.partitioningIndex { $0.line >= line }
    if end == 0 { return fold ?? article.title }
    let inner = headings[end - 1]
    if let fold, fold != inner.text { return inner.text + ": " + fold }
    guard let outer = named[end - 1], outer.level < inner.level, outer != headings.first else { return inner.text }
    // Sections about different principles often contain the same headings, such as "Example".
    return outer.text + ": " + inner.text
  }
}

extension Article {
  /// Joins blocks to one snippet with a name; `nil` for none.
  fileprivate func joined(_ indices: [Int], named name: String) -> Snippet? {
    guard let first = indices.first else { return nil }
    var joined = snippets[first]
    joined.file = name
    var lines = joined.lineCount
    for block in indices.dropFirst().map({ snippets[$0] }) {
      if let end = joined.code.utf8.last, end != UInt8(ascii: "\n") { joined.code += "\n" }
      joined.stressedLines += block.stressedLines.map { $0.lowerBound + lines...$0.upperBound + lines }
      joined.code += block.code
      lines += block.lineCount
    }
    return joined
  }
}

extension Array {
  /// Splits the array where a property changes.
  fileprivate func chunked(by property: (Element) -> some Equatable) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    for index in indices {
      if index > 0, property(self[index]) == property(self[index - 1]) {
        chunks[chunks.count - 1] = self[chunks[chunks.count - 1].startIndex...index]
      } else {
        chunks.append(self[index...index])
      }
    }
    return chunks
  }
}
