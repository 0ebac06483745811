import CaseStudyModel

/// The prefixes of line anchors on a page, such as `GoalListView` for `#GoalListView-L12`.
struct LineAnchors: Sendable, Equatable {
  private var used: Set<String> = []
  private var files: Set<String> = []
  /// The next numbers to try for taken prefixes, so that many equal names aren't quadratic.
  private var numbers: [String: Int] = [:]

  /// Returns a unique prefix for the lines of a file.
  /// - Parameter suffix: distinguishes the file from the one with the same name on the other side.
  mutating func name(for file: String, suffix: String = "") -> String {
    files.insert(file)
    let stem = String(
      SitePath.stem(of: file).unicodeScalars.map { scalar in
        let isPlain = scalar.properties.isIDContinue || scalar == "-"
        return isPlain ? Character(scalar) : "-"
      })
    let base = (stem.isEmpty ? "Code" : stem) + suffix
    if used.insert(base).inserted { return base }
    var number = numbers[base] ?? 2
    while !used.insert("\(base)-\(number)").inserted { number += 1 }
    numbers[base] = number + 1
    return "\(base)-\(number)"
  }

  /// Returns whether the lines of a file have anchors.
  func holds(_ file: String) -> Bool { files.contains(file) }

  /// Returns the anchor of a line, counted from 1; it has a capital letter, so it differs from anchors of headings.
  static func anchor(_ name: String, line: Int) -> String { "\(name)-L\(line)" }
}
