import CaseStudyModel

/// A lexicon that recognises the side named by a label, heading or comment, if the text consists of known words only.
struct LabelLexicon: Sendable {
  /// The sides that the words of a phrase name: one, or none for filler.
  let words: WordTree<Set<Side>>
  /// The sides of phrases that are also filler, such as "Do", and so name a side only in a text without other sides.
  private let lonePhrases: [[UInt8]: Side]
  private let neutralHeadings: Set<String>
  /// Words for the new side that are often subjects when they are headings.
  let topics: WordTree<Bool>
  /// Words of headings that announce how a principle is applied.
  let instructions: WordTree<Bool>
  /// Words that open a sentence more often than they name a side.
  private let openers: Set<String>
  /// Words for old code that a new design may keep.
  private let keptCode: Set<String>
  /// Words that object to the praise before a comma, as in "Better, but still long".
  private let objections: WordTree<Bool>
  /// The beginnings of words for violations.
  let violations: [String]
  /// Words for the repair of what follows them, as in "Fixing the violation".
  let repairs: WordTree<Bool>
  /// The beginnings of headings that lead from one side to the other.
  private let refactorings: [String]
  /// The words that turn praise into its opposite, as in "No good".
  private let negations: WordTree<Bool>
  /// The sides of the marks.
  private(set) var marks: [Unicode.Scalar: Side] = [:]
  /// The names of the principles.
  let principles: PrincipleNames

  /// The maximum length of a label in Unicode scalars.
  static let longestLabel = 160
  /// The maximum number of words in a text that consists of vocabulary; longer texts are sentences.
  private static let wordLimit = 16
  /// The maximum length of the part before the colon, in words.
  static let longestLead = 7
  /// The maximum length of a label that is a whole sentence, in words.
  private static let longestSentence = 2

  /// Creates a lexicon of the built-in words, a site's words for sides, and the names of languages.
  init(
    _ list: VocabularyFile, adding additions: SiteConfiguration.Vocabulary, languages: [String],
    principles: PrincipleNames
  ) {
    self.principles = principles
    let (before, after) = (list.before + additions.before, list.after + additions.after)
    let filler = list.filler + languages
    let fillerPhrases = Set(filler.map { NormalForm.bytes(of: $0) })
    let labelled = before.map { ($0, Side.before) } + after.map { ($0, .after) }
    lonePhrases = Dictionary(
      labelled.map { (NormalForm.bytes(of: $0), $1) }.filter { fillerPhrases.contains($0.0) }
    ) { first, _ in first }
    words = WordTree(filler.map { ($0, []) } + after.map { ($0, [.after]) } + before.map { ($0, [.before]) })
    neutralHeadings = Set(list.neutral.map { NormalForm.of($0) })
    topics = WordTree(list.topics.map { ($0, true) })
    instructions = WordTree(list.instructions.map { ($0, true) })
    openers = Set(list.openers.map { NormalForm.of($0) })
    keptCode = Set(list.keptCode.map { NormalForm.of($0) })
    objections = WordTree(list.objections.map { ($0, true) })
    negations = WordTree(list.negations.map { ($0, true) })
    violations = list.violations
    repairs = WordTree(list.repairs.map { ($0, true) })
    refactorings = list.refactorings
    for (side, signs) in list.marks {
      for sign in signs { if let scalar = sign.unicodeScalars.first { self.marks[scalar] = side } }
    }
  }

  /// Returns the side that a heading names.
  func side(ofHeading text: String) -> Side? {
    guard text.unicodeScalars.count <= Self.longestLabel, !leadsToNewSide(text) else { return nil }
    if let side = side(ofHeadingPart: text) ?? side(ofName: text) { return side }
    let parts = LabelParts(text)
    if let mark = leadingMark(of: text) {
      let rest = NormalForm.bytes(of: text)
      return rest.isEmpty || !isFillerOnly(rest) ? mark : nil
    }
    if let mark = finalMark(of: text) { return mark }
    if let side = side(ofHeadingPart: parts.lead) ?? side(around: parts.lead), allows(side, parts) { return side }
    // After a name or a number the rest may give the side ("Example 1 - Bad"); after free text it is a remark.
    let added = isFillerOnly(NormalForm.bytes(of: parts.lead)) ? parts.others : parts.bracketed
    let sides = Set(added.compactMap { side(ofHeadingPart: $0) })
    if sides.count == 1 { return text.hasQuestionMark ? nil : sides.first }
    // A verdict in brackets qualifies what precedes it: "After (bad)" shows a failed attempt.
    let verdicts = Set(parts.bracketed.compactMap { side(ofWhole: $0) })
    if sides.count == 2, verdicts.count == 1 { return verdicts.first }
    return sides.isEmpty && namesViolation(parts.lead) ? .before : nil
  }

  /// Returns the side named by a line above a block, or by the start of a comment.
  func side(ofLabel text: String) -> Side? {
    guard text.unicodeScalars.count <= Self.longestLabel else { return nil }
    if let side = side(ofWhole: text) ?? side(ofName: text) { return side }
    if let mark = leadingMark(of: text) { return mark }
    let parts = LabelParts(text)
    guard !parts.others.isEmpty else { return nil }
    // "Great, it works now" is a sentence.
    if parts.endsInComma, openers.contains(NormalForm.of(parts.lead)) { return nil }
    // "This class violates the principle. To fix this …" judges the code above; "Bad. …" is a label.
    let limit = parts.endsInStop ? Self.longestSentence : Self.longestLead
    if parts.lead.utf8.split(separator: UInt8(ascii: " ")).count <= limit, let side = side(ofWhole: parts.lead),
      allows(side, parts)
    {
      return side
    }
    let sides = Set(parts.bracketed.compactMap { side(ofWhole: $0) })
    return sides.count == 1 ? sides.first : nil
  }

  /// Returns the side of a line above code that ends in a mark, as in "Code ✅"; that has a principle and one unknown
  /// word after the side, as in "Improved with DIP and Spring:"; or that names what is violated.
  func side(ofAnnouncement text: String) -> Side? {
    guard text.unicodeScalars.count <= Self.longestLabel else { return nil }
    return finalMark(of: text) ?? sideBeforeSubject(of: text) ?? (namesViolation(text[...]) ? .before : nil)
  }

  /// Returns the side that a comment begins with if it names a principle, as in "Before the open-closed principle, one
  /// function knew all".
  ///
  /// Such a comment may also say when something happens, so it counts only together with one of the other side.
  func side(ofBeginning comment: String) -> Side? {
    let start = String(comment.unicodeScalars.prefix(Self.longestLabel))
    let masked = principles.masked(NormalForm.bytes(of: start))
    let sides = beginning(of: masked).sides
    return sides.count == 1 && Self.namesPrinciple(masked[...]) ? sides.first : nil
  }

  /// Returns the side of a text with one unknown word after a side and a principle.
  private func sideBeforeSubject(of text: String) -> Side? {
    let masked = principles.masked(NormalForm.bytes(of: text))
    let (sides, end) = beginning(of: masked)
    // In a script without spaces, the end of a word is unknown.
    guard end > 0, end < masked.count, masked[end - 1] == UInt8(ascii: " "), sides.count == 1,
      Self.namesPrinciple(masked[..<end])
    else { return nil }
    let subject = masked[end...].prefix { $0 != UInt8(ascii: " ") }
    let rest = Array(masked[subject.endIndex...])
    guard rest.scalarCount <= Self.longestLead * 8, let others = self.sides(in: rest), others.isEmpty
    else { return nil }
    return sides.first
  }

  /// Returns whether a text in normal form has a principle's name, which is masked in it.
  static func namesPrinciple(_ masked: ArraySlice<UInt8>) -> Bool {
    String(decoding: masked, as: UTF8.self).contains("principle")
  }

  /// Returns the side that a heading names with or without its own sections: Directly above code, "Clean code" or "Best
  /// practices" names the new side; as a chapter, it is a topic whose sections show both sides.
  func side(ofHeading text: String, hasSections: Bool) -> Side? {
    let side = side(ofHeading: text)
    return hasSections && side == .after && isTopic(text) ? nil : side
  }

  /// Returns whether an arrow leads from the old side to the new one or to a principle, as in "Violation → SRP", so
  /// that the section shows both.
  private func leadsToNewSide(_ heading: String) -> Bool {
    guard let arrow = heading.unicodeScalars.firstIndex(where: { "→⇒➡➜".unicodeScalars.contains($0) })
    else { return false }
    let source = String(heading[..<arrow])
    let target = String(heading[heading.unicodeScalars.index(after: arrow)...])
    let normal = NormalForm.bytes(of: target)
    guard !normal.isEmpty, side(ofHeading: source) == .before else { return false }
    return side(ofHeading: target) == .after || isFillerOnly(normal)
  }

  /// Returns whether a label keeps the side of its lead, that is, whether no objection follows a comma.
  private func allows(_ side: Side, _ parts: LabelParts) -> Bool {
    guard side == .after, parts.endsInComma else { return true }
    let rest = NormalForm.bytes(of: parts.others.first ?? "")
    return rest.isEmpty || objections.longestWords(in: rest, at: 0) == nil
  }

  /// Returns whether code under a heading belongs to no side, because the section is about running, output and the
  /// like.
  func isNeutral(heading text: String) -> Bool { neutralHeadings.contains(NormalForm.of(text)) }

  /// Returns whether a comment begins with words for old code that a new design may keep, such as "Legacy code".
  func isKeptCode(_ comment: String) -> Bool { keptCode.contains(NormalForm.of(LabelParts(comment).lead)) }

  /// Returns the side of a text that consists of vocabulary and names exactly one side.
  func side(ofWhole text: some StringProtocol) -> Side? {
    guard text.utf8.count(where: { $0 == UInt8(ascii: " ") }) < Self.wordLimit else { return nil }
    let normal = NormalForm.bytes(of: text)
    guard !normal.isEmpty, normal.scalarCount <= Self.longestLabel else { return nil }
    if isRepair(normal) { return .after }
    guard let sides = sides(in: normal) else { return nil }
    return sides.isEmpty ? lonePhrases[normal] : sides.count == 1 ? sides.first : nil
  }

  /// Returns the side of a heading or a part of one; "Refactoring a god class" leads from one side to the other.
  private func side(ofHeadingPart text: some StringProtocol) -> Side? {
    guard let side = side(ofWhole: text) else { return nil }
    let normal = NormalForm.of(text)
    return side == .before && refactorings.contains { normal.hasPrefix($0) } ? nil : side
  }

  /// Returns the side that a name of a type or file consists of, as in `BadExample.swift`, or that one of its folders
  /// is named after.
  private func side(ofName text: String) -> Side? {
    guard let name = IdentifierWords(text) else { return nil }
    // The names of folders such as `clean` and `refactoring` are topics.
    let folders = name.folders.filter { $0.utf8.count > 2 && !isTopic($0) }
    let sides = Set((folders + [name.words.joined(separator: " ")]).compactMap { side(ofWhole: $0) })
    return sides.count == 1 ? sides.first : nil
  }

  /// Returns whether a heading, or its part before a separator, only announces an example.
  func isPlain(_ heading: String) -> Bool {
    let lead = NormalForm.of(LabelParts(heading).lead)
    let isNumber = lead.allSatisfy { $0.isNumber || $0 == " " }
    return isFillerOnly(NormalForm.bytes(of: heading)) || !isNumber && isFillerOnly(Array(lead.utf8))
  }

  /// Returns the side of a text with one unknown word in its interior that names the code's subject, as in "Improved
  /// order code".
  private func side(around lead: Substring) -> Side? {
    let words = NormalForm.bytes(of: lead).split(separator: UInt8(ascii: " "))
    guard words.count >= 3, words.count <= Self.longestLead, let last = words.last, isFillerOnly(Array(last))
    else { return nil }
    let foreign = words.indices.filter { sides(in: Array(words[$0])) == nil }
    guard foreign.count == 1, let place = foreign.first, place > 0 else { return nil }
    return side(ofWhole: String(decoding: Array(words[..<place].joined(separator: [UInt8(ascii: " ")])), as: UTF8.self))
  }

  /// Returns whether a text consists of names of principles, filler and numbers, and so reads as a heading.
  func isTitle(_ text: String) -> Bool {
    text.unicodeScalars.count <= Self.longestLabel && isFillerOnly(NormalForm.bytes(of: text))
  }

  /// Returns whether a text in normal form has no words but filler and names of principles.
  func isFillerOnly(_ normal: [UInt8]) -> Bool { sides(in: normal) == [] }

  /// Returns the sides that a text names, or `nil` if part of it is not in the vocabulary.
  ///
  /// Names of principles count as the word `principle`, so that "Without Liskov substitution" is a phrase.
  func sides(in text: [UInt8]) -> Set<Side>? {
    let text = principles.masked(text)
    let (sides, end) = beginning(of: text)
    return end == text.count ? sides : nil
  }

  /// Returns the sides that the first words of a text name, up to one that is not in the vocabulary, and the end of
  /// these words.
  private func beginning(of text: [UInt8]) -> (sides: Set<Side>, end: Int) {
    var sides: Set<Side> = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: " ") {
        index += 1
      } else if let word = word(in: text, at: index) {
        sides.formUnion(word.value)
        index = word.end
      } else if let number = endOfNumber(in: text, at: index) {
        index = number
      } else {
        break
      }
    }
    return (sides, index)
  }

  /// Returns the end of the word of the vocabulary at a place and the sides that it names: "no good" names the old one.
  private func word(in text: [UInt8], at index: Int) -> (end: Int, value: Set<Side>)? {
    let word = words.longestWords(in: text, at: index)
    guard word?.value.isEmpty ?? true, let negation = negations.longestWords(in: text, at: index),
      negation.end + 1 < text.count, let praise = words.longestWords(in: text, at: negation.end + 1),
      praise.value == [.after]
    else { return word }
    return (praise.end, [.before])
  }

  /// Returns the end of a number, or of a word of one letter.
  private func endOfNumber(in text: [UInt8], at index: Int) -> Int? {
    var end = index
    while end < text.count, text[end] != UInt8(ascii: " "), !text.hasIdeograph(at: end) { end += 1 }
    let word = text[index..<end]
    let isNumber = word.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "#") }
    return !word.isEmpty && (isNumber || word.scalarCount == 1) ? end : nil
  }
}

extension StringProtocol {
  /// Whether a text contains a question mark.
  var hasQuestionMark: Bool { contains { $0 == "?" || $0 == "？" } }
}
