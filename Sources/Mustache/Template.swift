import CaseStudyModel

/// A compiled Mustache template, which a ``TemplateLibrary`` can render any number of times.
///
/// Supports the Mustache specification including its inheritance module (https://github.com/mustache/spec): variables,
/// sections, partials, blocks and parents.
public struct Template: Sendable {
  /// The name used by partials, parents and errors.
  public let name: String

  /// The template's text as UTF-8; instructions contain offsets in it.
  let source: [UInt8]

  /// The instructions.
  let body: [Instruction]

  /// Compiles a template.
  ///
  /// - Throws: the first ``TemplateError`` in the text, such as an unclosed section.
  public init(_ source: String, name: String) throws(TemplateError) {
    var compiler = TemplateCompiler(source: Array(source.utf8), name: name)
    self.name = name
    self.body = try compiler.compile()
    self.source = compiler.source
  }
}

extension Template {
  /// Returns an error that points at a position in the template.
  ///
  /// - Parameter offset: the offset in the source, in bytes.
  func error(at offset: Int, _ message: Message, isTooLarge: Bool = false) -> TemplateError {
    TemplateError(template: name, source: source, offset: offset, message: message, isTooLarge: isTooLarge)
  }
}
