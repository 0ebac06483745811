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
        if let last = open.popLast() { lines[last] = .beginning(end: number) }
        lines.append(.end)
      default: lines.append(.code)
      }
    }
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
