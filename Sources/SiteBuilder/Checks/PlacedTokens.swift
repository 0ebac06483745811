import CaseStudyModel
import CodeStructure

/// The tokens of a block of code, with the place of each in its study.
struct PlacedTokens {
  /// The tokens.
  let texts: [String]
  /// The block.
  let snippet: Snippet
  /// The index of each opening bracket's closing one. Found in one pass, because thousands may be nested.
  private let ends: [Int: Int]
  private let code: CodeTokens
  private let places: BlockPlaces
  private let path: String

  init(_ snippet: Snippet, of study: CaseStudy) {
    code = CodeTokens(snippet.code, in: snippet.language)
    texts = code.texts
    ends = Self.ends(ofBracketsIn: texts)
    self.snippet = snippet
    path = study.article.source
    places = BlockPlaces(snippet, in: path)
  }

  /// Reads the tokens of the code that a diff adds, and of the unchanged lines around it.
  init(addedBy diff: Snippet, of study: CaseStudy) {
    var block = diff
    block.code = diff.code.diffLines(markedBy: ["+", " "])
    block.language = .swift
    self.init(block, of: study)
  }

  /// Whether places are within the block; the code of an included file is elsewhere.
  var isWritten: Bool { snippet.include == nil }

  /// Returns the token at an index; an empty text outside the block.
  subscript(index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  /// Returns the line of a token within the block, counted from 1.
  func line(of index: Int) -> Int { code.lines[index] }

  /// Returns the code of some tokens as it is written.
  func text(of tokens: Range<Int>) -> String {
    byteRange(of: tokens) == nil ? "" : code.text(of: ClosedRange(tokens))
  }

  /// Returns the place of some tokens of one line, or of the first of several lines.
  func place(of tokens: Range<Int>) -> SourceRange {
    guard let range = byteRange(of: tokens) else { return SourceRange(path: path, line: snippet.line) }
    let line = code.lines[tokens.lowerBound]
    let place = places.range(of: range)
    return line == code.lines[tokens.upperBound - 1] ? place : SourceRange(path: place.path, start: place.start)
  }

  /// Returns the place of a token.
  func place(ofToken index: Int) -> SourceRange { place(of: index..<(index + 1)) }

  /// Returns the place between a token and the one before it.
  func place(before token: Int) -> SourceRange {
    let place = place(ofToken: token)
    return SourceRange(path: place.path, start: place.start)
  }

  /// Returns whether no white space is between a token and the next one.
  func isJoined(_ token: Int) -> Bool { code.isJoined(token) }

  /// Returns the index of the bracket that closes the one at an index.
  func end(ofBracketAt index: Int) -> Int? {
    guard texts.indices.contains(index), texts.nesting(at: index) > 0
    else { return texts.end(ofBracketAt: index, within: Self.longest) }
    return ends[index].flatMap { $0 - index < Self.longest ? $0 : nil }
  }

  private static func ends(ofBracketsIn texts: [String]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, text) in texts.enumerated() {
      switch text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let opening = open.popLast() { ends[opening] = index }
      default: break
      }
    }
    return ends
  }

  /// Returns the index of the bracket that the one at an index closes.
  func start(ofBracketAt index: Int) -> Int? { start(from: index, excess: 0) }

  /// Returns the index of the opening bracket around a token.
  func start(ofBracketsAround index: Int) -> Int? { start(from: index - 1, excess: 1) }

  /// Searches backward from a token for the first bracket at which there are `goal` more opening than closing ones.
  private func start(from index: Int, excess goal: Int) -> Int? {
    var depth = 0
    return stride(from: index, through: max(0, index - Self.longest), by: -1).first { place in
      depth += texts.nesting(at: place)
      return depth == goal && (goal > 0 || texts.nesting(at: place) > 0)
    }
  }

  /// Returns the arguments between brackets, without a closure after them; `nil` if the brackets aren't closed.
  /// - Parameter index: the index of the opening bracket.
  func arguments(ofBracketAt index: Int) -> [CallArgument]? {
    guard end(ofBracketAt: index) != nil else { return nil }
    return texts.arguments(ofBracketAt: index, within: Self.longest)
  }

  /// Returns the tokens of each parameter between a function's brackets; `nil` if the brackets aren't closed.
  /// - Parameter index: the index of the opening bracket.
  func parameters(ofBracketAt index: Int) -> [Range<Int>]? {
    guard end(ofBracketAt: index) != nil else { return nil }
    return texts.parts(ofBracketAt: index, hasGenericTypes: true, within: Self.longest)
  }

  /// Returns the index of the first `=` outside of brackets that assigns a value and isn't part of an operator.
  func assignment(in tokens: Range<Int>) -> Int? {
    var depth = 0
    return tokens.first { index in
      depth += texts.nesting(at: index)
      // Each character of an operator is a token.
      return depth == 0 && texts[index] == "=" && !(isJoined(index) && isOperator(index + 1))
        && !(isJoined(index - 1) && isOperator(index - 1))
    }
  }

  /// Returns whether a value is a condition with an operator outside of brackets, such as `==`, `>=`, `&&` or `!`.
  func hasComparison(_ tokens: Range<Int>) -> Bool {
    if self[tokens.lowerBound] == "!" { return true }
    var depth = 0
    return tokens.dropLast().contains { index in
      depth += texts.nesting(at: index)
      guard depth == 0, isJoined(index) else { return false }
      return ["==", "!=", "<=", ">=", "&&", "||"].contains(self[index] + self[index + 1])
    }
  }

  /// Returns the values on both sides of the first `==` or `===` outside of brackets; `nil` if there is none, or if
  /// `&&`, `||` or `?` may join it with other conditions.
  func equality(in tokens: Range<Int>) -> (left: Range<Int>, right: Range<Int>)? {
    var depth = 0
    let sign = tokens.dropLast().first { index in
      depth += texts.nesting(at: index)
      return depth == 0 && self[index] == "=" && self[index + 1] == "=" && isJoined(index)
    }
    guard let sign, !tokens.contains(where: { ["&", "|", "?"].contains(self[$0]) }) else { return nil }
    let end = sign + (self[sign + 2] == "=" ? 3 : 2)
    return end < tokens.upperBound ? (tokens.lowerBound..<sign, end..<tokens.upperBound) : nil
  }

  /// Returns whether a token begins its line without indentation.
  func startsLine(_ index: Int) -> Bool {
    isWritten && texts.indices.contains(index) && places.column(ofByte: code.ranges[index].lowerBound) == 1
  }

  /// Returns whether a token is a character of an operator.
  func isOperator(_ index: Int) -> Bool {
    !self[index].isEmpty && self[index].allSatisfy { "=!<>+-*/%&|^~?.".contains($0) }
  }

  private func byteRange(of tokens: Range<Int>) -> Range<Int>? {
    guard !tokens.isEmpty, texts.indices.contains(tokens.upperBound - 1) else { return nil }
    return code.ranges[tokens.lowerBound].lowerBound..<code.ranges[tokens.upperBound - 1].upperBound
  }

  /// The maximum number of tokens between brackets.
  private static let longest = 2000
}
