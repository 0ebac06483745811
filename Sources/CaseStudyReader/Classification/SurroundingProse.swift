import CaseStudyModel

/// Reads the sentences around blocks.
struct SurroundingProse {
  /// A sentence, reduced to its meanings for the adjacent code.
  struct Sentence {
    var meanings: ProsePhrases.Meanings
    /// Whether it ends in a colon, and so announces the next block.
    var introducesNextBlock: Bool
    /// Whether it is a heading; what precedes it says nothing about the code below.
    var isHeading: Bool
    /// The principles that it names.
    var principles: [Principle.ID] = []
  }

  /// The bytes of a sentence, which most queries about blocks don't read.
  private struct Passage {
    var element: Int
    var bytes: Range<Int>
    var introducesNextBlock: Bool
    var isHeading = false
  }

  let vocabulary: Vocabulary
  let outline: Outline
  /// The meanings to look for.
  let sought: ProsePhrases.Meanings

  private var elements: [Outline.Element] { outline.elements }

  /// Returns the sentences between a block and the previous one of its section; for the first block, those above it.
  func gap(before element: Int, after previous: Int?) -> [Sentence] {
    let end = previous == nil && isHeadedAsCode(element) ? element - 1 : element
    let start = previous.map { $0 + 1 } ?? startOfPart(end)
    guard start < end else { return [] }
    let gap = (start..<end).flatMap(passages)
    if previous != nil { return gap.map(sentence) }
    // The principle's definition precedes the first block and mentions good and bad in general.
    return gap.suffix(2).map(sentence).filter { !$0.meanings.contains(.defines) }.map { sentence in
      var sentence = sentence
      // With no code above, "How would you refactor this class?" is about the code that follows.
      if sentence.meanings.contains(.asks) { sentence.meanings = [.assigns, .introducesBefore] }
      return sentence
    }
  }

  /// Returns the first sentences from a block to the next heading or fence, at most `limit` of them.
  func tail(after element: Int, limit: Int) -> [Sentence] {
    var tail: [Passage] = []
    for index in elements.indices[(element + 1)...] where tail.count < limit {
      switch elements[index].kind {
      case .heading, .fence, .summary, .detailsEnd: return tail.map(sentence)
      // The name of the next principle begins its section, however it is written, and a number begins an example.
      case .paragraph
      where isNameOfPrinciple(elements[index].text) || vocabulary.sections.beginsExample(elements[index].text):
        return tail.map(sentence)
      default: tail += passages(of: index)
      }
    }
    return tail.prefix(limit).map(sentence)
  }

  /// Returns whether the first line of a paragraph only names a principle.
  private func isNameOfPrinciple(_ text: String) -> Bool {
    let line = text.firstLine
    return vocabulary.labels.isTitle(line) && !vocabulary.principles.principles(in: line).isEmpty
  }

  /// Returns whether the next heading below a block names problems or the old side, of no other principle, and has no
  /// code, so that its text judges the block. A heading above the block's own doesn't, and neither does one over a list
  /// of violations, such as "Common violations".
  func isFollowedByProblems(_ element: Int, of principles: [Principle.ID]) -> Bool {
    let below = elements[(element + 1)...]
    guard let heading = below.firstIndex(where: { Self.isHeadingOrFence($0.kind) }),
      case .heading(let index) = elements[heading].kind
    else { return false }
    let text = elements[heading].text
    let isOld =
      vocabulary.sections.isProblem(NormalForm.bytes(of: text)) || vocabulary.labels.side(ofHeading: text) == .before
    guard isOld, vocabulary.principles.principles(in: text).allSatisfy(principles.contains),
      !vocabulary.sections.isCatalogue(text), outline.headings[index].level >= levelOfHeading(above: element)
    else { return false }
    return elements[(heading + 1)...].first { Self.isHeadingOrFence($0.kind) }.map { next in
      if case .fence = next.kind { return false }
      return true
    } ?? true
  }

  /// Returns the level of the heading that an element is under; 0 without one.
  private func levelOfHeading(above element: Int) -> Int {
    for element in elements[..<element].reversed() {
      if case .heading(let index) = element.kind { return outline.headings[index].level }
    }
    return 0
  }

  private static func isHeadingOrFence(_ kind: Outline.Element.Kind) -> Bool {
    switch kind {
    case .heading, .summary, .fence: true
    default: false
    }
  }

  /// Returns the meanings of a text in normal form.
  func meanings(of normal: [UInt8]) -> ProsePhrases.Meanings {
    vocabulary.prose.meanings(of: vocabulary.principles.masked(normal), among: sought)
  }

  /// Returns whether a heading right above a block says no more than "Code", so that the text above it introduces the
  /// block, unless that weighs a technique in general.
  private func isHeadedAsCode(_ element: Int) -> Bool {
    guard element > 1, case .heading = elements[element - 1].kind,
      vocabulary.sections.isCode(elements[element - 1].text)
    else { return false }
    let start = elements[startOfPart(element - 1)]
    guard case .heading = start.kind else { return true }
    return !vocabulary.sections.isDrawbacks(start.text)
  }

  /// Returns the start of the text that introduces a section's first block: the heading above it.
  private func startOfPart(_ element: Int) -> Int {
    elements[..<element].lastIndex { Self.isHeadingOrFence($0.kind) } ?? 0
  }

  private func passages(of element: Int) -> [Passage] {
    var text = elements[element].text
    switch elements[element].kind {
    case .heading, .summary:
      return [Passage(element: element, bytes: 0..<text.utf8.count, introducesNextBlock: true, isHeading: true)]
    case .paragraph:
      let beginsExample = vocabulary.sections.beginsExample(text)
      return text.withUTF8 { text in
        Sentences.ranges(in: text).enumerated().map { number, range in
          if beginsExample, number == 0 {
            return Passage(element: element, bytes: range, introducesNextBlock: true, isHeading: true)
          }
          // Only the paragraph's end announces the next block.
          let introducesNextBlock = range.upperBound == text.count && Sentences.introducesNextBlock(text[range])
          return Passage(element: element, bytes: range, introducesNextBlock: introducesNextBlock)
        }
      }
    default: return []
    }
  }

  private func sentence(_ passage: Passage) -> Sentence {
    var text = elements[passage.element].text
    let (normal, isQuestion, isProblem) = text.withUTF8 { text in
      let isProblem = passage.bytes.lowerBound == 0 && !passage.isHeading && beginsWithProblemLabel(text)
      let sentence = withoutAnswer(text[passage.bytes])
      return (NormalForm.bytes(of: sentence), Sentences.isQuestion(sentence), isProblem)
    }
    let masked = vocabulary.principles.masked(normal)
    var meanings = vocabulary.prose.meanings(of: masked, among: sought)
    if !meanings.isDisjoint(with: [.excludes, .withdraws, .denies]) { meanings = meaningsOfClauses(passage) }
    // "Refactor the following class, so that it follows the principle" shows the old one.
    if meanings.contains(.assigns) { meanings = [.assigns, .introducesBefore] }
    // A definition or an aim praises no code.
    if meanings.contains(.defines) { meanings.remove(.approves) }
    // "Does this class respect the contract?" is usually asked about code that doesn't.
    if isQuestion { meanings.remove(.approves) }
    var sentence = Sentence(
      meanings: meanings, introducesNextBlock: passage.introducesNextBlock, isHeading: passage.isHeading)
    // "The class above has two jobs:" may introduce a list of faults, while "The class below has one" has no colon.
    if !passage.isHeading, meanings.contains(.pointsBack) != meanings.contains(.pointsAhead) {
      sentence.introducesNextBlock =
        meanings.contains(.pointsAhead) || passage.introducesNextBlock && isAboveFence(passage.element)
    }
    if isProblem {
      sentence.meanings.insert(.condemns)
      sentence.introducesNextBlock = false
    }
    if masked != normal {
      sentence.principles = vocabulary.principles.principles(in: String(decoding: normal, as: UTF8.self))
    }
    return sentence
  }

  /// Returns a sentence without the "No" of an answer such as "No, this violates the principle", which negates nothing
  /// behind it.
  private func withoutAnswer(_ sentence: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    // An E2 begins a dash.
    let end = sentence.prefix(Self.longestAnswer).firstIndex { ",:;.!-".utf8.contains($0) || $0 == 0xE2 }
    guard let end, vocabulary.prose.isNegation(NormalForm.bytes(of: sentence[..<end])) else { return sentence }
    return sentence[end...]
  }

  /// The maximum number of bytes of an answer and the mark behind it.
  private static var longestAnswer: Int { 12 }

  /// Returns the meanings of a sentence's clauses; one that says what is avoided or wanted, or denies something,
  /// doesn't affect the others.
  private func meaningsOfClauses(_ passage: Passage) -> ProsePhrases.Meanings {
    let sentence = String(
      Substring(elements[passage.element].text.utf8.dropFirst(passage.bytes.lowerBound).prefix(passage.bytes.count)))
    return sentence.split(whereSeparator: { ",;:，；：、".contains($0) }).reduce(into: []) { meanings, clause in
      meanings.formUnion(self.meanings(of: NormalForm.bytes(of: clause)))
    }
  }

  private func isAboveFence(_ element: Int) -> Bool {
    guard element + 1 < elements.count, case .fence = elements[element + 1].kind else { return false }
    return true
  }

  /// The maximum length of a label for problems, in UTF-8.
  private static var longestLabel: Int { 40 }

  /// Returns whether a paragraph begins with a label for the problems of the code above, alone or before a colon.
  private func beginsWithProblemLabel(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.prefix(Self.longestLabel + 1)
    let end = start.indices.first { index in
      let scalar = text[index]
      return scalar == UInt8(ascii: ":") || scalar == UInt8(ascii: "\n")
        || scalar == 0xEF && text[index...].prefix(3).elementsEqual("：".utf8)
    }
    guard let end = end ?? (text.count <= Self.longestLabel ? text.count : nil), end > 0 else { return false }
    return vocabulary.sections.isProblem(NormalForm.bytes(of: text[..<end]))
  }
}
