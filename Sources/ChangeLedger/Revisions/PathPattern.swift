import CaseStudyModel

/// A pattern of paths, such as `Sources/**/*.swift`.
///
/// `*` and `?` match within a name, and `**` matches any number of folders, also none. Where the last name has
/// neither, it is that of a file, or of a folder with everything in it.
struct PathPattern: Sendable {
  private let parts: [[Unicode.Scalar]]

  init(_ text: String) {
    parts = SitePath.names(on: text).filter { $0 != "." }.map { Array($0.unicodeScalars) }
  }

  /// Tells whether the pattern matches a path or one of its folders.
  func matches(_ path: String) -> Bool {
    !parts.isEmpty && Self.matches(SitePath.names(on: path).map { Array($0.unicodeScalars) }, parts)
  }

  /// Compares names with the parts of a pattern, one row of the table per part, so that many `**` stay cheap.
  private static func matches(_ names: [[Unicode.Scalar]], _ parts: [[Unicode.Scalar]]) -> Bool {
    // reached[n]: the parts so far match the first n names.
    var reached = [true] + [Bool](repeating: false, count: names.count)
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      if part == ["*", "*"] {
        var isReached = false
        for count in 0...names.count {
          isReached = isReached || reached[count]
          next[count] = isReached
        }
      } else {
        for (index, name) in names.enumerated() where reached[index] { next[index + 1] = isLike(name, part) }
      }
      reached = next
    }
    let last = parts.last ?? []
    let endsOpen = last == ["*", "*"] || !last.contains { $0 == "*" || $0 == "?" }
    return endsOpen ? reached.dropFirst().contains(true) : reached[names.count]
  }

  /// Compares a name with a part by the same table.
  private static func isLike(_ name: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    var reached = [true] + [Bool](repeating: false, count: name.count)
    for sign in part {
      var next = [Bool](repeating: false, count: name.count + 1)
      if sign == "*" {
        var isReached = false
        for count in 0...name.count {
          isReached = isReached || reached[count]
          next[count] = isReached
        }
      } else {
        for (index, letter) in name.enumerated() where reached[index] {
          next[index + 1] = sign == "?" || sign == letter
        }
      }
      reached = next
    }
    return reached[name.count]
  }
}

/// The patterns of a side's files.
struct PathPatterns: Sendable {
  private let included: [PathPattern]
  private let excluded: [PathPattern]

  /// - Parameter patterns: those that begin with `!` leave files out.
  init(_ patterns: [String]) {
    included = patterns.filter { !$0.hasPrefix("!") }.map(PathPattern.init)
    excluded = patterns.filter { $0.hasPrefix("!") }.map { PathPattern(String($0.dropFirst())) }
  }

  /// Tells whether a path matches and isn't left out.
  func matches(_ path: String) -> Bool {
    included.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
  }
}
