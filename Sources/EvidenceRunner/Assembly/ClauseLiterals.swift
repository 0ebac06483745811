/// The literals in a contract's clauses, and in the constants and functions before them that the clauses use.
struct ClauseLiterals {
  let tokens: [String]
  /// The token that begins the first clause.
  private let first: Int
  /// The tokens before the first clause in the values of global and static properties, in the raw values of enums, and
  /// in functions that make or take values (`computedValues`).
  private let constants: Set<Int>
  /// The tokens that are names of clauses.
  let names: Set<Int>
  private let starts: [Int]
  /// The names of constants that say where or how often, such as the ends of ranges.
  private let namesOfPlaces: Set<String>

  /// - Returns: `nil` if the code has no clauses.
  init?(_ tokens: [String]) {
    self.tokens = tokens
    starts = ContractProgram.clauseStarts(in: tokens)
    guard let first = starts.first else { return nil }
    self.first = first
    constants = Self.valuesOfConstants(in: tokens[..<first]).union(Self.computedValues(in: tokens, before: first))
    names = Set(starts.map { $0 + 2 })
    namesOfPlaces = Set(
      tokens.indices.filter { index in
        guard index > 2, tokens[index].first?.isLetter == true else { return false }
        let isEnd = ["<", "."].contains(tokens[index - 1]) && tokens[index - 2] == "." && tokens[index - 3] == "."
        return isEnd || tokens[index - 1] != "." && Self.isPlace(index, in: tokens[...index])
      }.map { tokens[$0] })
  }

  /// Returns whether a token is in the clauses or in a constant, and isn't the name of a clause.
  func contain(_ index: Int) -> Bool { (index > first || constants.contains(index)) && !names.contains(index) }

  /// Returns the number of the clause with a token, counted from 1; 0 for a token before the first one.
  func part(of index: Int) -> Int { starts.partitioningIndex { $0 > index } }

  private static func valuesOfConstants(in tokens: ArraySlice<String>) -> Set<Int> {
    var (found, depth): (Set<Int>, Int) = ([], 0)
    for index in tokens.indices {
      depth += tokens.nesting(at: index)
      let isProperty =
        ["let", "var"].contains(tokens[index]) && (depth == 0 || index > 0 && tokens[index - 1] == "static")
      guard isProperty || isRawValue(index, in: tokens) else { continue }
      var inner = 0
      // The next declaration, a closure, or the end of the type.
      let value = tokens[(index + 1)...].indices.prefix { place in
        inner += tokens.nesting(at: place)
        return inner >= 0 && !endsOfValues.contains(tokens[place])
      }
      found.formUnion(value)
    }
    return found
  }

  /// Returns whether a token begins the case of an enum with a raw value.
  private static func isRawValue(_ index: Int, in tokens: ArraySlice<String>) -> Bool {
    guard tokens[index] == "case", index + 2 < tokens.endIndex, tokens[index + 2] == "=" else { return false }
    return index == 0 || !["if", "guard", "while", "for", ","].contains(tokens[index - 1])
  }

  /// Returns the tokens of the code that the clauses use to compute values: of computed properties, closures that are
  /// constants, and functions that return a value without having a parameter, or that have one of a type of the study,
  /// such as a conformer. Other functions may have limits of time.
  private static func computedValues(in tokens: [String], before first: Int) -> Set<Int> {
    let used = Set(tokens[first...])
    var (found, depth): (Set<Int>, Int) = ([], 0)
    for index in 0..<first {
      depth += tokens.nesting(at: index)
      guard depth == 0 || index > 0 && tokens[index - 1] == "static", index + 3 < first,
        used.contains(tokens[index + 1])
      else { continue }
      let head = tokens[(index + 2)..<first].prefix { $0 != "{" && !beginnings.contains($0) }
      let returns = zip(head, head.dropFirst()).contains { $0 == "-" && $1 == ">" }
      let isComputed =
        switch tokens[index] {
        case "func": head.starts(with: ["(", ")"]) ? returns : head.contains(where: isTypeOfStudy)
        case "let", "var": head.last == "=" || head.first == ":" && !head.contains("=")
        default: false
        }
      guard isComputed, head.endIndex < first, tokens[head.endIndex] == "{",
        let end = tokens.end(ofBracketAt: head.endIndex), end < first
      else { continue }
      found.formUnion(head.endIndex...end)
    }
    return found
  }

  /// Returns whether a word names a type that the standard library doesn't declare.
  private static func isTypeOfStudy(_ word: String) -> Bool {
    word.first?.isUppercase == true && !standardTypes.contains(word)
  }

  private static let standardTypes: Set = [
    "Any", "Array", "Bool", "Character", "Date", "Dictionary", "Double", "Duration", "Float", "Int", "Never",
    "Optional", "Sendable", "Set", "String", "TimeInterval", "UInt", "Void",
  ]

  /// The words that begin declarations.
  private static let beginnings: Set = [
    "actor", "class", "enum", "extension", "func", "import", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  private static let endsOfValues: Set = [
    "@", "{", ";", "actor", "case", "class", "enum", "extension", "fileprivate", "final", "func", "import", "init",
    "internal", "let", "nonisolated", "package", "private", "protocol", "public", "static", "struct", "subscript",
    "typealias", "var",
  ]

  /// The ends of the ranges in the clauses.
  var endsOfRanges: Set<String> {
    Set(tokens.indices.filter { $0 > first && Self.isEnd($0, in: tokens) }.map { tokens[$0] })
  }

  /// The places of numbers that unusual values don't replace: those in clauses that compare sizes, and so don't check
  /// exact values, those that are also positions in the same clause, and constants, such as time limits.
  var fixedNumbers: Set<Int> {
    zip(starts, starts.dropFirst() + [tokens.endIndex]).reduce(into: constants) { fixed, ends in
      let clause = ends.0..<ends.1
      let comparesSizes = clause.contains { index in
        tokens[index] == "<" && tokens[index - 1] != "." || tokens[index] == ">" && tokens[index - 1] != "-"
      }
      let positions = Set(
        clause.dropFirst(2).filter { tokens[$0 - 1] == ":" && tokens[$0 - 2] == "at" }.map { tokens[$0] })
      fixed.formUnion(clause.filter { comparesSizes || positions.contains(tokens[$0]) })
    }
  }

  /// Returns the value of a token that is a positive integer and not a position; `nil` for any other token.
  func number(at index: Int) -> Int? {
    guard let number = Int(tokens[index].filter { $0 != "_" }), number > 0, !Self.isPlace(index, in: tokens[...]),
      !isConstantOfPlaces(index)
    else { return nil }
    return number
  }

  /// Returns whether a number is the value of a constant that says where or how often, with or without its type.
  private func isConstantOfPlaces(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1] == "=" else { return false }
    let hasType = index > 3 && tokens[index - 3] == ":"
    return namesOfPlaces.contains(tokens[index - (hasType ? 4 : 2)])
  }

  /// Returns whether a token is a text of one line that isn't empty, without escapes and interpolations.
  static func isText(_ token: String) -> Bool {
    token.count > 2 && token.first == "\"" && !token.hasPrefix("\"\"") && !token.contains("\\")
  }

  /// Returns whether a number of at most three digits is the end of a range that isn't a subscript.
  static func isEnd(_ index: Int, in tokens: [String]) -> Bool {
    guard index > 4, tokens[index].count < 4, let number = Int(tokens[index]), number > 1 else { return false }
    let isRange = ["<", "."].contains(tokens[index - 1]) && tokens[index - 2] == "." && tokens[index - 3] == "."
    return isRange && tokens[index - 5] != "["
  }

  /// Returns whether a number is the end of a range, a part of another number, in the brackets of a subscript, the
  /// argument `at`, or that of a closure's parameter such as `$1`: it then says where or how often, and isn't a value.
  static func isPlace(_ index: Int, in tokens: ArraySlice<String>) -> Bool {
    func token(_ distance: Int) -> String {
      tokens.indices.contains(index + distance) ? tokens[index + distance] : ""
    }
    if token(1) == "." || [".", "$"].contains(token(-1)) || token(-1) == "<" && token(-2) == "." { return true }
    if token(-1) == ":" { return token(-2) == "at" }
    guard token(-1) == "[", let last = token(-2).last else { return false }
    return last == ")" || last == "]" || last.isLetterOrNumber && !["return", "in"].contains(token(-2))
  }
}
