import CaseStudyModel

/// Tells which side a label, a heading or a comment names, if all of it is vocabulary.
struct LabelLexicon: Sendable {
  private enum Word: Sendable {
    case side(Side)
    case filler
  }

  private var words = WordTree<Word>()
  private var neutralHeadings: Set<String> = []
  private var marks: [Unicode.Scalar: Side] = [:]
  private let principles: PrincipleNames

  /// The longest text that is still taken for a label, in Unicode scalars.
  private static let longestLabel = 160
  /// The longest part of a label before its colon, in words.
  private static let longestLead = 7

  init(
    before: [String], after: [String], filler: [String], neutral: [String], marks: [Side: [String]],
    principles: PrincipleNames
  ) {
    self.principles = principles
    for phrase in filler { words.insert(phrase, .filler) }
    for phrase in after { words.insert(phrase, .side(.after)) }
    for phrase in before { words.insert(phrase, .side(.before)) }
    neutralHeadings = Set(neutral.map { NormalForm.of($0) })
    for (side, signs) in marks {
      for sign in signs { if let scalar = sign.unicodeScalars.first { self.marks[scalar] = side } }
    }
  }

  /// Returns the side that a heading names.
  func side(ofHeading text: String) -> Side? {
    guard text.unicodeScalars.count <= Self.longestLabel else { return nil }
    if let side = side(ofWhole: text) { return side }
    let parts = LabelParts(text)
    if let mark = leadingMark(of: text) {
      let rest = NormalForm.of(text)
      return rest.isEmpty || !isFillerOnly(rest) ? mark : nil
    }
    if let side = side(ofWhole: parts.lead) { return side }
    // Behind a name or a number the rest may say the side ("Example 1 - Bad"); behind free text it is a remark.
    let added = isFillerOnly(NormalForm.of(parts.lead)) ? parts.others : parts.bracketed
    let sides = Set(added.compactMap { side(ofWhole: $0) })
    return sides.count == 1 && !text.hasQuestionMark ? sides.first : nil
  }

  /// Returns the side that a line above a block names, or that a comment begins with.
  func side(ofLabel text: String) -> Side? {
    guard text.unicodeScalars.count <= Self.longestLabel else { return nil }
    if let side = side(ofWhole: text) { return side }
    if let mark = leadingMark(of: text) { return mark }
    let parts = LabelParts(text)
    guard !parts.others.isEmpty else { return nil }
    if parts.lead.split(separator: " ").count <= Self.longestLead, let side = side(ofWhole: parts.lead) { return side }
    let sides = Set(parts.bracketed.compactMap { side(ofWhole: $0) })
    return sides.count == 1 ? sides.first : nil
  }

  /// Whether code below a heading belongs to no side: its text is that of a section on running, output and the like.
  func isNeutral(heading text: String) -> Bool {
    neutralHeadings.contains(NormalForm.of(text))
  }

  /// Returns the side of a text all of which is vocabulary, and which names one side only.
  func side(ofWhole text: String) -> Side? {
    let scalars = Array(NormalForm.of(text).unicodeScalars)
    guard !scalars.isEmpty, scalars.count <= Self.longestLabel, let sides = sides(in: scalars) else { return nil }
    return sides.count == 1 ? sides.first : nil
  }

  /// Whether a heading, or what it leads with, only says that an example follows.
  func isPlain(_ heading: String) -> Bool {
    let lead = NormalForm.of(LabelParts(heading).lead)
    let isNumber = lead.allSatisfy { $0.isNumber || $0 == " " }
    return isFillerOnly(NormalForm.of(heading)) || !isNumber && isFillerOnly(lead)
  }

  private func isFillerOnly(_ normal: String) -> Bool {
    sides(in: Array(normal.unicodeScalars)) == []
  }

  /// Returns the sides that a text names, or `nil` where a part of it is no vocabulary.
  private func sides(in scalars: [Unicode.Scalar]) -> Set<Side>? {
    var sides: Set<Side> = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == " " {
        index += 1
        continue
      }
      let word = words.match(in: scalars, at: index)
      let principle = principles.match(in: scalars, at: index)
      if let principle, principle >= (word?.length ?? 0) {
        index += principle
      } else if let word {
        if case .side(let side) = word.value { sides.insert(side) }
        index += word.length
      } else if let number = lengthOfNumber(in: scalars, at: index) {
        index += number
      } else {
        return nil
      }
    }
    return sides
  }

  private func lengthOfNumber(in scalars: [Unicode.Scalar], at index: Int) -> Int? {
    let word = scalars[index...].prefix { $0 != " " && !NormalForm.isIdeographic($0) }
    let isNumber = word.allSatisfy { ("0"..."9").contains($0) || $0 == "#" }
    return !word.isEmpty && (isNumber || word.count == 1) ? word.count : nil
  }

  private func leadingMark(of text: String) -> Side? {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "*" && $0 != "_" }
    return first.flatMap { marks[$0] }
  }
}

extension String {
  fileprivate var hasQuestionMark: Bool {
    contains { $0 == "?" || $0 == "？" }
  }
}
