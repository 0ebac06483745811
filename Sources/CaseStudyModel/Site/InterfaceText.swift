/// A text of the interface in one language, with a form per plural category.
public struct InterfaceText: Sendable, Equatable {
  /// The forms by plural category; a text without a number has only `other`.
  public var forms: [PluralCategory: String]
  /// The place in its catalogue; `nil` for a text that a package adds.
  public var place: SourceRange?

  /// Creates a text from its forms.
  public init(_ forms: [PluralCategory: String], at place: SourceRange? = nil) {
    self.forms = forms
    self.place = place
  }

  /// Returns the form for a category.
  public subscript(category: PluralCategory) -> String { forms[category] ?? forms[.other] ?? "" }

  /// The names between `{{` and `}}`, in all forms.
  public var placeholders: Set<String> {
    forms.values.reduce(into: []) { $0.formUnion(Self.placeholders(in: $1)) }
  }

  /// Returns the names between `{{` and `}}` in a form.
  package static func placeholders(in form: String) -> Set<String> {
    // Fast path: a thousand texts are compared with the English ones, and most have no placeholder.
    guard form.utf8.contains(UInt8(ascii: "{")) else { return [] }
    var names: Set<String> = []
    for case .placeholder(let name) in TextPart.parts(of: form) { names.insert(name) }
    return names
  }
}

extension InterfaceText: ExpressibleByStringLiteral {
  /// Creates a text without a number.
  public init(stringLiteral text: String) { self.init([.other: text]) }
}

extension InterfaceText: ExpressibleByDictionaryLiteral {
  /// Creates a text from its forms; the last form of a category wins.
  public init(dictionaryLiteral forms: (PluralCategory, String)...) {
    self.init(Dictionary(forms, uniquingKeysWith: { _, last in last }))
  }
}
