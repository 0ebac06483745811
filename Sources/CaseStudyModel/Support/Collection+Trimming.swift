extension BidirectionalCollection {
  /// Returns the elements without those at both ends that meet a condition.
  @inlinable
  package func trimming(while isTrimmed: (Element) -> Bool) -> SubSequence {
    self[(firstIndex { !isTrimmed($0) } ?? endIndex)...].trimmingEnd(while: isTrimmed)
  }

  /// Returns the elements without those at the end that meet a condition.
  @inlinable
  package func trimmingEnd(while isTrimmed: (Element) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
  }
}

extension StringProtocol {
  /// Returns the text without leading and trailing whitespace.
  @inlinable
  package func trimmingSpaces() -> String {
    // Fast path: most texts have none.
    let visible: ClosedRange<Unicode.Scalar> = "!"..."~"
    if let first = unicodeScalars.first, let last = unicodeScalars.last, visible ~= first, visible ~= last {
      return String(self)
    }
    return String(trimming(while: \.isWhitespace))
  }
}
