/// The steps that produce a text from another one, without the lines that both share.
public struct LinePatch: Sendable, Equatable {
  /// A step, which consumes the next lines of the old text.
  public enum Step: Sendable, Equatable {
    /// Copies lines.
    case keep(lines: Int)
    /// Copies the contents of lines, with a different line ending.
    case changeEnds(lines: Int, LineEnding)
    /// Skips lines.
    case remove(lines: Int)
    /// Writes whole lines.
    case insert([UInt8])
  }

  /// The steps in order.
  public var steps: [Step]

  /// Applies all steps.
  /// - Returns: the new text, or `nil` if the steps don't consume exactly the lines of `text`.
  public func apply(to text: LineText) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(text.bytes.count)
    var line = 0
    for step in steps {
      switch step {
      case .insert(let bytes): output += bytes
      case .keep(let count), .remove(let count), .changeEnds(let count, _):
        guard count >= 0, count <= text.lineCount - line else { return nil }
        let lines = line..<(line + count)
        line += count
        if case .keep = step { output += text.bytes[text.range(ofLines: lines)] }
        if case .changeEnds(_, let end) = step {
          for line in lines { output += text.bytes[text.contentRange(ofLine: line)] + end.bytes }
        }
      }
    }
    return line == text.lineCount ? output : nil
  }
}
