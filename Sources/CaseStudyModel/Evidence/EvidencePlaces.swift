/// The lines of a study's blocks when its evidence was taken, so that evidence follows the blocks when prose moves
/// them.
public struct EvidencePlaces: Sendable, Equatable, Codable {
  /// The path of the study.
  public var source: String
  /// The first lines of the blocks that the evidence depends on, ascending.
  public var lines: [Int]

  public init(source: String, lines: [Int]) {
    self.source = source
    self.lines = lines
  }

  /// The places of a study's blocks.
  public init(of study: CaseStudy) {
    source = study.article.source
    let starts = study.article.snippets.filter(\.isInput).flatMap { snippet in
      // Of a fence that holds several blocks, each has a place of its own.
      snippet.codeLine == snippet.line + 1 ? [snippet.line] : [snippet.line, snippet.codeLine]
    }
    lines = Set(starts).sorted()
  }

  /// Returns the present line of a block's former line; a line before all blocks stays.
  func moved(_ line: Int, to new: EvidencePlaces) -> Int {
    var lower = 0
    var upper = lines.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if lines[middle] <= line { lower = middle + 1 } else { upper = middle }
    }
    guard lower > 0, lower <= new.lines.count else { return line }
    return new.lines[lower - 1] + line - lines[lower - 1]
  }

  /// Moves the lines that a text names behind the study's path, as in `Content/case-studies/x.md:318:9: error: …`.
  func moved(_ text: String, to new: EvidencePlaces) -> String {
    let parts = text.split(separator: "\(source):", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first else { return text }
    return parts.dropFirst().reduce(into: String(first)) { result, part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      result += "\(new.source):"
      // A number that no line has stays as it is: to count on from it could overflow.
      let line = digits.count < 10 ? Int(digits) : nil
      result += line.map { String(moved($0, to: new)) } ?? String(digits)
      result += part.dropFirst(digits.count)
    }
  }
}

extension Evidence {
  /// The evidence with the lines that the study's blocks have now.
  ///
  /// The study must have the inputs that the evidence is of: its blocks are then the same, and in the same order.
  /// - Returns: `nil` where the blocks can't be matched.
  public func moved(to study: CaseStudy) -> Evidence? {
    let new = EvidencePlaces(of: study)
    let old = places
    guard old.lines.count == new.lines.count, study.changeRequests.count >= requests.count else { return nil }
    var moved = self
    for index in requests.indices { moved.requests[index].line = study.changeRequests[index].line }
    if old == new { return moved }
    moved.places = new
    moved.warnings = warnings?.map { warning in
      var warning = warning
      warning.line = old.moved(warning.line, to: new)
      return warning
    }
    moved.sides = sides.map { side in
      guard var side else { return nil }
      side.runs = side.runs.map { $0.moved(from: old, to: new) }
      return side
    }
    moved.principles = principles.mapValues { principle in
      var principle = principle
      principle.transcript = principle.transcript.map { line in
        guard case .verbatim(let text) = line else { return line }
        return .verbatim(old.moved(text, to: new))
      }
      return principle
    }
    return moved
  }
}

extension RunEvidence {
  fileprivate func moved(from old: EvidencePlaces, to new: EvidencePlaces) -> RunEvidence {
    RunEvidence(kind: kind, line: old.moved(line, to: new), outcome: outcome, output: old.moved(output, to: new))
  }
}
