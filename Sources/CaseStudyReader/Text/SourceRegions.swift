import CaseStudyModel

/// The regions of a file that fences include, found in one pass for all fences.
struct SourceRegions {
  /// The lines of code, without the markers.
  private let code: [Substring]
  /// The number of each line of code in the file, counted from 1.
  private let numbers: [Int]
  /// The indices of the lines of code in the regions of each name, without regions that contain none: a fence that
  /// includes nothing must not cost anything.
  private let regions: [String: [Range<Int>]]
  /// The lines, counted from 1, of markers without their counterpart.
  private let unpaired: [(line: Int, isBeginning: Bool)]
  /// The ends with the name of a region that isn't open, and the region that they close.
  private let misnamed: [(line: Int, name: String, closed: String)]

  /// The names of the regions, sorted.
  var names: [String] { regions.keys.sorted() }

  /// Returns diagnostics for unclosed regions, and for ends without a region, in a file that names regions.
  func faults(in path: String) -> [Diagnostic] {
    if regions.isEmpty { return [] }
    // Any other word after '#endregion' may be a remark.
    let wrong = misnamed.filter { regions[$0.name] != nil }.map { line, name, closed in
      Diagnostic(
        "UnpairedRegion", .warning, "'#endregion \(name)' must not close region '\(closed)'",
        at: SourceRange(path: path, line: line), solutions: ["replace '\(name)' with '\(closed)'"])
    }
    return wrong
      + unpaired.map { line, isBeginning in
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
    var numbers: [Int] = []
    var reader = RegionReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let marker = RegionMarker(line) else {
        code.append(line)
        numbers.append(index + 1)
        continue
      }
      if marker.begins {
        reader.begin(marker.name, onLine: index + 1, at: code.count)
      } else {
        reader.end(marker.name, onLine: index + 1, at: code.count)
      }
    }
    reader.finish(at: code.count)
    self.code = code
    self.numbers = numbers
    regions = reader.regions
    unpaired = reader.unpaired
    misnamed = reader.misnamed
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

  /// Returns the number in the file of the first line of a region; `nil` if other lines interrupt the region.
  /// - Parameter region: the region's name, or `nil` for the whole file.
  func firstLine(of region: String?) -> Int? {
    let ranges = region.map { regions[$0] ?? [] } ?? [code.indices]
    guard ranges.count == 1, let first = ranges[0].first, let last = ranges[0].last,
      numbers[last] - numbers[first] == last - first
    else { return nil }
    return numbers[first]
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
  private(set) var misnamed: [(line: Int, name: String, closed: String)] = []
  /// The regions whose ends may follow; the last one is open.
  private var begun: [(name: String?, line: Int, start: Int, isOpen: Bool)] = []
  /// The indices of the open regions of each name.
  private var open: [String: [Int]] = [:]

  mutating func begin(_ name: String?, onLine line: Int, at place: Int) {
    if let name {
      open[name, default: []].append(begun.count)
      regions[name, default: []] += []
    }
    begun.append((name, line, place, true))
  }

  /// Closes the open region with the name after `#endregion`, because regions may overlap, or else the innermost one.
  mutating func end(_ name: String?, onLine line: Int, at place: Int) {
    guard let innermost = begun.indices.last else { return unpaired.append((line, false)) }
    if let name, let index = open[name]?.last {
      close(index, at: place)
    } else {
      if let name, let closed = begun[innermost].name { misnamed.append((line, name, closed)) }
      close(innermost, at: place)
    }
  }

  /// Ends the regions that are still open, with the file.
  mutating func finish(at place: Int) {
    unpaired += begun.filter(\.isOpen).map { ($0.line, true) }
    while let innermost = begun.indices.last { close(innermost, at: place) }
  }

  private mutating func close(_ index: Int, at place: Int) {
    begun[index].isOpen = false
    if let name = begun[index].name {
      open[name]?.removeLast()
      let lines = begun[index].start..<place
      // A region nested in another of the same name is part of it.
      if open[name]?.isEmpty == true, !lines.isEmpty { regions[name, default: []].append(lines) }
    }
    while begun.last?.isOpen == false { begun.removeLast() }
  }
}
