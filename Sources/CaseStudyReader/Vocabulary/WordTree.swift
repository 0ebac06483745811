/// Finds the longest known phrase at a place of a text in normal form.
struct WordTree<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var scalars: [Unicode.Scalar]
    var value: Value
  }

  private var entries: [Unicode.Scalar: [Entry]] = [:]

  /// Adds a phrase; it is brought into normal form.
  mutating func insert(_ phrase: String, _ value: Value) {
    let scalars = Array(NormalForm.of(phrase).unicodeScalars)
    guard let first = scalars.first else { return }
    var list = entries[first] ?? []
    let place = list.firstIndex { $0.scalars.count < scalars.count } ?? list.endIndex
    list.insert(Entry(scalars: scalars, value: value), at: place)
    entries[first] = list
  }

  /// Returns the longest phrase that begins at `index` and ends at the end of a word.
  func match(in text: [Unicode.Scalar], at index: Int) -> (length: Int, value: Value)? {
    guard let list = entries[text[index]] else { return nil }
    for entry in list {
      let end = index + entry.scalars.count
      guard end <= text.count, text[index..<end].elementsEqual(entry.scalars) else { continue }
      if end == text.count || text[end] == " " || text[end - 1] == " " { return (entry.scalars.count, entry.value) }
      if NormalForm.isIdeographic(text[end]) || NormalForm.isIdeographic(text[end - 1]) {
        return (entry.scalars.count, entry.value)
      }
    }
    return nil
  }
}
