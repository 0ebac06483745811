import CaseStudyModel

/// Builds a list of spans, merging neighbours of the same class and dropping empty ones.
struct SpanBuilder {
  /// The completed spans.
  private var spans: [SyntaxSpan] = []
  /// The class of the current span.
  private var currentClass = SyntaxClass.plain
  /// The offset at which the current span starts.
  private var currentStart = 0
  /// The offset up to which bytes have been classified.
  private(set) var end = 0

  /// Creates a builder for a text of about `byteCount` bytes.
  init(byteCount: Int) { spans.reserveCapacity(byteCount / 8 + 4) }

  /// Assigns `syntaxClass` to the bytes from the last classified one up to `newEnd`.
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

  /// Returns the spans; unclassified bytes up to `byteCount` become plain.
  consuming func finish(byteCount: Int) -> [SyntaxSpan] {
    extend(to: byteCount, as: .plain)
    if end > currentStart {
      spans.append(SyntaxSpan(utf8Length: end - currentStart, syntaxClass: currentClass))
    }
    return spans
  }
}
