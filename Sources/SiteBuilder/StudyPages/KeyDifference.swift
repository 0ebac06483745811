import CaseStudyModel
import CodeDifference
import SourceTrees

/// The most telling part of a comparison: a hunk, cut to fit next to the results.
struct KeyDifference: Sendable, Equatable {
  let family: ComparedFamily
  /// The part of the hunk that is shown.
  let hunk: Hunk
  /// The whole hunk.
  let whole: Hunk

  /// The file of the hunk.
  var file: ComparedFile { family.file }

  /// The maximum number of lines to show of one side.
  static let lineLimit = 20

  /// Finds the hunk that the author names in the front matter, or else the one whose lines the change requests edit
  /// most; if there are several, the largest.
  /// - Returns: `nil` for a study whose sides share no changed file.
  init?(of study: CaseStudy) {
    guard let comparison = Comparison(of: study) else { return nil }
    let candidates = Self.families(of: comparison).flatMap { family in
      Hunks(family.file.difference).hunks.map { (family: family, file: family.file, hunk: $0) }
    }
    let named = NamedLines(study.article.frontMatter.key ?? "")
    let edits = named == nil ? BothSides { EditedLines(of: study, on: $0) } : nil
    let best = candidates.enumerated().max { left, right in
      let weights = [left, right].map { candidate -> (Int, Int, Int) in
        let (_, file, hunk) = candidate.element
        let size = hunk.insertedLineCount + hunk.removedLineCount
        if let named { return (named.overlap(with: hunk, of: file), size, -candidate.offset) }
        return (edits?.count(in: hunk, of: file) ?? 0, size, -candidate.offset)
      }
      return weights[0] < weights[1]
    }?.element
    guard let best else { return nil }
    family = best.family
    whole = best.hunk
    hunk = best.hunk.cut(to: Self.lineLimit, around: named?.lines)
  }

  /// Returns the files that both sides have in different versions, with their parts.
  static func families(of comparison: Comparison) -> [ComparedFamily] {
    ComparedFamily.families(of: comparison.files).filter { $0.file.onlySide == nil }
  }
}

/// The lines that the front matter names: `File.swift#L3-L12`, or a file alone.
struct NamedLines: Sendable, Equatable {
  var file: String
  /// The lines of the after side, counted from 0; `nil` for all.
  var lines: Range<Int>?

  /// - Parameter text: the value from the front matter. Fails for text in another form.
  init?(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1)
    guard let file = parts.first else { return nil }
    self.file = String(file)
    guard parts.count == 2 else { return }
    let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
    let numbers = ends.compactMap { Int($0.drop { $0 == "L" }) }
    guard ends.count <= 2, numbers.count == ends.count, let first = numbers.first, let last = numbers.last, first > 0,
      last >= first
    else { return nil }
    lines = first - 1..<last
  }

  /// Returns whether the file has the name on one of the sides.
  func names(_ file: ComparedFile) -> Bool { file.after?.file == self.file || file.before?.file == self.file }

  /// Counts the named lines that are in a hunk, and the hunk's file once.
  func overlap(with hunk: Hunk, of file: ComparedFile) -> Int {
    guard names(file) else { return 0 }
    return 1 + (lines.map { $0.clamped(to: hunk.after).count } ?? hunk.after.count)
  }
}

/// The lines of one side that the change requests of a study edit, with the number of requests.
private struct EditedLines {
  private var counts: [String: [Int: Int]] = [:]

  init(of study: CaseStudy, on side: Side) {
    let tree = SourceTree.of(study.article, on: side, in: .any).value
    for request in study.changeRequests {
      guard let patched = tree.applying(request, of: study.article, on: side).value else { continue }
      for edit in TreeChange(from: tree, to: patched).edits {
        let changes = LineDifference(
          before: LineText(tree.files[edit.path]?.text ?? ""), after: LineText(patched.files[edit.path]?.text ?? ""),
          by: .shortest
        ).changes
        // A pure insertion counts as an edit of the line that follows it.
        for line in changes.flatMap({ $0.before.isEmpty ? $0.before.lowerBound..<$0.before.lowerBound + 1 : $0.before })
        {
          counts[edit.path, default: [:]][line, default: 0] += 1
        }
      }
    }
  }

  func count(in lines: Range<Int>, of path: String) -> Int {
    counts[path]?.reduce(0) { lines.contains($1.key) ? $0 + $1.value : $0 } ?? 0
  }
}

extension BothSides where Value == EditedLines {
  fileprivate func count(in hunk: Hunk, of file: ComparedFile) -> Int {
    before.count(in: hunk.before, of: file.before?.file ?? "") + after.count(in: hunk.after, of: file.after?.file ?? "")
  }
}
