import CaseStudyModel

/// One line of a grammar: a key and the values after its colon.
struct GrammarEntry {
  /// The line's number, counted from 1.
  let line: Int
  /// The text before the colon; empty if there is no colon.
  let key: String
  /// The words after the colon.
  let values: [String]
  /// The column of the first non-blank character, counted from 1 in UTF-8 bytes.
  private let column: Int
  /// The columns of the values.
  private let valueColumns: [Int]
  /// Whether the line is empty or a comment.
  let isBlank: Bool

  /// Parses a line; one that starts with `#` is a comment.
  init(line: Int, text: Substring) {
    self.line = line
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.count == 2 ? parts[1].split(whereSeparator: { $0 == " " || $0 == "\t" }) : []
    func column(of place: Substring.Index) -> Int { text.utf8.distance(from: text.startIndex, to: place) + 1 }
    key = parts.count == 2 ? parts[0].filter { $0 != " " } : ""
    values = words.map(String.init)
    self.column = column(of: text.firstIndex { !$0.isWhitespace } ?? text.startIndex)
    valueColumns = words.map { column(of: $0.startIndex) }
    isBlank = text.first == "#" || text.allSatisfy(\.isWhitespace)
  }

  /// The distinct bytes of all values; duplicates would cost time at every position of a text.
  var bytes: [UInt8] { Set(values.flatMap { Array($0.utf8) }).sorted() }

  /// Returns an error located at the line's key, or at the value with index `value`.
  func failure(_ summary: Message, at value: Int? = nil) -> GrammarFailure {
    GrammarFailure(line: line, column: value.map { valueColumns[$0] } ?? column, summary: summary)
  }

  /// Throws unless the line has a key and at least one value.
  func requireKey() throws(GrammarFailure) {
    if key.isEmpty { throw failure("A grammar's line must have the form 'key: values'") }
    if values.isEmpty { throw failure("Key '\(key)' must have a value") }
  }

  /// The maximum length of a value in bytes, except for titles: lexers compare values at every position of a text.
  private static let longestValue = 200

  /// Throws if a value is longer than any plausible sign or word.
  func requireShortValues() throws(GrammarFailure) {
    guard key != "title", let place = values.firstIndex(where: { $0.utf8.count > Self.longestValue }) else { return }
    throw failure("A grammar's value must have at most \(Self.longestValue) bytes", at: place)
  }

  /// The keys whose values are lists of words.
  private static let listKeys: Set<String> = ["keywords", "types", "macros", "block-keywords", "line-keywords"]

  /// Throws if a list has commas, or if words are the value of a key that takes delimiters.
  func requireWords() throws(GrammarFailure) {
    let isList = key == "names" || Self.listKeys.contains(key)
    if isList, let place = values.firstIndex(where: { $0.count > 1 && ($0.last == "," || $0.last == ";") }) {
      throw failure("Words of '\(key)' must be separated by spaces, without commas", at: place)
    }
    if key == "name" || Self.listKeys.contains(key + "s"), values.allSatisfy({ $0.allSatisfy(\.isLetter) }) {
      throw failure("Key '\(key)' must have an opening and a closing delimiter; a list of words has the key '\(key)s'")
    }
  }

  /// Returns the class named by the key before `suffix`, or `nil` if it names none.
  func syntaxClass(suffix: String) -> SyntaxClass? {
    guard key.hasSuffix(suffix) else { return nil }
    let name = key.dropLast(suffix.count)
    return SyntaxClass.allCases.first { "\($0)" == name }
  }

  /// Parses a value that is one of two words.
  func flag(yes: String, no: String) throws(GrammarFailure) -> Bool {
    if values == [yes] { return true }
    if values == [no] { return false }
    throw failure("Key '\(key)' must be '\(yes)' or '\(no)'", at: 0)
  }

  /// Parses the role of tags in the language.
  func markupUse() throws(GrammarFailure) -> MarkupUse {
    switch values {
    case ["document"]: return .document
    case ["expression"]: return .expression
    default: throw failure("Key 'markup' must be 'document' or 'expression'", at: 0)
    }
  }

  /// Parses an opening, a closing and options into one rule for each prefix, and one without a prefix unless the option
  /// `prefixed` requires one.
  func regions(syntaxClass: SyntaxClass) throws(GrammarFailure) -> [RegionRule] {
    // An option in place of the closing delimiter would never end the text.
    guard values.count >= 2, !isOption(values[1]) else {
      if key == "comment", values.count == 1 {
        throw failure("Key 'comment' must have a closing delimiter after '\(values[0])', or the word 'line'")
      }
      throw failure("Key '\(key)' must have an opening and a closing delimiter")
    }
    let closing = values[1] == "line" ? [] : Array(values[1].utf8)
    var region = RegionRule(syntaxClass: syntaxClass, opening: Array(values[0].utf8), closing: closing)
    var prefixes: [[UInt8]] = []
    var prefixedOption: Int?
    for (index, option) in values.enumerated().dropFirst(2) {
      if let value = value(of: "prefixes", in: option) {
        prefixes += value.split(separator: ",").map { Array($0.utf8) }
      } else if option == "prefixed" {
        prefixedOption = index
      } else {
        try apply(option, at: index, to: &region)
      }
    }
    if let prefixedOption, prefixes.isEmpty {
      throw failure("Option 'prefixed' must come with 'prefixes='", at: prefixedOption)
    }
    return (prefixedOption == nil ? [[]] + prefixes : prefixes).map { prefix in
      var rule = region
      rule.opening = prefix + region.opening
      return rule
    }
  }

  /// Parses the openings of heredocs, which start with `<`, and the options of their text.
  func heredoc() throws(GrammarFailure) -> HeredocRule {
    var text = RegionRule(syntaxClass: .string, opening: [], closing: [], spansLines: true)
    var openings: [[UInt8]] = []
    for (index, value) in values.enumerated() {
      if value.first == "<" {
        openings.append(Array(value.utf8))
      } else {
        try apply(value, at: index, to: &text)
      }
    }
    if openings.isEmpty { throw failure("Key 'heredoc' must have an opening delimiter that starts with '<'", at: 0) }
    return HeredocRule(openings: openings.sorted { $0.count > $1.count }, text: text)
  }

  /// Returns whether a value is an option of a rule.
  private func isOption(_ text: String) -> Bool {
    var region = RegionRule(syntaxClass: .string, opening: [], closing: [])
    return value(of: "prefixes", in: text) != nil || (try? apply(text, at: 1, to: &region)) != nil
  }

  private func apply(_ option: String, at index: Int, to region: inout RegionRule) throws(GrammarFailure) {
    switch option {
    case "lines": region.spansLines = true
    case "nested": region.isNested = true
    case "balanced": region.isBalanced = true
    case "doubled": region.isDoubled = true
    case "tagged": region.isTagged = true
    case "single": region.isSingleSign = true
    case "argument": region.mayBeArgument = true
    case "margin": region.condition = .margin
    case "line-start": region.condition = .lineStart
    case "after-blank": region.condition = .afterBlank
    case "apart": region.condition = .apart
    case "pattern":
      region.isPattern = true
      region.condition = .expression
    default:
      if let byte = value(of: "escape", in: option)?.utf8.first {
        region.escape = byte
      } else if let byte = value(of: "name", in: option)?.utf8.first {
        region.namePrefix = byte
        region.nameSigns = Array(option.utf8.dropFirst(6))
      } else if let byte = value(of: "fence", in: option)?.utf8.first {
        region.fence = byte
      } else if let code = value(of: "code", in: option)?.split(separator: "|"), code.count == 2,
        let closing = code[1].utf8.first
      {
        region.code.append((Array(code[0].utf8), closing))
      } else {
        throw failure("Option '\(option)' isn't known in grammars", at: index)
      }
    }
  }

  private func value(of name: String, in option: String) -> Substring? {
    option.hasPrefix(name + "=") ? option.dropFirst(name.count + 1) : nil
  }
}

/// An error in a grammar file.
public struct GrammarFailure: Error, Sendable, Equatable {
  /// The line's number, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes.
  public var column: Int
  /// The violated rule.
  public var summary: Message

  /// Creates an error at a line of a grammar.
  public init(line: Int, column: Int = 1, summary: Message) {
    self.line = line
    self.column = column
    self.summary = summary
  }
}
