import CaseStudyModel
import Mustache
import SourceTrees

/// The page of a study's steps.
struct StepsView: TemplateView {
  /// A step, or the code that the first one starts from.
  struct Part: TemplateView {
    var title: String
    var anchor: String
    /// The heading with its permalink.
    var heading: [UInt8]
    /// The text without the code of the sides.
    var text: [UInt8]
    /// The changed files, or those of the start.
    var code: [UInt8] = []
    /// The place among the steps, in words; empty for the start.
    var place = ""
    /// The numbers of files and lines, in words.
    var size = ""
    /// The state of the code; `nil` if it isn't known.
    var outcome: StepEvidence.Outcome?
    /// The outcome in words.
    var state: String?

    var values: [String: TemplateValue] {
      [
        "stepTitle": .text(title), "anchor": .text(anchor.percentEncodedPath), "id": .text(anchor),
        "heading": .html(heading), "text": .html(text), "code": .html(code), "place": .text(place), "size": .text(size),
        "outcome": .optional(outcome?.rawValue), "state": .optional(state),
      ]
    }
  }

  var start: Part
  /// The text between the section about the old design and the first step; `nil` if no heading names the new design.
  var introduction: Part?
  var steps: [Part]
  /// The text of the page's sections above the start.
  var opening: [UInt8]
  /// The text of the page's sections below the last step.
  var closing: [UInt8]

  /// - Parameter ranges: the segments of the article that the page has, some of which belong to no step.
  /// - Returns: `nil` for a study without steps.
  init?(_ study: CaseStudy, in ranges: [Range<Int>], in context: PageContext) {
    guard let steps = StudySteps(of: study) else { return nil }
    let texts = context.texts
    let changes = StepChanges(steps, of: study.article)
    var writer = StepsWriter(steps, changes, of: study, in: context)
    let sections = steps.sections
    let files = steps.start.files
    start = writer.part(sections.before)
    start.code = writer.startCode()
    start.size = texts.list(
      [("count.files", files.count), ("count.lines", files.values.reduce(0) { $0 + $1.lines.count })]
        .map { texts.text($0, ["count": .integer($1)]) })
    introduction = sections.introduction.map { writer.part($0) }
    let evidence = context.site.evidence[study.article.slug]
    self.steps = steps.steps.indices.map { index in
      let step = steps.steps[index]
      var part = writer.part(step.section)
      part.size = changes.size(ofStep: index, in: texts)
      part.place = texts.text("steps.place", ["number": .integer(index + 1), "count": .integer(steps.steps.count)])
      part.code = writer.code(ofStep: index, at: part.place)
      part.outcome = evidence?.outcome(of: step)
      part.state = part.outcome.map { $0.words(for: study, texts) }
      return part
    }
    let rest = Self.rest(of: ranges, without: sections)
    opening = writer.rest(rest.filter { $0.lowerBound < sections.before.segments.lowerBound })
    closing = writer.rest(rest.filter { $0.lowerBound > sections.before.segments.lowerBound })
  }

  /// Returns the segments that belong to no section.
  private static func rest(of ranges: [Range<Int>], without sections: StepSections) -> [Range<Int>] {
    let taken = ([sections.before, sections.introduction].compactMap { $0 } + sections.steps).map(\.segments)
    let rest = ranges.flatMap { range in range.filter { segment in !taken.contains { $0.contains(segment) } } }
    return RangeSet(rest.map { $0..<$0 + 1 }).ranges.map { $0 }
  }

  var values: [String: TemplateValue] {
    [
      "start": .view(start), "introduction": .view(introduction), "steps": .views(steps), "opening": .html(opening),
      "closing": .html(closing),
    ]
  }
}
