import CaseStudyModel

/// The layout of neighbours of both sides, designs of one point or patches of one request: they stand side by side.
struct SideBySide: Sendable {
  private let article: Article
  /// The examples that each snippet is part of, as indices.
  private var examples: [Int: Set<Int>] = [:]
  private let roles: Set<SnippetRole>

  /// Creates the layout for code of some roles.
  init(_ study: CaseStudy, roles: Set<SnippetRole> = [.source, .change]) {
    article = study.article
    self.roles = roles
    for (index, example) in study.examples.enumerated() {
      for snippet in example.before + example.after { examples[snippet, default: []].insert(index) }
    }
  }

  /// Returns the article's body from a place on, with the neighbours of both sides put into columns.
  func arranged(from start: Int = 0) -> [Segment] {
    let body = article.body
    if examples.isEmpty { return Array(body[start...]) }
    var out: [Segment] = []
    var index = start
    var lonely = LonelyRun()
    while index < body.count {
      guard case .snippet(let first) = body[index], isShown(first, .before),
        let (left, right) = neighbours(at: index, with: first, &lonely)
      else {
        out.append(body[index])
        index += 1
        continue
      }
      let lead = takeLead(of: first, from: &out)
      let isWide = (body[left] + body[right]).contains(where: needsWidth)
      out.append(.html("<div class=\"sides\(isWide ? " wide" : "")\"><div class=\"side\"><div class=\"lead\">"))
      out += lead
      out.append(.html("</div><div class=\"code\">"))
      out += body[left]
      out.append(.html("</div></div><div class=\"side\"><div class=\"lead\">"))
      out += body[left.upperBound..<right.lowerBound]
      out.append(.html("</div><div class=\"code\">"))
      out += body[right]
      out.append(.html("</div></div></div>\n"))
      index = right.upperBound
    }
    return out
  }
}

extension SideBySide {
  /// Neighbours of one side without any of the other, which have not to be looked through again for each of them.
  private struct LonelyRun {
    var end = 0
    /// The examples of those that were looked through for; `nil` for patches.
    var examples: Set<Set<Int>?> = []
  }

  /// Returns the segments of the old design that begin at a place, and those of the new one that follow.
  private func neighbours(
    at index: Int, with first: Int, _ lonely: inout LonelyRun
  ) -> (left: Range<Int>, right: Range<Int>)? {
    let key = article.snippets[first].role == .change ? nil : examples[first]
    if index < lonely.end, lonely.examples.contains(key) { return nil }
    guard let left = run(from: index, of: .before, with: first) else { return nil }
    if let right = run(from: next(after: left.upperBound), of: .after, with: first) { return (left, right) }
    if lonely.end != left.upperBound { lonely = LonelyRun(end: left.upperBound) }
    lonely.examples.insert(key)
    return nil
  }

  /// Returns the segments of neighbouring snippets of one side from a place on.
  private func run(from start: Int?, of side: Side, with first: Int) -> Range<Int>? {
    guard let start, case .snippet(let snippet) = article.body[start], isShown(snippet, side),
      shareExample(first, snippet)
    else { return nil }
    var end = start + 1
    while let following = next(after: end), case .snippet(let snippet) = article.body[following],
      isShown(snippet, side), shareExample(first, snippet)
    {
      end = following + 1
    }
    return start..<end
  }

  /// Returns the place of the next snippet where nothing but labels and a short paragraph stands before it.
  private func next(after start: Int) -> Int? {
    var textLength = 0
    for index in start..<article.body.count {
      switch article.body[index] {
      case .html(let text):
        guard let length = InlineText.length(of: text) else { return nil }
        textLength += length
        if textLength > Self.shortText { return nil }
      case .headingStart(let heading): if article.headings[heading].side == nil { return nil }
      case .headingEnd: continue
      case .snippet: return index
      case .linkStart, .image: return nil
      }
    }
    return nil
  }

  /// Takes the label or the heading of the first snippet back from what was written, to head its column.
  private func takeLead(of first: Int, from out: inout [Segment]) -> [Segment] {
    switch article.snippets[first].sideSource {
    case .label:
      guard case .html(let text)? = out.last, let start = InlineText.startOfLastParagraph(in: text) else { return [] }
      out[out.count - 1] = .html(String(text[..<start]))
      return [.html(String(text[start...]))]
    case .heading:
      guard let start = startOfLead(in: out) else { return [] }
      let lead = Array(out[start...])
      out.removeSubrange(start...)
      return lead
    case .info, .comment, .prose, .order, .none: return []
    }
  }

  /// Finds the last heading of the old design, where nothing but labels and short text stands behind it.
  private func startOfLead(in out: [Segment]) -> Int? {
    for index in out.indices.reversed() {
      switch out[index] {
      case .headingStart(let heading): if article.headings[heading].side == .before { return index }
      case .headingEnd: continue
      case .html(let text): if InlineText.length(of: text) == nil { return nil }
      case .linkStart, .image, .snippet: return nil
      }
    }
    return nil
  }

  /// Tells whether a segment is code with lines that need more room than half of the text part.
  private func needsWidth(_ segment: Segment) -> Bool {
    if case .snippet(let index) = segment { return article.snippets[index].isWider(than: Snippet.pairColumns) }
    return false
  }

  private func isShown(_ index: Int, _ side: Side) -> Bool {
    let snippet = article.snippets[index]
    return snippet.side == side && roles.contains(snippet.role) && !snippet.isHidden
  }

  private func shareExample(_ left: Int, _ right: Int) -> Bool {
    let roles = [left, right].map { article.snippets[$0].role }
    if roles.contains(.change) { return roles[0] == roles[1] }
    guard let leftExamples = examples[left], let rightExamples = examples[right] else { return false }
    return !leftExamples.isDisjoint(with: rightExamples)
  }

  /// The bytes of text that may stand between two snippets that are still neighbours.
  private static let shortText = 240
}
