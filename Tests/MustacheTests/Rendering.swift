import Mustache

/// Renders a template called `page` to text.
func render(
  _ source: String, with value: TemplateValue = [:], partials: [String: String] = [:], strict: Bool = false,
  library: TemplateLibrary = TemplateLibrary()
) throws(TemplateError) -> String {
  var library = library
  try library.add(source, name: "page")
  for (name, source) in partials.sorted(by: { $0.key < $1.key }) { try library.add(source, name: name) }
  return String(decoding: try library.render("page", with: value, strict: strict), as: UTF8.self)
}

/// Renders a template called `page` strictly, and returns the error as `template:line:column: message`.
func diagnose(
  _ source: String, with value: TemplateValue = [:], partials: [String: String] = [:], strict: Bool = true,
  library: TemplateLibrary = TemplateLibrary()
) -> String? {
  do {
    _ = try render(source, with: value, partials: partials, strict: strict, library: library)
    return nil
  } catch {
    return "\(error.template):\(error.line):\(error.column): \(error.message)"
  }
}
