/// A trie that finds the longest known phrase at a position of a text in normal form.
///
/// Phrases share prefixes, so looking up many costs no more than looking up one.
struct WordTree<Value: Sendable>: Sendable {
  /// An edge of the trie.
  private struct Step: Hashable, Sendable {
    var node: Int
    var scalar: Unicode.Scalar
  }

  /// The nodes for first scalars, which rule out most words of a text.
  private var roots: [Unicode.Scalar: Int] = [:]
  private var nodes: [Step: Int] = [:]
  /// The values of the phrases that end at each node.
  private var values: [Value?] = []

  /// The maximum length of a phrase in scalars; longer ones are dropped.
  private static var longestPhrase: Int { 160 }

  /// Adds a phrase in normal form, unless it is already present.
  mutating func insert(_ phrase: String, _ value: Value) {
    let scalars = Array(NormalForm.of(phrase).unicodeScalars)
    guard let first = scalars.first, scalars.count <= Self.longestPhrase else { return }
    var node = roots[first] ?? newNode()
    roots[first] = node
    for scalar in scalars.dropFirst() {
      let step = Step(node: node, scalar: scalar)
      node = nodes[step] ?? newNode()
      nodes[step] = node
    }
    if values[node] == nil { values[node] = value }
  }

  /// Returns the longest phrase that begins at `index` and ends at the end of a word.
  func match(in text: [Unicode.Scalar], at index: Int) -> (length: Int, value: Value)? {
    guard var node = roots[text[index]] else { return nil }
    var longest: (length: Int, value: Value)?
    var end = index + 1
    while true {
      if let value = values[node], endsWord(at: end, of: text) { longest = (end - index, value) }
      guard end < text.count, let next = nodes[Step(node: node, scalar: text[end])] else { return longest }
      node = next
      end += 1
    }
  }

  private mutating func newNode() -> Int {
    values.append(nil)
    return values.count - 1
  }

  private func endsWord(at end: Int, of text: [Unicode.Scalar]) -> Bool {
    if end == text.count || text[end] == " " || text[end - 1] == " " { return true }
    return NormalForm.isIdeographic(text[end]) || NormalForm.isIdeographic(text[end - 1])
  }
}
