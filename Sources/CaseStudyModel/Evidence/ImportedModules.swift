/// The modules that Swift code imports, read from its tokens without a parser.
public enum ImportedModules {
  /// Returns the names of the modules that code imports.
  public static func names(in code: String) -> Set<String> {
    // Fast path: most code has no such word.
    if !code.utf8.contains(word: Array("import".utf8)) { return [] }
    var reader = ImportReader(Array(code.utf8))
    return reader.names()
  }

  /// Returns the available modules that snippets import, sorted.
  static func names(in snippets: some Sequence<Snippet>, among available: Set<String>) -> [String] {
    if available.isEmpty { return [] }
    return snippets.reduce(into: Set<String>()) { $0.formUnion(names(in: $1.code)) }.intersection(available).sorted()
  }
}

/// Finds the imports in code that it can't fully parse.
///
/// A missed import would let a module change without its study being verified again, so the reader over-reports: after
/// a slash that may begin a regular expression, it no longer skips literals and comments.
private struct ImportReader {
  private let code: [UInt8]
  private var index = 0
  private var skipsLiterals = true
  /// The number of bytes that may still be read twice, which keeps the time linear.
  private var budget: Int

  init(_ code: [UInt8]) {
    self.code = code
    budget = 8 * code.count
  }

  mutating func names() -> Set<String> {
    var names: Set<String> = []
    while index < code.count {
      if isWord(at: index) {
        let isQuoted = index > 0 && code[index - 1] == UInt8(ascii: "`")
        let word = word()
        if word == "import", !isQuoted, budget >= 0, let name = importedName() { names.insert(name) }
        // The budget is spent: every word counts as imported.
        if budget < 0 { names.insert(word) }
      } else if skipsLiterals, !skipComment() {
        skipSign()
      } else if !skipsLiterals {
        index += 1
      }
    }
    return names
  }

  /// Returns the module after the word `import`, such as `UIKit` in `import struct UIKit.UIView`.
  private mutating func importedName() -> String? {
    let start = index
    skipSpace()
    let name = name()
    guard let name, Self.kinds.contains(name) else {
      // A member may have the name `import`.
      if name == nil || name == "import" || !skipsLiterals { goBack(to: start) }
      return name
    }
    skipSpace()
    return self.name() ?? name
  }

  private mutating func goBack(to start: Int) {
    budget -= index - start
    index = start
  }

  private mutating func name() -> String? {
    if code(at: index) == UInt8(ascii: "`") {
      let end = code[(index + 1)...].firstIndex { $0 == UInt8(ascii: "`") || isNewline($0) }
      guard let end, code[end] == UInt8(ascii: "`") else { return nil }
      defer { index = end + 1 }
      return String(decoding: code[(index + 1)..<end], as: UTF8.self)
    }
    return isWord(at: index) ? word() : nil
  }

  private mutating func word() -> String {
    let start = index
    while isWord(at: index) { index += 1 }
    return String(decoding: code[start..<index], as: UTF8.self)
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while index < code.count {
      if code[index] <= UInt8(ascii: " ") { index += 1 } else if !skipComment() { return }
    }
  }

  /// Skips a comment that begins here; comments nest.
  private mutating func skipComment() -> Bool {
    guard code(at: index) == UInt8(ascii: "/") else { return false }
    if code(at: index + 1) == UInt8(ascii: "/") {
      while index < code.count, !isNewline(code[index]) { index += 1 }
      return true
    }
    guard code(at: index + 1) == UInt8(ascii: "*") else { return false }
    var depth = 0
    repeat {
      let pair = (code(at: index), code(at: index + 1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) { (depth, index) = (depth + 1, index + 1) }
      if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) { (depth, index) = (depth - 1, index + 1) }
      index += 1
    } while depth > 0 && index < code.count
    return true
  }

  /// Skips a literal or another sign.
  private mutating func skipSign(depth: Int = 0) {
    let start = index
    while code(at: index) == UInt8(ascii: "#") { index += 1 }
    let signs = index - start
    if code(at: index) == UInt8(ascii: "\"") { return skipLiteral(signs: signs, depth: depth) }
    // No regular expression begins with a space.
    if code(at: index) == UInt8(ascii: "/"), signs > 0 || code(at: index + 1).map({ $0 > UInt8(ascii: " ") }) == true {
      skipsLiterals = false
    }
    if signs == 0 { index += 1 }
  }

  private mutating func skipLiteral(signs: Int, depth: Int) {
    let quotes = isQuotes(3, at: index) ? 3 : 1
    index += quotes
    while index < code.count {
      if isQuotes(quotes, at: index), isSigns(signs, at: index + quotes) {
        index += quotes + signs
        return
      }
      if quotes == 1, isNewline(code[index]) { return }
      if code[index] == UInt8(ascii: "\\"), isSigns(signs, at: index + 1) {
        index += 1 + signs
        if code(at: index) == UInt8(ascii: "(") {
          skipInterpolation(depth: depth)
          if !skipsLiterals { return }
          continue
        }
      }
      index += 1
    }
  }

  /// Skips the code in a literal, which may contain literals of its own.
  private mutating func skipInterpolation(depth: Int) {
    var parentheses = 0
    if depth > 64 { skipsLiterals = false }
    while skipsLiterals, index < code.count {
      if skipComment() { continue }
      if code[index] == UInt8(ascii: "(") { parentheses += 1 }
      if code[index] == UInt8(ascii: ")") { parentheses -= 1 }
      skipSign(depth: depth + 1)
      if parentheses == 0 { return }
    }
  }

  private func isQuotes(_ count: Int, at place: Int) -> Bool {
    (place..<(place + count)).allSatisfy { code(at: $0) == UInt8(ascii: "\"") }
  }

  private func isSigns(_ count: Int, at place: Int) -> Bool {
    (place..<(place + count)).allSatisfy { code(at: $0) == UInt8(ascii: "#") }
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func code(at place: Int) -> UInt8? { place < code.count ? code[place] : nil }

  private func isWord(at place: Int) -> Bool { code(at: place)?.isPartOfWord == true }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
  ]
}

extension String.UTF8View {
  fileprivate func contains(word: [UInt8]) -> Bool {
    var matched = 0
    for byte in self {
      matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
      if matched == word.count { return true }
    }
    return false
  }
}
