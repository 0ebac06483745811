/// An automaton that looks for all phrases of a vocabulary at once, in UTF-8 in normal form.
///
/// It is a trie: each node stands for the bytes on the way down to it, which may be a phrase. A text is followed down
/// the tree byte by byte, and most words leave it after two or three.
struct WordTree<Value: Sendable>: Sendable {
  // Nodes are numbered level by level, in the order of their bytes. So the children of a node lie side by side, and end
  // where those of the next node begin. Node 0 is the root, and no other node's child.
  private var lastBytes: [UInt8] = [0]
  private var firstChildren: [Int32] = []
  private var values: [Value?] = [nil]
  /// The nodes of first bytes, which rule out many words of a text.
  private var roots = [Int32](repeating: 0, count: 256)

  /// The maximum length of a phrase in scalars; longer ones are dropped.
  private static var longestPhrase: Int { 160 }

  /// Creates a tree of phrases in any form.
  /// - Parameter combine: makes one value of those of equal phrases; without it, the first is kept.
  init(_ phrases: [(phrase: String, value: Value)], combine: (Value, Value) -> Value = { first, _ in first }) {
    var byText: [[UInt8]: Value] = [:]
    for (phrase, value) in phrases {
      let text = NormalForm.bytes(of: phrase)
      guard !text.isEmpty, text.scalarCount <= Self.longestPhrase else { continue }
      byText[text] = byText[text].map { combine($0, value) } ?? value
    }
    let sorted = byText.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    // For each node of a level, the phrases below it.
    var level = [sorted.indices]
    var depth = 0
    while !level.isEmpty {
      var next: [Range<Int>] = []
      for below in level {
        firstChildren.append(Int32(lastBytes.count))
        var start = below.lowerBound
        while start < below.upperBound {
          let byte = sorted[start].key[depth]
          let end = below[start...].first { sorted[$0].key[depth] != byte } ?? below.upperBound
          if depth == 0 { roots[Int(byte)] = Int32(lastBytes.count) }
          let isPhrase = sorted[start].key.count == depth + 1
          lastBytes.append(byte)
          values.append(isPhrase ? sorted[start].value : nil)
          next.append(start + (isPhrase ? 1 : 0)..<end)
          start = end
        }
      }
      level = next
      depth += 1
    }
    firstChildren.append(Int32(lastBytes.count))
  }

  /// Returns the longest phrase at `start` that satisfies a condition on its end and value.
  func longestPhrase(
    in text: [UInt8], at start: Int, where isTaken: (_ end: Int, Value) -> Bool
  ) -> (end: Int, value: Value)? {
    var longest: (end: Int, value: Value)?
    var node = Int(roots[Int(text[start])])
    var end = start + 1
    while node != 0 {
      if let value = values[node], isTaken(end, value) { longest = (end, value) }
      guard end < text.count else { break }
      node = child(of: node, for: text[end])
      end += 1
    }
    return longest
  }

  /// Returns the longest phrase at `start` that ends at the end of a word.
  func longestWords(in text: [UInt8], at start: Int) -> (end: Int, value: Value)? {
    longestPhrase(in: text, at: start) { end, _ in text.mayEndWord(at: end) }
  }

  private func child(of node: Int, for byte: UInt8) -> Int {
    var child = Int(firstChildren[node])
    let end = Int(firstChildren[node + 1])
    while child < end, lastBytes[child] < byte { child += 1 }
    return child < end && lastBytes[child] == byte ? child : 0
  }
}
