import CaseStudyModel

/// The regions of a file that fences include, found in one pass for all fences.
struct SourceRegions {
  /// The role of a line.
  private enum Line {
    case code
    /// The start of a region, with the number of the line that ends it.
    case beginning(end: Int)
    case end
  }

  private let text: [Substring]
  private var lines: [Line] = []
  /// The starting lines of the regions of each name.
  private var beginnings: [String: [Int]] = [:]
  /// The lines, counted from 1, of markers without their counterpart.
  private var unpaired: [(line: Int, isBeginning: Bool)] = []

  /// The names of the regions, sorted.
  var names: [String] { beginnings.keys.sorted() }

  /// Returns diagnostics for regions that aren't closed, and ends of none, in a file that has names for regions.
  func faults(in path: String) -> [Diagnostic] {
    if beginnings.isEmpty { return [] }
    return unpaired.map { line, isBeginning in
      Diagnostic(
        "UnpairedRegion", .warning,
        isBeginning
          ? "A region must be closed by '#endregion'; this one ends with the file"
          : "A line '#endregion' must close a region that is open",
        at: SourceRange(path: path, line: line), solutions: [isBeginning ? "add '#endregion'" : "remove the line"])
    }
  }

  init(_ text: String) {
    self.text = text.split(separator: "\n", omittingEmptySubsequences: false)
    var open: [Int] = []
    for (number, line) in self.text.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).drop { $0 == "//" || $0 == "#" || $0 == "--" }
      let marker = words.first.map { $0.drop { $0 == "/" || $0 == "-" || $0 == "#" } }
      switch marker {
      case "region":
        if let name = words.dropFirst().first { beginnings[String(name), default: []].append(number) }
        open.append(number)
        lines.append(.beginning(end: self.text.count))
      case "endregion":
        if let last = open.popLast() {
          lines[last] = .beginning(end: number)
        } else {
          unpaired.append((number + 1, false))
        }
        lines.append(.end)
      default: lines.append(.code)
      }
    }
    unpaired += open.map { ($0 + 1, true) }
  }

  /// Returns the lines of a region, between `#region name` and `#endregion`, without nested markers.
  /// - Parameter region: the region's name, or `nil` for the whole file.
  /// - Returns: `nil` if there is no such region.
  func code(of region: String?) -> String? {
    guard let region else {
      var whole = code(in: 0..<text.count)
      if whole.hasSuffix("\n\n") || whole == "\n" { whole.removeLast() }
      return whole
    }
    guard let beginnings = beginnings[region] else { return nil }
    var result = ""
    var next = 0
    // A region nested in another of the same name is part of it.
    for start in beginnings where start >= next {
      guard case .beginning(let end) = lines[start] else { continue }
      result += code(in: (start + 1)..<end)
      next = end
    }
    return result
  }

  private func code(in range: Range<Int>) -> String {
    var code = ""
    for number in range {
      if case .code = lines[number] { code += text[number] + "\n" }
    }
    return code
  }
}
