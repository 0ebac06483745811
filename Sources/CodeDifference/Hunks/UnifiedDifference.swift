/// The unified format of differences, as `patch` and git read it.
public enum UnifiedDifference {
  /// Returns the difference of two versions of a file; empty for equal ones.
  public static func text(from before: [UInt8], to after: [UInt8], path: String) -> String {
    if before == after { return "" }
    let difference = LineDifference(before: LineText(before), after: LineText(after), includingLineEnds: true)
    let hunks = Hunks(difference).hunks
    let name = String(path.drop { $0 == "/" })
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks.map { text(of: $0, in: difference) }.joined()
  }

  private static func text(of hunk: Hunk, in difference: LineDifference) -> String {
    var text = "@@ -\(range(hunk.before)) +\(range(hunk.after)) @@\n"
    for run in hunk.runs {
      switch run {
      case .equal(let lines, _): text += self.text(of: lines, in: difference.before, after: " ")
      case .removed(let lines): text += self.text(of: lines, in: difference.before, after: "-")
      case .inserted(let lines): text += self.text(of: lines, in: difference.after, after: "+")
      }
    }
    return text
  }

  private static func text(of lines: Range<Int>, in text: LineText, after sign: String) -> String {
    lines.map { line in
      let content = sign + String(decoding: text.bytes[text.range(ofLine: line)], as: UTF8.self)
      return text.end(ofLine: line) == .none ? content + "\n\\ No newline at end of file\n" : content
    }.joined()
  }

  /// Returns a range as its first line, counted from 1, and its length; an empty one begins after the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}
