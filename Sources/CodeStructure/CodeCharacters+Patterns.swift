/// The regular expressions between slashes.
extension CodeCharacters {
  /// The maximum number of characters in a regular expression: each slash that may begin one is followed so far.
  private static let longestPattern = 300

  /// Returns whether another slash ends the regular expression that the one at `slash` begins: on its line, before the
  /// parentheses around it are closed, and except in a script not after a space.
  ///
  /// Source: the Swift Evolution proposal SE-0354, "Regex Literals".
  func closesPattern(at slash: Int, inScript isScript: Bool) -> Bool {
    var (index, parentheses) = (slash + 1, 0)
    let limit = min(count, slash + Self.longestPattern)
    while index < limit, self[index].kind != .newline, parentheses >= 0 {
      switch self[index].ascii {
      case "/": return self[index - 1].kind != .space || isScript
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "[" where isScript: index = endOfClass(at: index) - 1
      case "\\": index += 1
      default: break
      }
      index += 1
    }
    return false
  }

  /// Returns the place of the bracket that ends a class of characters, in which a slash ends no regular expression of
  /// JavaScript, or of the end of its line.
  func endOfClass(at opening: Int) -> Int {
    var index = opening + 1
    let limit = min(count, opening + Self.longestPattern)
    while index < limit, self[index].kind != .newline, self[index].ascii != "]" {
      index += self[index].ascii == "\\" ? 2 : 1
    }
    return index
  }
}
