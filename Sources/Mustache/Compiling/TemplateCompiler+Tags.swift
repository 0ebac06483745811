extension TemplateCompiler {
  /// Compiles a tag and advances past it, or past its line if it is standalone.
  mutating func compile(_ tag: Tag) throws(TemplateError) {
    if tag.isRendered, let parent = openElements.last, parent.isParent {
      throw error(at: tag.range.lowerBound, "Tag '\(tag.name)' must be inside a block of parent '\(parent.name)'")
    }
    switch tag.kind {
    case .comment: _ = takeLine(of: tag)
    case .delimiters: try setDelimiters(tag)
    case .escapedValue: try compileValue(tag, isEscaped: true)
    case .plainValue: try compileValue(tag, isEscaped: false)
    case .section: try openSection(tag, isInverted: false)
    case .invertedSection: try openSection(tag, isInverted: true)
    case .partial: try compilePartial(tag)
    case .parent: try openParent(tag)
    case .block: try openBlock(tag)
    case .close: try close(tag)
    }
  }

  /// Pushes an open element on the stack.
  mutating func open(_ kind: OpenElement.Kind, with tag: Tag) throws(TemplateError) {
    guard openElements.count < Self.nestingLimit else {
      throw error(
        at: tag.range.lowerBound, "Sections, blocks and parents must nest at most \(Self.nestingLimit) levels deep")
    }
    openElements.append(OpenElement(kind: kind, name: tag.name, offset: tag.range.lowerBound))
  }

  private mutating func setDelimiters(_ tag: Tag) throws(TemplateError) {
    guard let delimiters = Delimiters(content: tag.content) else {
      throw error(at: tag.range.lowerBound, "Delimiters must be two words without '=', as in '{{=<% %>=}}'")
    }
    guard max(delimiters.opening.count, delimiters.closing.count) <= Delimiters.longest else {
      throw error(at: tag.range.lowerBound, "Delimiters must have at most \(Delimiters.longest) bytes")
    }
    _ = takeLine(of: tag)
    self.delimiters = delimiters
  }

  private mutating func compileValue(_ tag: Tag, isEscaped: Bool) throws(TemplateError) {
    try checkWord(of: tag)
    let name = try splitName(of: tag)
    flushMargin()
    emit(.value(name, isEscaped: isEscaped))
    position = tag.range.upperBound
  }

  private mutating func openSection(_ tag: Tag, isInverted: Bool) throws(TemplateError) {
    let name = try splitName(of: tag)
    _ = takeLine(of: tag)
    try open(.section(name, isInverted: isInverted), with: tag)
  }

  private mutating func compilePartial(_ tag: Tag) throws(TemplateError) {
    var inclusion = Inclusion(kind: .partial, name: tag.name, offset: tag.range.lowerBound, indentation: nil)
    if tag.content.first == UInt8(ascii: "*") {
      var value = tag
      value.content = tag.content.dropFirst()
      inclusion = Inclusion(
        kind: .partial, name: "", dynamicName: try splitName(of: value), offset: inclusion.offset, indentation: nil)
    }
    inclusion.indentation = takeLine(of: tag)
    emit(.inclusion(inclusion))
  }
}
