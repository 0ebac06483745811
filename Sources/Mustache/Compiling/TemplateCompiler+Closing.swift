import CaseStudyModel

extension TemplateCompiler {
  /// Closes the innermost open element.
  mutating func close(_ tag: Tag) throws(TemplateError) {
    let offset = tag.range.lowerBound
    guard let element = openElements.last else { throw error(at: offset, "Tag '/\(tag.name)' doesn't close anything") }
    guard element.name == tag.name else {
      let isOpen = openElements.contains { $0.name == tag.name }
      // The tag may have the wrong name, or the element is closed below and the tag is superfluous.
      let isClosedBelow = source[offset...].text.contains("/" + element.name)
      if !isOpen, isClosedBelow, nearestName(to: tag.name, among: [element.name]) == nil {
        throw error(at: offset, "Tag '/\(tag.name)' doesn't close anything")
      }
      let line = source[..<element.offset].count { $0 == .newline } + 1
      throw error(at: offset, "\(element.title), opened on line \(line), must be closed before '/\(tag.name)'")
    }
    switch element.kind {
    case .section(let name, let isInverted):
      _ = takeLine(of: tag)
      let body = popBody()
      emit(.section(Section(name: name, isInverted: isInverted, body: body)))
    case .parameter(let startsLine, let indentation, let margin):
      _ = takeLine(of: tag)
      let body = popBody()
      let indentation = body.isEmpty ? margin : indentation
      emit(
        .block(
          Block(
            name: element.name, offset: element.offset, startsLine: startsLine, indentation: indentation, body: body)))
    case .argument(let startsLine, let outerMargin):
      closeArgument(element, startsLine: startsLine, at: tag.range.upperBound)
      removedMargin = outerMargin
    case .parent(let margin):
      closeParent(element, margin: margin, with: tag)
    }
  }

  private mutating func closeArgument(_ element: OpenElement, startsLine: Bool, at end: Int) {
    // Whitespace before a closing tag that starts its line is layout, not content.
    margin = nil
    position = end
    let block = Block(
      name: element.name, offset: element.offset, startsLine: startsLine, indentation: 0..<0, body: popBody())
    openElements[openElements.count - 1].arguments[element.name] = block
  }

  private mutating func closeParent(_ element: OpenElement, margin: Range<Int>?, with tag: Tag) {
    openElements.removeLast()
    self.margin = margin
    let indentation = takeLine(of: tag)
    emit(
      .inclusion(
        Inclusion(
          kind: .parent, name: element.name, offset: element.offset, indentation: indentation,
          arguments: element.arguments, ignoredText: firstText(in: element.body))))
  }

  /// Returns the offset of the first text that isn't white space or a comment of HTML.
  private func firstText(in body: [Instruction]) -> Int? {
    for case .text(let range, _) in body {
      var rest = source[range].drop(while: \.isWhitespace)
      while rest.starts(with: "<!--".utf8) {
        let end = rest.firstIndex(ofBytes: "-->").map { $0 + 3 } ?? rest.endIndex
        rest = rest[end...].drop(while: \.isWhitespace)
      }
      if !rest.isEmpty { return rest.startIndex }
    }
    return nil
  }

  private mutating func popBody() -> [Instruction] { openElements.removeLast().body }
}
