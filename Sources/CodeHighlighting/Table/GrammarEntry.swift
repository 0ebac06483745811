import CaseStudyModel

/// One line of a grammar: a key and the values after its colon.
struct GrammarEntry {
  /// The line's number, counted from 1.
  let line: Int
  /// What stands before the colon, or nothing where there is none.
  let key: String
  /// The words after the colon.
  let values: [String]
  /// The column of the first sign of the line that is no blank, counted from 1 in UTF-8 bytes.
  private let column: Int
  /// The columns of the values.
  private let valueColumns: [Int]
  /// Whether the line is empty or a comment.
  let isBlank: Bool

  /// Divides `text`; a line that starts with `#` is a comment.
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

  /// The bytes of all values, each once, as a text may have to be held against each of them at every place.
  var bytes: [UInt8] { Set(values.flatMap { Array($0.utf8) }).sorted() }

  /// Makes an error of this line, at its key or at the value with the index `value`.
  func failure(_ summary: String, at value: Int? = nil) -> GrammarFailure {
    GrammarFailure(line: line, column: value.map { valueColumns[$0] } ?? column, summary: summary)
  }

  /// Throws unless the line has a key and a value.
  func requireKey() throws(GrammarFailure) {
    if key.isEmpty { throw failure("A grammar's line has the form 'key: values'") }
    if values.isEmpty { throw failure("Key '\(key)' needs a value") }
  }

  /// The longest value but for names, in bytes: a text may have to be held against it at every place.
  private static let longestValue = 200

  /// Throws where a value is longer than any sign or word of a language.
  func requireShortValues() throws(GrammarFailure) {
    guard key != "title", let place = values.firstIndex(where: { $0.utf8.count > Self.longestValue }) else { return }
    throw failure("A grammar's value has at most \(Self.longestValue) bytes", at: place)
  }

  /// The class that the key names before `suffix`, or nil where it doesn't.
  func syntaxClass(suffix: String) -> SyntaxClass? {
    guard key.hasSuffix(suffix) else { return nil }
    let name = key.dropLast(suffix.count)
    return SyntaxClass.allCases.first { "\($0)" == name }
  }

  /// Reads a value that is one of two words.
  func flag(yes: String, no: String) throws(GrammarFailure) -> Bool {
    if values == [yes] { return true }
    if values == [no] { return false }
    throw failure("Key '\(key)' is either '\(yes)' or '\(no)'", at: 0)
  }

  /// Reads how tags are a part of the language.
  func markupUse() throws(GrammarFailure) -> MarkupUse {
    switch values {
    case ["document"]: return .document
    case ["expression"]: return .expression
    default: throw failure("Key 'markup' is either 'document' or 'expression'", at: 0)
    }
  }

  /// Reads an opening, a closing and options; prefixes make a rule each.
  func regions(syntaxClass: SyntaxClass) throws(GrammarFailure) -> [RegionRule] {
    guard values.count >= 2 else { throw failure("Key '\(key)' needs an opening and a closing") }
    let closing = values[1] == "line" ? [] : Array(values[1].utf8)
    var region = RegionRule(syntaxClass: syntaxClass, opening: Array(values[0].utf8), closing: closing)
    var prefixes: [[UInt8]] = []
    var prefixed: Int?
    for (index, option) in values.enumerated().dropFirst(2) {
      if let value = value(of: "prefixes", in: option) {
        prefixes += value.split(separator: ",").map { Array($0.utf8) }
      } else if option == "prefixed" {
        prefixed = index
      } else {
        try apply(option, at: index, to: &region)
      }
    }
    if let prefixed, prefixes.isEmpty { throw failure("Option 'prefixed' needs an option 'prefixes='", at: prefixed) }
    return (prefixed == nil ? [[]] + prefixes : prefixes).map { prefix in
      var prefixed = region
      prefixed.opening = prefix + region.opening
      return prefixed
    }
  }

  /// Reads openings and options.
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
    if openings.isEmpty { throw failure("Key 'heredoc' needs an opening that starts with '<'", at: 0) }
    return HeredocRule(openings: openings.sorted { $0.count > $1.count }, text: text)
  }

  private func apply(_ option: String, at index: Int, to region: inout RegionRule) throws(GrammarFailure) {
    switch option {
    case "lines": region.spansLines = true
    case "nested": region.isNested = true
    case "doubled": region.isDoubled = true
    case "tagged": region.isTagged = true
    case "single": region.isSingleSign = true
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
        throw failure("Option '\(option)' isn't defined for grammars", at: index)
      }
    }
  }

  private func value(of name: String, in option: String) -> Substring? {
    option.hasPrefix(name + "=") ? option.dropFirst(name.count + 1) : nil
  }
}
