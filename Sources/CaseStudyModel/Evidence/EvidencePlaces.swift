/// The lines of a study's blocks at the time its evidence was taken. They let evidence follow the blocks when an edit
/// to the prose moves them.
public struct EvidencePlaces: Sendable, Equatable, Codable {
  /// The path of the study.
  public var source: String
  /// The first lines of the blocks that the evidence depends on, ascending.
  public var lines: [Int]

  public init(source: String, lines: [Int]) {
    self.source = source
    self.lines = lines
  }

  /// Collects the lines of a study's blocks.
  public init(of study: CaseStudy) {
    source = study.article.source
    let starts = study.article.snippets.filter(\.isInput).flatMap { snippet in
      // A fence can contain several blocks, so the fence's line alone doesn't identify a block.
      snippet.codeLine == snippet.line + 1 ? [snippet.line] : [snippet.line, snippet.codeLine]
    }
    lines = Set(starts).sorted()
  }

  /// Maps a former line to its present one: it moves with the last block that starts at or before it. A line before all
  /// blocks stays.
  func moved(_ line: Int, to new: EvidencePlaces) -> Int {
    let next = lines.partitioningIndex { $0 > line }
    guard next > 0, next <= new.lines.count else { return line }
    return new.lines[next - 1] + line - lines[next - 1]
  }

  /// Updates the line numbers that follow the study's path in a text, as in
  /// `Content/case-studies/x.md:318:9: error: …`.
  func moved(_ text: String, to new: EvidencePlaces) -> String {
    let parts = text.split(separator: "\(source):", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first else { return text }
    var result = String(first)
    var isStart = first.last.map(Self.isBeforePath) ?? true
    for part in parts.dropFirst() {
      if isStart {
        let digits = part.prefix { $0.isASCII && $0.isNumber }
        result += "\(new.source):"
        // A number too long for a line stays as it is, because adding to it could overflow.
        let line = digits.count < 10 ? Int(digits) : nil
        result += line.map { String(moved($0, to: new)) } ?? String(digits)
        result += part.dropFirst(digits.count)
      } else {
        result += "\(source):\(part)"
      }
      isStart = part.last.map(Self.isBeforePath) ?? false
    }
    return result
  }

  /// Returns whether a path can begin after a character; after others, as in `data.md`, it is the end of another path.
  private static func isBeforePath(_ character: Character) -> Bool {
    character.isWhitespace || "\"'`“‘„«([{<".contains(character)
  }
}

extension Evidence {
  /// Returns the evidence with the present lines of the study's blocks.
  ///
  /// The study's inputs must equal those of the evidence; it then has the same blocks in the same order.
  /// - Returns: `nil` if the numbers of blocks or requests don't match.
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
