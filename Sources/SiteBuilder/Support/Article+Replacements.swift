import CaseStudyModel

extension Article {
  /// Returns the snippets that a later one of the same side replaces.
  /// - Parameter indices: the snippets to consider, as ascending indices.
  func replacedSnippets(among indices: [Int]) -> Set<Int> {
    struct File: Hashable {
      var path: String?
      var side: Side?
    }
    var replaced: Set<Int> = []
    var replacedLater: Set<File> = []
    for index in indices.reversed() {
      let file = File(path: snippets[index].file, side: snippets[index].side)
      if replacedLater.contains(file) { replaced.insert(index) }
      if snippets[index].isReplacing { replacedLater.insert(file) }
    }
    return replaced
  }
}
