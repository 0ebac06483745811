/// A text of the interface in one language, with a form for each kind of number that the language tells apart.
public struct InterfaceText: Sendable, Equatable {
  /// The forms by the numbers that they go with; a text without a number has `other` alone.
  public var forms: [PluralCategory: String]
  /// The place in a catalogue's file, where the text comes from one.
  public var place: SourceRange?

  /// Creates a text from its forms.
  public init(_ forms: [PluralCategory: String], at place: SourceRange? = nil) {
    self.forms = forms
    self.place = place
  }

  /// Returns the form that goes with numbers of a category.
  public subscript(category: PluralCategory) -> String {
    forms[category] ?? forms[.other] ?? ""
  }

  /// The names between `{{` and `}}`, in all forms.
  public var placeholders: Set<String> {
    var names: Set<String> = []
    for form in forms.values {
      for case .placeholder(let name) in TextPart.parts(of: form) { names.insert(name) }
    }
    return names
  }
}

extension InterfaceText: ExpressibleByStringLiteral {
  /// Creates a text without a number.
  public init(stringLiteral text: String) {
    self.init([.other: text])
  }
}

extension InterfaceText: ExpressibleByDictionaryLiteral {
  /// Creates a text from its forms; where a category is repeated, its last form counts.
  public init(dictionaryLiteral forms: (PluralCategory, String)...) {
    self.init(Dictionary(forms, uniquingKeysWith: { _, last in last }))
  }
}
