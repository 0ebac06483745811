import CaseStudyModel

/// The regions of a file that fences include, found in one pass for all fences.
struct SourceRegions {
  /// The lines of code, without the markers.
  private let code: [Substring]
  /// The indices of the lines of code in the regions of each name, without regions that contain none: a fence that
  /// includes nothing must not cost anything.
  private let regions: [String: [Range<Int>]]
  /// The lines, counted from 1, of markers without their counterpart.
  private let unpaired: [(line: Int, isBeginning: Bool)]

  /// The names of the regions, sorted.
  var names: [String] { regions.keys.sorted() }

  /// Returns diagnostics for unclosed regions, and for ends without a region, in a file that names regions.
  func faults(in path: String) -> [Diagnostic] {
    if regions.isEmpty { return [] }
    return unpaired.map { line, isBeginning in
      Diagnostic(
        "UnpairedRegion", .warning,
        isBeginning
          ? "A region must be closed by '#endregion'; this one ends with the file"
          : "An '#endregion' line must close an open region",
        at: SourceRange(path: path, line: line), solutions: [isBeginning ? "add '#endregion'" : "remove the line"])
    }
  }

  init(_ text: String) {
    var code: [Substring] = []
    var reader = RegionReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).drop { $0 == "//" || $0 == "#" || $0 == "--" }
      let marker = words.first.map { $0.drop { $0 == "/" || $0 == "-" || $0 == "#" } }
      switch marker {
      case "region": reader.begin(words.dropFirst().first.map(String.init), onLine: index + 1, at: code.count)
      case "endregion": reader.end(onLine: index + 1, at: code.count)
      default: code.append(line)
      }
    }
    reader.finish(at: code.count)
    self.code = code
    regions = reader.regions
    unpaired = reader.unpaired
  }

  /// Returns the lines of a region, between `#region name` and `#endregion`, without nested markers.
  /// - Parameter region: the region's name, or `nil` for the whole file.
  /// - Returns: `nil` if there is no such region.
  func code(of region: String?) -> String? {
    guard let region else {
      var whole = code(in: code.indices)
      if whole.hasSuffix("\n\n") || whole == "\n" { whole.removeLast() }
      return whole
    }
    return regions[region]?.map(code(in:)).joined()
  }

  private func code(in range: Range<Int>) -> String {
    var text = ""
    for line in code[range] { text += line + "\n" }
    return text
  }
}

/// Pairs the markers of regions in the order of a file's lines.
private struct RegionReader {
  private(set) var regions: [String: [Range<Int>]] = [:]
  private(set) var unpaired: [(line: Int, isBeginning: Bool)] = []
  private var open: [(name: String?, line: Int, start: Int)] = []
  /// The number of open regions of each name.
  private var depths: [String: Int] = [:]

  mutating func begin(_ name: String?, onLine line: Int, at place: Int) {
    open.append((name, line, place))
    guard let name else { return }
    depths[name, default: 0] += 1
    regions[name, default: []] += []
  }

  mutating func end(onLine line: Int, at place: Int) {
    guard let last = open.popLast() else { return unpaired.append((line, false)) }
    close(last.name, last.start..<place)
  }

  /// Ends the regions that are still open, with the file.
  mutating func finish(at place: Int) {
    unpaired += open.map { ($0.line, true) }
    while let last = open.popLast() { close(last.name, last.start..<place) }
  }

  private mutating func close(_ name: String?, _ lines: Range<Int>) {
    guard let name, let depth = depths[name] else { return }
    depths[name] = depth - 1
    // A region nested in another of the same name is part of it.
    if depth == 1, !lines.isEmpty { regions[name, default: []].append(lines) }
  }
}
