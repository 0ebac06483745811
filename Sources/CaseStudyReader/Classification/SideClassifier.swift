import CaseStudyModel

/// Determines the side of each block, from the strongest sign to the weakest.
struct SideClassifier {
  let vocabulary: Vocabulary
  let outline: Outline

  private var elements: [Outline.Element] { outline.elements }

  /// The maximum number of characters of the first words of a paragraph that are a label.
  private static let longestLead = 80
  /// The maximum number of characters after such a label in a paragraph about the code below it.
  private static let longestRemark = 120
  /// The maximum number of characters of a label that another paragraph separates from its code.
  private static let longestDistantLabel = 40

  /// Sets the side of every block and records how it was determined.
  func classify(_ blocks: inout [CodeBlock]) {
    let itemSides = sidesOfItems()
    // The parts of one fence share a label, which is read once.
    var label: (element: Int, side: Side?)?
    for index in blocks.indices {
      let element = blocks[index].element
      let previous = index > 0 ? blocks[index - 1] : nil
      decideByMarks(&blocks[index], item: itemSides[element]) {
        if let label, label.element == element { return label.side }
        let side = self.label(above: element, after: previous)
        label = (element, side)
        return side
      }
    }
    NamedTypes.classify(&blocks)
    let evidence = ProseEvidence(vocabulary: vocabulary, outline: outline)
    evidence.classify(&blocks)
    Walkthrough(vocabulary: vocabulary, outline: outline).classify(&blocks)
    evidence.classifySectionsNamedInProse(&blocks)
    evidence.continueNewDesigns(&blocks)
    DeclaredVersions.classify(&blocks)
    for index in blocks.indices where blocks[index].snippet.role == .output { followProgram(index, in: &blocks) }
  }

  /// Returns the sides that the first words of list items give the code in them, by the elements of the fences.
  private func sidesOfItems() -> [Int: Side] {
    var sides: [Int: Side] = [:]
    // The sides of the items around the current element, by their depth.
    var items: [(depth: Int, side: Side?)] = []
    for (place, element) in elements.enumerated() {
      if case .separator = element.kind { continue }
      while let item = items.last, item.depth > element.depth { items.removeLast() }
      switch element.kind {
      case .heading, .summary, .detailsEnd: items = []
      case .paragraph(let style) where style.opensItem:
        let previous = items.last?.depth == element.depth ? items.removeLast().side : nil
        // The item "Example: …" shows what the item "Problem: …" above it describes.
        let isExample = style.lead.map(vocabulary.labels.isTitle) ?? false
        items.append((element.depth, side(ofItem: element.text, style) ?? (isExample ? previous : nil)))
      case .fence: if let item = items.last, item.depth == element.depth { sides[place] = item.side }
      default: continue
      }
    }
    return sides
  }

  /// Applies, in this order, the info string, label, comment, item of a list, and heading.
  private func decideByMarks(_ block: inout CodeBlock, item: Side?, label: () -> Side?) {
    if block.snippet.sideSource == .info { return }
    let untagged = block.snippet.language == nil ? UntaggedText(text: block.snippet.code) : nil
    // A file of a design may be in any language.
    let isNoCode =
      !block.isFileNamed && (block.snippet.language.map(vocabulary.languages.isNeutral) ?? untagged?.isOutput ?? false)
    if block.requestHeading != nil || isNoCode { block.isSettledNeutral = true }
    if block.requestHeading != nil { return decideInRequest(&block) }
    // A label above a fence that its comments split can be right about one part at most.
    if !block.isSplit, let side = label(), !block.isSettledNeutral {
      block.take(side, by: .label)
      return
    }
    // Labelled text counts as code even if it is only a list of names.
    if let untagged, untagged.isProse || untagged.hasTitles { block.isSettledNeutral = true }
    if let side = block.commentSide, !block.isSettledNeutral {
      block.take(side, by: .comment)
    } else if let item, !block.isSettledNeutral {
      block.take(item, by: .label)
    } else if let scope = block.scopes.last(where: { $0.side != nil || $0.isNeutral }) {
      if let side = scope.side, !block.isSettledNeutral {
        block.take(side, by: .heading)
      } else {
        block.isSettledNeutral = true
      }
    }
  }

  /// Gives a change of a request the side that a label right above it, or a heading or bold line of the request, names.
  ///
  /// Other paragraphs give the reason for the request, and its tests are about both sides.
  private func decideInRequest(_ block: inout CodeBlock) {
    guard block.snippet.role == .change, block.element > 0 else { return }
    let above = elements[block.element - 1]
    if case .paragraph = above.kind, Self.endsInColon(above.text), above.text.count <= Self.longestDistantLabel,
      let side = vocabulary.labels.side(ofLabel: above.text)
    {
      return block.take(side, by: .label)
    }
    let scopes = block.scopes.drop { $0.heading != block.requestHeading }.dropFirst()
    guard let side = scopes.last(where: { $0.side != nil || $0.isNeutral })?.side else { return }
    block.take(side, by: .heading)
  }

  /// Returns the side named by the line directly above an element; one paragraph may come between.
  /// - Parameter previous: the block before.
  private func label(above place: Int, after previous: CodeBlock?) -> Side? {
    var paragraphs = 0
    for index in elements[..<place].indices.reversed() {
      let element = elements[index]
      switch element.kind {
      case .paragraph(let style):
        paragraphs += 1
        let above = previous?.element == index - 1 ? previous : nil
        if style.opensItem, element.depth == elements[place].depth, let side = side(ofItem: element.text, style) {
          return side
        }
        if isPoint(index, above: place) { return nil }
        if let side = side(ofLabel: element.text, style: style, isNear: paragraphs == 1, above: above) {
          return above?.isOpen ?? false && isVerdict(element.text, style) ? nil : side
        }
        if paragraphs == 2 || isOtherLabel(element.text, style) { return nil }
      case .separator where paragraphs == 0: continue
      default: return nil
      }
    }
    return nil
  }

  /// Returns whether an element is one of several points of a list that ends above a block, each with a mark, as in
  /// "- ❌ Hard to test". Points are about the code above them; a label has words for a side, or ends in a colon.
  private func isPoint(_ index: Int, above place: Int) -> Bool {
    let text = elements[index].text
    guard index > 0, elements[index].depth > elements[place].depth, !Self.endsInColon(text),
      vocabulary.labels.leadingMark(of: text) != nil, vocabulary.labels.side(ofWhole: text) == nil,
      case .paragraph(let style) = elements[index].kind, style.opensItem,
      case .paragraph(let previous) = elements[index - 1].kind
    else { return false }
    return previous.opensItem && elements[index - 1].depth == elements[index].depth
  }

  /// Returns the side that the first words of a list item name, as in "**Refactoring:** …": they are about the code in
  /// the item, however long its text is.
  private func side(ofItem text: String, _ style: Outline.ParagraphStyle) -> Side? {
    guard let lead = style.lead, lead.count <= Self.longestLead,
      Self.endsInColon(lead) || text.dropFirst(lead.count).hasPrefix(":")
    else { return nil }
    return vocabulary.labels.side(ofLabel: lead)
  }

  /// Returns whether a label is a verdict, as in "Breaks LSP - clients expect a price", and so may be about the code
  /// above it.
  private func isVerdict(_ text: String, _ style: Outline.ParagraphStyle) -> Bool {
    guard style.lead == nil, !style.isBold, !Self.endsInColon(text) else { return false }
    guard Self.endsInStop(text) || !LabelParts(text).others.isEmpty else { return false }
    let meanings = vocabulary.prose.meanings(of: vocabulary.principles.masked(NormalForm.bytes(of: text)), among: .all)
    return meanings.verdict != nil && meanings.isDisjoint(with: .announcements)
  }

  /// Returns whether a line in bold is a label with its own words, so that the label above it belongs to other code;
  /// names of files and plain words such as "Code" only add to that label.
  private func isOtherLabel(_ text: String, _ style: Outline.ParagraphStyle) -> Bool {
    style.isBold && !InfoString.looksLikeFile(text.withoutColon) && !vocabulary.labels.isTitle(text)
  }

  /// Returns the side that a paragraph assigns to the code below it.
  /// - Parameter above: the block directly above the paragraph.
  private func side(ofLabel text: String, style: Outline.ParagraphStyle, isNear: Bool, above: CodeBlock?) -> Side? {
    let text = Self.withoutAlertMarker(text)
    if let lead = style.lead, lead.count <= Self.longestLead, let side = vocabulary.labels.side(ofLabel: lead) {
      if side == .before, isNear, leadsAway(from: above, String(text.dropFirst(lead.count))) { return nil }
      // A bold verdict followed by a long remark refers to the code above as often as to the code below. Code whose own
      // label names the other side needs no such verdict.
      let isAnnouncement = isNear && (Self.endsInColon(text) || above?.snippet.side == side.other)
      return text.count - lead.count <= Self.longestRemark || isAnnouncement ? side : nil
    }
    // A sentence two paragraphs above, as in "This violates the principle.", judges the code above it.
    guard isNear || text.count <= Self.longestDistantLabel && !Self.endsInStop(text) else { return nil }
    if let side = vocabulary.labels.side(ofLabel: text) {
      let remark = String(text.dropFirst(LabelParts(text).lead.count))
      return side == .before && isNear && leadsAway(from: above, remark) ? nil : side
    }
    if isNear, style.isBold || Self.endsInColon(text) || vocabulary.labels.isTitle(text),
      let side = vocabulary.labels.side(ofAnnouncement: text)
    {
      return side
    }
    guard isNear, var lastLine = text.utf8.split(separator: UInt8(ascii: "\n")).last.map({ String(Substring($0)) }),
      lastLine != text
    else { return nil }
    // A label often follows its paragraph without a blank line.
    let isAnnouncement = lastLine.withUTF8 { Sentences.introducesNextBlock($0[...]) }
    return isAnnouncement ? vocabulary.labels.side(ofLabel: lastLine) : vocabulary.labels.side(ofWhole: lastLine)
  }

  /// Returns whether the remark after a verdict leads from the code above to better code, as in "**ISP violation.** To
  /// fix this, we split the interface:", so that the verdict isn't about the code below.
  private func leadsAway(from above: CodeBlock?, _ remark: String) -> Bool {
    guard let above, above.snippet.side != .after, Self.endsInColon(remark) else { return false }
    var remark = remark
    return remark.withUTF8 { text in
      guard let last = Sentences.ranges(in: text).last else { return false }
      let normal = vocabulary.principles.masked(NormalForm.bytes(of: text[last]))
      return vocabulary.prose.meanings(of: normal, among: .all).contains(.introducesAfter)
    }
  }

  /// Returns a text without the marker of an alert or callout before its title, as in `[!WARNING] Bad`.
  private static func withoutAlertMarker(_ text: String) -> String {
    guard text.hasPrefix("[!"), let end = text.utf8.firstIndex(of: UInt8(ascii: "]")) else { return text }
    let rest = text[text.index(after: end)...]
    return String(rest.drop { "+- ".contains($0) })
  }

  private static func endsInColon(_ text: String) -> Bool {
    let last = text.trimmingSpaces().last
    return last == ":" || last == "："
  }

  private static func endsInStop(_ text: String) -> Bool {
    let last = text.trimmingSpaces().last
    return last == "." || last == "。"
  }

  /// Gives a program's output the side of the program.
  private func followProgram(_ index: Int, in blocks: inout [CodeBlock]) {
    guard index > 0, blocks[index - 1].snippet.role == .usage, blocks[index].snippet.sideSource != .info else { return }
    blocks[index].snippet.side = blocks[index - 1].snippet.side
    blocks[index].snippet.sideSource = blocks[index - 1].snippet.sideSource
  }
}
