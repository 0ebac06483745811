extension Renderer {
  /// Writes a block: the outermost argument with its name, otherwise its default content.
  mutating func render(_ block: Block, of template: Template) throws(TemplateError) {
    guard let index = arguments.firstIndex(where: { $0.blocks[block.name] != nil }),
      let argument = arguments[index].blocks[block.name]
    else {
      return try render(block.body, of: template)
    }
    guard depth < Self.depthLimit else { throw tooDeep("Block", block.name, at: block.offset, of: template) }
    try countRepetition(at: block.offset, of: template)
    let giver = arguments[index].template
    let outerArguments = arguments
    let outerIndentation = indentation
    // Blocks inside the argument are parameters of the template that contains it, and see that template's arguments.
    arguments.removeSubrange(index...)
    indentation += template.source[block.indentation]
    if isFull { throw template.error(at: block.offset, .tooLarge(library.outputLimit), isTooLarge: true) }
    switch (block.startsLine, argument.startsLine) {
    case (false, true): continuesLine = true
    case (true, false): if !argument.body.isEmpty { startLine() }
    case (true, true), (false, false): break
    }
    try render(argument.body, of: giver)
    continuesLine = false
    indentation = outerIndentation
    arguments = outerArguments
  }
}
