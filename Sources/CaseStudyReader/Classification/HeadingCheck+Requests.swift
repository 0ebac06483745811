import CaseStudyModel

/// Headings that people would read as change requests, but `ChangeRequestFinder` doesn't.
extension HeadingCheck {
  /// Reports headings with diffs of sides, or with the mark of requests, that aren't at the level of the requests.
  func strayRequests(title: Int?, _ requests: [ChangeRequest]) -> [Diagnostic] {
    let known = Set(requests.map(\.heading))
    let level = outline.headings[requests[0].heading].level
    var enclosing: [Int] = []
    var found: [Int] = []
    // The requests that have a test so far, and the headings right above diffs.
    var (tested, changed): (Set<Int>, Set<Int>) = ([], [])
    // The last bold line inside a request, which may be meant as the heading of the next one; whether a diff is below
    // it; and whether a test other than the request's first is below it.
    var line: Outline.Element?
    var (isChanged, isTested) = (false, false)
    for element in outline.elements {
      switch element.kind {
      case .paragraph(let style) where style.isBold && !known.isDisjoint(with: enclosing):
        if vocabulary.sections.withoutAdverse(element.text) != nil { return [boldRequest(element, level: level)] }
        // A request may have a test and a diff for each side, and blocks for several files.
        let isLabel = vocabulary.labels.side(ofLabel: element.text) != nil || InfoString.looksLikeFile(element.text)
        line = isLabel ? nil : element
        (isChanged, isTested) = (false, false)
      case .heading(let index):
        enter(index, &enclosing)
        line = nil
        if vocabulary.sections.withoutAdverse(outline.headings[index].text) != nil, !known.contains(index) {
          found.append(index)
        }
      case .fence(let index) where outline.fences[index].info.hasSuffix(" test"):
        // A second request inside of the first has a test and diffs of its own.
        guard let request = enclosing.first(where: known.contains), let last = enclosing.last else { continue }
        if tested.insert(request).inserted {
          line = nil
        } else if last != request, changed.contains(last) {
          found.append(last)
        } else if let line {
          if isChanged { return [boldRequest(line, level: level)] }
          isTested = true
        }
      case .fence(let index) where Self.isRequested(outline.fences[index]):
        if isTested, let line { return [boldRequest(line, level: level)] }
        isChanged = line != nil
        guard let last = enclosing.last, last != title else { continue }
        changed.insert(last)
        guard known.isDisjoint(with: enclosing), found.last != last else { continue }
        let hasSide = enclosing.contains { vocabulary.labels.side(ofHeading: outline.headings[$0].text) != nil }
        if !hasSide { found.append(last) }
      default: continue
      }
    }
    if let section = highSection(above: requests[0].heading) { return [section] }
    return found.map { outline.headings[$0] }.filter { $0.level != level }.map { heading in
      // Blocks right below the section belong to no request.
      if vocabulary.sections.isChangeRequests(heading.text) { return undivided(heading) }
      return Diagnostic(
        "MisspeltHeading", .warning, "Heading '\(heading.text)' of a change request must have the level of the others",
        at: SourceRange(path: path, line: heading.line), solutions: ["make it a heading of level \(level)"])
    }
  }

  /// Returns a diagnostic for a bold line that is meant as the heading of a request.
  private func boldRequest(_ line: Outline.Element, level: Int) -> Diagnostic {
    let heading = String(repeating: "#", count: level) + " " + line.text
    return Diagnostic(
      "MisspeltHeading", .warning, "Change request '\(line.text)' must have a heading, not a bold line",
      at: SourceRange(path: path, line: line.line), solutions: ["write it as '\(heading)'"])
  }

  /// Returns a diagnostic for a section of requests that is one level above the sides, while its requests aren't.
  private func highSection(above request: Int) -> Diagnostic? {
    let above = outline.headings[..<request]
    guard let section = above.last(where: { vocabulary.sections.isChangeRequests($0.text) }),
      let side = above.first(where: { vocabulary.labels.side(ofHeading: $0.text) != nil }),
      side.level == section.level + 1, outline.headings[request].level == section.level + 2
    else { return nil }
    return Diagnostic(
      "MisspeltHeading", .warning, "Section '\(section.text)' must have the level of the section '\(side.text)'",
      at: SourceRange(path: path, line: section.line), solutions: ["make it a heading of level \(side.level)"])
  }
}
