/// Numbers with the words that they count.
package enum Plural {
  /// Returns a number and a regular noun in the form that goes with it.
  package static func count(_ number: Int, _ noun: String) -> String {
    count(number, noun, noun + "s")
  }

  /// Returns a number and a noun in the form that goes with it.
  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
