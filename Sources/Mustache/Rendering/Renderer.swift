import CaseStudyModel

/// Renders templates into a byte buffer.
struct Renderer {
  /// The maximum nesting depth of templates, sections and blocks during rendering.
  ///
  /// It fits into a stack of 512 KB, the default size for secondary threads on some systems.
  static let depthLimit = 100

  /// The templates available for inclusion.
  let library: TemplateLibrary

  /// Whether undefined names are errors.
  let isStrict: Bool

  /// The UTF-8 bytes written so far.
  var output: [UInt8] = []

  /// The context stack, innermost value last; never empty.
  var contexts: [TemplateValue]

  /// The blocks passed by parent tags, outermost template first.
  var arguments: [ParentArguments] = []

  /// The included templates that are being rendered, outermost first, with the tags that include them.
  private var inclusions: [(name: String, template: Template, offset: Int)] = []

  /// The current indentation.
  var indentation: [UInt8] = []

  /// Whether the next line start continues a line that has already been started.
  var continuesLine = false

  /// The current nesting depth of templates, sections and blocks.
  private(set) var depth = 0

  /// The number of sections, partials and blocks rendered so far.
  private var repetitions = 0

  /// The maximum length of the output buffer, including its previous content.
  private let end: Int

  /// Creates a renderer with one value on the context stack.
  /// - Parameter start: the length of the buffer that the output is appended to.
  init(library: TemplateLibrary, value: TemplateValue, isStrict: Bool, start: Int) {
    self.library = library
    self.isStrict = isStrict
    self.contexts = [value]
    end = start + library.outputLimit
  }

  /// Renders instructions of a template.
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
      if isFull { throw template.error(at: instruction.offset, .tooLarge(library.outputLimit), isTooLarge: true) }
    }
    depth -= 1
  }

  /// Whether the output, including the indentation of its next line, exceeds the limit.
  var isFull: Bool { output.count + indentation.count > end }

  /// Counts a section, partial or block.
  mutating func countRepetition(at offset: Int, of template: Template) throws(TemplateError) {
    repetitions += 1
    guard repetitions <= library.repetitionLimit else {
      throw template.error(at: offset, .repeatedTooOften(library.repetitionLimit), isTooLarge: true)
    }
  }

  /// Returns the error for excessive nesting, at the tag that includes a template in itself, or at the innermost tag.
  func tooDeep(_ kind: Message, _ name: String, at offset: Int, of template: Template) -> TemplateError {
    let names = inclusions.prefix(1).map(\.template.name) + inclusions.map(\.name)
    for (index, name) in names.enumerated() {
      guard let again = names[(index + 1)...].firstIndex(of: name) else { continue }
      let inclusion = inclusions[again - 1]
      return inclusion.template.error(at: inclusion.offset, "Template '\(name)' must not include itself")
    }
    return template.error(at: offset, "\(kind) '\(name)' must nest at most \(Self.depthLimit) levels deep")
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
    let name = try self.name(of: inclusion, in: template)
    guard let included = try self.template(named: name, inclusion, in: template) else {
      guard isStrict else { return }
      let nearest = library.nearestTemplate(to: name, among: library.names)
      throw template.error(
        at: inclusion.offset, .undefined(inclusion.kind.title, name, nearest: nearest), about: name, nearest)
    }
    guard depth < Self.depthLimit else {
      throw tooDeep(inclusion.kind.title, name, at: inclusion.offset, of: template)
    }
    try countRepetition(at: inclusion.offset, of: template)
    let outer = indentation
    // A template included in mid-line inherits no indentation.
    indentation = inclusion.indentation.map { outer + template.source[$0] } ?? []
    if isFull { throw template.error(at: inclusion.offset, .tooLarge(library.outputLimit), isTooLarge: true) }
    arguments.append(ParentArguments(blocks: inclusion.arguments, template: template))
    inclusions.append((included.name, template, inclusion.offset))
    try render(included.body, of: included)
    inclusions.removeLast()
    arguments.removeLast()
    indentation = outer
  }
}

/// The blocks that a parent tag passes to its parent.
struct ParentArguments {
  /// The blocks by name.
  let blocks: [String: Block]

  /// The template that contains the blocks.
  let template: Template
}
