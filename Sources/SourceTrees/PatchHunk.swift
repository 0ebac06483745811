import CaseStudyModel

/// One change of a patch: consecutive lines, old and new.
package struct PatchHunk: Sendable, Equatable {
  /// A line of a hunk.
  package enum Line: Sendable, Equatable {
    /// An unchanged line, without its mark.
    case context(String)
    /// An empty line: context that lost its space, or a separator at a hunk's end.
    case blank
    /// A line of the old file alone, without its mark.
    case removed(String)
    /// A line of the new file alone, without its mark.
    case added(SourceLine)
  }

  /// The number within its fence, counted from 1.
  package var number: Int
  /// The lines in order.
  package var lines: [Line] = []
  /// The places of the old lines in the study, after their marks; `nil` for lines of an included file.
  var oldPlaces: [SourcePosition?] = []

  /// The lines that the file must contain, in order.
  var oldLines: [String] {
    lines.compactMap { line in
      switch line {
      case .context(let text), .removed(let text): text
      case .blank: ""
      case .added: nil
      }
    }
  }

  /// The lines that the file contains after the change, in order.
  var newLines: [String] {
    lines.compactMap { line in
      switch line {
      case .context(let text): text
      case .blank: ""
      case .removed: nil
      case .added(let line): line.text
      }
    }
  }

  /// Whether each of the new lines is an added one.
  var areNewLinesAdded: [Bool] {
    lines.compactMap { line in
      switch line {
      case .context, .blank: false
      case .removed: nil
      case .added: true
      }
    }
  }

  /// Returns the new lines in place of the old; unchanged lines keep their origin.
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
