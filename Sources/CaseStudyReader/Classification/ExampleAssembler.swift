import CaseStudyModel

/// Pairs the before and after blocks that share a principle, or else a section.
struct ExampleAssembler {
  let principles: [Principle.ID]

  /// Returns the examples, ordered by first block; principles that share the same blocks share one example.
  /// - Parameter headings: the headings of the article, which separate examples without a principle.
  func examples(from snippets: [Snippet], under headings: [Heading] = []) -> [Example] {
    var examples: [Example] = []
    var places: [[[Int]]: Int] = [:]
    var illustrations: [Principle.ID: [Int]] = [:]
    for (index, snippet) in snippets.enumerated() {
      for principle in snippet.principles where illustrations[principle]?.last != index {
        illustrations[principle, default: []].append(index)
      }
    }
    for principle in principles {
      for example in self.examples(of: principle, from: snippets, at: illustrations[principle] ?? []) {
        if let same = places[[example.before, example.after]] {
          examples[same].principles.append(principle)
        } else {
          places[[example.before, example.after]] = examples.count
          examples.append(example)
        }
      }
    }
    examples += examplesWithoutPrinciple(from: snippets, under: headings)
    return examples.enumerated().sorted { ($0.element.firstBlock, $0.offset) < ($1.element.firstBlock, $1.offset) }
      .map(\.element)
  }

  /// Returns the pairs of sections that treat no principle, such as one about names.
  private func examplesWithoutPrinciple(from snippets: [Snippet], under headings: [Heading]) -> [Example] {
    // A heading that names a side divides an example; it doesn't begin one.
    let starts = headings.filter { $0.side == nil }.map(\.line).sorted()
    var examples: [Example] = []
    var section: Int?
    for (index, snippet) in snippets.enumerated() where snippet.principles.isEmpty && snippet.role == .source {
      let start = starts.partitioningIndex { $0 > snippet.line }
      guard let side = snippet.side else { continue }
      if start != section || side == .before && examples.last?.after.isEmpty == false {
        examples.append(Example(principles: []))
      }
      section = start
      switch side {
      case .before: examples[examples.count - 1].before.append(index)
      case .after: examples[examples.count - 1].after.append(index)
      }
    }
    return examples.filter { !$0.before.isEmpty && !$0.after.isEmpty }
  }

  private func examples(of principle: Principle.ID, from snippets: [Snippet], at indices: [Int]) -> [Example] {
    var examples: [Example] = []
    for index in indices where snippets[index].role == .source || snippets[index].role == .usage {
      switch snippets[index].side {
      case nil: continue
      case .before:
        if examples.last.map({ !$0.after.isEmpty }) ?? true { examples.append(Example(principles: [principle])) }
        examples[examples.count - 1].before.append(index)
      case .after:
        if examples.isEmpty { examples.append(Example(principles: [principle])) }
        examples[examples.count - 1].after.append(index)
      }
    }
    return examples
  }
}

extension Example {
  fileprivate var firstBlock: Int { min(before.first ?? .max, after.first ?? .max) }
}
