/// Turns a template's source into instructions in one pass over its bytes.
///
/// The white space at the start of a line is held back as ``margin`` until it is known whether a tag stands alone on
/// the line, in which case the whole line is left out, or the white space becomes indentation.
struct TemplateCompiler {
  /// How many sections, blocks and parents may be open at once, so that rendering can't exhaust the stack.
  static let nestingLimit = 32

  /// The template's text as UTF-8.
  let source: [UInt8]

  /// The template's name, for errors.
  let name: String

  /// The offset of the next byte to read.
  var position = 0

  /// The delimiters in force.
  var delimiters = Delimiters()

  /// The white space at the start of the line as long as nothing else on the line has been read.
  var margin: Range<Int>?

  /// The white space to remove from the start of lines, because they are inside a block that is an argument.
  var removedMargin = 0..<0

  /// The instructions outside all sections, blocks and parents.
  var body: [Instruction] = []

  /// The sections, blocks and parents that are open, outermost first.
  var openElements: [OpenElement] = []

  /// Creates a compiler of a template.
  init(source: [UInt8], name: String) {
    self.source = source
    self.name = name
  }

  /// Compiles the whole source.
  mutating func compile() throws(TemplateError) -> [Instruction] {
    beginLine()
    while position < source.count {
      if source[position...].starts(with: delimiters.opening) {
        try compile(readTag())
      } else {
        compileText()
      }
    }
    if let margin, !margin.isEmpty { flushMargin() }
    if let element = openElements.last { throw error(at: element.offset, "\(element.title) isn't closed") }
    return body
  }

  /// Adds an instruction to the innermost open element.
  mutating func emit(_ instruction: Instruction) {
    guard let last = openElements.indices.last else { return body.append(instruction) }
    if !openElements[last].isParent { openElements[last].body.append(instruction) }
  }

  /// Makes an error at an offset into the source.
  func error(at offset: Int, _ message: String) -> TemplateError {
    TemplateError(template: name, source: source, offset: offset, message: message)
  }
}
