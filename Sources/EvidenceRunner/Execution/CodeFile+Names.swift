/// Names that a file's text has, as they are needed to find out whether one file may change what another one means.
///
/// They are read from the text, as programs are written by hand, with comments and all: a name too many costs no more than time.
extension CodeFile {
  /// Names by what they may mean where they stand.
  struct Names {
    /// Those that a member may have: with a dot before them, or without one.
    var members: Set<Substring> = []
    /// Those that what is no member may have: without a dot.
    var globals: Set<Substring> = []
  }

  /// The words that a name follows which they declare.
  private static let declaring: Set<Substring> = [
    "func", "var", "let", "struct", "class", "enum", "case", "actor", "protocol", "typealias", "associatedtype",
  ]

  /// The names that other files of the module may mean by theirs instead of those of an imported module: of what is declared
  /// where no line is indented, and of members that extensions declare.
  var modulewideNames: Names {
    var names = Names()
    var isInExtension = false
    for line in text.split(whereSeparator: \.isNewline) {
      let isTopLevel = line.first?.isWhitespace == false
      let words = Self.words(of: line)
      if isTopLevel, line.first != "}" { isInExtension = words.prefix(4).contains("extension") }
      for (word, name) in zip(words, words.dropFirst()) where Self.declaring.contains(word) {
        if isInExtension { names.members.insert(name) } else if isTopLevel { names.globals.insert(name) }
      }
    }
    return names
  }

  /// The names in the text that it doesn't declare itself, not as parameters either.
  var undeclaredNames: Names {
    let words = Self.words(of: text[...])
    var declared: Set<Substring> = []
    var names = Names(members: Set(words))
    for (previous, word) in zip([""] + words, words) {
      if Self.declaring.contains(previous) || text[word.endIndex...].first == ":" { declared.insert(word) }
      if text[..<word.startIndex].last != "." { names.globals.insert(word) }
    }
    return Names(members: names.members.subtracting(declared), globals: names.globals.subtracting(declared))
  }

  private static func words(of text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
