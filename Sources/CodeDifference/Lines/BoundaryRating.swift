/// A rating of positions in a text as boundaries of a group of changed lines.
enum BoundaryRating {
  /// The maximum number of blank lines to skip.
  private static let blankLimit = 20

  /// Returns the cost of a boundary before a line; lower is better.
  ///
  /// Positions where a declaration could start are cheap: little indentation, a blank line above, no closing bracket.
  /// Indentation outweighs the rest, because a change should not start inside a block and end outside it.
  static func cost(ofBoundaryBefore line: Int, in text: LineText) -> Int {
    guard line > 0 else { return 0 }
    let above = nearestIndentation(from: line - 1, step: -1, in: text)
    guard let below = nearestIndentation(from: line, step: 1, in: text)
    else { return above.map { $0.blanks > 0 } ?? false ? 1 : 4 }
    let followsBlank = text.indentation(ofLine: line - 1) == nil
    var cost = 10 * max(below.indentation, 0)
    if followsBlank { cost -= 6 }
    if below.blanks > 0 { cost += followsBlank ? 3 : 5 }
    guard let above else { return cost }
    if below.indentation > above.indentation {
      // The position is inside the block that the line above opens.
      cost += 4
    } else if below.indentation < above.indentation {
      // The line below continues or closes the block above.
      cost += followsBlank ? 3 : 8
    }
    if isClosing(below.line, in: text) { cost += 6 }
    return cost
  }

  /// Returns the nearest non-blank line, its indentation, and the number of blank lines in between.
  private static func nearestIndentation(
    from line: Int, step: Int, in text: LineText
  ) -> (indentation: Int, line: Int, blanks: Int)? {
    var current = line
    var blanks = 0
    while current >= 0, current < text.lineCount, blanks < blankLimit {
      if let indentation = text.indentation(ofLine: current) { return (indentation, current, blanks) }
      current += step
      blanks += 1
    }
    return nil
  }

  private static func isClosing(_ line: Int, in text: LineText) -> Bool {
    guard let first = text.bytes[text.trimmedRange(ofLine: line)].first else { return false }
    return first == UInt8(ascii: "}") || first == UInt8(ascii: ")") || first == UInt8(ascii: "]")
  }
}
