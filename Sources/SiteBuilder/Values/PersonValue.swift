import CaseStudyModel
import Mustache

/// A person as templates show them.
enum PersonValue {
  /// Returns the name, and the address where it is one that a browser may follow.
  static func value(_ person: Person) -> TemplateValue {
    let url = person.url.flatMap(WebAddress.init)
    return ["name": .text(person.name), "url": url.map { .text($0.text) } ?? .null]
  }
}
