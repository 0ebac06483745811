import CodeStructure

/// A way to replace the literals in a contract's clauses, and in the constants and functions that they use.
///
/// Equal literals stay equal, and in all but one of the ways, different ones stay different. A clause that promises
/// nothing about the literals themselves must hold for the replacements too, so conformers that keep the same promises
/// still agree: either all of them keep it, or none does.
struct ReplacedLiterals: Sendable {
  /// Returns the text in place of a token; `nil` to leave it.
  typealias Replacement = (_ index: Int, _ token: String) -> String?

  let name: String
  /// Whether the values are unusual. Then only new conformers count, and those that broke a clause before: a contract
  /// needn't say what happens to unusual values, but a repair shouldn't lose them.
  var isUnusual = false
  /// Whether conformers that trap are counted. Not every honest conformer has a use for unusual values.
  var countsTraps = true
  /// The ways to try in the clauses whose types have no room for the numbers of this one.
  var milder: [ReplacedLiterals] = []
  /// Returns the replacement of the tokens that the literals contain.
  fileprivate let replacement: @Sendable (ClauseLiterals) -> Replacement

  /// Returns the code with its literals replaced, except the names of clauses, strings that are empty or have escapes
  /// or interpolations, zeros, counts and positions; `nil` if there is nothing to replace.
  /// - Parameter parts: the numbers of the clauses that change, counted from 1, and 0 for the code before them; `nil`
  ///   for all.
  @Sendable func replaced(_ code: String, in parts: Set<Int>? = nil) -> String? {
    let read = CodeTokens(code, in: .swift)
    guard let literals = ClauseLiterals(read.texts) else { return nil }
    let replacement = replacement(literals)
    let replaced = read.replacing { index, token in
      let isChosen = literals.contain(index) && parts?.contains(literals.part(of: index)) ?? true
      return isChosen ? replacement(index, token) : nil
    }
    return replaced == code ? nil : replaced
  }

  /// Every way to replace literals.
  static let all = [
    longerTexts, growingTexts, shrinkingTexts, multipliedNumbers, mirroredNumbers, preciseNumbers, longerRanges,
    awkwardValues, equalValues, emptyTexts, accentedTexts,
  ]
}

extension ReplacedLiterals {
  /// Texts get longer, and all begin and end alike: a conformer that looks at only a part of a text mistakes them for
  /// each other.
  static let longerTexts = ReplacedLiterals(name: "longer texts") { _ in
    { _, token in
      guard ClauseLiterals.isText(token) else { return nil }
      return "\"Another name of \(token.dropFirst().dropLast()) in the renamed clauses\""
    }
  }

  /// Each text is the beginning of the next one: a conformer that compares beginnings mistakes them for each other.
  static let growingTexts = ReplacedLiterals(name: "growing texts") { literals in
    let texts = nestedTexts(distinctTexts(in: literals))
    return { _, token in texts[token] }
  }

  /// The same in the reverse order: of the texts in a clause, later ones are shorter, and begin those before them.
  static let shrinkingTexts = ReplacedLiterals(name: "shrinking texts") { literals in
    let texts = nestedTexts(distinctTexts(in: literals).reversed())
    return { _, token in texts[token] }
  }

  /// Numbers are multiplied: sums and order stay correct, but numbers exceed limits and have equal remainders.
  static let multipliedNumbers = ReplacedLiterals(name: "multiplied numbers", milder: [tripledNumbers]) { literals in
    { index, _ in literals.number(at: index).flatMap { product($0, factor) } }
  }

  /// Numbers are multiplied by a factor for which a byte has room.
  static let tripledNumbers = ReplacedLiterals(name: "tripled numbers") { literals in
    { index, _ in literals.number(at: index).flatMap { product($0, 3) } }
  }

  /// Numbers are subtracted from a large one: the order is reversed.
  static let mirroredNumbers = ReplacedLiterals(name: "mirrored numbers") { literals in
    { index, _ in literals.number(at: index).flatMap { $0 < mirror ? "\(mirror - $0)" : nil } }
  }

  /// Numbers, and those with a decimal point, are multiplied so that none is exact in single precision. A sum or
  /// product of them may overflow.
  static let preciseNumbers = ReplacedLiterals(name: "precise numbers", countsTraps: false) { literals in
    { index, _ in
      preciseDecimal(at: index, in: literals.tokens)
        ?? literals.number(at: index).flatMap { product($0, preciseFactor) }
    }
  }

  /// The ends of ranges, and equal numbers, are multiplied: loops fill a small store.
  static let longerRanges = ReplacedLiterals(name: "longer ranges") { literals in
    let (tokens, ends) = (literals.tokens, literals.endsOfRanges)
    return { index, token in
      let isReplaced =
        ends.contains(token)
        && (ClauseLiterals.isEnd(index, in: tokens) || !ClauseLiterals.isPlace(index, in: tokens[...]))
      return isReplaced ? Int(token).map { "\($0 * rangeFactor)" } : nil
    }
  }

  /// Texts differ in case only and contain marks that often separate texts; numbers are negative, except in clauses
  /// that compare sizes.
  static let awkwardValues = unusual("awkward values") { literals in
    let (texts, fixed) = (awkwardTexts(in: literals), literals.fixedNumbers)
    return { index, token in
      if ClauseLiterals.isText(token) { return texts[token] }
      guard !fixed.contains(index), let number = literals.number(at: index) else { return nil }
      return literals.tokens[index - 1] == "-" ? nil : "(-\(number))"
    }
  }

  /// All texts are equal, and all numbers are zero, except in clauses that compare sizes: a conformer that drops
  /// duplicates, or treats zero as nothing, loses them.
  static let equalValues = unusual("equal values") { literals in
    let fixed = literals.fixedNumbers
    return { index, token in
      if ClauseLiterals.isText(token) { return "\"the same\"" }
      return fixed.contains(index) ? nil : literals.number(at: index).map { _ in "0" }
    }
  }

  /// All texts are empty: a conformer that joins texts and divides them again may lose them.
  static let emptyTexts = unusual("empty texts") { _ in { _, token in ClauseLiterals.isText(token) ? "\"\"" : nil } }

  /// Each Latin letter gets an accent of its own, and stays one letter: a conformer that counts bytes or scalars in
  /// place of letters cuts texts elsewhere.
  static let accentedTexts = unusual("accented texts") { _ in
    { _, token in
      guard ClauseLiterals.isText(token) else { return nil }
      return String(token.flatMap { $0.isASCII && $0.isLetter ? "\($0)\u{301}" : "\($0)" })
    }
  }

  private static func unusual(
    _ name: String, _ replacement: @escaping @Sendable (ClauseLiterals) -> Replacement
  ) -> ReplacedLiterals {
    ReplacedLiterals(name: name, isUnusual: true, countsTraps: false, replacement: replacement)
  }

  /// Divisible by all numbers up to 12, by 64 and by 1,000, so products have no remainder for any usual number of
  /// slots.
  private static let factor = 5_544_000
  /// As divisible as `factor`, but even without its powers of two it has 25 bits, one more than the significand of a
  /// `Float`.
  private static let preciseFactor = 5_544_000 * 221
  /// A prime larger than the places of usual small stores.
  private static let rangeFactor = 67
  /// The number from which mirrored ones are subtracted.
  private static let mirror = 1_000_000
  /// The letters whose case tells awkward texts apart: all of them have the same letters and length.
  private static let letters = "unmistakably"
  /// The marks that often separate texts, and other characters that careless code loses.
  private static let marks = [", ; : | / . = & # % é 🙂\\t", "\\n"]

  private static func product(_ number: Int, _ factor: Int) -> String? {
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    return isTooLarge ? nil : "\(product)"
  }

  /// Returns the different texts outside the names of clauses, in the order of their first uses.
  private static func distinctTexts(in literals: ClauseLiterals) -> [String] {
    var seen: Set<String> = []
    return literals.tokens.enumerated().filter { index, token in
      !literals.names.contains(index) && ClauseLiterals.isText(token) && seen.insert(token).inserted
    }.map(\.element)
  }

  /// Returns a replacement for each of several texts, each of which begins the next one. All are about as long as
  /// `longerTexts`, so a limit of length is no new difference. Returns none if there are too many.
  private static func nestedTexts(_ texts: [String]) -> [String: String] {
    guard 2...100 ~= texts.count else { return [:] }
    let pairs = texts.enumerated().map { number, text in
      (text, "\"Another name in the renamed clauses\(String(repeating: "s", count: number))\"")
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns a replacement for each text in the clauses, in the same order; the replacements differ in case only.
  /// Returns none if there are too many.
  private static func awkwardTexts(in literals: ClauseLiterals) -> [String: String] {
    let (tokens, texts) = (literals.tokens, distinctTexts(in: literals).sorted())
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
    /// Returns whether digits begin a number, and not the place of a tuple's element or of a closure's parameter.
    func beginsNumber(_ distance: Int) -> Bool {
      let before = index + distance - 1
      return !tokens.indices.contains(before) || ![".", "$"].contains(tokens[before])
    }
    guard let part = digits(0) else { return nil }
    if tokens.indices.contains(index + 1), tokens[index + 1] == ".", let fraction = digits(2) {
      return !beginsNumber(0) ? nil : whole(part, fraction).map { "\($0)" }
    }
    guard index > 0, tokens[index - 1] == ".", let integer = digits(-2), beginsNumber(-2) else { return nil }
    return whole(integer, part).map { _ in "0" }
  }
}
