extension Renderer {
  /// Returns the name of an included template, which may come from a value.
  func name(of inclusion: Inclusion, in includer: Template) throws(TemplateError) -> String {
    guard let name = inclusion.dynamicName else { return inclusion.name }
    guard case .text(let text) = try resolve(name, in: includer) else { return "" }
    return text
  }

  /// Returns an included template; if it has several forms, the one for the number `count`.
  func template(
    named name: String, _ inclusion: Inclusion, in includer: Template
  ) throws(TemplateError) -> Template? {
    if let template = library[name] { return template }
    guard let forms = library.forms(of: name) else { return nil }
    let count = Name(text: "count", parts: ["count"], offset: inclusion.offset)
    guard case .integer(let number) = try resolve(count, in: includer) else { return forms.other }
    return forms[number]
  }
}

/// A template with several forms, one of which is selected by a number.
struct TemplateForms: Sendable {
  /// The forms by name.
  let templates: [String: Template]

  /// Returns the name of the form for a number.
  let name: @Sendable (Int) -> String

  /// The form for all other numbers.
  var other: Template? { templates["other"] }

  /// The form for a number.
  subscript(number: Int) -> Template? { templates[name(number)] ?? other }
}
