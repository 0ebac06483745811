extension TemplateCompiler {
  /// Opens a parent; whether it stands alone is known when it is closed, since its own text is ignored.
  mutating func openParent(_ tag: Tag) throws(TemplateError) {
    try open(.parent(margin: margin), with: tag)
    margin = nil
    position = tag.range.upperBound
  }

  /// Opens a block, which inside a parent is an argument, and elsewhere a parameter.
  mutating func openBlock(_ tag: Tag) throws(TemplateError) {
    if let parent = openElements.last, parent.isParent {
      try openArgument(tag, of: parent)
    } else {
      try openParameter(tag)
    }
  }

  private mutating func openArgument(_ tag: Tag, of parent: OpenElement) throws(TemplateError) {
    guard parent.arguments[tag.name] == nil else {
      throw error(at: tag.range.lowerBound, "Block '\(tag.name)' is given to parent '\(parent.name)' twice")
    }
    let outerMargin = removedMargin
    // What stands before the tag is in the parent and thus ignored, so only what follows decides.
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
