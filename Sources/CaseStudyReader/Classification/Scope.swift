import CaseStudyModel

/// A heading in force at a place of the document: all code up to the next one of its rank stands below it.
struct Scope {
  /// How far a scope reaches: headings by their level, then the summary of details, then lines in bold.
  enum Rank: Comparable {
    case heading(Int)
    case summary
    case boldLine
  }

  var rank: Rank
  var text: String
  /// The index among the article's headings, where it is one.
  var heading: Int?
  var side: Side?
  var principles: [Principle.ID]
  var isNeutral: Bool
  /// Whether it is the heading of a section of change requests.
  var isChangeRequests: Bool
  /// The number of the place, so that two scopes with the same text are told apart.
  var number: Int
}

/// The headings in force while a document is read from top to bottom, the outermost first.
struct ScopeStack {
  private(set) var scopes: [Scope] = []
  private var count = 0
  private let vocabulary: Vocabulary
  /// The index of the heading that is the document's title; it names principles, but no side.
  private let title: Int?

  init(vocabulary: Vocabulary, title: Int?) {
    self.vocabulary = vocabulary
    self.title = title
  }

  /// Takes in an element that may be a heading of some kind.
  mutating func read(_ element: Outline.Element) {
    switch element.kind {
    case .heading(let index): push(element.text, rank: .heading(levels[index] ?? 6), heading: index)
    case .summary: push(element.text, rank: .summary)
    case .detailsEnd: scopes.removeAll { $0.rank >= .summary }
    case .paragraph(let style) where style.isBold && element.text.count <= 120:
      push(element.text, rank: .boldLine)
    default: break
    }
  }

  /// The levels of the headings by their index.
  var levels: [Int: Int] = [:]

  private mutating func push(_ text: String, rank: Scope.Rank, heading: Int? = nil) {
    scopes.removeAll { $0.rank >= rank }
    count += 1
    scopes.append(
      Scope(
        rank: rank, text: text, heading: heading,
        side: heading != nil && heading == title ? nil : vocabulary.labels.side(ofHeading: text),
        principles: vocabulary.principles.principles(in: text),
        isNeutral: vocabulary.labels.isNeutral(heading: text),
        isChangeRequests: heading != nil && vocabulary.sections.isChangeRequests(text), number: count))
  }

  /// The innermost scope that names a principle, the document's title set aside.
  var principleScope: Scope? {
    scopes.last { !$0.principles.isEmpty && ($0.heading == nil || $0.heading != title) }
  }
}
