import CaseStudyModel

/// A list in rendered markup, of which the elements after the first few are folded.
enum FoldedList {
  /// Returns markup whose first list is folded after some elements; the same markup if that list is short enough, or
  /// has the document's footnotes.
  /// - Parameters:
  ///   - html: markup with quoted attributes.
  ///   - count: the number of elements that stay visible.
  ///   - summary: returns the text of the fold by the number of folded elements.
  static func folding(_ html: [UInt8], after count: Int, summary: (Int) -> String) -> [UInt8] {
    var depth = 0
    var list = ""
    var ends: [Int] = []
    for tag in MarkupTags(html) where ["ul", "ol", "li", "div"].contains(tag.name) {
      switch (tag.name, tag.isEnd) {
      case ("div", _): if depth == 0, isFootnotes(tag, of: html) { return html }
      case ("li", false): continue
      case ("li", true): if depth == 1 { ends.append(tag.range.upperBound) }
      case (_, false):
        if depth == 0 { list = tag.name }
        depth += 1
      case (_, true):
        depth -= 1
        guard depth == 0 else { continue }
        guard ends.count > count else { return html }
        var out = Array(html[..<ends[count - 1]])
        out.append(html: "\n</\(list)>\n<details class=\"rest\"><summary>")
        out.append(escaping: summary(ends.count - count))
        out.append(html: "</summary>\n<\(list)\(list == "ol" ? " start=\"\(count + 1)\"" : "")>")
        out.append(contentsOf: html[ends[count - 1]..<tag.range.upperBound])
        out.append(html: "\n</details>")
        out.append(contentsOf: html[tag.range.upperBound...])
        return out
      }
    }
    return html
  }

  private static func isFootnotes(_ tag: MarkupTags.Tag, of html: [UInt8]) -> Bool {
    tag.attributes.contains { $0.name == "class" && html[$0.value].elementsEqual("footnotes".utf8) }
  }
}
