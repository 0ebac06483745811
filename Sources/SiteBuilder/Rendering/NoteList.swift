/// Adds anchors to the items of a numbered list, whose HTML arrives in pieces.
struct NoteList: Sendable {
  /// The prefix of the items' anchors.
  let anchor: String
  /// The number of items so far, without those of nested lists.
  private(set) var count = 0
  /// Whether the list has ended.
  private(set) var isFinished = false
  private var depth = 0

  init(anchor: String) { self.anchor = anchor }

  /// Returns the anchor of an item, counted from 1.
  static func itemAnchor(_ list: String, _ number: Int) -> String { "\(list)-note-\(number)" }

  /// Returns a piece of HTML with anchors on the list's items.
  mutating func anchored(_ html: String) -> String {
    let bytes = Array(html.utf8)
    var out: [UInt8] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard !isFinished, bytes[index] == UInt8(ascii: "<") else { continue }
      let rest = bytes[index...]
      if rest.starts(with: "<ol".utf8) || rest.starts(with: "<ul>".utf8) {
        depth += 1
      } else if rest.starts(with: "</ol>".utf8) || rest.starts(with: "</ul>".utf8) {
        depth -= 1
        isFinished = depth == 0
      } else if depth == 1, rest.starts(with: "<li>".utf8) {
        count += 1
        out += bytes[start..<index + 3]
        out.append(attribute: "id", Self.itemAnchor(anchor, count))
        start = index + 3
      }
    }
    out += bytes[start...]
    return String(decoding: out, as: UTF8.self)
  }
}
