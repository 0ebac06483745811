import CaseStudyModel
import SystemFiles

/// The plan for moving entries one by one, stored in the output folder until all moves are done.
///
/// It identifies entries by inode number, so that a later run can tell from the folders which moves are done, and
/// complete or undo them.
struct MoveJournal: Sendable, Equatable {
  /// The kinds of moves for a name at the top of the site.
  enum Kind: String, Sendable {
    /// Only the new site has the name.
    case add
    /// Both sites have the name.
    case swap
    /// Only the old site has the name.
    case drop
  }

  /// A move of one name at the top of the site.
  struct Move: Sendable, Equatable {
    /// The kind of move.
    var kind: Kind
    /// The name.
    var name: EntryName
    /// The inode number of the new entry; 0 if there is none.
    var new: UInt64 = 0
    /// The inode number of the old entry; 0 if there is none.
    var old: UInt64 = 0
  }

  private static let header = "solidsite moves 1"
  /// The maximum length of a name in bytes on all file systems.
  private static let longestName = 255

  /// The suffix of the names of the staging folder and the folder for retired entries.
  var suffix: String
  /// The moves in order.
  var moves: [Move]

  /// Creates a journal.
  init(suffix: String, moves: [Move]) {
    self.suffix = suffix
    self.moves = moves
  }

  /// Parses a journal; `nil` if the bytes are malformed or incomplete.
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

  /// The encoded journal.
  var bytes: [UInt8] {
    let lines = moves.map { "\($0.kind.rawValue) \($0.new) \($0.old) \(Self.text($0.name))" }
    return Array(([Self.header, suffix] + lines + ["end", ""]).joined(separator: "\n").utf8)
  }

  /// Returns a name in hexadecimal, because it may contain line feeds and invalid UTF-8.
  private static func text(_ name: EntryName) -> String {
    name.bytes.map { String($0, radix: 16).paddedWithZeros(to: 2) }.joined()
  }

  private static func name(_ text: Substring) -> EntryName? {
    let digits = Array(text.utf8)
    if digits.isEmpty || digits.count % 2 != 0 || digits.count > 2 * longestName { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16) ?? 0
    }
    // Accepts plain entry names only: a tampered journal must not lead to other folders.
    if bytes.contains(0) || bytes.contains(UInt8(ascii: "/")) || [".", ".."].map({ Array($0.utf8) }).contains(bytes) {
      return nil
    }
    return EntryName(bytes: bytes)
  }
}
