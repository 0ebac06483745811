import CaseStudyModel

/// Removes the settings of single slides, which a page would show as headings or text.
///
/// Slidev has them between two lines of hyphens, as in `layout: cover`; remark has them below the line that begins a
/// slide, and its decks begin with such a setting.
enum SlideSettings {
  /// The settings that only slides have; one of them between two lines of hyphens is enough.
  private static let slidevKeys: Set<String> = [
    "layout", "class", "image", "background", "backgroundSize", "transition", "clicks", "src", "hideInToc",
    "routeAlias", "level", "zoom", "theme", "preload", "disabled",
  ]
  private static let remarkKeys: Set<String> = [
    "class", "layout", "template", "name", "count", "background-image", "exclude", "continued",
  ]
  /// The marks of remark on lines of their own: the start of a speaker's notes, and the next step of a slide.
  private static let remarkMarks: Set<String> = ["???", "--"]

  /// Overwrites settings outside fences with spaces, which preserves line numbers.
  static func remove(from bytes: inout [UInt8], startingAt start: Int) {
    let lines = ProseLines.ranges(of: bytes, startingAt: start)
    func text(_ index: Int) -> String {
      lines.indices.contains(index) ? String(decoding: bytes[lines[index]], as: UTF8.self).trimmingSpaces() : ""
    }
    let first = lines.firstIndex { !$0.isEmpty && bytes[$0.lowerBound] != UInt8(ascii: " ") }
    let isRemark = first.flatMap { key(of: text($0)) }.map { remarkKeys.contains($0) && $0 != "name" } ?? false
    var removed: [Range<Int>] = []
    var slots: [Range<Int>] = []
    var index = first ?? lines.count
    while index < lines.count {
      let isStart =
        index > 0 && bytes[lines[index - 1]].starts(with: "---".utf8) && isBreak(text(index - 1))
        && text(index - 2).isEmpty || isRemark && index == first
      if isStart, let end = end(ofSettingsAt: index, isRemark: isRemark, count: lines.count, text) {
        removed += lines[index..<end]
        index = end
        continue
      }
      if isRemark && remarkMarks.contains(text(index)) { removed.append(lines[index]) }
      if bytes[lines[index]].first == UInt8(ascii: ":"), isSlot(text(index)) { slots.append(lines[index]) }
      index += 1
    }
    // Only a text with settings of slides has such places; elsewhere, `::tada::` is text.
    for line in removed.isEmpty ? [] : removed + slots { bytes.blank(line) }
  }

  /// Returns the end of the settings that begin at a line, after the line of hyphens that closes them.
  private static func end(
    ofSettingsAt start: Int, isRemark: Bool, count: Int, _ text: (Int) -> String
  ) -> Int? {
    var keys: Set<String> = []
    var index = start
    while index < count {
      if let key = key(of: text(index)) {
        keys.insert(key)
      } else if keys.isEmpty || !text(index).hasPrefix("- ") {
        break
      }
      index += 1
    }
    if keys.isEmpty { return nil }
    if isBreak(text(index)) { return keys.isDisjoint(with: slidevKeys) ? nil : index + 1 }
    let isEnd = text(index).isEmpty || text(index).hasPrefix("#")
    return isRemark && isEnd && keys.isSubset(of: remarkKeys) ? index : nil
  }

  /// Returns the key of a line such as `layout: cover`.
  private static func key(of line: String) -> String? {
    let key = line.prefix { $0 != ":" }
    let value = line.dropFirst(key.count)
    guard value == ":" || value.hasPrefix(": "), key.first?.isLetter == true,
      key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") })
    else { return nil }
    return String(key)
  }

  private static func isBreak(_ line: String) -> Bool { line == "---" }

  /// Returns whether a line of Slidev only names the slot for the text below it, as in `::right::`.
  private static func isSlot(_ line: String) -> Bool {
    line.utf8.count > 4 && line.hasPrefix("::") && line.hasSuffix("::")
      && line.dropFirst(2).dropLast(2).allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
  }
}
