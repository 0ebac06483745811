/// A compiled Mustache template, ready to be rendered any number of times from a ``TemplateLibrary``.
///
/// The syntax is that of the Mustache specification with its inheritance module
/// (https://github.com/mustache/spec): variables, sections, partials, blocks and parents.
public struct Template: Sendable {
  /// The name under which partials, parents and errors refer to the template.
  public let name: String

  /// The template's text as UTF-8, which instructions refer to by offsets.
  let source: [UInt8]

  /// The instructions that write the template.
  let body: [Instruction]

  /// Compiles a template's source text.
  ///
  /// - Throws: the first ``TemplateError`` in the text, such as a section that isn't closed.
  public init(_ source: String, name: String) throws(TemplateError) {
    var compiler = TemplateCompiler(source: Array(source.utf8), name: name)
    self.name = name
    self.body = try compiler.compile()
    self.source = compiler.source
  }
}

extension Template {
  /// Makes an error that points at a place in the template.
  ///
  /// - Parameter offset: The place, in UTF-8 bytes from the start of the source.
  func error(at offset: Int, _ message: String, isTooLarge: Bool = false) -> TemplateError {
    TemplateError(template: name, source: source, offset: offset, message: message, isTooLarge: isTooLarge)
  }
}
