import CaseStudyModel

/// A pattern of paths, such as `Sources/**/*.swift`.
///
/// `*` and `?` match within a name, and `**` matches any number of folders, including none. If the last name has no
/// such sign, it names a file, or a folder with everything in it.
struct PathPattern: Sendable {
  /// A name of the pattern, or any number of names.
  private enum Part: Sendable, Equatable {
    case folders
    case name([Unicode.Scalar])

    init(_ name: Substring) {
      self = name.utf8.elementsEqual("**".utf8) ? .folders : .name(Array(name.unicodeScalars))
    }
  }

  private let parts: [Part]
  /// Whether everything below a match matches as well.
  private let endsOpen: Bool

  init(_ text: String) {
    let parts = SitePath.names(on: text).filter { $0 != "." }.map(Part.init)
    endsOpen =
      parts.last == .folders || !(SitePath.names(on: text).last ?? "").unicodeScalars.contains(where: Self.isWild)
    // Several in a row mean the same as one.
    self.parts = parts.reduce(into: []) { if $1 != .folders || $0.last != .folders { $0.append($1) } }
  }

  private static func isWild(_ sign: Unicode.Scalar) -> Bool { sign == "*" || sign == "?" }

  /// Returns whether the pattern matches a path or one of its folders.
  /// - Parameter steps: counts the comparisons of characters.
  func matches(_ path: String, steps: inout Int) -> Bool {
    if parts.isEmpty { return false }
    let names = SitePath.names(on: path).map { Array($0.unicodeScalars) }
    // reached[n]: the parts so far match the first n names. One row per part, so that many `**` stay cheap.
    var reached = [true] + [Bool](repeating: false, count: names.count)
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      steps += names.count
      switch part {
      case .folders:
        var isReached = false
        for count in 0...names.count {
          isReached = isReached || reached[count]
          next[count] = isReached
        }
      case .name(let pattern):
        for (index, name) in names.enumerated() where reached[index] {
          next[index + 1] = Self.isLike(name, pattern, steps: &steps)
        }
        if !next.contains(true) { return false }
      }
      reached = next
    }
    return endsOpen ? reached.dropFirst().contains(true) : reached[names.count]
  }

  /// Compares a name with a pattern; at a mismatch, the last `*` matches one more character.
  private static func isLike(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar], steps: inout Int) -> Bool {
    var (place, sign) = (0, 0)
    var star: (place: Int, sign: Int)?
    while place < name.count {
      steps += 1
      if sign < pattern.count, pattern[sign] == "*" {
        star = (place, sign)
        sign += 1
      } else if sign < pattern.count, pattern[sign] == "?" || pattern[sign] == name[place] {
        place += 1
        sign += 1
      } else if let last = star {
        star = (last.place + 1, last.sign)
        (place, sign) = (last.place + 1, last.sign + 1)
      } else {
        return false
      }
    }
    return pattern[sign...].allSatisfy { $0 == "*" }
  }
}

/// The patterns of a side's files.
struct PathPatterns: Sendable {
  /// The maximum number of comparisons for the files of a side, which takes about a second.
  static let stepLimit = 1 << 28

  private let included: [PathPattern]
  private let excluded: [PathPattern]
  private let limit: Int
  private var steps = 0

  /// - Parameter patterns: those that begin with `!` leave files out.
  init(_ patterns: [String], stepLimit limit: Int = Self.stepLimit) {
    self.limit = limit
    included = patterns.filter { !$0.hasPrefix("!") }.map(PathPattern.init)
    excluded = patterns.filter { $0.hasPrefix("!") }.map { PathPattern(String($0.dropFirst())) }
  }

  /// Whether the comparisons for a side have reached their limit, so that the rest of its files don't match.
  var areExhausted: Bool { steps > limit }

  /// Returns whether a path matches and isn't left out.
  mutating func matches(_ path: String) -> Bool {
    matches(path, any: included) && !matches(path, any: excluded)
  }

  private mutating func matches(_ path: String, any patterns: [PathPattern]) -> Bool {
    for pattern in patterns where !areExhausted {
      if pattern.matches(path, steps: &steps) { return true }
    }
    return false
  }
}
