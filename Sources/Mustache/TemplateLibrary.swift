/// Compiled templates by name, among which partials and parents are looked up.
public struct TemplateLibrary: Sendable {
  /// How many bytes a template may write, partials included: no browser shows more, and sections within sections, or
  /// partials within partials, write gigabytes before anybody notices. A list of ten thousand studies has half of it.
  public static let outputLimit = 32 << 20

  private var templates: [String: Template] = [:]
  private var forms: [String: TemplateForms] = [:]

  /// Creates a library without templates.
  public init() {}

  /// Compiles a template and adds it, in place of the one that had its name.
  ///
  /// - Throws: the first ``TemplateError`` in the source text; the library is then unchanged.
  public mutating func add(_ source: String, name: String) throws(TemplateError) {
    templates[name] = try Template(source, name: name)
  }

  /// Compiles a template in several forms, of which a partial writes the one that goes with the number `count`.
  ///
  /// - Parameters:
  ///   - sources: The source texts by the names of the forms, with one named `other`.
  ///   - form: Names the form that goes with a number.
  /// - Throws: the first ``TemplateError`` in a source text; the library is then unchanged.
  public mutating func add(
    forms sources: [String: String], name: String, form: @escaping @Sendable (Int) -> String
  ) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (key, source) in sources { templates[key] = try Template(source, name: name) }
    forms[name] = TemplateForms(templates: templates, name: form)
  }

  /// Finds a template in several forms.
  func forms(of name: String) -> TemplateForms? {
    forms[name]
  }

  /// Finds a template by its name.
  public subscript(name: String) -> Template? {
    templates[name]
  }

  /// The names of all templates, sorted.
  public var names: [String] {
    templates.keys.sorted()
  }
}

extension TemplateLibrary {
  /// Renders a template and appends the result to a buffer.
  ///
  /// - Parameters:
  ///   - name: The template's name.
  ///   - value: The value at the bottom of the context stack.
  ///   - strict: Whether an undefined name, partial or parent is an error; otherwise it is written as nothing.
  ///   - output: The buffer of UTF-8 bytes, left as it was when an error is thrown.
  /// - Throws: a ``TemplateError`` if the template isn't in the library, if templates include one another too deeply,
  ///   if more than ``outputLimit`` bytes would be written, or if strictness demands it.
  public func render(
    _ name: String, with value: TemplateValue, strict: Bool, into output: inout [UInt8]
  ) throws(TemplateError) {
    guard let template = templates[name] else {
      throw TemplateError(template: name, line: 1, column: 1, message: .undefined("Template", name, among: names))
    }
    var renderer = Renderer(library: self, value: value, isStrict: strict, start: output.count)
    let count = output.count
    // Swapping hands the buffer over, where assigning would copy it at the first append.
    swap(&output, &renderer.output)
    defer { swap(&output, &renderer.output) }
    do {
      try renderer.render(template.body, of: template)
    } catch {
      renderer.output.removeSubrange(count...)
      throw error
    }
  }

  /// Renders a template to UTF-8 bytes, under the rules of ``render(_:with:strict:into:)``.
  public func render(_ name: String, with value: TemplateValue, strict: Bool) throws(TemplateError) -> [UInt8] {
    var output: [UInt8] = []
    try render(name, with: value, strict: strict, into: &output)
    return output
  }
}
