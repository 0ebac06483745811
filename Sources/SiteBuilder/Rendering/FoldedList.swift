import CaseStudyModel

/// A list in rendered markup, of which the elements after the first few are folded.
struct FoldedList {
  /// Returns markup whose first list is folded after some elements; the same markup if it has no list that is longer.
  /// - Parameters:
  ///   - html: markup with quoted attributes, which every `<` of a tag begins.
  ///   - count: the number of elements that stay visible.
  ///   - summary: returns the text of the fold by the number of folded elements.
  static func folding(_ html: [UInt8], after count: Int, summary: (Int) -> String) -> [UInt8] {
    let text = String(decoding: html, as: UTF8.self)
    var depth = 0
    var ends: [String.Index] = []
    var isOrdered = false
    for match in text.matches(of: /<(?<slash>\/?)(?<name>ul|ol|li)\b[^>]*>/) {
      switch (match.name, match.slash.isEmpty) {
      case ("li", true): continue
      case ("li", false): if depth == 1 { ends.append(match.range.upperBound) }
      case (let name, true):
        if depth == 0 { isOrdered = name == "ol" }
        depth += 1
      case (_, false):
        depth -= 1
        guard depth == 0 else { continue }
        guard ends.count > count else { return html }
        let tag = isOrdered ? "ol" : "ul"
        let start = isOrdered ? "<ol start=\"\(count + 1)\">" : "<ul>"
        var out = Array(text[..<ends[count - 1]].utf8)
        out.append(html: "\n</\(tag)>\n<details class=\"rest\"><summary>")
        out.append(escaping: summary(ends.count - count))
        out.append(html: "</summary>\n\(start)")
        out.append(contentsOf: text[ends[count - 1]..<match.range.upperBound].utf8)
        out.append(html: "\n</details>")
        out.append(contentsOf: text[match.range.upperBound...].utf8)
        return out
      }
    }
    return html
  }
}
