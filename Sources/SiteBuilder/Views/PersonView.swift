import CaseStudyModel
import Mustache

/// A person: the name, and the address if its scheme is safe.
struct PersonView: TemplateView {
  let values: [String: TemplateValue]

  init(_ person: Person) {
    values = ["name": .text(person.name), "url": .address(person.url)]
  }
}

/// An author in a list.
struct AuthorView: TemplateView {
  var person: PersonView
  var isLast: Bool

  /// Returns the authors with the last one marked.
  static func views(of persons: [Person]) -> [AuthorView] {
    persons.enumerated().map { AuthorView(person: PersonView($1), isLast: $0 == persons.count - 1) }
  }

  var values: [String: TemplateValue] { ["person": .view(person), "isLast": .bool(isLast)] }
}
