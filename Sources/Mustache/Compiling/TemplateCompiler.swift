import CaseStudyModel

/// Compiles a template's source into instructions in one pass over its bytes.
///
/// The whitespace at the start of a line is held back as ``margin`` until it is known whether a tag is standalone: then
/// the whole line is dropped, or the whitespace becomes indentation.
struct TemplateCompiler {
  /// The maximum number of open sections, blocks and parents, which prevents stack overflow when rendering.
  static let nestingLimit = 32

  /// The template's text as UTF-8.
  let source: [UInt8]

  /// The template's name, for errors.
  let name: String

  /// The offset of the next byte to read.
  var position = 0

  /// The current delimiters.
  var delimiters = Delimiters()

  /// The whitespace at the start of the line, while nothing else on the line has been read.
  var margin: Range<Int>?

  /// The indentation to remove from lines inside an argument.
  var removedMargin = 0..<0

  /// The instructions outside all sections, blocks and parents.
  var body: [Instruction] = []

  /// The open sections, blocks and parents, outermost first.
  var openElements: [OpenElement] = []

  /// Creates a compiler for a template.
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

  /// Appends an instruction to the innermost open element.
  mutating func emit(_ instruction: Instruction) {
    guard let last = openElements.indices.last else { return body.append(instruction) }
    // A parent keeps its text only to report it.
    if case .text = instruction { return openElements[last].body.append(instruction) }
    if !openElements[last].isParent { openElements[last].body.append(instruction) }
  }

  /// Returns an error at an offset in the source.
  func error(at offset: Int, _ message: Message) -> TemplateError {
    TemplateError(template: name, source: source, offset: offset, message: message)
  }
}
