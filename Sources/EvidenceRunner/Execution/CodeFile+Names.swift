/// Names that a file's text has, as they are needed to find out whether one file may change what another one means.
///
/// They are read from the text, as programs are written by hand, with comments and all: a name too many costs no more than time.
extension CodeFile {
  /// Names of which some stand behind a dot, as members do.
  struct Names {
    var members: Set<Substring> = []
    var others: Set<Substring> = []
  }

  private static let declaringFunctionsAndTypes: Set<Substring> = [
    "func", "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  private static let declaring = declaringFunctionsAndTypes.union(["var", "let", "case", "associatedtype"])

  /// The names that other files of the module may mean by theirs instead of those of an imported module: of functions and types
  /// that are declared where no line is indented, and of members that extensions declare.
  var modulewideNames: Names {
    var names = Names()
    var isInExtension = false
    for line in text.split(whereSeparator: \.isNewline) {
      let isTopLevel = line.first?.isWhitespace == false
      let words = Self.words(of: line)
      if isTopLevel, line.first != "}" { isInExtension = words.prefix(4).contains("extension") }
      for (word, name) in zip(words, words.dropFirst()) {
        if isInExtension {
          if Self.declaring.contains(word) { names.members.insert(name) }
        } else if isTopLevel, Self.declaringFunctionsAndTypes.contains(word) {
          names.others.insert(name)
        }
      }
    }
    return names
  }

  /// The names in the text that it doesn't declare itself, not as parameters either; members may stand without a dot as well.
  var undeclaredNames: Names {
    let words = Self.words(of: text[...])
    var declared: Set<Substring> = []
    var names = Names(members: Set(words))
    for (previous, word) in zip([""] + words, words) {
      if Self.declaring.contains(previous) || text[word.endIndex...].first == ":" { declared.insert(word) }
      if text[..<word.startIndex].last != "." { names.others.insert(word) }
    }
    return Names(members: names.members.subtracting(declared), others: names.others.subtracting(declared))
  }

  private static func words(of text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
