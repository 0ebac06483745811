import CaseStudyModel

/// Finds the change requests of a study.
struct ChangeRequestFinder {
  let vocabulary: Vocabulary
  let outline: Outline

  /// Returns the requests in order: each heading right below a section of change requests.
  func requests(_ blocks: [Block]) -> [ChangeRequest] {
    requestHeadings().map { index in
      let heading = outline.headings[index]
      let plain = vocabulary.sections.withoutAdverse(heading.text)
      return ChangeRequest(
        title: plain ?? heading.text, line: heading.line, heading: index, isAdverse: plain != nil,
        reason: firstParagraph(after: index),
        snippets: blocks.indices.filter { blocks[$0].requestHeading == index })
    }
  }

  private func requestHeadings() -> [Int] {
    var found: [Int] = []
    var section: Int?
    var requestLevel: Int?
    for (index, heading) in outline.headings.enumerated() {
      if let level = section, heading.level <= level { (section, requestLevel) = (nil, nil) }
      if let level = section {
        requestLevel = requestLevel ?? heading.level
        if heading.level <= requestLevel ?? level { found.append(index) }
      } else if vocabulary.sections.isChangeRequests(heading.text), !belongsToSide(index) {
        section = heading.level
      }
    }
    return found
  }

  private func belongsToSide(_ index: Int) -> Bool {
    var level = outline.headings[index].level
    for heading in outline.headings[..<index].reversed() where heading.level < level {
      if vocabulary.labels.side(ofHeading: heading.text) != nil { return true }
      level = heading.level
    }
    return false
  }

  private func firstParagraph(after heading: Int) -> String {
    let start = outline.elements.firstIndex { element in
      if case .heading(heading) = element.kind { true } else { false }
    }
    for element in outline.elements[((start ?? -1) + 1)...] {
      switch element.kind {
      case .paragraph: return element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .heading: return ""
      default: continue
      }
    }
    return ""
  }
}
