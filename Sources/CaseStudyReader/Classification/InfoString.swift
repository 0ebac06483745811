import CaseStudyModel

/// The parsed info string of a fence: language, file, highlighted lines, words.
struct InfoString {
  var language: Language?
  var file: String?
  var stressedLines: [ClosedRange<Int>] = []
  var side: Side?
  /// Whether a word names the side, or says that the code has none.
  var isSideNamed = false
  var role = SnippetRole.source
  var principles: [Principle.ID] = []
  var isHidden = false
  var isReplacing = false
  var isIgnored = false
  var expectedFailure: String?
  var contractName: String?
  var include: String?
  /// The unknown words, in order.
  var unknownWords: [String] = []

  /// The words an info string may contain, used for suggestions.
  static let knownWords = [
    "before", "after", "neutral", "usage", "test", "driver", "fake", "hidden", "replace", "ignore", "contract=",
    "conformers=", "fails=", "src=",
  ]

  /// Parses an info string.
  /// - Parameter known: the principles defined by the site.
  init(_ text: String, languages: LanguageNames, principles known: [Principle.ID]) {
    var isFirst = true
    for word in Self.words(of: text) {
      if isFirst, !Self.isFormatWord(word), languages.isKnown(word) || !Self.looksLikeFile(word) {
        language = languages.language(named: word)
        if language?.rawValue == "output" { role = .output }
      } else {
        read(word, principles: known)
      }
      isFirst = false
    }
  }

  private mutating func read(_ word: String, principles known: [Principle.ID]) {
    if word == "neutral" || Side(rawValue: word) != nil {
      (side, isSideNamed) = (Side(rawValue: word), true)
    } else if word.hasPrefix("{"), let lines = Self.lines(word) {
      stressedLines = lines
    } else if let equals = word.firstIndex(of: "=") {
      read(key: String(word[..<equals]), value: String(word[word.index(after: equals)...]), word: word)
    } else if known.contains(Principle.ID(rawValue: word)) {
      if !principles.contains(Principle.ID(rawValue: word)) { principles.append(Principle.ID(rawValue: word)) }
    } else {
      switch word {
      case "usage": role = .usage
      case "test": role = .test
      case "driver": role = .driver
      case "fake": role = .fake
      case "hidden": isHidden = true
      case "replace": isReplacing = true
      case "ignore": isIgnored = true
      case _ where file == nil && Self.looksLikeFile(word): file = word
      default: unknownWords.append(word)
      }
    }
  }

  private mutating func read(key: String, value: String, word: String) {
    let value = value.hasPrefix("\"") ? String(value.dropFirst().prefix { $0 != "\"" }) : value
    switch key {
    case "contract": (role, contractName) = (.contract, value)
    case "conformers": (role, contractName) = (.conformers, value)
    case "fails": expectedFailure = value
    case "src": include = value
    // Spellings of other generators, accepted so that their files work unchanged.
    case "title", "filename", "file": file = file ?? value
    default: unknownWords.append(word)
    }
  }

  private static func isFormatWord(_ word: String) -> Bool {
    knownWords.contains { $0 == word || ($0.hasSuffix("=") && word.hasPrefix($0)) }
  }

  /// Whether a word contains a dot or a slash, as file names do.
  static func looksLikeFile(_ word: String) -> Bool {
    guard word.contains(where: { $0 == "." || $0 == "/" }), !word.hasPrefix("http") else { return false }
    return word.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && !"()<>,;\"'`*?!:".unicodeScalars.contains($0)
    }
      && !word.hasSuffix(".") && word.contains { $0.isLetter }
  }

  /// Larger than the line count of any file, and small enough that sums of line numbers don't overflow.
  private static let longestFence = 1_000_000_000

  /// Parses `{3,7-9}`; `nil` if the braces contain anything else.
  private static func lines(_ word: String) -> [ClosedRange<Int>]? {
    guard word.hasSuffix("}") else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for part in word.dropFirst().dropLast().split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.trimmingSpaces()) }
      guard let first = ends.first, let first, let last = ends.last, let last, ends.count <= 2, 1 <= first,
        first <= last
      else { return nil }
      ranges.append(min(first, longestFence)...min(last, longestFence))
    }
    return ranges
  }

  /// Splits an info string at spaces outside quotation marks and braces.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isBraced = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: isBraced = true
      case "}" where !isQuoted: isBraced = false
      default: break
      }
      if character.isWhitespace, !isQuoted, !isBraced {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
