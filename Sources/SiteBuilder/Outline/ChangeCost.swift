import CaseStudyModel

/// What a change request takes on one side, as its patches and new files tell.
struct ChangeCost: Sendable, Equatable {
  /// The existing files that are edited, in the order of the patches.
  var editedFiles: [String] = []
  /// The files that are new.
  var addedFiles: [String] = []
  /// The lines of existing files that are added or removed.
  var editedLines = 0

  /// What a change request takes on both sides.
  struct Pair: Sendable, Equatable {
    var before: ChangeCost
    var after: ChangeCost

    init(of request: ChangeRequest, in article: Article) {
      before = ChangeCost(of: request, on: .before, in: article)
      after = ChangeCost(of: request, on: .after, in: article)
    }
  }

  /// Adds up the fences of a request for one side; a fence without a side counts for both.
  init(of request: ChangeRequest, on side: Side, in article: Article) {
    var edited: Set<String> = []
    var added: Set<String> = []
    for snippet in request.snippets.lazy.map({ article.snippets[$0] })
    where snippet.role == .change && snippet.isShared(with: side) {
      let file = snippet.file ?? "one file"
      if snippet.language == .diff {
        if edited.insert(file).inserted { editedFiles.append(file) }
        editedLines += Self.changedLines(in: snippet.code)
      } else if added.insert(file).inserted {
        addedFiles.append(file)
      }
    }
  }

  /// Counts the lines of a patch that add or remove, without those that name its files.
  private static func changedLines(in patch: String) -> Int {
    var patch = patch
    return patch.withUTF8 { bytes in
      var count = 0
      var isLineStart = true
      for index in bytes.indices {
        let byte = bytes[index]
        if isLineStart, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
          let isFileName =
            bytes.count >= index + 4 && bytes[index + 1] == byte && bytes[index + 2] == byte
            && bytes[index + 3] == UInt8(ascii: " ")
          if !isFileName { count += 1 }
        }
        isLineStart = byte == UInt8(ascii: "\n")
      }
      return count
    }
  }
}
