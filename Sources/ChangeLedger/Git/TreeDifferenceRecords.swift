/// The parsed output of `git diff-tree -z --raw --numstat`.
///
/// First `:mode mode object object status NUL path NUL` for each file, then `added TAB removed TAB path NUL`, with
/// hyphens instead of numbers for binary files.
struct TreeDifferenceRecords: Sendable {
  /// The changed files, in git's order.
  let changes: [ChangedFile]

  /// Parses the output.
  init(_ output: [UInt8]) {
    var fields = output.split(separator: 0)[...]
    var kinds: [(path: [UInt8], kind: ChangedFile.Kind)] = []
    var counts: [[UInt8]: (added: Int, removed: Int)] = [:]
    while let field = fields.popFirst() {
      if field.first == UInt8(ascii: ":") {
        let modes = field.dropFirst().split(separator: UInt8(ascii: " ")).prefix(2).map(Array.init)
        guard let path = fields.popFirst(), modes.count == 2 else { continue }
        if let kind = Self.kind(from: modes[0], to: modes[1]) { kinds.append((Array(path), kind)) }
      } else {
        let columns = field.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
        guard columns.count == 3 else { continue }
        counts[Array(columns[2])] = (CommitRecords.number(columns[0]), CommitRecords.number(columns[1]))
      }
    }
    changes = kinds.map { path, kind in
      let count = counts[path] ?? (0, 0)
      // If a file and a submodule replace each other, git counts a line for the submodule too.
      return ChangedFile(
        path: PathText.text(of: path), kind: kind, added: kind == .deleted ? 0 : count.added,
        removed: kind == .new ? 0 : count.removed)
    }
  }

  private static func kind(from old: [UInt8], to new: [UInt8]) -> ChangedFile.Kind? {
    switch (isFile(old), isFile(new)) {
    case (true, true): .modified
    case (true, false): .deleted
    case (false, true): .new
    case (false, false): nil
    }
  }

  /// Returns whether a mode is a file's or symbolic link's, not absent or a submodule's.
  private static func isFile(_ mode: [UInt8]) -> Bool {
    mode != Array("000000".utf8) && mode != Array("160000".utf8)
  }
}

/// Conversion of git's paths, which are bytes, to text.
enum PathText {
  /// Returns the path as text; if it isn't UTF-8, with non-ASCII bytes in the form `\xE9`.
  static func text(of path: [UInt8]) -> String {
    if let text = String(validating: path, as: UTF8.self) { return text }
    return path.map { byte in
      byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
