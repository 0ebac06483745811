import CaseStudyModel

/// What writes a comparison: the files of both sides in pairs, side by side where the window is wide.
struct ComparisonWriter: Sendable {
  let snippets: SnippetWriter

  /// Appends a comparison; the pair that tells most is open, the others are folded.
  func write(_ comparison: Comparison, into out: inout [UInt8]) {
    let heading = "h\(comparison.level)"
    out.append(html: "<section class=\"comparison\" aria-labelledby=\"\(Comparison.anchor)\">\n")
    out.append(html: "<\(heading) id=\"\(Comparison.anchor)\">\(Comparison.title)</\(heading)>\n")
    out.append(html: "<p class=\"note\">\(Self.overview(of: comparison))</p>\n")
    for (index, pair) in comparison.pairs.enumerated() {
      out.append(html: "<details class=\"pair\" id=\"\(Comparison.anchor)-\(index + 1)\"")
      out.append(html: index == comparison.first ? " open>" : ">")
      writeSummary(of: pair, into: &out)
      writeSides(of: pair, into: &out)
      out.append(html: "</details>\n")
    }
    out.append(html: "</section>\n")
  }

  /// Counts the files of both sides, and what happened to them.
  private static func overview(of comparison: Comparison) -> String {
    let before = comparison.pairs.count { $0.before != nil }
    let after = comparison.pairs.count { $0.after != nil }
    let fates = FilePair.Fate.allCases.compactMap { fate -> String? in
      let count = comparison.pairs.count { $0.fate == fate }
      return count == 0 ? nil : "\(count) \(fate.rawValue)"
    }
    return "\(before) \(before == 1 ? "file" : "files") before, \(after) after: \(fates.joined(separator: ", "))."
  }

  private func writeSides(of pair: FilePair, into out: inout [UInt8]) {
    var sides = [pair.before, pair.after].compactMap { $0 }
    if pair.fate == .kept {
      // What both sides share is shown once, and belongs to neither.
      sides = Array(sides.suffix(1))
      sides[0].side = .neutral
    }
    out.append(html: sides.count == 1 ? "<div class=\"sides single\">" : "<div class=\"sides\">")
    for var side in sides {
      side.isHidden = false
      out.append(html: "<div class=\"side\">")
      snippets.write(side, label: "Comparison, " + SnippetWriter.title(of: side), into: &out)
      out.append(html: "</div>")
    }
    out.append(html: "</div>")
  }

  private func writeSummary(of pair: FilePair, into out: inout [UInt8]) {
    out.append(html: "<summary>")
    if let before = pair.before {
      writeName(before, into: &out)
      if pair.fate == .renamed { out.append(html: " <span class=\"fate\">becomes</span> ") }
    }
    if let after = pair.after, pair.before == nil || pair.fate == .renamed { writeName(after, into: &out) }
    if pair.fate != .renamed { out.append(html: " <span class=\"fate\">\(pair.fate.rawValue)</span>") }
    out.append(html: " <span class=\"size\">\(Self.size(of: pair))</span></summary>\n")
  }

  /// Tells how many lines a file has, or how many each side of it has that the other hasn't.
  private static func size(of pair: FilePair) -> String {
    switch (pair.before, pair.after) {
    case (let before?, let after?) where pair.fate != .kept:
      let counts = [before, after].map { $0.stressedLines.reduce(0) { $0 + $1.count } }
      let size = "\(before.lineCount) → \(lines(after.lineCount))"
      return counts == [0, 0] ? size : "\(size), \(counts[0]) removed and \(counts[1]) added"
    case (let before?, _): return lines(before.lineCount)
    case (nil, let after?): return lines(after.lineCount)
    case (nil, nil): return ""
    }
  }

  private static func lines(_ count: Int) -> String {
    count == 1 ? "1 line" : "\(count) lines"
  }

  private func writeName(_ file: Snippet, into out: inout [UInt8]) {
    out.append(html: "<code>")
    out.append(escaping: file.file ?? "")
    out.append(html: "</code>")
  }
}
