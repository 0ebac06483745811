/// Finds the longest known phrase at a place of a text in normal form.
///
/// The phrases share their beginnings in a tree with a node for each scalar, so that many of them cost no more than one.
struct WordTree<Value: Sendable>: Sendable {
  /// The way from a node to the next one.
  private struct Step: Hashable, Sendable {
    var node: Int
    var scalar: Unicode.Scalar
  }

  /// The nodes behind the first scalar, which most words of a text are told apart by.
  private var roots: [Unicode.Scalar: Int] = [:]
  private var nodes: [Step: Int] = [:]
  /// The values of the phrases that end at a node, by the node.
  private var values: [Value?] = []

  /// The longest phrase that is kept, in scalars; what is longer names nothing.
  private static var longestPhrase: Int { 160 }

  /// Adds a phrase, unless it is known; it is brought into normal form.
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
