import CaseStudyModel

/// A site's own texts of a language, compared with the English ones that they replace or translate.
struct OwnTexts {
  /// The texts. If the original has no count, only the form `other` is used, because templates pass no number.
  private(set) var texts: [String: InterfaceText]
  /// The mistakes in them.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - originals: the English texts of the theme.
  init(_ texts: [String: InterfaceText], in language: String, originals: [String: InterfaceText]) {
    self.texts = texts
    let categories = Self.categories(of: language)
    let countedNoun = /\{\{count\}\} \p{L}/
    for (key, text) in texts {
      guard let original = originals[key] else { continue }
      // Some languages join the items of lists by a space, or by nothing.
      if !key.hasPrefix("list."), text.isBlank, !original.isBlank, let place = text.place {
        diagnostics.append(.emptyText(key, at: place))
        self.texts[key] = nil
      } else if original.forms.count == 1, text.forms.count > 1 {
        report("Text '\(key)' must have only one form, because it has no number", of: text)
        self.texts[key]?.forms = [.other: text[.other]]
      } else if original.forms.count > 1 {
        for form in text.forms.keys where form != .other && !categories.contains(form) {
          report("Text '\(key)' must not have the form '\(form.rawValue)', which '\(language)' doesn't use", of: text)
        }
        for name in InterfaceText.placeholders(in: original[.other])
          .subtracting(InterfaceText.placeholders(in: text[.other]))
        {
          report("Text '\(key)' must use '{{\(name)}}', as the English text does", of: text)
        }
        if text.forms.count == 1, categories.count > 1, text[.other].contains(countedNoun) {
          let names = PluralCategory.allCases.filter(categories.contains).map(\.rawValue).joined(separator: ", ")
          report("Text '\(key)' must have the forms \(names), because a noun follows its number", of: text)
        }
      }
    }
  }

  private mutating func report(_ summary: Message, of text: InterfaceText) {
    guard let place = text.place else { return }
    diagnostics.append(Diagnostic("UnknownText", .warning, summary, at: place))
  }

  /// Returns the categories of a language's whole numbers.
  private static func categories(of language: String) -> Set<PluralCategory> {
    // Millions have their own form in some languages.
    Set((Array(0...200) + [1_000_000]).map { PluralCategory.category(of: $0, in: language) } + [.other])
  }
}

extension InterfaceText {
  /// Whether one of the forms has no visible character.
  var isBlank: Bool { forms.values.contains { $0.allSatisfy(\.isWhitespace) } }
}

extension Diagnostic {
  /// A text that would leave an empty place on pages.
  static func emptyText(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnknownText", .warning, "Text '\(key)' must not be empty", at: place,
      solutions: ["write the text, or remove the key"])
  }
}
