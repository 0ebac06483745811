import CaseStudyModel

/// The list items that act as headings of the code below them, as in "1.
///
/// **Single responsibility:** one reason to change" above a fence. A list of principles is often just a table of
/// contents. So items count as headings only if at least two principles have an item with code below it, before the
/// next item about a principle and the next heading.
struct PrincipleItems {
  /// The items' heads, by the indices of their first paragraphs among the elements.
  private var heads: [Int: String] = [:]

  /// The maximum length of an item's head, in UTF-8.
  private static let longestHead = 200
  /// The minimum number of principles with code below their items.
  private static let principleMinimum = 2

  /// Finds the items of a document.
  init(_ elements: [Outline.Element], vocabulary: Vocabulary) {
    var principles: Set<Principle.ID> = []
    var item: (position: Int, head: String, principle: Principle.ID)?
    for (position, element) in elements.enumerated() {
      switch element.kind {
      case .heading, .summary, .detailsEnd: item = nil
      case .paragraph(let style):
        // Outside a list, a name only ends an item, so most paragraphs needn't be searched.
        guard element.depth > 0 || item != nil, let (head, principle) = Self.head(of: element, style, vocabulary)
        else { continue }
        item = element.depth > 0 ? (position, head, principle) : nil
      case .fence:
        guard let item else { continue }
        heads[item.position] = item.head
        principles.insert(item.principle)
      case .separator: continue
      }
    }
    if principles.count < Self.principleMinimum { heads = [:] }
  }

  /// The head of the item whose first paragraph is the element at a position.
  subscript(position: Int) -> String? { heads[position] }

  /// Returns the head of a paragraph that consists of a principle's name, with that principle.
  static func head(
    of element: Outline.Element, _ style: Outline.ParagraphStyle, _ vocabulary: Vocabulary
  ) -> (text: String, principle: Principle.ID)? {
    for head in heads(of: element.text, style) where head.utf8.count <= longestHead {
      let named = vocabulary.principles.principles(in: head)
      if named.count == 1, vocabulary.labels.isTitle(head) { return (head, named[0]) }
    }
    return nil
  }

  /// Returns the texts that may be the head of a paragraph: the bold text at its start, its first line, and the first
  /// line's parts before a colon and before a dash between words.
  private static func heads(of text: String, _ style: Outline.ParagraphStyle) -> [String] {
    let line = text.firstLine
    let beforeColon = String(line.prefix { $0 != ":" && $0 != "：" })
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    // "S - Single responsibility - one reason" has two dashes, and the letter names no principle.
    let beforeDashes = words.indices.filter { ["-", "–", "—"].contains(words[$0]) }.prefix(2).map { dash in
      words[..<dash].joined(separator: " ")
    }
    return [style.lead, line, beforeColon].compactMap { $0 } + beforeDashes
  }
}
