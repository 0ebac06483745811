/// The answer of `git merge-tree --write-tree --stdin --no-messages`.
///
/// A merge is `status NUL tree NUL`, then `mode object stage TAB path NUL` for each version of a file that conflicts, then `NUL`;
/// the status is 1 for a clean merge and 0 for one with conflicts.
struct MergeRecords: Sendable {
  /// What each merge says, in the order of the questions; `nil` where the answer is not as described.
  let conflicts: [MergeConflicts]?

  /// Reads the answers to the questions whether these pairs can be merged.
  init(_ output: [UInt8], tips pairs: [CommitPair]) {
    var fields = output.split(separator: 0, omittingEmptySubsequences: false)[...]
    var conflicts: [MergeConflicts] = []
    for pair in pairs {
      guard let status = fields.popFirst(), let tree = fields.popFirst(), tree.count >= 40,
        status.elementsEqual("0".utf8) || status.elementsEqual("1".utf8)
      else {
        self.conflicts = nil
        return
      }
      var found = MergeConflicts()
      while let field = fields.popFirst(), !field.isEmpty {
        guard let path = Self.path(of: field, merging: pair), !found.paths.contains(path) else { continue }
        found.paths.append(path)
      }
      conflicts.append(found)
    }
    self.conflicts = conflicts
  }

  /// Returns the path in a record; `nil` for a submodule, which is no file.
  private static func path(of record: ArraySlice<UInt8>, merging pair: CommitPair) -> [UInt8]? {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")), !record.starts(with: "160000 ".utf8) else { return nil }
    let path = record[(tab + 1)...]
    // A file whose name the other side gave to a folder is moved aside, to `name~commit`, and is meant all the same.
    if let tilde = path.lastIndex(of: UInt8(ascii: "~")) {
      let label = path[(tilde + 1)...]
      if label.starts(with: pair.first.utf8) || label.starts(with: pair.second.utf8) { return Array(path[..<tilde]) }
    }
    return Array(path)
  }
}
