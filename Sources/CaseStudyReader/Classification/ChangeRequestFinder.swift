import CaseStudyModel

/// Finds the change requests of a study.
struct ChangeRequestFinder {
  let vocabulary: Vocabulary
  let outline: Outline
  /// The outline's headings, with the sides they name.
  let headings: [Heading]

  /// Returns the requests in order: one for each heading directly below a heading such as "Change requests".
  func requests(_ blocks: [CodeBlock]) -> [ChangeRequest] {
    let indices = requestHeadings()
    if indices.isEmpty { return [] }
    let snippets = Dictionary(grouping: blocks.indices) { blocks[$0].requestHeading }
    let places = headingElements()
    return indices.compactMap { index in
      // A heading of a footnote is none of the section's.
      guard let place = places[index] else { return nil }
      let heading = headings[index]
      let plain = vocabulary.sections.withoutAdverse(heading.text)
      return ChangeRequest(
        title: plain ?? heading.text, line: heading.line, heading: index, isAdverse: plain != nil,
        reason: firstParagraph(after: place), snippets: snippets[index] ?? [])
    }
  }

  /// Returns each heading's index among the elements of the outline's sections.
  private func headingElements() -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (place, element) in outline.sectionElements.enumerated() {
      if case .heading(let index) = element.kind, places[index] == nil { places[index] = place }
    }
    return places
  }

  private func requestHeadings() -> [Int] {
    var found: [Int] = []
    var section: Int?
    var requestLevel: Int?
    // One pass with a stack: looking up the enclosing headings from each section would be quadratic.
    var enclosing: [(level: Int, belongsToSide: Bool)] = []
    for (index, heading) in headings.enumerated() {
      while let last = enclosing.last, last.level >= heading.level { enclosing.removeLast() }
      let belongsToSide = enclosing.last?.belongsToSide ?? false
      enclosing.append((heading.level, belongsToSide || heading.side != nil))
      if let level = section, heading.level <= level { (section, requestLevel) = (nil, nil) }
      if let level = section {
        requestLevel = requestLevel ?? heading.level
        if heading.level <= requestLevel ?? level { found.append(index) }
      } else if vocabulary.sections.isChangeRequests(heading.text), !belongsToSide {
        section = heading.level
      }
    }
    return found
  }

  private func firstParagraph(after heading: Int) -> String {
    for element in outline.sectionElements[(heading + 1)...] {
      switch element.kind {
      case .paragraph: return element.text.onOneLine()
      case .heading: return ""
      default: continue
      }
    }
    return ""
  }
}
