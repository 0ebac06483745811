import CaseStudyModel

/// Puts adjacent snippets of both sides into two columns: the code of one example, or the patches of one request.
struct SideBySide: Sendable {
  private let article: Article
  /// The indices of the examples that each snippet belongs to.
  private var examples: [Int: Set<Int>] = [:]
  private let roles: Set<SnippetRole>

  /// Creates the layout for snippets of some roles.
  init(_ study: CaseStudy, roles: Set<SnippetRole> = [.source, .change]) {
    article = study.article
    self.roles = roles
    for (index, example) in study.examples.enumerated() {
      for snippet in example.before + example.after { examples[snippet, default: []].insert(index) }
    }
  }

  /// Returns the segments of a part of the article's body, with adjacent sides in columns.
  func arranged(_ part: Range<Int>) -> [Segment] {
    let body = article.body[part]
    if examples.isEmpty { return Array(body) }
    var out: [Segment] = []
    var index = part.lowerBound
    var unpaired = UnpairedRun()
    while index < part.upperBound {
      guard case .snippet(let first) = body[index], isShown(first, .before),
        let (left, right) = neighbours(at: index, in: part, with: first, &unpaired)
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
  /// A run of before snippets without an after snippet after it, remembered so that the search isn't repeated for each
  /// of them.
  private struct UnpairedRun {
    var end = 0
    /// The examples that were searched for; `nil` for patches.
    var examples: Set<Set<Int>?> = []
  }

  /// Returns the before segments that start at an index, and the after segments that follow.
  private func neighbours(
    at index: Int, in part: Range<Int>, with first: Int, _ unpaired: inout UnpairedRun
  ) -> (left: Range<Int>, right: Range<Int>)? {
    let key = article.snippets[first].role == .change ? nil : examples[first]
    if index < unpaired.end, unpaired.examples.contains(key) { return nil }
    guard let left = run(from: index, in: part, of: .before, with: first) else { return nil }
    if let right = run(from: next(after: left.upperBound, in: part), in: part, of: .after, with: first) {
      return (left, right)
    }
    if unpaired.end != left.upperBound { unpaired = UnpairedRun(end: left.upperBound) }
    unpaired.examples.insert(key)
    return nil
  }

  /// Returns the segments of adjacent snippets of one side from an index on.
  private func run(from start: Int?, in part: Range<Int>, of side: Side, with first: Int) -> Range<Int>? {
    guard let start, case .snippet(let snippet) = article.body[start], isShown(snippet, side),
      shareExample(first, snippet)
    else { return nil }
    var end = start + 1
    while let following = next(after: end, in: part), case .snippet(let snippet) = article.body[following],
      isShown(snippet, side), shareExample(first, snippet)
    {
      end = following + 1
    }
    return start..<end
  }

  /// Returns the index of the next snippet if only labels and short text precede it.
  private func next(after start: Int, in part: Range<Int>) -> Int? {
    var textLength = 0
    for index in start..<part.upperBound {
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

  /// Moves the first snippet's label or heading from the output to the head of its column.
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
    case .info, .comment, .prose, .types, .order, .none: return []
    }
  }

  /// Finds the last heading of the before side if only labels and short text follow it.
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

  /// Returns whether a segment is code that is wider than a column.
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

  /// The number of bytes of text that adjacent snippets may have between them.
  private static let shortText = 240
}
