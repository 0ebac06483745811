extension Renderer {
  /// Finds an included template; of one in several forms, the one that goes with the number `count` in its place.
  func template(_ inclusion: Inclusion, in includer: Template) throws(TemplateError) -> Template? {
    if let template = library[inclusion.name] { return template }
    guard let forms = library.forms(of: inclusion.name) else { return nil }
    let count = Name(text: "count", parts: ["count"], offset: inclusion.offset)
    guard case .integer(let number) = try resolve(count, in: includer) else { return forms.other }
    return forms[number]
  }
}

/// A template in several forms, one of which is written depending on a number.
struct TemplateForms: Sendable {
  /// The forms by name.
  let templates: [String: Template]

  /// Names the form that goes with a number.
  let name: @Sendable (Int) -> String

  /// The form for everything that has none of its own.
  var other: Template? { templates["other"] }

  /// The form that goes with a number.
  subscript(number: Int) -> Template? { templates[name(number)] ?? other }
}
