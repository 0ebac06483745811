/// The parsed output of `git merge-tree --write-tree --stdin --no-messages`.
///
/// Each merge is `status NUL tree NUL`, then `mode object stage TAB path NUL` for each version of a conflicting file,
/// then `NUL`; the status is 1 for a clean merge and 0 for one with conflicts.
struct MergeRecords: Sendable {
  /// The conflicts of each merge, in order; `nil` if the output is malformed.
  let conflicts: [MergeConflicts]?

  /// Parses the output for the given pairs.
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
      var known: Set<[UInt8]> = []
      while let field = fields.popFirst(), !field.isEmpty {
        guard let path = Self.path(of: field, merging: pair), known.insert(path).inserted else { continue }
        found.paths.append(path)
      }
      conflicts.append(found)
    }
    self.conflicts = conflicts
  }

  /// Returns the path in a record; `nil` for a submodule, which is not a file.
  private static func path(of record: ArraySlice<UInt8>, merging pair: CommitPair) -> [UInt8]? {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")), !record.starts(with: "160000 ".utf8) else { return nil }
    let path = record[(tab + 1)...]
    // If a file's name is a folder's on the other side, git renames the file to `name~commit`.
    if let tilde = path.lastIndex(of: UInt8(ascii: "~")) {
      let label = path[(tilde + 1)...]
      if label.starts(with: pair.first.utf8) || label.starts(with: pair.second.utf8) { return Array(path[..<tilde]) }
    }
    return Array(path)
  }
}

/// Two commits to merge, identified by hash.
struct CommitPair: Sendable, Hashable {
  var first: String
  var second: String
}

/// The conflicts in a merge of two commits.
struct MergeConflicts: Sendable, Equatable {
  /// The paths of conflicting files, in git's order.
  var paths: [[UInt8]] = []
}
