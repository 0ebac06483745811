/// What `git diff-tree -z --raw --numstat` prints.
///
/// First `:mode mode object object status NUL path NUL` for each file, then `added TAB removed TAB path NUL`, where a binary file
/// has hyphens instead of numbers.
struct TreeDifferenceRecords: Sendable {
  /// The files that differ, in git's order.
  let changes: [FileChange]

  /// Reads the records.
  init(_ output: [UInt8]) {
    var fields = output.split(separator: 0)[...]
    var kinds: [(path: [UInt8], kind: FileChange.Kind)] = []
    var counts: [[UInt8]: (added: Int, removed: Int)] = [:]
    while let field = fields.popFirst() {
      if field.first == UInt8(ascii: ":") {
        let modes = field.dropFirst().split(separator: UInt8(ascii: " ")).prefix(2).map(Array.init)
        guard let path = fields.popFirst(), modes.count == 2 else { continue }
        if let kind = Self.kind(from: modes[0], to: modes[1]) { kinds.append((Array(path), kind)) }
      } else {
        let columns = field.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
        guard columns.count == 3 else { continue }
        counts[Array(columns[2])] = (Self.number(columns[0]), Self.number(columns[1]))
      }
    }
    changes = kinds.map { path, kind in
      let count = counts[path] ?? (0, 0)
      // Where a file and a submodule take each other's place, git gives the submodule a line too.
      return FileChange(
        path: PathText.text(of: path), kind: kind, added: kind == .deleted ? 0 : count.added,
        removed: kind == .new ? 0 : count.removed)
    }
  }

  private static func kind(from old: [UInt8], to new: [UInt8]) -> FileChange.Kind? {
    switch (isFile(old), isFile(new)) {
    case (true, true): .modified
    case (true, false): .deleted
    case (false, true): .new
    case (false, false): nil
    }
  }

  /// Tells whether a mode is that of a file or a symbolic link, and not of nothing or of a submodule.
  private static func isFile(_ mode: [UInt8]) -> Bool {
    mode != Array("000000".utf8) && mode != Array("160000".utf8)
  }

  private static func number(_ column: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: column, as: UTF8.self)) ?? 0
  }
}
