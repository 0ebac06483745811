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

  /// Creates an error about a word of a tag.
  ///
  /// - Parameters:
  ///   - offset: the offset of the tag in the source, in bytes.
  ///   - word: the word as it is written.
  ///   - meant: the word that was most likely meant.
  func error(at offset: Int, _ message: Message, about word: String, _ meant: String?) -> TemplateError {
    var error = error(at: offset, message)
    let bytes = Array(word.utf8)
    let line = source[offset...].prefix { $0 != .newline }
    if !bytes.isEmpty, let start = line.indices.first(where: { line[$0...].starts(with: bytes) }) {
      error.word = .init(column: error.column + start - offset, text: word, meant: meant)
    }
    return error
  }
}
