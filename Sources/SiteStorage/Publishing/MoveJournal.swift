import SystemFiles

/// The plan of single moves, as it is kept in the output folder until all are done.
///
/// It names what is moved by the files' numbers, so that a run that finds it can tell from the folders alone how far the moves
/// have come, and carry them out or take them back from there.
struct MoveJournal: Sendable, Equatable {
  /// What is done with a name at the top of the site.
  enum Kind: String, Sendable {
    /// Only the new site has it.
    case add
    /// Both sites have it.
    case swap
    /// Only the old site has it.
    case drop
  }

  /// A name at the top of the site that differs.
  struct Move: Sendable, Equatable {
    var kind: Kind
    var name: EntryName
    /// The number of the new entry; 0 where there is none.
    var new: UInt64 = 0
    /// The number of the old entry; 0 where there is none.
    var old: UInt64 = 0
  }

  private static let header = "solidsite moves 1"

  /// What the names of the staging folder and of that for retired entries end with.
  var suffix: String
  var moves: [Move]

  init(suffix: String, moves: [Move]) {
    self.suffix = suffix
    self.moves = moves
  }

  /// Reads a journal; `nil` where the bytes are none, or not all of one.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 4, lines[0] == Self.header, lines[lines.count - 2] == "end", lines[lines.count - 1] == "",
      lines[1].allSatisfy({ $0 == "-" || $0.isASCII && $0.isNumber })
    else { return nil }
    suffix = String(lines[1])
    moves = []
    for line in lines[2..<(lines.count - 2)] {
      let parts = line.split(separator: " ")
      guard parts.count == 4, let kind = Kind(rawValue: String(parts[0])), let new = UInt64(parts[1]),
        let old = UInt64(parts[2]), let name = Self.name(parts[3])
      else { return nil }
      moves.append(Move(kind: kind, name: name, new: new, old: old))
    }
  }

  var bytes: [UInt8] {
    let lines = moves.map { "\($0.kind.rawValue) \($0.new) \($0.old) \(Self.text($0.name))" }
    return Array(([Self.header, suffix] + lines + ["end", ""]).joined(separator: "\n").utf8)
  }

  /// A name may hold line feeds, and bytes that aren't UTF-8.
  private static func text(_ name: EntryName) -> String {
    name.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func name(_ text: Substring) -> EntryName? {
    let digits = Array(text.utf8)
    if digits.isEmpty || digits.count % 2 != 0 { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16) ?? 0
    }
    // Nothing but a name of an entry: a journal must not lead anywhere else.
    if bytes.contains(0) || bytes.contains(UInt8(ascii: "/")) || [".", ".."].map({ Array($0.utf8) }).contains(bytes) {
      return nil
    }
    return EntryName(bytes: bytes)
  }
}
