import CaseStudyModel

/// A number of the export with its place: study, principle, change request and side.
struct ExportedRow: Sendable, Equatable {
  /// A value of the export.
  enum Value: Sendable, Equatable {
    case count(Int)
    case share(Double)
    case answer(Bool)
    case word(String)
  }

  /// The slug of the study.
  var study: String
  var principle: Principle.ID?
  /// The number of the change request, counted from 1.
  var request: Int?
  var side: Side?
  var measure: String
  /// The item that is counted within the measure, such as a file, a reading, or a table's row and column; usually
  /// empty.
  var item = ""
  var unit: String
  var value: Value

  /// The names of the columns, with their definitions.
  static let columns: [(name: String, definition: String)] = [
    ("study", "The slug of the study"),
    ("principle", "The principle; empty for numbers that all principles share"),
    ("request", "The number of the change request in the study, from 1; empty for a sum"),
    ("side", "before or after; empty for numbers about both"),
    ("measure", "The key of the measure"),
    ("item", "What is counted within the measure; mostly empty"),
    ("unit", "The unit of the value; an answer is true or false, a share is from 0 to 1"),
    ("value", "The value"),
  ]

  /// The values in the order of the columns.
  var cells: [JSONValue] {
    let value: JSONValue =
      switch value {
      case .count(let count): .integer(count)
      case .share(let share): .number(share.inThousandths)
      case .answer(let answer): .bool(answer)
      case .word(let word): .string(EvidenceText.plain(word))
      }
    return [
      .string(study), .optional(principle?.rawValue), request.map { .integer($0) } ?? .null,
      .optional(side?.rawValue), .string(measure), .string(EvidenceText.plain(item)), .string(unit), value,
    ]
  }
}
