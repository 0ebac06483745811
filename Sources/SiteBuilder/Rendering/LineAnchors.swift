import CaseStudyModel

/// The names with which the anchors of a page's lines of code begin: `GoalListView` for lines such as `#GoalListView-L12`.
struct LineAnchors: Sendable, Equatable {
  private var used: Set<String> = []
  private var files: Set<String> = []
  /// The numbers to try next behind names that are taken, as many files may want one.
  private var numbers: [String: Int] = [:]

  /// Returns the name of the lines of a file, which no other code of the page has.
  /// - Parameter suffix: tells the file from its namesake on the other side.
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

  /// Tells whether the lines of a file have names.
  func holds(_ file: String) -> Bool {
    files.contains(file)
  }

  /// Returns the anchor of a line, counted from 1; it holds a capital letter, so that no heading has it.
  static func anchor(_ name: String, line: Int) -> String {
    "\(name)-L\(line)"
  }
}
