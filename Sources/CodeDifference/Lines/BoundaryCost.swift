/// How badly a place in a text serves as the beginning or end of a group of changed lines.
enum BoundaryCost {
  /// The lines that are looked through for one that is not blank.
  private static let blankLimit = 20

  /// Rates the place before a line; lower is better.
  ///
  /// Places where a declaration could begin are good: little indentation, a blank line above, no bracket that closes what stands
  /// above. Indentation outweighs the rest, as a change should not begin inside of what it ends outside of.
  static func cost(ofBoundaryBefore line: Int, in text: LineText) -> Int {
    guard line > 0 else { return 0 }
    let above = nearestIndentation(from: line - 1, step: -1, in: text)
    guard let below = nearestIndentation(from: line, step: 1, in: text) else {
      return above.map { $0.blanks > 0 } ?? false ? 1 : 4
    }
    let followsBlank = text.indentation(ofLine: line - 1) == nil
    var cost = 10 * max(below.indentation, 0)
    if followsBlank { cost -= 6 }
    if below.blanks > 0 { cost += followsBlank ? 3 : 5 }
    guard let above else { return cost }
    if below.indentation > above.indentation {
      // The place is inside of what the line above opens.
      cost += 4
    } else if below.indentation < above.indentation {
      // The line below goes on with, or closes, what stands above.
      cost += followsBlank ? 3 : 8
    }
    if isClosing(below.line, in: text) { cost += 6 }
    return cost
  }

  /// Finds the nearest line that is not blank, its indentation, and how many blank lines lie between.
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
