/// One change of a patch: consecutive lines as they are, and as they become.
struct PatchHunk: Sendable, Equatable {
  /// A line of a hunk.
  enum Line: Sendable, Equatable {
    /// A line that stays, without its mark.
    case context(String)
    /// An empty line: one of context that lost its space, or none at all where it only divides.
    case blank
    case removed(String)
    case added(SourceLine)
  }

  /// The number within its fence, counted from 1.
  var number: Int
  var lines: [Line] = []

  /// The lines that the file must hold, in order.
  var oldLines: [String] {
    lines.compactMap { line in
      switch line {
      case .context(let text), .removed(let text): text
      case .blank: ""
      case .added: nil
      }
    }
  }

  /// Puts the hunk in place of its old lines; lines that stay keep where they were written.
  func replacement(of old: ArraySlice<SourceLine>) -> [SourceLine] {
    var kept: [SourceLine] = []
    var next = old.startIndex
    for line in lines {
      switch line {
      case .context, .blank:
        kept.append(old[next])
        next += 1
      case .removed: next += 1
      case .added(let line): kept.append(line)
      }
    }
    return kept
  }
}
