import CaseStudyModel

/// Pairs the before and after blocks that share a principle, or else a section.
struct ExampleAssembler {
  let principles: [Principle.ID]

  /// The maximum number of examples above a new design among which an unpaired old one is sought, because searching
  /// thousands for each would take quadratic time.
  private static let reach = 1000

  /// Returns the examples, ordered by first block; principles that share the same blocks share one example.
  /// - Parameter headings: the headings of the article, which divide it into sections.
  func examples(from snippets: [Snippet], under headings: [Heading] = []) -> [Example] {
    // A heading that names a side divides an example; it doesn't begin one.
    let remarks = Self.remarks(among: headings, around: snippets)
    let starts = headings.filter { $0.side == nil && !remarks.contains($0.line) }.map(\.line).sorted()
    let snippets = sharingPrinciples(snippets, under: starts)
    var examples: [Example] = []
    var places: [[[Int]]: Int] = [:]
    var illustrations: [Principle.ID: [Int]] = [:]
    for (index, snippet) in snippets.enumerated() {
      for principle in snippet.principles where illustrations[principle]?.last != index {
        illustrations[principle, default: []].append(index)
      }
    }
    for principle in principles {
      for example in self.examples(of: principle, from: snippets, at: illustrations[principle] ?? [], under: starts) {
        if let same = places[[example.before, example.after]] {
          examples[same].principles.append(principle)
        } else {
          places[[example.before, example.after]] = examples.count
          examples.append(example)
        }
      }
    }
    examples += examplesWithoutPrinciple(from: snippets, under: starts)
    return examples.enumerated().sorted { ($0.element.firstBlock, $0.offset) < ($1.element.firstBlock, $1.offset) }
      .map(\.element)
  }

  /// Returns the lines of headings without code between the headings of both sides, such as "What is wrong" between
  /// "Violation" and "Solution".
  private static func remarks(among headings: [Heading], around snippets: [Snippet]) -> Set<Int> {
    let lines = snippets.map(\.line).sorted()
    let found = headings.indices.dropFirst().dropLast().filter { index in
      let (heading, next) = (headings[index], headings[index + 1])
      guard heading.side == nil, next.level == heading.level, let side = next.side else { return false }
      let previous = headings[..<index].last { $0.level <= heading.level }
      guard previous?.level == heading.level, previous?.side == side.other else { return false }
      let first = lines.partitioningIndex { $0 > heading.line }
      return first == lines.count || lines[first] > next.line
    }
    return Set(found.map { headings[$0].line })
  }

  /// Returns the blocks with the principles of the other side, where a section names them for one side only.
  private func sharingPrinciples(_ snippets: [Snippet], under starts: [Int]) -> [Snippet] {
    var snippets = snippets
    let sources = snippets.indices.filter { snippets[$0].role == .source }
    for section in SidedBlock.sections(of: snippets, at: sources, startingAt: starts) {
      let named = section.filter { !snippets[$0.index].principles.isEmpty }
      let principles = Set(named.map { snippets[$0.index].principles })
      guard principles.count == 1, let shared = principles.first, Set(named.map(\.side)).count == 1 else { continue }
      for block in section where block.side != named[0].side { snippets[block.index].principles = shared }
    }
    return snippets
  }

  /// Returns the pairs of sections that treat no principle, such as one about names.
  private func examplesWithoutPrinciple(from snippets: [Snippet], under starts: [Int]) -> [Example] {
    let indices = snippets.indices.filter { snippets[$0].principles.isEmpty && snippets[$0].role == .source }
    return SidedBlock.sections(of: snippets, at: indices, startingAt: starts).flatMap { section in
      examples(of: [], from: [section])
    }.filter { !$0.before.isEmpty && !$0.after.isEmpty }
  }

  private func examples(
    of principle: Principle.ID, from snippets: [Snippet], at indices: [Int], under starts: [Int]
  ) -> [Example] {
    let indices = indices.filter { snippets[$0].role == .source || snippets[$0].role == .usage }
    return examples(of: [principle], from: SidedBlock.sections(of: snippets, at: indices, startingAt: starts))
  }

  /// Returns the examples that the blocks of some sections form.
  private func examples(of principles: [Principle.ID], from sections: [[SidedBlock]]) -> [Example] {
    var examples: [Example] = []
    var isBelowNewFirst = false
    for (section, showsNewFirst) in zip(sections, newFirst(sections)) {
      let first: Side = showsNewFirst ? .after : .before
      if isBelowNewFirst, !showsNewFirst, section.first?.side == .after {
        // The pairs above are complete, so a new design belongs to an old one above them, or to none.
        let unpaired = examples.suffix(Self.reach).lastIndex(where: \.after.isEmpty)
        examples.append(unpaired.map { examples.remove(at: $0) } ?? Example(principles: principles))
      }
      isBelowNewFirst = showsNewFirst
      var previous: Side?
      for block in section {
        // Several blocks in a row can show one design.
        let mayStart = block.side == first && previous != first
        let isDone = showsNewFirst || examples.last?.after.isEmpty == false
        if examples.isEmpty || mayStart && isDone { examples.append(Example(principles: principles)) }
        switch block.side {
        case .before: examples[examples.count - 1].before.append(block.index)
        case .after: examples[examples.count - 1].after.append(block.index)
        }
        previous = block.side
      }
    }
    return examples
  }

  /// Returns for each section whether each of its pairs shows the new design first: it begins with a new design, ends
  /// with an old one, and the next section doesn't improve that one. A pair with labels such as "Right:" and "Wrong:"
  /// is complete, unless the next section has them too.
  private func newFirst(_ sections: [[SidedBlock]]) -> [Bool] {
    var found: [Bool] = []
    for (section, next) in zip(sections, sections.dropFirst().map { Optional($0) } + [nil]).reversed() {
      let isComplete = section.allSatisfy(\.isLabelled) && next?.first?.isLabelled == false
      let isContinued = next?.first?.side == .after && found.last == false && !isComplete
      found.append(section.first?.side == .after && section.last?.side == .before && !isContinued)
    }
    return found.reversed()
  }
}

/// A block with a side.
private struct SidedBlock {
  var index: Int
  var side: Side
  /// Whether a line of its own right above the block names its side.
  var isLabelled: Bool

  /// Returns the blocks that have a side, divided by sections.
  /// - Parameter starts: the lines on which sections begin, ascending.
  static func sections(of snippets: [Snippet], at indices: [Int], startingAt starts: [Int]) -> [[SidedBlock]] {
    var sections: [[SidedBlock]] = []
    var last: Int?
    for index in indices {
      guard let side = snippets[index].side else { continue }
      let section = starts.partitioningIndex { $0 > snippets[index].line }
      if section != last { sections.append([]) }
      sections[sections.count - 1].append(
        SidedBlock(index: index, side: side, isLabelled: snippets[index].sideSource == .label))
      last = section
    }
    return sections
  }
}

extension Example {
  fileprivate var firstBlock: Int { min(before.first ?? .max, after.first ?? .max) }
}
