import CodeStructure

/// The code of a contract with other literals in its clauses: equal ones stay equal, and all but one way keep different
/// ones different.
///
/// A clause that promises nothing about the literals themselves holds for these as well, so conformers that keep the
/// same promises still agree: either all of them keep it, or none does.
struct ReplacedLiterals: Sendable {
  /// A way to replace literals.
  enum Way: Sendable, CaseIterable {
    /// Texts get longer, and all begin and end alike: a conformer that looks at only a part of a text mistakes them for
    /// each other.
    case longerTexts
    /// Numbers are multiplied: sums and order stay, but numbers exceed limits and have equal remainders.
    case multipliedNumbers
    /// Numbers are subtracted from a large one: the order is reversed.
    case mirroredNumbers
    /// Numbers, and those with a decimal point, are multiplied so that none is exact in single precision.
    case preciseNumbers
    /// The ends of ranges, and equal numbers, are multiplied: loops fill a small store.
    case longerRanges
    /// Texts differ in case only and contain marks that often separate texts; numbers are negative, except in clauses
    /// that compare sizes.
    case awkwardValues
    /// All texts are equal, and all numbers are zero, except in clauses that compare sizes: a conformer that keeps
    /// equal values once, or takes zero for nothing, loses them.
    case equalValues
    /// All texts are empty: a conformer that joins texts and divides them again may lose them.
    case emptyTexts
    /// Each Latin letter gets an accent of its own: a conformer that counts bytes or scalars in place of letters cuts
    /// texts elsewhere.
    case accentedTexts

    /// Whether conformers that trap are counted: a sum or product of precise numbers may overflow, and not every honest
    /// conformer has a use for negative numbers or zero.
    var countsTraps: Bool { self != .preciseNumbers && !concernsRepairs }

    /// Whether only conformers count that broke a clause before, or that are new: a contract needn't say what happens
    /// to unusual values, but code that is written to repair a conformer shouldn't lose them.
    var concernsRepairs: Bool { [.awkwardValues, .equalValues, .emptyTexts, .accentedTexts].contains(self) }
  }

  private static let (start, end) = ("Another name of ", " in the renamed clauses")
  /// Divisible by all numbers up to 12, by 64 and by 1,000: products have no remainder by a usual number of places.
  private static let factor = 5_544_000
  /// As divisible as `factor`, but without its powers of two it still has 25 bits, one more than a `Float` has.
  private static let preciseFactor = 5_544_000 * 221
  /// A prime larger than the places of usual small stores.
  private static let rangeFactor = 67
  /// The number from which mirrored ones are subtracted.
  private static let mirror = 1_000_000
  /// The letters whose case tells awkward texts apart: all of them have the same letters and length.
  private static let letters = "unmistakably"
  /// The marks that often separate texts, and other characters that careless code loses.
  private static let marks = [", ; : | / . = & # % é 🙂\\t", "\\n"]
  private static let equalText = "the same"

  var way: Way

  /// Returns the code with its literals replaced, except the names of clauses, texts with escapes or interpolations,
  /// empty ones, zeros, and numbers that count or are places; `nil` if there is none to replace.
  func replaced(_ code: String) -> String? {
    let read = CodeTokens(code, in: .swift)
    let tokens = read.texts
    let starts = ContractProgram.clauseStarts(in: tokens)
    guard let first = starts.first else { return nil }
    let names = Set(starts.map { $0 + 2 })
    let ends = Set(tokens.indices.filter { $0 > first && Self.isEnd($0, in: tokens) }.map { tokens[$0] })
    let texts = way == .awkwardValues ? Self.awkwardTexts(for: tokens[first...], besides: names) : [:]
    let fixed = way.concernsRepairs ? Self.fixedPlaces(in: tokens, starts) : []
    let replaced = read.replacing { index, token in
      guard index > first, !names.contains(index) else { return nil }
      if way == .awkwardValues, Self.isText(token) { return texts[token] }
      if way == .equalValues, Self.isText(token) { return "\"\(Self.equalText)\"" }
      if way == .emptyTexts { return Self.isText(token) ? "\"\"" : nil }
      if way == .accentedTexts { return Self.isText(token) ? Self.accented(token) : nil }
      return fixed.contains(index) ? nil : replacement(at: index, in: tokens, ends)
    }
    return replaced == code ? nil : replaced
  }

  /// Returns a text with a combining accent after each of its letters, which stay one letter each.
  private static func accented(_ text: String) -> String {
    String(text.flatMap { $0.isASCII && $0.isLetter ? "\($0)\u{301}" : "\($0)" })
  }

  /// Returns whether a token is a text of one line that isn't empty, without escapes and interpolations.
  static func isText(_ token: String) -> Bool {
    token.count > 2 && token.first == "\"" && !token.hasPrefix("\"\"") && !token.contains("\\")
  }

  /// Returns a text for each of the texts in the clauses, in the same order, that differ in case only; none if there
  /// are too many.
  private static func awkwardTexts(for tokens: ArraySlice<String>, besides names: Set<Int>) -> [String: String] {
    let texts = Set(tokens.indices.filter { !names.contains($0) && isText(tokens[$0]) }.map { tokens[$0] }).sorted()
    guard texts.count < 1 << letters.count else { return [:] }
    // A line of text has no line break by definition.
    let aboutLines = tokens.contains { !$0.hasPrefix("\"") && $0.lowercased().contains("line") }
    let end = aboutLines ? marks[0] : marks.joined()
    let pairs = texts.enumerated().map { number, text in
      let cased = letters.enumerated().map { place, letter in
        // Capitals precede small letters, so the first letter is the highest digit of the text's number.
        number >> (letters.count - 1 - place) & 1 == 0 ? letter.uppercased() : "\(letter)"
      }
      return (text, "\" \(cased.joined())\(end) \"")
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the places of numbers that stay as they are: those in clauses that compare sizes, and so don't ask for
  /// exact values, and those that are also positions in the same clause.
  private static func fixedPlaces(in tokens: [String], _ starts: [Int]) -> Set<Int> {
    zip(starts, starts.dropFirst() + [tokens.endIndex]).reduce(into: []) { fixed, ends in
      let clause = ends.0..<ends.1
      let comparesSizes = clause.contains { index in
        tokens[index] == "<" && tokens[index - 1] != "." || tokens[index] == ">" && tokens[index - 1] != "-"
      }
      let positions = Set(
        clause.dropFirst(2).filter { tokens[$0 - 1] == ":" && tokens[$0 - 2] == "at" }.map { tokens[$0] })
      fixed.formUnion(clause.filter { comparesSizes || positions.contains(tokens[$0]) })
    }
  }

  /// - Parameter ends: the ends of the ranges in the clauses.
  private func replacement(at index: Int, in tokens: [String], _ ends: Set<String>) -> String? {
    let token = tokens[index]
    if way == .longerRanges {
      let isReplaced = ends.contains(token) && (Self.isEnd(index, in: tokens) || !Self.isPlace(index, in: tokens))
      return isReplaced ? Int(token).map { "\($0 * Self.rangeFactor)" } : nil
    }
    if way == .longerTexts {
      guard Self.isText(token) else { return nil }
      return "\"\(Self.start)\(token.dropFirst().dropLast())\(Self.end)\""
    }
    if way == .preciseNumbers, let decimal = Self.preciseDecimal(at: index, in: tokens) { return decimal }
    guard let number = Int(token.filter { $0 != "_" }), number > 0, !Self.isPlace(index, in: tokens) else { return nil }
    if way == .awkwardValues { return tokens[index - 1] == "-" ? nil : "(-\(number))" }
    if way == .equalValues { return "0" }
    if way == .mirroredNumbers { return number < Self.mirror ? "\(Self.mirror - number)" : nil }
    let (product, isTooLarge) = number.multipliedReportingOverflow(
      by: way == .preciseNumbers ? Self.preciseFactor : Self.factor)
    return isTooLarge ? nil : "\(product)"
  }

  /// Returns the replacement of a part of a number with a decimal point; `nil` for another token, and for a number
  /// whose product isn't whole.
  private static func preciseDecimal(at index: Int, in tokens: [String]) -> String? {
    func digits(_ distance: Int) -> String? {
      let token = tokens.indices.contains(index + distance) ? tokens[index + distance] : ""
      return !token.isEmpty && token.allSatisfy(\.isNumber) ? token : nil
    }
    func whole(_ integer: String, _ fraction: String) -> Int? {
      let scale = (0..<min(fraction.count, 18)).reduce(1) { scale, _ in scale * 10 }
      guard preciseFactor % scale == 0, let digits = Int(integer + fraction) else { return nil }
      let (product, isTooLarge) = digits.multipliedReportingOverflow(by: preciseFactor / scale)
      return isTooLarge ? nil : product
    }
    guard let part = digits(0) else { return nil }
    if tokens.indices.contains(index + 1), tokens[index + 1] == ".", let fraction = digits(2) {
      return whole(part, fraction).map { "\($0)" }
    }
    guard index > 0, tokens[index - 1] == ".", let integer = digits(-2) else { return nil }
    return whole(integer, part).map { _ in "0" }
  }

  /// Returns whether a number of at most three digits is the end of a range that isn't a subscript.
  static func isEnd(_ index: Int, in tokens: [String]) -> Bool {
    guard index > 4, tokens[index].count < 4, let number = Int(tokens[index]), number > 1 else { return false }
    let isRange = ["<", "."].contains(tokens[index - 1]) && tokens[index - 2] == "." && tokens[index - 3] == "."
    return isRange && tokens[index - 5] != "["
  }

  /// Returns whether a number is the end of a range, a part of another number, in the brackets of a subscript, or the
  /// argument `at`: it then says where or how often, and isn't a value.
  static func isPlace(_ index: Int, in tokens: [String]) -> Bool {
    func token(_ distance: Int) -> String {
      tokens.indices.contains(index + distance) ? tokens[index + distance] : ""
    }
    if token(1) == "." || token(-1) == "." || token(-1) == "<" && token(-2) == "." { return true }
    if token(-1) == ":" { return token(-2) == "at" }
    guard token(-1) == "[", let last = token(-2).last else { return false }
    return last == ")" || last == "]" || last.isLetterOrNumber && !["return", "in"].contains(token(-2))
  }
}
