import CaseStudyModel
import CodeStructure

/// The terms of text and code, in the form in which the index stores them and `search.js` reads them from a query.
///
/// A word is a run of letters, digits, marks and underscores. It becomes one term, lowercase and without accents, plus
/// one for each part of a camel-case name. Chinese, Japanese and Korean text becomes pairs of characters.
enum SearchWords {
  /// The maximum length of a term in Unicode scalars.
  static let longest = 32

  /// Finds the runs of word characters and non-ASCII characters.
  /// - Parameters:
  ///   - isMarkup: whether the text is HTML, whose tags and character references aren't words.
  ///   - use: receives the UTF-8 of each run.
  @inline(__always)
  static func scanRuns(
    of bytes: UnsafeBufferPointer<UInt8>, isMarkup: Bool, _ use: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isPartOfWord {
        let start = index
        while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
        use(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      } else if isMarkup, byte == UInt8(ascii: "<") {
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      } else if isMarkup, byte == UInt8(ascii: "&") {
        let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
        index = (end ?? index) + 1
      } else {
        index += 1
      }
    }
  }

  /// Returns whether a run is already a term: lowercase letters and digits, but not a single character.
  @inline(__always)
  static func isTerm(_ run: UnsafeBufferPointer<UInt8>) -> Bool {
    run.count > 1 && run.count <= longest && run.allSatisfy(isLowercaseOrDigit)
  }

  @inline(__always)
  private static func isLowercaseOrDigit(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte.isASCIIDigit }
}

extension SearchWords {
  /// Returns the terms of a run that may contain non-ASCII punctuation.
  static func terms(ofRun run: UnsafeBufferPointer<UInt8>) -> [String] {
    if run.allSatisfy({ $0 < 0x80 }) { return termsOfASCII(run) }
    let run = String(decoding: run, as: UTF8.self)
    var terms: [String] = []
    var word: [Unicode.Scalar] = []
    var pairs: [Unicode.Scalar] = []
    func end() {
      add(word, to: &terms)
      addPairs(of: pairs, to: &terms)
      word = []
      pairs = []
    }
    for scalar in run.unicodeScalars {
      if isPaired(scalar) {
        if !word.isEmpty { end() }
        pairs.append(scalar)
      } else if isPart(scalar) {
        if !pairs.isEmpty { end() }
        word.append(scalar)
      } else {
        end()
      }
    }
    end()
    return terms
  }

  /// Returns the ends of a camel-case name that begin at its inner parts; the last part is a term anyway.
  static func ends(ofRun run: UnsafeBufferPointer<UInt8>) -> [String] {
    let parts = NameParts.parts(of: Array(String(decoding: run, as: UTF8.self).unicodeScalars)).map(folded)
    return parts.indices.dropFirst().dropLast().map { start in
      String(String.UnicodeScalarView(parts[start...].joined().unicodeScalars.prefix(longest)))
    }
  }

  /// Returns the terms of an ASCII run: a fast path, because names in code are ASCII.
  private static func termsOfASCII(_ run: UnsafeBufferPointer<UInt8>) -> [String] {
    var parts: [[UInt8]] = [[]]
    for (index, byte) in run.enumerated() {
      if byte == 0x5F {
        parts.append([])
        continue
      }
      let isCapital = (0x41...0x5A).contains(byte)
      if isCapital, index > 0 {
        let isInner = !(0x41...0x5A).contains(run[index - 1])
        let isLast = index + 1 < run.count && (0x61...0x7A).contains(run[index + 1])
        if isInner || isLast { parts.append([]) }
      }
      parts[parts.count - 1].append(isCapital ? byte | 0x20 : byte)
    }
    parts.removeAll(where: \.isEmpty)
    let words = parts.count > 1 ? [Array(parts.joined())] + parts : parts
    return words.filter { $0.count > 1 || $0[0].isASCIIDigit }.map {
      String(decoding: $0.prefix(longest), as: UTF8.self)
    }
  }

  /// Appends the term of a word, and those of its parts.
  private static func add(_ word: [Unicode.Scalar], to terms: inout [String]) {
    let parts = NameParts.parts(of: word).map(folded)
    let whole = String(parts.joined().unicodeScalars.prefix(longest).map(Character.init))
    append(whole, to: &terms)
    if parts.count > 1 { for part in parts { append(String(part.unicodeScalars.prefix(longest)), to: &terms) } }
  }

  private static func append(_ term: String, to terms: inout [String]) {
    guard let first = term.unicodeScalars.first else { return }
    let isLetter = term.unicodeScalars.count == 1 && first.value < 0x80 && !UInt8(first.value).isASCIIDigit
    if !isLetter { terms.append(term) }
  }

  /// Appends the pairs of neighbouring characters; a single character is a term.
  private static func addPairs(of run: [Unicode.Scalar], to terms: inout [String]) {
    if run.count == 1 { terms.append(String(Character(run[0]))) }
    for (first, second) in zip(run, run.dropFirst()) {
      var pair = String.UnicodeScalarView()
      pair.append(first)
      pair.append(second)
      terms.append(String(pair))
    }
  }

  private static func folded(_ word: [Unicode.Scalar]) -> String {
    var out = ""
    for scalar in word { FoldedLetters.append(scalar, to: &out) }
    return out
  }

  /// Returns whether a scalar belongs to a script without spaces between words, or to Korean, whose words take endings.
  private static func isPaired(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: scalar == "_"
    }
  }
}
