import CaseStudyModel
import Mustache

/// A person: the name, and the address where it is one that a browser may follow.
struct PersonView: TemplateView {
  var person: Person

  init(_ person: Person) {
    self.person = person
  }

  var values: [String: TemplateValue] { ["name": .text(person.name), "url": .address(person.url)] }
}

/// One of several authors in a line of text.
struct AuthorView: TemplateView {
  var person: PersonView
  var isLast: Bool

  /// Returns persons in their order, with the last of them marked.
  static func views(of persons: [Person]) -> [AuthorView] {
    persons.enumerated().map { AuthorView(person: PersonView($1), isLast: $0 == persons.count - 1) }
  }

  var values: [String: TemplateValue] { ["person": .view(person), "isLast": .bool(isLast)] }
}
