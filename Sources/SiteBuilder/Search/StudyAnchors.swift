import CaseStudyModel
import SourceTrees

/// The addresses of a study's headings and lines, relative to the study's own: the one place that knows on which of
/// its pages each is.
struct StudyAnchors {
  /// The prefixes of the lines' anchors in a comparison, by side and file.
  private var prefixes: [Side: [String: String]] = [:]
  private let snippets: [Snippet]

  /// Names the lines as `Comparison` does, without comparing anything.
  init(of study: CaseStudy) {
    snippets = study.article.snippets
    let designs = Set(study.examples.map(\.before).filter { !$0.isEmpty })
    let (before, after) = (files(on: .before), files(on: .after))
    let isExchange = before.count == 1 && after.count == 1 && before != after
    guard designs.count == 1, !before.isEmpty, !after.isEmpty, !isExchange else { return }
    var anchors = LineAnchors()
    for file in after { prefixes[.after, default: [:]][file] = anchors.name(for: file) }
    for file in before { prefixes[.before, default: [:]][file] = anchors.name(for: file, suffix: "-before") }
  }

  /// Returns the address of a heading.
  func heading(_ heading: Heading) -> String { "#" + heading.anchor.percentEncodedPath }

  /// Returns the start of the address of each line in a block's file, to which the line's number is added; or the
  /// address of the block, which ends with a space.
  func lines(of snippet: Int, on side: Side) -> String {
    if Self.isCompared(snippets[snippet], on: side), let prefix = prefixes[side]?[snippets[snippet].file ?? ""] {
      return "#" + prefix.percentEncodedPath + "-L"
    }
    return "#L\(snippets[snippet].codeLine) "
  }

  /// Returns the named files of a side in the order of their first blocks.
  private func files(on side: Side) -> [String] {
    var known: Set<String> = []
    return snippets.filter { Self.isCompared($0, on: side) }.compactMap(\.file).filter { known.insert($0).inserted }
  }

  private static func isCompared(_ snippet: Snippet, on side: Side) -> Bool {
    snippet.role == .source && snippet.expectedFailure == nil && snippet.isCode(of: .any, on: side)
  }
}
