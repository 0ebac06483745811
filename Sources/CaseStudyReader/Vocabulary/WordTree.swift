/// A trie that looks for all phrases of a vocabulary at once, in normalised UTF-8.
struct WordTree<Value: Sendable>: Sendable {
  private var trie: PhraseTrie
  /// The values of the phrases, by their numbers in the trie.
  private var values: [Value] = []

  /// The maximum length of a phrase in scalars; longer ones are dropped.
  private static var longestPhrase: Int { 160 }

  /// Creates a tree of phrases in any form.
  /// - Parameter combine: combines the values of equal phrases; by default, the first is kept.
  init(_ phrases: [(phrase: String, value: Value)], combine: (Value, Value) -> Value = { first, _ in first }) {
    let texts = phrases.map { NormalForm.bytes(of: $0.phrase) }
    let used = texts.indices.filter { index in
      let text = texts[index]
      return !text.isEmpty && (text.count <= Self.longestPhrase || text.scalarCount <= Self.longestPhrase)
    }
    var different: [[UInt8]] = []
    for index in PhraseTrie.sorted(used, by: texts) {
      if different.last == texts[index] {
        values[values.count - 1] = combine(values[values.count - 1], phrases[index].value)
      } else {
        different.append(texts[index])
        values.append(phrases[index].value)
      }
    }
    trie = PhraseTrie(different)
  }

  /// Returns the longest phrase at `start` that satisfies a condition on its end and value.
  func longestPhrase(
    in text: [UInt8], at start: Int, where isTaken: (_ end: Int, Value) -> Bool
  ) -> (end: Int, value: Value)? {
    var longest: (end: Int, value: Value)?
    var node = trie.root(for: text[start])
    var end = start + 1
    while node != 0 {
      if let phrase = trie.phrase(at: node), isTaken(end, values[phrase]) { longest = (end, values[phrase]) }
      guard end < text.count else { break }
      node = trie.child(of: node, for: text[end])
      end += 1
    }
    return longest
  }

  /// Returns the longest phrase at `start` that ends at the end of a word.
  func longestWords(in text: [UInt8], at start: Int) -> (end: Int, value: Value)? {
    longestPhrase(in: text, at: start) { end, _ in text.mayEndWord(at: end) }
  }
}

/// A trie of phrases: each node represents the bytes on the path down to it, which may be a phrase.
///
/// A look-up descends byte by byte; most words leave the trie after two or three bytes.
private struct PhraseTrie: Sendable {
  // Nodes are numbered level by level, in the order of their bytes. So the children of a node are adjacent, and end
  // where the next node's children begin. Node 0 is the root, which is no node's child.
  private var lastBytes: [UInt8] = [0]
  private var firstChildren: [Int32] = []
  /// The number of the phrase that ends at each node; -1 for none.
  private var phrases: [Int32] = [-1]
  /// The nodes of first bytes, which rule out many words of a text.
  private var roots = [Int32](repeating: 0, count: 256)

  /// Creates the trie of different phrases in the order of their bytes.
  init(_ sorted: [[UInt8]]) {
    // For each node of a level, the phrases below it.
    var level = [sorted.indices]
    var depth = 0
    while !level.isEmpty {
      var next: [Range<Int>] = []
      for below in level {
        firstChildren.append(Int32(lastBytes.count))
        var start = below.lowerBound
        while start < below.upperBound {
          let byte = sorted[start][depth]
          var end = start + 1
          while end < below.upperBound, sorted[end][depth] == byte { end += 1 }
          if depth == 0 { roots[Int(byte)] = Int32(lastBytes.count) }
          let isPhrase = sorted[start].count == depth + 1
          lastBytes.append(byte)
          phrases.append(isPhrase ? Int32(start) : -1)
          next.append(start + (isPhrase ? 1 : 0)..<end)
          start = end
        }
      }
      level = next
      depth += 1
    }
    firstChildren.append(Int32(lastBytes.count))
  }

  /// Returns indices of texts in the order of the texts' bytes; those of equal texts stay in their order.
  static func sorted(_ indices: [Int], by texts: [[UInt8]]) -> [Int] {
    indices.sorted { first, second in
      let text = texts[first]
      let other = texts[second]
      return text == other ? first < second : text.lexicographicallyPrecedes(other)
    }
  }

  func root(for byte: UInt8) -> Int { Int(roots[Int(byte)]) }

  func phrase(at node: Int) -> Int? { phrases[node] < 0 ? nil : Int(phrases[node]) }

  /// Returns a node's child for the next byte; 0 if it has none.
  func child(of node: Int, for byte: UInt8) -> Int {
    var child = Int(firstChildren[node])
    let end = Int(firstChildren[node + 1])
    while child < end, lastBytes[child] < byte { child += 1 }
    return child < end && lastBytes[child] == byte ? child : 0
  }
}
