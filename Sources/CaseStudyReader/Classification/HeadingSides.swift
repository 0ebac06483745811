import CaseStudyModel

/// The sides that the headings of a document name.
///
/// A side belongs to the part about one principle. "SOLID principles applied in Swift", above a section for each
/// principle, is a topic. So a heading above several principles names a side only if another heading of its level names
/// the other side, as with "Before" and "After".
struct HeadingSides {
  /// The sides, by the headings' indices.
  let sides: [Side?]

  /// Finds the sides of a document's headings.
  init(_ outline: Outline, vocabulary: Vocabulary) {
    let headings = outline.headings
    let hasSections = headings.indices.map { index in
      index + 1 < headings.count && headings[index + 1].level > headings[index].level
    }
    var named = headings.indices.map { index in
      vocabulary.labels.side(ofHeading: headings[index].text, hasSections: hasSections[index])
    }
    Self.takeMarks(headings, in: &named, vocabulary: vocabulary)
    Self.takeEndings(headings, in: &named, vocabulary: vocabulary)
    Self.leaveDegrees(headings, in: &named, vocabulary: vocabulary)
    for index in headings.indices where named[index] == nil && hasSections[index] {
      if Self.isInstruction(index, of: headings, sides: named, vocabulary) { named[index] = .after }
    }
    guard named.contains(where: { $0 != nil }) else {
      sides = named
      return
    }
    var levels: [Side: Set<Int>] = [:]
    for (heading, side) in zip(headings, named) {
      if let side { levels[side, default: []].insert(heading.level) }
    }
    let hasOldHeading = named.contains(.before)
    let own = headings.map { Reach(vocabulary.principles.principles(in: $0.text)) }
    let below = Self.reaches(of: outline, own: own, vocabulary: vocabulary)
    var found = headings.indices.map { index -> Side? in
      guard let side = named[index] else { return nil }
      // In a document that marks no heading as old, "✅ Search" above sections ticks off a feature.
      if side == .after, hasSections[index], !hasOldHeading, Self.isTicked(headings[index].text, vocabulary) {
        return nil
      }
      // A class may violate two principles, but a heading that applies two and has sections is a chapter.
      let isChapter = side == .after && own[index] == .several && hasSections[index]
      guard isChapter || below[index] == .several else { return side }
      return levels[side.other]?.contains(headings[index].level) ?? false ? side : nil
    }
    // Found once, because searching the document for the code of each heading would take quadratic time.
    let withCode = Self.headingsWithCode(in: outline)
    Self.extendToSteps(headings, withCode: withCode, in: &found, vocabulary: vocabulary)
    Self.judgeExamples(headings, withCode: withCode, in: &found, vocabulary: vocabulary)
    sides = found
  }

  /// Assigns the mark's side to a heading that consists of a mark and filler, such as "✅ Code", if the heading before
  /// or after it has the opposite mark.
  private static func takeMarks(_ headings: [Heading], in sides: inout [Side?], vocabulary: Vocabulary) {
    let marks = headings.map { vocabulary.labels.leadingMark(of: $0.text) }
    for (first, second) in zip(headings.indices, headings.indices.dropFirst()) {
      guard let mark = marks[first], marks[second] == mark.other, headings[first].level == headings[second].level else {
        continue
      }
      if sides[first] == mark, sides[second] == nil { sides[second] = mark.other }
      if sides[second] == mark.other, sides[first] == nil { sides[first] = mark }
    }
  }

  /// Assigns sides to headings of a level that differ only in their last words, as in "Coupon without SRP" and "Coupon
  /// with SRP".
  private static func takeEndings(_ headings: [Heading], in sides: inout [Side?], vocabulary: Vocabulary) {
    var endings: [[UInt8]: [(index: Int, side: Side)]] = [:]
    for index in headings.indices where sides[index] == nil {
      guard let ending = vocabulary.labels.sideOfEnding(of: headings[index].text) else { continue }
      endings[ending.subject, default: []].append((index, ending.side))
    }
    for found in endings.values where Set(found.map(\.side)).count == 2 {
      guard Set(found.map { headings[$0.index].level }).count == 1 else { continue }
      for ending in found { sides[ending.index] = ending.side }
    }
  }

  /// Takes a heading off the side of its coloured circle if circles show degrees, as in "🟢 Easy", "🟡 Medium" and
  /// "🔴 Hard": a heading of the same level has a circle in between.
  private static func leaveDegrees(_ headings: [Heading], in sides: inout [Side?], vocabulary: Vocabulary) {
    func begins(_ heading: Heading, with circles: String) -> Bool {
      heading.text.unicodeScalars.first.map(circles.unicodeScalars.contains) ?? false
    }
    let levels = Set(headings.filter { begins($0, with: "🟡🟠") }.map(\.level))
    for (index, heading) in headings.enumerated() where sides[index] != nil && levels.contains(heading.level) {
      if begins(heading, with: "🟢🔴"), isTicked(heading.text, vocabulary) { sides[index] = nil }
    }
  }

  /// Returns whether a heading such as "How to apply DIP?" is above numbered steps that only build the new design.
  private static func isInstruction(
    _ index: Int, of headings: [Heading], sides: [Side?], _ vocabulary: Vocabulary
  ) -> Bool {
    guard vocabulary.labels.isInstruction(headings[index].text) else { return false }
    let sections = headings.indices[(index + 1)...].prefix { headings[$0].level > headings[index].level }
    let level = sections.first.map { headings[$0].level }
    return sections.filter { headings[$0].level == level }.allSatisfy { section in
      let step = headings[section]
      return sides[section] != .before && (step.isNumbered || vocabulary.sections.beginsStep(step.text))
        && !vocabulary.sections.isDiagnosis(step.text)
    }
  }

  /// Returns whether only a mark names the side of a heading.
  private static func isTicked(_ heading: String, _ vocabulary: Vocabulary) -> Bool {
    let text = heading.unicodeScalars.filter { vocabulary.labels.sides(ofMarksIn: String($0)).isEmpty }
    return text.count < heading.unicodeScalars.count && vocabulary.labels.side(ofHeading: String(text)) == nil
  }

  /// Puts a section with a title such as "Example" on the old side if the next section has no code and is about
  /// problems, and the one after that shows the new design, as in "Example", "Problem" and "Solution".
  private static func judgeExamples(
    _ headings: [Heading], withCode: Set<Int>, in sides: inout [Side?], vocabulary: Vocabulary
  ) {
    for problem in headings.indices.dropFirst() where sides[problem] == .before {
      let level = headings[problem].level
      guard let example = headings[..<problem].lastIndex(where: { $0.level <= level }),
        headings[example].level == level, sides[example] == nil, vocabulary.labels.isPlain(headings[example].text),
        let solution = headings[(problem + 1)...].firstIndex(where: { $0.level <= level }),
        headings[solution].level == level, sides[solution] == .after,
        !(problem..<solution).contains(where: withCode.contains)
      else { continue }
      sides[example] = .before
    }
  }

  /// Puts numbered steps on the new side if the heading above them is on it and has no code, and all have the same
  /// level.
  ///
  /// Some documents give "Applying the principle" and its "Step 1" the same level.
  private static func extendToSteps(
    _ headings: [Heading], withCode: Set<Int>, in sides: inout [Side?], vocabulary: Vocabulary
  ) {
    for index in headings.indices.dropFirst() where sides[index] == nil {
      guard let above = headings[..<index].lastIndex(where: { $0.level <= headings[index].level }),
        headings[above].level == headings[index].level, sides[above] == .after,
        vocabulary.sections.beginsStep(headings[index].text)
      else { continue }
      let isFirst = !vocabulary.sections.beginsStep(headings[above].text)
      if !isFirst || !withCode.contains(above) { sides[index] = .after }
    }
  }

  /// Returns the headings that code follows before the next one.
  private static func headingsWithCode(in outline: Outline) -> Set<Int> {
    var found: Set<Int> = []
    var current: Int?
    for element in outline.elements {
      switch element.kind {
      case .heading(let index): current = index
      case .fence: if let current { found.insert(current) }
      default: continue
      }
    }
    return found
  }

  /// Returns the principles below each heading: those of its sections, and of lines that only name one.
  private static func reaches(of outline: Outline, own: [Reach], vocabulary: Vocabulary) -> [Reach] {
    var reaches = [Reach](repeating: .none, count: own.count)
    var current: Int?
    for element in outline.elements {
      switch element.kind {
      case .heading(let index): current = index
      case .paragraph(let style) where style.isBold && element.depth == 0:
        guard let current, let head = PrincipleItems.head(of: element, style, vocabulary) else { continue }
        reaches[current].add(.one(head.principle))
      default: continue
      }
    }
    // Headings are visited from the last, so that the sections of each are complete when they are added to it.
    var sections: [Int] = []
    for index in own.indices.reversed() {
      while let section = sections.last, outline.headings[section].level > outline.headings[index].level {
        reaches[index].add(own[section])
        reaches[index].add(reaches[section])
        sections.removeLast()
      }
      sections.append(index)
    }
    return reaches
  }

  /// The principles at a place: none, one, or several.
  private enum Reach: Equatable {
    case none
    case one(Principle.ID)
    case several

    init(_ principles: [Principle.ID]) {
      self = principles.count > 1 ? .several : principles.first.map { .one($0) } ?? .none
    }

    mutating func add(_ other: Reach) {
      if self == .none { self = other } else if other != .none, other != self { self = .several }
    }
  }
}
