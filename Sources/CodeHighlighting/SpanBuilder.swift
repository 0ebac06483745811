import CaseStudyModel

/// A list of spans in the making, which merges neighbours of one class and drops empty stretches.
struct SpanBuilder {
  /// The spans that are complete.
  private var spans: [SyntaxSpan] = []
  /// The class of the stretch that is still growing.
  private var currentClass = SyntaxClass.plain
  /// The offset at which the growing stretch starts.
  private var currentStart = 0
  /// The offset up to which bytes have been classified.
  private(set) var end = 0

  /// Creates an empty list for a text of about `byteCount` bytes.
  init(byteCount: Int) {
    spans.reserveCapacity(byteCount / 8 + 4)
  }

  /// Gives `syntaxClass` to the bytes from the last classified one up to `newEnd`.
  @inline(__always)
  mutating func extend(to newEnd: Int, as syntaxClass: SyntaxClass) {
    guard newEnd > end else { return }
    if syntaxClass != currentClass {
      if end > currentStart {
        spans.append(SyntaxSpan(utf8Length: end - currentStart, syntaxClass: currentClass))
      }
      currentClass = syntaxClass
      currentStart = end
    }
    end = newEnd
  }

  /// Ends the list: bytes up to `byteCount` that nothing has classified become plain.
  consuming func finish(byteCount: Int) -> [SyntaxSpan] {
    extend(to: byteCount, as: .plain)
    if end > currentStart {
      spans.append(SyntaxSpan(utf8Length: end - currentStart, syntaxClass: currentClass))
    }
    return spans
  }
}
