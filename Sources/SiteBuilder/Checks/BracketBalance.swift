import CaseStudyModel
import CodeStructure

/// A token of code, with its place in the study.
struct PlacedToken {
  var text: String
  var position: SourcePosition
  /// Whether it comes from another file, whose regions follow their own rules.
  var isIncluded: Bool

  /// Returns the tokens of a block in a study, without the indentation of lines.
  static func tokens(of snippet: Snippet, in study: CaseStudy, language: Language? = .swift) -> [PlacedToken] {
    let code = CodeTokens(snippet.code, in: language)
    let places = BlockPlaces(snippet, in: study.article.source)
    return code.texts.enumerated().compactMap { index, text in
      if text.allSatisfy(\.isWhitespace) { return nil }
      return PlacedToken(
        text: text,
        // Code of several files is joined, so the places of included code are those of their fences.
        position: snippet.include == nil
          ? places.range(of: code.ranges[index]).start : SourcePosition(line: snippet.line),
        isIncluded: snippet.include != nil)
    }
  }
}

/// The brackets of some code that have no counterpart.
struct BracketBalance {
  /// The first closing bracket without an opening one.
  private(set) var closing: PlacedToken?
  /// The opening brackets without closing ones.
  private(set) var open: [PlacedToken] = []
  /// An opening bracket that a less indented line closes, so its own closing bracket is most likely missing.
  private var suspect: PlacedToken?

  private static let pairs = ["(": ")", "[": "]", "{": "}"]

  /// Finds unmatched brackets; none in code with conditional compilation, regular expressions or unclosed strings.
  init(_ tokens: [PlacedToken]) {
    if Self.hasCondition(tokens) || Self.hasPattern(tokens) || tokens.contains(where: \.isIncluded) { return }
    // An unclosed string may contain brackets.
    if tokens.contains(where: { Self.isOpen($0.text) }) { return }
    var margins: [Int: Int] = [:]
    var counts: [String: Int] = [:]
    for token in tokens {
      margins[token.position.line] = margins[token.position.line] ?? token.position.column
      if let closing = Self.pairs[token.text] {
        open.append(token)
        counts[closing, default: 0] += 1
      }
      guard Self.pairs.values.contains(token.text) else { continue }
      guard let last = open.last, counts[token.text, default: 0] > 0 else {
        closing = token
        return
      }
      // The last open bracket is inside the pair that this one closes, and has no counterpart.
      if Self.pairs[last.text] != token.text {
        suspect = suspect ?? last
        return
      }
      open.removeLast()
      counts[token.text, default: 0] -= 1
      let column = token.position.column
      if margins[token.position.line] == column, column < margins[last.position.line] ?? column, suspect == nil {
        suspect = last
      }
    }
  }

  private static func isOpen(_ text: String) -> Bool {
    // The parts of a template of JavaScript begin or end at its code.
    if text.first == "`" || text.first == "}" && text != "}" {
      return text == "`" || text.last != "`" && !text.hasSuffix("${")
    }
    guard let quote = text.first, quote == "\"" || quote == "'" else { return false }
    return text.count < 2 || text.last != quote
  }

  /// Returns the number of opening brackets minus that of closing ones, by closing bracket.
  private static func surplus(of tokens: [PlacedToken]) -> [String: Int] {
    tokens.reduce(into: [:]) { counts, token in
      if let closing = pairs[token.text] { counts[closing, default: 0] += 1 }
      if pairs.values.contains(token.text) { counts[token.text, default: 0] -= 1 }
    }
  }

  /// Returns the diagnostic of the first bracket without a counterpart.
  func fault(in study: CaseStudy, id: String) -> Diagnostic? {
    if let closing { return Self.fault(of: closing, in: study, id: id) }
    return open.last.map { Self.fault(of: suspect ?? $0, in: study, id: id) }
  }

  /// Returns the diagnostic of a diff that adds a bracket without a counterpart. Requires that no other diff of its
  /// request changes the file on the same side.
  static func fault(ofDiff diff: Snippet, of study: CaseStudy, id: String) -> Diagnostic? {
    guard diff.role == .change, SitePath.fileExtension(of: diff.file ?? "") == "swift",
      !diff.code.hasBytes(of: "\"\"\""), !diff.code.hasBytes(of: "/*")
    else { return nil }
    let added = PlacedToken.tokens(ofLinesMarkedBy: "+", in: diff, of: study)
    let removed = PlacedToken.tokens(ofLinesMarkedBy: "-", in: diff, of: study)
    if hasCondition(added + removed) || hasPattern(added) || hasPattern(removed) { return nil }
    let (new, old) = (surplus(of: added), surplus(of: removed))
    // Brackets of lines that are only removed or added belong to brackets of the file.
    guard let sign = pairs.values.sorted().first(where: { new[$0, default: 0] != old[$0, default: 0] }) else {
      return nil
    }
    let balance = BracketBalance(added)
    let candidates = (balance.closing.map { [$0] } ?? []) + balance.open.reversed()
    let isSurplus = new[sign, default: 0] > old[sign, default: 0]
    if let token = candidates.first(where: { isSurplus ? pairs[$0.text] == sign : $0.text == sign }) {
      return fault(of: token, in: study, id: id)
    }
    let opening = pairs.first { $0.value == sign }?.key ?? sign
    return (added.first ?? removed.first).map { token in
      Diagnostic(
        id, .warning, "Lines that a diff adds must open and close as many '\(opening)' as those that it removes",
        at: SourceRange(path: study.article.source, start: token.position),
        solutions: ["add the bracket that is missing"])
    }
  }

  /// Returns the indices of diffs that change the same file and side as another diff of their request: their brackets
  /// may be balanced only together.
  static func dividedDiffs(of study: CaseStudy) -> Set<Int> {
    let snippets = study.article.snippets
    return study.changeRequests.reduce(into: []) { divided, request in
      let diffs = request.snippets.filter { snippets[$0].language == .diff }
      for diffs in Dictionary(grouping: diffs, by: { snippets[$0].file }).values {
        let ofSide = Dictionary(grouping: diffs) { snippets[$0].side }.mapValues(\.count)
        divided.formUnion(
          diffs.filter { diff in
            // A diff without a side changes both.
            guard let side = snippets[diff].side else { return diffs.count > 1 }
            return ofSide[side, default: 0] + ofSide[nil, default: 0] > 1
          })
      }
    }
  }

  private static func fault(of token: PlacedToken, in study: CaseStudy, id: String) -> Diagnostic {
    let range = SourceRange(path: study.article.source, start: token.position, length: token.text.utf8.count)
    let sign = token.text
    guard let missing = pairs[sign] else {
      return Diagnostic(
        id, .warning, "A closing '\(sign)' must have an opening one", at: range,
        fixes: [Fix("remove it", [.init(range, with: "")], isSafe: false)])
    }
    return Diagnostic(
      id, .warning, "An opening '\(sign)' must be closed", at: range, solutions: ["add '\(missing)' where it ends"])
  }

  /// Returns whether code has conditions of the compiler, which may leave out half of the brackets.
  static func hasCondition(_ tokens: [PlacedToken]) -> Bool {
    tokens.contains { $0.text.hasPrefix("#if") }
      || zip(tokens, tokens.dropFirst()).contains { sign, word in sign.text == "#" && word.text == "if" }
  }

  /// Returns whether code may have a regular expression between slashes, whose brackets aren't part of the code's.
  private static func hasPattern(_ tokens: [PlacedToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { previous, slash in
      slash.text == "/" && ["(", ",", "=", ":", "[", "#"].contains(previous.text)
    }
  }
}

extension PlacedToken {
  /// Returns the tokens of the lines of a diff that have a mark.
  fileprivate static func tokens(ofLinesMarkedBy mark: Character, in diff: Snippet, of study: CaseStudy)
    -> [PlacedToken]
  {
    var block = diff
    block.code = diff.code.diffLines(markedBy: [mark])
    return tokens(of: block, in: study)
  }
}
