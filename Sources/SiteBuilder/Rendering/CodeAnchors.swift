import CaseStudyModel

/// The anchors of an article's blocks of code: the heading above, and the number below it. Links survive edits in other
/// sections, and of the code itself.
struct CodeAnchors: Sendable, Equatable {
  /// The anchors, by the blocks' indices; those in no body have none.
  private var names: [Int: String] = [:]

  init(of article: Article) {
    var heading: Int?
    var counts: [String: Int] = [:]
    for segment in article.body {
      switch segment {
      case .headingStart(let index): heading = index
      case .snippet(let index):
        // The capital letter distinguishes it from anchors of headings.
        let name = (heading.map { article.headings[$0].anchor + "-" } ?? "") + "Code"
        let number = (counts[name] ?? 0) + 1
        counts[name] = number
        names[index] = number == 1 ? name : "\(name)-\(number)"
      case .html, .headingEnd, .linkStart, .image: break
      }
    }
  }

  /// The anchor of a block; `nil` for one that isn't in the article's body.
  subscript(snippet: Int) -> String? { names[snippet] }
}
