extension TemplateCompiler {
  /// Opens a parent; whether it is standalone is determined when it is closed, because text inside it is ignored.
  mutating func openParent(_ tag: Tag) throws(TemplateError) {
    try open(.parent(margin: margin), with: tag)
    margin = nil
    position = tag.range.upperBound
  }

  /// Opens a block: an argument if it is inside a parent, otherwise a parameter.
  mutating func openBlock(_ tag: Tag) throws(TemplateError) {
    if let parent = openElements.last, parent.isParent {
      try openArgument(tag, of: parent)
    } else {
      try openParameter(tag)
    }
  }

  private mutating func openArgument(_ tag: Tag, of parent: OpenElement) throws(TemplateError) {
    guard parent.arguments[tag.name] == nil else {
      throw error(at: tag.range.lowerBound, "Block '\(tag.name)' must be given to parent '\(parent.name)' only once")
    }
    let outerMargin = removedMargin
    // Text before the tag is inside the parent and ignored, so only text after the tag matters.
    if let next = nextLine(after: tag.range.upperBound) {
      removedMargin = marginOfContent(from: next)
      try open(.argument(startsLine: true, outerMargin: outerMargin), with: tag)
      position = next
      beginLine()
    } else {
      removedMargin = margin ?? 0..<0
      try open(.argument(startsLine: false, outerMargin: outerMargin), with: tag)
      margin = nil
      position = tag.range.upperBound
    }
  }

  private mutating func openParameter(_ tag: Tag) throws(TemplateError) {
    let inlineMargin = margin.map(withoutRemovedMargin) ?? 0..<0
    if let margin = takeLine(of: tag) {
      let start = self.margin?.lowerBound ?? position
      let indentation = withoutRemovedMargin(marginOfContent(from: start))
      try open(.parameter(startsLine: true, indentation: indentation, margin: margin), with: tag)
    } else {
      try open(.parameter(startsLine: false, indentation: inlineMargin, margin: inlineMargin), with: tag)
    }
  }
}
