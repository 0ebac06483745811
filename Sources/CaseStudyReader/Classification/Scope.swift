import CaseStudyModel

/// A heading that applies at some point of the document, up to the next heading of its rank.
struct Scope {
  /// The reach of a scope: headings by level, then summaries of details, then lines that only name a principle, then
  /// paragraphs that begin a numbered example, then other bold lines, such as labels.
  enum Rank: Comparable {
    case heading(Int)
    case summary
    case principleLine
    case example
    case boldLine
  }

  var rank: Rank
  var text: String
  /// The index among the article's headings, for a real heading.
  var heading: Int?
  var side: Side?
  var principles: [Principle.ID]
  var isNeutral: Bool
  /// Whether it heads a section of change requests.
  var isChangeRequests: Bool
  /// A serial number that distinguishes scopes with the same text.
  var number: Int
}

/// The headings that apply while a document is read from top to bottom, outermost first.
struct ScopeStack {
  private(set) var scopes: [Scope] = []
  private var count = 0
  private let vocabulary: Vocabulary
  /// The index of the title's heading, which may name principles but no side.
  private let title: Int?
  private let headings: [Heading]
  private let sides: [Side?]

  init(_ outline: Outline, vocabulary: Vocabulary, title: Int?) {
    self.vocabulary = vocabulary
    self.title = title
    headings = outline.headings
    sides = HeadingSides(outline, vocabulary: vocabulary).sides
  }

  /// Ends all scopes.
  mutating func leaveAll() { scopes = [] }

  /// Reads an element and updates the stack if it is a heading of some kind.
  /// - Parameter item: the head of the list item that begins with the element and heads the code of a principle.
  mutating func read(_ element: Outline.Element, item: String? = nil) {
    if let item { return push(item, rank: .principleLine) }
    if case .paragraph = element.kind, vocabulary.sections.beginsExample(element.text) { pushExample() }
    switch element.kind {
    case .heading(let index): push(element.text, rank: .heading(headings[index].level), heading: index)
    case .summary: push(element.text, rank: .summary)
    case .detailsEnd: scopes.removeAll { $0.rank >= .summary }
    case .paragraph(let style) where style.isBold && element.text.count <= 120:
      // The wholly bold items of a list may be a table of contents.
      let isTitle = element.depth == 0 && PrincipleItems.head(of: element, style, vocabulary) != nil
      push(element.text, rank: isTitle ? .principleLine : .boldLine)
    case .paragraph(let style) where namesPrinciple(element, style): push(element.text, rank: .principleLine)
    default: break
    }
  }

  /// Returns whether a paragraph is only the name of a principle, as some documents write headings.
  private func namesPrinciple(_ element: Outline.Element, _ style: Outline.ParagraphStyle) -> Bool {
    // Items of a list are a table of contents. Text may follow a name without a blank line.
    guard element.depth == 0 else { return false }
    let text = element.text.firstLine
    guard text.utf8.count <= 200 else { return false }
    guard !vocabulary.principles.principles(in: text).isEmpty else { return false }
    if vocabulary.labels.isTitle(text) { return true }
    // The name in another language may follow in brackets.
    guard let lead = style.lead, vocabulary.labels.isTitle(lead) else { return false }
    let rest = text.dropFirst(lead.count).drop(while: \.isWhitespace)
    let bracket = rest.dropFirst().prefix { $0 != ")" }
    return rest.hasPrefix("(") && rest.count <= bracket.count + 3
  }

  private mutating func push(_ text: String, rank: Scope.Rank, heading: Int? = nil) {
    scopes.removeAll { $0.rank >= rank }
    count += 1
    scopes.append(
      Scope(
        rank: rank, text: text, heading: heading,
        side: side(of: text, heading),
        principles: vocabulary.principles.principles(in: text),
        isNeutral: vocabulary.labels.isNeutral(heading: text),
        isChangeRequests: heading != nil && vocabulary.sections.isChangeRequests(text), number: count))
  }

  /// Begins an example. Its text is usually a sentence rather than a title, so it names no side.
  private mutating func pushExample() {
    scopes.removeAll { $0.rank >= .example }
    count += 1
    scopes.append(
      Scope(
        rank: .example, text: "", side: nil, principles: [], isNeutral: false, isChangeRequests: false, number: count))
  }

  private func side(of text: String, _ heading: Int?) -> Side? {
    guard let heading else { return vocabulary.labels.side(ofHeading: text) }
    return heading == title ? nil : sides[heading]
  }

  /// The innermost scope that names a principle, apart from the document's title.
  var principleScope: Scope? {
    scopes.last { !$0.principles.isEmpty && ($0.heading == nil || $0.heading != title) }
  }
}
