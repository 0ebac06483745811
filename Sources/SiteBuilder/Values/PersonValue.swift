import CaseStudyModel
import Mustache

/// A person as templates show them.
enum PersonValue {
  /// Returns the name, and the address where it is one that a browser may follow.
  static func value(_ person: Person) -> TemplateValue {
    ["name": .text(person.name), "url": .address(person.url)]
  }

  /// Returns persons for a line of text, the last of them marked.
  static func list(_ persons: [Person]) -> [TemplateValue] {
    persons.enumerated().map { index, person in
      ["person": value(person), "isLast": .bool(index == persons.count - 1)]
    }
  }
}
