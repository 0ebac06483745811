extension Int {
  /// Parses the number of a line or a column in the output of a program; `nil` for one that no file has. A study's code
  /// can print any number, and sums of such numbers must not overflow.
  init?(printedPlace digits: some StringProtocol) {
    guard digits.utf8.count < 10, let number = Int(digits), number >= 0 else { return nil }
    self = number
  }
}
