import CaseStudyModel

/// The part of a response that a `Range` field requests.
enum ByteRange {
  /// The whole response, because the field is missing, unknown, or requests several ranges.
  case whole
  /// A range of bytes.
  case part(Range<Int>)
  /// The range contains no byte of the response.
  case unsatisfiable

  /// Parses a `Range` field for a response of `size` bytes.
  init(_ field: String?, size: Int) {
    guard let field, field.lowercased().hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let bounds = field.dropFirst("bytes=".count).withoutOptionalWhitespace.split(
      separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1]) else {
      self = .whole
      return
    }
    switch (first, last) {
    case (.none, .none): self = .whole
    case (.none, .some(let count)):
      self = count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
    case (.some(let first), .none):
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (.some(let first), .some(let last)):
      if last < first {
        self = .whole
      } else {
        self = first < size ? .part(first..<min(size - 1, last) + 1) : .unsatisfiable
      }
    }
  }

  /// Parses a number.
  /// - Returns: `nil` for other text, `.some(nil)` for empty text.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return .some(Int(text) ?? .max)
  }
}
