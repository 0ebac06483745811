import CaseStudyModel
import SourceTrees

/// Writes the text and the code of a study's steps.
struct StepsWriter: Sendable {
  private let article: Article
  private let context: PageContext
  private let steps: StudySteps
  private let changes: StepChanges
  private var renderer: ArticleRenderer
  private let plan: HeadingPlan

  init(_ steps: StudySteps, _ changes: StepChanges, of study: CaseStudy, in context: PageContext) {
    self.steps = steps
    self.changes = changes
    self.context = context
    article = study.article
    renderer = ArticleRenderer(study.article, context: context, lineAnchors: changes.lineAnchors)
    plan = renderer.plan
  }

  /// Returns a section's heading, at level 2, and its text without the code of the sides.
  mutating func part(_ section: StepSections.Section) -> StepsView.Part {
    renderer.plan = plan.raising(section.heading)
    let segments = article.body[section.segments]
    let end = segments.firstIndex(of: .headingEnd(section.heading)).map { $0 + 1 } ?? segments.startIndex
    var heading: [UInt8] = []
    var text: [UInt8] = []
    renderer.write(Array(segments[..<end]), into: &heading)
    // No state of the tree contains a block that a later one of the section replaces, so the text must show it.
    let replaced = article.replacedSnippets(
      among: segments.compactMap { if case .snippet(let index) = $0 { index } else { nil } })
    renderer.write(segments[end...].filter { isOutsideTrees($0, except: replaced) }, into: &text)
    let title = article.headings[section.heading]
    return StepsView.Part(title: title.text, anchor: title.anchor, heading: heading, text: text)
  }

  /// Returns text that belongs to no step, without the code of the sides.
  mutating func rest(_ ranges: [Range<Int>]) -> [UInt8] {
    renderer.plan = plan
    var out: [UInt8] = []
    for range in ranges { renderer.write(article.body[range].filter { isOutsideTrees($0) }, into: &out) }
    return out
  }

  /// The number of lines that are shown before the first step, next to its text.
  private static let shownLines = 60

  /// Returns the files before the first step: the ones that fit next to its text, and the others folded, because the
  /// steps show changed files anyway.
  func startCode() -> [UInt8] {
    var out: [UInt8] = []
    var room = Self.shownLines
    for var file in steps.start.namedFiles(of: article) where !out.exceedsPageLimit {
      if file.lineCount <= room {
        file.isHidden = false
        room -= file.lineCount
      }
      context.snippets.write(file, label: file.file ?? "", into: &out)
    }
    return out
  }

  /// Returns the files that a step changes, with their differences.
  /// - Parameter place: the place among the steps, in words.
  func code(ofStep index: Int, at place: String) -> [UInt8] {
    var out: [UInt8] = []
    ComparisonWriter(snippets: context.snippets, place: place).writeChanges(of: changes.files[index], into: &out)
    return out
  }

  /// Returns whether a segment isn't a block of a side, which the page shows as a change.
  private func isOutsideTrees(_ segment: Segment, except kept: Set<Int> = []) -> Bool {
    guard case .snippet(let index) = segment, !kept.contains(index) else { return true }
    return !Side.allCases.contains(where: article.snippets[index].isTreeCode)
  }
}
