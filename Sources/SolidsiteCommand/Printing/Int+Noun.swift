extension Int {
  /// Returns the number with a noun, in the plural unless it is one: "1 line", "2 lines".
  func withNoun(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
