/// Writes templates into a byte buffer.
struct Renderer {
  /// How many templates, sections and blocks may be inside one another where a further template or argument follows.
  ///
  /// Half a megabyte of stack, which is what other threads than the first have on some systems, suffices for it.
  static let depthLimit = 100

  /// How often sections, partials and blocks may be written; a list of ten thousand studies needs a tenth of it.
  ///
  /// Sections that repeat one another multiply, also where they write nothing.
  static let repetitionLimit = 4_000_000

  /// The templates that may be included.
  let library: TemplateLibrary

  /// Whether undefined names are errors.
  let isStrict: Bool

  /// The UTF-8 bytes written so far.
  var output: [UInt8] = []

  /// The context stack, innermost value last; never empty.
  var contexts: [TemplateValue]

  /// The blocks that parent tags give, those of the outermost template first.
  var arguments: [Arguments] = []

  /// What is put before each line of a template.
  var indentation: [UInt8] = []

  /// Whether the next line start is in the middle of a line that has been begun already.
  var continuesLine = false

  /// How many templates, sections and blocks are being written, inside one another.
  private(set) var depth = 0

  /// How many sections, partials and blocks have been begun.
  private var repetitions = 0

  /// The length of the output, with what it held before, that must not be passed.
  private let end: Int

  /// Creates a renderer with one value on the context stack.
  /// - Parameter start: The length of the buffer that the output is appended to.
  init(library: TemplateLibrary, value: TemplateValue, isStrict: Bool, start: Int) {
    self.library = library
    self.isStrict = isStrict
    self.contexts = [value]
    end = start + TemplateLibrary.outputLimit
  }

  /// Writes instructions of a template.
  mutating func render(_ body: [Instruction], of template: Template) throws(TemplateError) {
    depth += 1
    for instruction in body {
      switch instruction {
      case .text(let range, let startsLine): write(template.source, range, startsLine: startsLine)
      case .value(let name, let isEscaped): try render(name, isEscaped: isEscaped, of: template)
      case .section(let section): try render(section, of: template)
      case .inclusion(let inclusion): try render(inclusion, of: template)
      case .block(let block): try render(block, of: template)
      }
      if isFull { throw template.error(at: instruction.offset, .tooLarge, isTooLarge: true) }
    }
    depth -= 1
  }

  /// Whether the output, with the indentation of its next line, is longer than a page may be.
  var isFull: Bool { output.count + indentation.count > end }

  /// Counts a section, partial or block that is begun.
  mutating func countRepetition(at offset: Int, of template: Template) throws(TemplateError) {
    repetitions += 1
    guard repetitions <= Self.repetitionLimit else {
      throw template.error(at: offset, .repeatedTooOften, isTooLarge: true)
    }
  }

  /// Words the rule that templates have to come to an end.
  func tooDeep(_ kind: String, _ name: String) -> String {
    "\(kind) '\(name)' nests more than \(Self.depthLimit) levels deep"
  }

  private mutating func render(_ section: Section, of template: Template) throws(TemplateError) {
    let value = try resolve(section.name, in: template)
    guard value.isFalse == section.isInverted else { return }
    if section.isInverted {
      try render(section.body, of: template)
    } else if case .list(let elements) = value {
      for element in elements { try render(section, of: template, in: element) }
    } else {
      try render(section, of: template, in: value)
    }
  }

  private mutating func render(
    _ section: Section, of template: Template, in context: TemplateValue
  ) throws(TemplateError) {
    try countRepetition(at: section.name.offset, of: template)
    contexts.append(context)
    try render(section.body, of: template)
    contexts.removeLast()
  }

  private mutating func render(_ inclusion: Inclusion, of template: Template) throws(TemplateError) {
    guard let included = try self.template(inclusion, in: template) else {
      guard isStrict else { return }
      let message = String.undefined(inclusion.kind.rawValue, inclusion.name, among: library.names)
      throw template.error(at: inclusion.offset, message)
    }
    guard depth < Self.depthLimit else {
      throw template.error(at: inclusion.offset, tooDeep(inclusion.kind.rawValue, inclusion.name))
    }
    try countRepetition(at: inclusion.offset, of: template)
    let outer = indentation
    // The lines of a template that is included in mid-line aren't lines of the including one.
    indentation = inclusion.indentation.map { outer + template.source[$0] } ?? []
    if isFull { throw template.error(at: inclusion.offset, .tooLarge, isTooLarge: true) }
    arguments.append(Arguments(blocks: inclusion.arguments, template: template))
    try render(included.body, of: included)
    arguments.removeLast()
    indentation = outer
  }
}
