/// Reads the sentences around blocks.
struct SurroundingProse {
  /// A sentence, reduced to its meanings for the adjacent code.
  struct Sentence {
    var meanings: ProsePhrases.Meanings
    /// Whether it ends in a colon, and so announces the next block.
    var looksForward: Bool
    /// Whether it is a heading; what precedes it says nothing about the code below.
    var isHeading: Bool
  }

  /// The bytes of a sentence, which most questions about blocks leave unread.
  private struct Passage {
    var element: Int
    var bytes: Range<Int>
    var looksForward: Bool
    var isHeading = false
  }

  let vocabulary: Vocabulary
  let elements: [Outline.Element]
  /// The meanings to look for.
  let sought: ProsePhrases.Meanings

  /// Returns the sentences between a block and the previous one of its section; for the first block, those above it.
  func gap(before element: Int, after previous: Int?) -> [Sentence] {
    let start = previous.map { $0 + 1 } ?? startOfPart(element)
    guard start < element else { return [] }
    let gap = (start..<element).flatMap(passages)
    if previous != nil { return gap.map(sentence) }
    // The principle's definition precedes the first block and mentions good and bad in general.
    return gap.suffix(2).map(sentence).filter { !$0.meanings.contains(.defines) }
  }

  /// Returns the first sentences from a block to the next heading or fence, at most `limit` of them.
  func tail(after element: Int, limit: Int) -> [Sentence] {
    var tail: [Passage] = []
    for index in elements.indices[(element + 1)...] where tail.count < limit {
      switch elements[index].kind {
      case .heading, .fence, .summary, .detailsEnd: return tail.map(sentence)
      default: tail += passages(of: index)
      }
    }
    return tail.prefix(limit).map(sentence)
  }

  /// Returns the meanings of a text in normal form.
  func meanings(of normal: [UInt8]) -> ProsePhrases.Meanings {
    vocabulary.prose.meanings(of: vocabulary.principles.masked(normal), among: sought)
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

  private func passages(of element: Int) -> [Passage] {
    var text = elements[element].text
    switch elements[element].kind {
    case .heading, .summary:
      return [Passage(element: element, bytes: 0..<text.utf8.count, looksForward: true, isHeading: true)]
    case .paragraph:
      return text.withUTF8 { text in
        Sentences.ranges(in: text).map { range in
          // Only the paragraph's end announces the next block.
          let looksForward = range.upperBound == text.count && Sentences.looksForward(text[range])
          return Passage(element: element, bytes: range, looksForward: looksForward)
        }
      }
    default: return []
    }
  }

  private func sentence(_ passage: Passage) -> Sentence {
    var text = elements[passage.element].text
    let (normal, isQuestion) = text.withUTF8 { text in
      (NormalForm.bytes(of: text[passage.bytes]), Sentences.asks(text[passage.bytes]))
    }
    var meanings = meanings(of: normal)
    // "Does this class respect the contract?" is asked of code that often doesn't.
    if isQuestion { meanings.remove(.approves) }
    return Sentence(meanings: meanings, looksForward: passage.looksForward, isHeading: passage.isHeading)
  }
}
