import CaseStudyModel

/// Markup of a site's template that browsers ignore, because the content security policy of the pages blocks it.
struct BlockedMarkup {
  let source: TemplateSource

  /// The maximum number of diagnostics to report, because each searches the template for its place.
  private static let limit = 50
  /// The elements that the policy blocks wherever they lead.
  private static let elements: Set<String> = ["iframe", "frame", "object", "embed", "applet"]
  /// The attributes whose files browsers load by themselves.
  private static let loaded: [String: Set<String>] = [
    "script": ["src"], "img": ["src", "srcset"], "video": ["src", "poster"], "audio": ["src"],
    "source": ["src", "srcset"],
    "track": ["src"], "link": ["href"],
  ]
  /// The attributes with the addresses to which forms are sent.
  private static let sending: Set<String> = ["action", "formaction"]
  /// The relations of links that browsers don't load anything for.
  private static let plainRelations: Set<String> = [
    "alternate", "canonical", "author", "license", "me", "next", "prev", "search", "help", "dns-prefetch", "preconnect",
  ]

  /// Returns a diagnostic for each element or attribute; none for templates of pictures, which aren't pages.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, tag) in MarkupTags(source.markup).enumerated() {
      if index == 0, tag.name == "svg" { return [] }
      if found.count >= Self.limit { break }
      if !tag.isEnd {
        found +=
          fault(of: tag).map { [diagnostic($0.summary, at: tag.range, $0.solution)] } ?? faults(ofAttributesOf: tag)
      }
    }
    return found
  }

  private static let styles: Message = "move it to Templates/assets/site.css"
  private static let scripts: Message = "move it to Templates/assets/custom.js"

  private func fault(of tag: MarkupTags.Tag) -> (summary: Message, solution: Message)? {
    switch tag.name {
    case "style": return ("Style rules must be in a file of the site; browsers ignore them in a page", Self.styles)
    case "script" where value(of: "src", in: tag) == nil && isRun(tag):
      return ("A script must be in a file of the site; browsers ignore it in a page", Self.scripts)
    case let name where Self.elements.contains(name):
      return ("Element '\(name)' must not be in a template; browsers leave it empty", "remove it")
    case "base": return ("Element 'base' must not be in a template; browsers ignore it", "remove it")
    default: return nil
    }
  }

  private func faults(ofAttributesOf tag: MarkupTags.Tag) -> [Diagnostic] {
    tag.attributes.compactMap { attribute in
      let name = attribute.name.lowercased()
      if name.count > 2, name.hasPrefix("on") {
        return diagnostic(
          "Attribute '\(name)' must be set by a script in a file; browsers ignore it in a page", at: attribute.range,
          Self.scripts)
      }
      if Self.sending.contains(name) {
        return diagnostic(
          "Attribute '\(name)' must not be in a template; browsers send no form", at: attribute.range, "remove it")
      }
      if name == "href", WebAddress.scheme(of: text(attribute.value)) == "javascript" {
        return diagnostic(
          "Address '\(text(attribute.value))' must not be a script; browsers don't run it", at: attribute.value,
          Self.scripts)
      }
      guard Self.loaded[tag.name]?.contains(name) == true, tag.name != "link" || loadsFile(tag),
        let range = source.addresses(in: attribute).first(where: leadsElsewhere)
      else { return nil }
      return diagnostic(
        "Address '\(text(range))' must lead to a file of the site; browsers load no others", at: range,
        "copy the file into the site")
    }
  }

  private func leadsElsewhere(_ range: Range<Int>) -> Bool {
    let address = text(range)
    return WebAddress.scheme(of: address) != nil || address.hasPrefix("//")
  }

  private func diagnostic(_ summary: Message, at range: Range<Int>, _ solution: Message) -> Diagnostic {
    Diagnostic(
      "BlockedMarkup", .warning, summary, at: source.place(of: range.lowerBound),
      explanation: "The content security policy of the pages allows only files of the site",
      solutions: [solution, "set 'allowHTML: all' in solidsite.yml"])
  }

  /// Returns whether browsers run a script of this type; others, such as JSON, are data.
  private func isRun(_ tag: MarkupTags.Tag) -> Bool {
    let type = value(of: "type", in: tag)?.lowercased() ?? ""
    return type.isEmpty || type == "module" || type.hasSuffix("javascript")
  }

  private func loadsFile(_ link: MarkupTags.Tag) -> Bool {
    let relations = Set((value(of: "rel", in: link) ?? "").lowercased().split(separator: " ").map(String.init))
    return !relations.isEmpty && (relations.contains("stylesheet") || relations.isDisjoint(with: Self.plainRelations))
  }

  private func value(of name: String, in tag: MarkupTags.Tag) -> String? {
    tag.attributes.first { $0.name.lowercased() == name }.map { text($0.value) }
  }

  private func text(_ range: Range<Int>) -> String { source.text(range) }
}
