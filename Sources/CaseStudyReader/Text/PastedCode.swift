/// Finds characters that web pages and word processors put into code: `&lt;` for `<`, curly quotation marks for
/// straight ones, and no-break spaces. Compilers reject them.
struct PastedCode {
  /// A character that a compiler doesn't read.
  struct Finding: Equatable {
    /// The line within the code, counted from 0.
    var line: Int
    /// The offset within the line, in bytes.
    var offset: Int
    /// The text as written.
    var shown: String
    /// The text that was meant.
    var meant: String
  }

  /// The languages in which such characters are always mistakes outside literals and comments.
  private static let languages: Set<String> = [
    "c", "c#", "c++", "cpp", "cs", "csharp", "dart", "go", "java", "javascript", "js", "kotlin", "kt", "objc",
    "objective-c", "py", "python", "rust", "scala", "swift", "ts", "typescript",
  ]

  private static let replacements: [(shown: String, meant: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#34;", "\""),
    ("&nbsp;", " "), ("“", "\""), ("”", "\""), ("„", "\""), ("‘", "'"), ("’", "'"), ("\u{A0}", " "),
    ("\u{202F}", " "), ("\u{2007}", " "),
  ]

  /// The delimiter of the literal that a line is in.
  private var openLiteral: [UInt8]?
  private var isInComment = false

  /// Returns the findings in a piece of code, in order, and not many more than `InputLimits.mostReplacements`.
  static func findings(in code: String, language: String) -> [Finding] {
    // Fast path: the first bytes of all findings.
    guard languages.contains(language), code.utf8.contains(where: isFirstByte) else { return [] }
    // Elements in JavaScript contain entities and quotation marks as text.
    if code.hasBytes(of: "</") { return [] }
    var scanner = PastedCode()
    var found: [Finding] = []
    for (number, line) in code.lines.enumerated() where found.count <= InputLimits.mostReplacements {
      found += scanner.findings(in: Array(line.utf8), line: number)
    }
    return found
  }

  /// Returns the findings in the lines that a diff adds.
  /// - Parameter info: its info string, whose file's extension names the language.
  static func findings(inDiff code: String, ofFileNamedIn info: String) -> [Finding] {
    // Such a literal or comment may begin above the lines that the diff shows.
    guard let language = info.split(separator: " ").lazy.compactMap(fileExtension).first,
      !code.hasBytes(of: "\"\"\""), !code.hasBytes(of: "/*")
    else { return [] }
    return findings(in: code.diffLines(markedBy: ["+"]), language: language)
  }

  private static func fileExtension(of word: Substring) -> String? {
    let parts = word.split(separator: ".")
    return parts.count > 1 ? parts.last?.lowercased() : nil
  }

  /// The characters with which all lines of a block begin.
  struct Margin {
    var isNumbers: Bool
    /// The lines, counted from 0, and the number of bytes in front of their code.
    var widths: [(line: Int, width: Int)]
  }

  /// The minimum number of lines whose first numbers are line numbers and not code.
  private static let numberedLinesMinimum = 3

  /// Returns the prompts or numbers with which all lines of code begin; `nil` if they don't.
  static func margin(of code: String, language: String) -> Margin? {
    guard languages.contains(language), let sign = code.first(where: { !$0.isWhitespace }) else { return nil }
    let lines = code.lines.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }
    if sign == ">" || sign == "$" {
      // The output of a console has no prompts.
      let isPrompt = lines.allSatisfy { $0.element.first == sign && $0.element.dropFirst().first == " " }
      return isPrompt ? Margin(isNumbers: false, widths: lines.map { ($0.offset, 2) }) : nil
    }
    // A list of numbers has no words.
    guard sign.isNumber, lines.count >= numberedLinesMinimum, code.contains(where: \.isLetter) else { return nil }
    var widths: [(line: Int, width: Int)] = []
    var last: Int?
    for (offset, line) in lines {
      let spaces = line.prefix { $0 == " " }
      let digits = line.dropFirst(spaces.count).prefix { $0.isASCII && $0.isNumber }
      let rest = line.dropFirst(spaces.count + digits.count)
      let signs = rest.prefix { " :|".contains($0) }.prefix { $0 != " " }
      guard let number = Int(digits), last.map({ number > $0 && number - $0 <= 50 }) ?? true,
        rest.isEmpty || rest.first == " " || !signs.isEmpty
      else { return nil }
      last = number
      let space = rest.dropFirst(signs.count).first == " " ? 1 : 0
      widths.append((offset, spaces.count + digits.count + signs.count + space))
    }
    return Margin(isNumbers: true, widths: widths)
  }

  private static func isFirstByte(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte == 0xC2 || byte == 0xE2 }

  private mutating func findings(in bytes: [UInt8], line: Int) -> [Finding] {
    var found: [Finding] = []
    var offset = 0
    // Other literals end with their line.
    if let open = openLiteral, open.count == 1, open != Array("`".utf8) { openLiteral = nil }
    while offset < bytes.count, found.count <= InputLimits.mostReplacements {
      let rest = bytes[offset...]
      switch bytes[offset] {
      case _ where isInComment:
        isInComment = !rest.starts(with: "*/".utf8)
        offset += isInComment ? 1 : 2
      case UInt8(ascii: "\\") where openLiteral != nil: offset += 2
      case _ where openLiteral != nil:
        guard let open = openLiteral, rest.starts(with: open) else {
          offset += 1
          continue
        }
        openLiteral = nil
        offset += open.count
      case let quote where "\"'`".utf8.contains(quote):
        let isLong = quote != UInt8(ascii: "`") && rest.prefix(3).count { $0 == quote } == 3
        let open = [UInt8](repeating: quote, count: isLong ? 3 : 1)
        openLiteral = open
        offset += open.count
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8), UInt8(ascii: "#"): return found
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        isInComment = true
        offset += 2
      case let byte where Self.isFirstByte(byte):
        guard let (shown, meant) = Self.replacements.first(where: { rest.starts(with: $0.shown.utf8) }) else {
          offset += 1
          continue
        }
        found.append(Finding(line: line, offset: offset, shown: shown, meant: meant))
        offset += shown.utf8.count
      default: offset += 1
      }
    }
    return found
  }
}
