/// A set of compiled templates, which can include one another by name.
public struct TemplateLibrary: Sendable {
  /// The maximum output of a template in bytes, including partials: browsers can't handle more, and nested sections or
  /// partials could otherwise write gigabytes. A list of ten thousand studies needs half of it.
  public static let outputLimit = 32 << 20

  /// The maximum number of rendered sections, partials and blocks; a list of ten thousand studies needs a tenth of it.
  ///
  /// Nested sections multiply, even if they write nothing.
  public static let repetitionLimit = 4_000_000

  let outputLimit: Int
  let repetitionLimit: Int
  private var templates: [String: Template] = [:]
  private var forms: [String: TemplateForms] = [:]

  /// Creates an empty library.
  ///
  /// - Parameters:
  ///   - outputLimit: the maximum output of a template in bytes.
  ///   - repetitionLimit: the maximum number of sections, partials and blocks that a template renders.
  public init(outputLimit: Int = Self.outputLimit, repetitionLimit: Int = Self.repetitionLimit) {
    self.outputLimit = outputLimit
    self.repetitionLimit = repetitionLimit
  }

  /// Compiles a template and adds it, replacing any template with the same name.
  ///
  /// - Throws: the first ``TemplateError`` in the source text; the library is then unchanged.
  public mutating func add(_ source: String, name: String) throws(TemplateError) {
    templates[name] = try Template(source, name: name)
  }

  /// Compiles a template with several forms; a partial writes the form for the number `count`.
  ///
  /// - Parameters:
  ///   - sources: the source texts by the names of the forms, one of which is `other`.
  ///   - form: returns the name of the form for a number.
  /// - Throws: the first ``TemplateError`` in a source text; the library is then unchanged.
  public mutating func add(
    forms sources: [String: String], name: String, form: @escaping @Sendable (Int) -> String
  ) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (key, source) in sources { templates[key] = try Template(source, name: name) }
    forms[name] = TemplateForms(templates: templates, name: form)
  }

  /// Returns a template with several forms.
  func forms(of name: String) -> TemplateForms? { forms[name] }

  /// The template with a name.
  public subscript(name: String) -> Template? {
    templates[name]
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.keys.sorted() }
}

extension TemplateLibrary {
  /// Renders a template and appends the result to a buffer.
  ///
  /// - Parameters:
  ///   - name: the template's name.
  ///   - value: the value at the bottom of the context stack.
  ///   - strict: whether undefined names, partials and parents are errors; otherwise they render as nothing.
  ///   - output: the buffer of UTF-8 bytes, which is unchanged if an error is thrown.
  /// - Throws: a ``TemplateError`` if the template doesn't exist, if templates nest too deeply, if more than
  ///   ``outputLimit`` bytes would be written, or for undefined names if `strict`.
  public func render(
    _ name: String, with value: TemplateValue, strict: Bool, into output: inout [UInt8]
  ) throws(TemplateError) {
    guard let template = templates[name] else {
      throw TemplateError(template: name, line: 1, column: 1, message: .undefined("Template", name, among: names))
    }
    var renderer = Renderer(library: self, value: value, isStrict: strict, start: output.count)
    let count = output.count
    // Swapped, because assignment would copy the buffer at the first append.
    swap(&output, &renderer.output)
    defer { swap(&output, &renderer.output) }
    do {
      try renderer.render(template.body, of: template)
    } catch {
      renderer.output.removeSubrange(count...)
      throw error
    }
  }

  /// Renders a template to UTF-8 bytes; see ``render(_:with:strict:into:)``.
  public func render(_ name: String, with value: TemplateValue, strict: Bool) throws(TemplateError) -> [UInt8] {
    var output: [UInt8] = []
    try render(name, with: value, strict: strict, into: &output)
    return output
  }
}
