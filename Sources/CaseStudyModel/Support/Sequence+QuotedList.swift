extension Sequence<String> {
  /// The texts in quotation marks, separated by commas, as messages list them.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
