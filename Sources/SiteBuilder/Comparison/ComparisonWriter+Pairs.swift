import CaseStudyModel

extension ComparisonWriter {
  /// Appends the pairs of each example under its title; code that only one side has is folded.
  func write(_ comparison: PairComparison, into out: inout [UInt8]) {
    beginComparison(into: &out)
    out.append(html: "<p class=\"note\">")
    let pairs = comparison.groups.flatMap(\.files).count { $0.before != nil && $0.after != nil }
    out.append(escaping: texts.text("comparison.pairs", ["count": .integer(pairs)]))
    out.append(html: "</p>\n")
    writeViews(into: &out)
    for (index, group) in comparison.groups.enumerated() where !out.exceedsPageLimit {
      // A section may have several examples.
      if index == 0 || comparison.groups[index - 1].title != group.title {
        out.append(html: "<h2 id=\"Pairs-\(index + 1)\"")
        out.append(language: languages?.text)
        out.append(html: ">")
        out.append(escaping: group.title)
        out.append(html: "</h2>\n")
      }
      var writer = self
      writer.place = group.title
      for family in ComparedFamily.families(of: group.files) where !out.exceedsPageLimit {
        let isPair = family.file.before != nil && family.file.after != nil
        out.append(html: "<details class=\"pair \(family.file.change.rawValue)\"")
        out.append(attribute: "id", family.file.anchor)
        out.append(html: isPair ? " open>" : ">")
        writer.write(family, under: 3, isUnified: false, leavesOutEqual: false, into: &out)
        out.append(html: "</details>\n")
      }
    }
    out.append(html: "</div>\n")
  }
}
