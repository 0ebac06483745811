import CaseStudyModel
import Mustache

extension TemplateLibrary {
  /// Returns the library with a partial `text/KEY` for each text, escaped for HTML.
  ///
  /// A placeholder shows the value of its name, or the block `text.NAME` of a parent tag, which may be markup.
  func adding(_ texts: InterfaceTexts) throws(TemplateError) -> TemplateLibrary {
    var library = self
    let language = texts.language
    for key in texts.keys {
      guard let text = texts[key] else { continue }
      let name = "text/" + key
      if text.forms.count < 2 {
        try library.add(Self.source(of: text[.other]), name: name)
      } else {
        var forms: [String: String] = [:]
        for (category, form) in text.forms { forms[category.rawValue] = Self.source(of: form) }
        try library.add(forms: forms, name: name) { PluralCategory.category(of: $0, in: language).rawValue }
      }
    }
    return library
  }

  private static func source(of text: String) -> String {
    TextPart.parts(of: text).reduce(into: "") { source, part in
      switch part {
      // Escaped, because words must not open a tag of Mustache.
      case .words(let words):
        let escaped = words.escapedForHTML
        source += escaped.utf8.contains(UInt8(ascii: "{")) ? escaped.replacing("{", with: "&#123;") : escaped
      case .placeholder(let name): source += "{{$text.\(name)}}{{\(name)}}{{/text.\(name)}}"
      }
    }
  }
}

extension PageContext {
  /// The texts of the interface in the site's language.
  public var texts: InterfaceTexts { site.texts }
}
