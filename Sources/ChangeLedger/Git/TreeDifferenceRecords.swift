import SystemFiles

/// The parsed output of `git diff-tree -z --raw --no-renames`, with or without `--numstat`.
///
/// First `:mode mode object object status NUL path NUL` for each entry, then `added TAB removed TAB path NUL`, with
/// hyphens instead of numbers for binary files.
struct TreeDifferenceRecords: Sendable {
  /// An entry that differs.
  struct Entry: Sendable {
    /// The path, which can be any bytes.
    let path: ArraySlice<UInt8>
    /// The kind in the old tree; `nil` for a new entry.
    let old: TreeEntryKind?
    /// The kind in the new tree; `nil` for a deleted entry.
    let new: TreeEntryKind?
  }

  /// The entries that differ, in git's order.
  private(set) var entries: [Entry] = []
  private var counts: [ArraySlice<UInt8>: (added: Int, removed: Int)] = [:]

  /// Parses the output.
  init(_ output: [UInt8]) {
    var fields = output.split(separator: 0)[...]
    while let field = fields.popFirst() {
      if field.first == UInt8(ascii: ":") {
        let modes = field.dropFirst().split(separator: UInt8(ascii: " ")).prefix(2)
        guard let path = fields.popFirst(), modes.count == 2 else { continue }
        entries.append(Entry(path: path, old: TreeEntryKind(mode: modes[0]), new: TreeEntryKind(mode: modes[1])))
      } else {
        let columns = field.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
        guard columns.count == 3 else { continue }
        counts[columns[2]] = (CommitRecords.number(columns[0]), CommitRecords.number(columns[1]))
      }
    }
  }

  /// The changed files and symbolic links, with their lines.
  var changes: [ChangedFile] {
    entries.compactMap { entry in
      guard let kind = Self.kind(from: entry.old, to: entry.new) else { return nil }
      let count = counts[entry.path] ?? (0, 0)
      // If a file and a submodule replace each other, git counts a line for the submodule too.
      return ChangedFile(
        path: PathText.text(of: entry.path), kind: kind, added: kind == .deleted ? 0 : count.added,
        removed: kind == .new ? 0 : count.removed)
    }
  }

  private static func kind(from old: TreeEntryKind?, to new: TreeEntryKind?) -> ChangedFile.Kind? {
    switch (hasLines(old), hasLines(new)) {
    case (true, true): .modified
    case (true, false): .deleted
    case (false, true): .new
    case (false, false): nil
    }
  }

  private static func hasLines(_ kind: TreeEntryKind?) -> Bool { kind == .file || kind == .link }
}

/// Conversion of git's paths, which are bytes, to text.
enum PathText {
  /// Returns the path as text, exactly if it is UTF-8.
  static func text(of path: some Collection<UInt8>) -> String {
    String(validating: path, as: UTF8.self) ?? ShownName.text(of: path)
  }
}
