import CaseStudyModel

/// The sections of an article that are read in steps: the code before, and each change to it.
///
/// The headings directly below After are steps if after code is below them. The front matter's `steps` replaces them
/// by the headings that it names. A step ends where the next one starts; the last one ends with the section After.
package struct StepSections: Sendable, Equatable {
  /// A heading, and the segments below it.
  package struct Section: Sendable, Equatable {
    /// The index of the heading among the article's headings.
    package var heading: Int
    /// The indices of the segments in the article's body, from the heading on.
    package var segments: Range<Int>
  }

  /// The section about the old design.
  package let before: Section
  /// The section about the new design up to its first step; `nil` if no heading names it.
  package let introduction: Section?
  /// The steps, in reading order; at least two, and at most `NamedStep.limit`.
  package let steps: [Section]

  /// Finds the sections.
  /// - Returns: `nil` for a study with fewer than two steps, more than `NamedStep.limit`, or several sections about the
  ///   new design.
  package init?(of study: CaseStudy) {
    self.init(of: study.article)
    if steps.count > NamedStep.limit { return nil }
  }

  /// Returns the number of steps of a study that has too many, and the heading of the first surplus one.
  package static func surplus(of study: CaseStudy) -> (count: Int, first: Heading)? {
    guard let sections = StepSections(of: study.article), sections.steps.count > NamedStep.limit else { return nil }
    return (sections.steps.count, study.article.headings[sections.steps[NamedStep.limit].heading])
  }

  private init?(of article: Article) {
    let headings = HeadingPlaces(of: article)
    guard let before = headings.sections(of: .before).first, headings.sections(of: .after).count < 2 else { return nil }
    let after = headings.sections(of: .after).first
    let named = Self.namedHeadings(of: article).filter { headings.places[$0] != nil }
    guard let first = named.first ?? after?.heading else { return nil }
    let level = article.headings[first].level
    let end = after?.segments.upperBound ?? headings.end(of: named.last ?? first)
    var starts = named
    if starts.isEmpty, let after {
      let below = article.headings.indices.filter { index in
        article.headings[index].level == level + 1 && headings.places[index].map(after.segments.contains) == true
      }
      starts = below.filter { Self.hasAfterCode(headings.segments(of: $0), in: article) }
    }
    guard starts.count > 1 else { return nil }
    let places = starts.compactMap { headings.places[$0] }
    steps = zip(starts, zip(places, places.dropFirst() + [max(end, headings.end(of: starts[starts.count - 1]))])).map {
      Section(heading: $0, segments: $1.0..<$1.1)
    }
    self.before = before
    introduction = after.flatMap { after in
      let start = after.segments.lowerBound
      return places[0] > start ? Section(heading: after.heading, segments: start..<places[0]) : nil
    }
  }

  /// Returns the headings that the front matter names, in reading order.
  private static func namedHeadings(of article: Article) -> [Int] {
    let names = Set(article.frontMatter.steps.map(\.heading))
    return names.isEmpty ? [] : article.headings.indices.filter { article.headings[$0].isNamed(in: names) }
  }

  private static func hasAfterCode(_ segments: Range<Int>, in article: Article) -> Bool {
    article.body[segments].contains { segment in
      if case .snippet(let index) = segment { article.snippets[index].isTreeCode(on: .after) } else { false }
    }
  }
}

extension Heading {
  /// Returns whether a list has the heading's anchor or text.
  package func isNamed(in names: Set<String>) -> Bool { names.contains(anchor) || names.contains(text) }
}

extension Snippet {
  /// Returns whether the code is part of the files of a side, in any language.
  package func isTreeCode(on side: Side) -> Bool {
    role == .source && expectedFailure == nil && isCode(of: .any, on: side)
  }
}

/// The places of an article's headings among the segments of its body.
private struct HeadingPlaces {
  private let article: Article
  /// The index of the segment that starts each top-level heading.
  private(set) var places: [Int: Int] = [:]

  init(of article: Article) {
    self.article = article
    for (place, segment) in article.body.enumerated() {
      if case .headingStart(let heading) = segment, article.headings[heading].isTopLevel { places[heading] = place }
    }
  }

  /// Returns the sections under headings that name a side, without those within another one.
  func sections(of side: Side) -> [StepSections.Section] {
    article.headings.indices.filter { article.headings[$0].side == side }.reduce(into: []) { sections, heading in
      guard let place = places[heading], sections.last?.segments.contains(place) != true else { return }
      sections.append(StepSections.Section(heading: heading, segments: segments(of: heading)))
    }
  }

  /// Returns the segments of a heading's section, with its subsections.
  func segments(of heading: Int) -> Range<Int> {
    let start = places[heading] ?? article.body.count
    return start..<max(start, end(of: heading))
  }

  /// Returns the index of the segment that follows a heading's section.
  func end(of heading: Int) -> Int {
    let level = article.headings[heading].level
    let next = article.headings.indices.dropFirst(heading + 1).first {
      article.headings[$0].level <= level && places[$0] != nil
    }
    return next.flatMap { places[$0] } ?? article.body.count
  }
}
