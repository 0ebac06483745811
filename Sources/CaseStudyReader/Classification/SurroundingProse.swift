/// Reads the sentences around blocks.
struct SurroundingProse {
  /// A sentence, reduced to its meanings for the adjacent code.
  struct Sentence {
    var meanings: Set<ProsePhrases.Meaning>
    /// Whether it ends in a colon, and so announces the next block.
    var looksForward: Bool
    /// Whether it is a heading; what precedes it says nothing about the code below.
    var isHeading = false
  }

  let vocabulary: Vocabulary
  let elements: [Outline.Element]
  /// The phrases to look for.
  let phrases: ProsePhrases

  /// - Parameter phrases: `nil` for those of the vocabulary's prose.
  init(vocabulary: Vocabulary, elements: [Outline.Element], phrases: ProsePhrases? = nil) {
    self.vocabulary = vocabulary
    self.elements = elements
    self.phrases = phrases ?? vocabulary.prose
  }

  /// Returns the sentences between a block and the previous one of its section; for the first block, those above it.
  func gap(before element: Int, after previous: Int?) -> [Sentence] {
    var gap: [Sentence] = []
    let start = previous.map { $0 + 1 } ?? startOfPart(element)
    guard start < element else { return gap }
    for item in elements[start..<element] { add(item, to: &gap) }
    // The principle's definition precedes the first block and speaks of good and bad in general.
    if previous == nil { gap = gap.suffix(2).filter { !$0.meanings.contains(.defines) } }
    return gap
  }

  /// Returns the sentences from a block to the next heading or fence.
  func tail(after element: Int) -> [Sentence] {
    var gap: [Sentence] = []
    for item in elements[(element + 1)...] {
      switch item.kind {
      case .heading, .fence, .summary, .detailsEnd: return gap
      default: add(item, to: &gap)
      }
    }
    return gap
  }

  /// Returns the start of the text that introduces a section's first block: the heading above it.
  private func startOfPart(_ element: Int) -> Int {
    let heading = elements[..<element].lastIndex { item in
      switch item.kind {
      case .heading, .fence, .summary: true
      default: false
      }
    }
    return heading ?? 0
  }

  private func add(_ item: Outline.Element, to gap: inout [Sentence]) {
    switch item.kind {
    case .heading, .summary:
      var heading = sentence(normal(item.text), looksForward: true)
      heading.isHeading = true
      gap.append(heading)
    case .paragraph:
      let sentences = Sentences.split(item.text)
      for (number, sentence) in sentences.enumerated() {
        let isLast = number == sentences.count - 1
        gap.append(
          self.sentence(normal(sentence), looksForward: isLast && Sentences.looksForward(sentence)))
      }
    default: break
    }
  }

  /// Returns the meanings of a text in normal form.
  func sentence(_ normal: String, looksForward: Bool = false) -> Sentence {
    Sentence(meanings: phrases.meanings(of: normal), looksForward: looksForward)
  }

  private func normal(_ text: String) -> String {
    vocabulary.principles.masked(NormalForm.of(text))
  }
}
