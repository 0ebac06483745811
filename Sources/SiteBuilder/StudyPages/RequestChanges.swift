import CaseStudyModel
import SourceTrees

/// The files that a change request changes on each side.
struct RequestChanges: Sendable, Equatable {
  /// The changed files of each side; `nil` for a side without a change.
  let sides: BothSides<[ComparedFile]?>

  /// Applies the patches of a request to the bases of both sides.
  /// - Parameter names: the names of the lines' anchors on the page.
  /// - Returns: `nil` if a patch can't be applied.
  init?(_ request: ChangeRequest, of study: CaseStudy, from bases: BothSides<SourceTree>, _ names: inout LineAnchors) {
    var sides = BothSides<[ComparedFile]?>(before: nil, after: nil)
    for side in Side.allCases {
      let base = bases[side]
      let applied = base.applying(request, of: study.article, on: side)
      guard applied.diagnostics.isEmpty else { return nil }
      guard let patched = applied.value else { continue }
      let kept = Set(patched.files.filter { path, file in base.files[path]?.hasSameText(as: file) == true }.keys)
      let changed = [base, patched].map { $0.without(kept.contains).namedFiles(of: study.article) }
      let new = Self.newFiles(of: patched, from: base, request, study.article)
      // The page shows the lines that the result counts.
      sides[side] = Comparison.compared(changed[0], changed[1] + new, &names, by: .shortest)
    }
    self.sides = sides
  }

  /// Returns the files that only the patched tree has, each as one snippet with the path of its file.
  private static func newFiles(
    of patched: SourceTree, from base: SourceTree, _ request: ChangeRequest, _ article: Article
  ) -> [Snippet] {
    let named = request.snippets.compactMap { index in article.snippets[index].file.map { ($0, index) } }
    let blocks = Dictionary(named) { first, _ in first }
    return patched.files.filter { base.files[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { path, file in
      guard var snippet = blocks[path].map({ article.snippets[$0] }) else { return nil }
      snippet.code = file.text
      snippet.stressedLines = []
      return snippet
    }
  }
}

/// The parts of a change request: its text, its tests and its patches, each shown in its own place.
struct RequestParts {
  /// The segments of the text.
  private(set) var text: [Segment] = []
  /// The segments of tests and drivers.
  private(set) var tests: [Segment] = []
  /// The segments of patches and new files.
  private(set) var patches: [Segment] = []

  /// Divides the segments of a request's section.
  init(_ body: ArraySlice<Segment>, of article: Article) {
    for segment in body {
      guard case .snippet(let index) = segment else {
        text.append(segment)
        continue
      }
      switch article.snippets[index].role {
      case .test, .driver, .fake: tests.append(segment)
      case .change: patches.append(segment)
      default: text.append(segment)
      }
    }
  }
}
