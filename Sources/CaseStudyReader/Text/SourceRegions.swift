/// The regions of a file that fences take code from, found in one pass however many fences do.
struct SourceRegions {
  /// What a line says about regions.
  private enum Line {
    case code
    /// The beginning of a region, with the number of the line that ends it.
    case beginning(end: Int)
    case end
  }

  private let text: [Substring]
  private var lines: [Line] = []
  /// The lines at which the regions of each name begin.
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

  /// Returns the lines of a region: those between `#region name` and `#endregion`, without other markers.
  /// - Parameter region: `nil` for the whole file.
  /// - Returns: `nil` where there is no such region.
  func code(of region: String?) -> String? {
    guard let region else {
      var whole = code(in: 0..<text.count)
      if whole.hasSuffix("\n\n") || whole == "\n" { whole.removeLast() }
      return whole
    }
    guard let beginnings = beginnings[region] else { return nil }
    var result = ""
    var next = 0
    // A region of the same name within another one is a part of that.
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
