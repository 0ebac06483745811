import CaseStudyModel

extension Article {
  /// Returns the article with other anchors for the headings whose anchors its page needs for parts of its own: an
  /// identifier must be unique, and other pages link to those parts.
  func yielding(anchors reserved: Set<String>) -> Article {
    guard headings.contains(where: { reserved.contains($0.anchor) }) else { return self }
    var taken = reserved.union(anchors).union(headings.map(\.anchor))
    var article = self
    for index in headings.indices where reserved.contains(headings[index].anchor) {
      var number = 1
      while !taken.insert("\(headings[index].anchor)-\(number)").inserted { number += 1 }
      article.headings[index].anchor += "-\(number)"
    }
    return article
  }
}
