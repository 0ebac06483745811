extension String {
  /// Returns the text with zeros in front of it up to a number of characters; a longer text stays as it is.
  package func paddedWithZeros(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
