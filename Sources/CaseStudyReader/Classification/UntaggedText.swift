import CaseStudyModel
import CodeStructure

/// The contents of a block without a language, which may be code, output, a drawing, commands or prose.
struct UntaggedText {
  let text: String

  /// Whether it is certainly not code: a file tree, a drawing or commands.
  var isOutput: Bool { isDrawing || isCommands || isFailure || isDiagram }

  private var lines: [Substring] { text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } } }

  /// Whether it contains drawn boxes, branches or arrows. Code has such characters too, but only in comments and
  /// literals.
  private var isDrawing: Bool {
    guard
      text.unicodeScalars.contains(where: { $0 == "→" || Self.isBoxDrawing($0) }) || text.contains("-->")
        || text.contains("+--")
    else { return false }
    let commentLines = Set(CodeComment.comments(in: text, language: nil).map(\.line))
    let lines = text.lines.enumerated().filter { number, line in
      !commentLines.contains(number) && line.contains { !$0.isWhitespace }
    }
    let drawn = lines.count { _, line in
      line.unicodeScalars.contains(where: Self.isBoxDrawing) || Self.isEdge(line)
        || (line.contains("→") || line.contains("-->")) && !Self.looksLikeCode(line.dropArrows())
    }
    return drawn * Self.linesOfDrawing >= lines.count
  }

  /// The maximum number of lines of a drawing for each one with a drawn sign.
  private static let linesOfDrawing = 4

  private static func isBoxDrawing(_ scalar: Unicode.Scalar) -> Bool { (0x2500...0x257F).contains(scalar.value) }

  /// Returns whether a line has the upper or lower edge of a box, as in `+-----+`.
  private static func isEdge(_ line: Substring) -> Bool {
    line.contains("+--") && line.contains("--+") && line.allSatisfy { "+-| \t".contains($0) }
  }

  /// Whether it describes a diagram for PlantUML or Mermaid.
  private var isDiagram: Bool {
    guard let first = lines.first.map({ String($0).trimmingSpaces() }) else { return false }
    if first.hasPrefix("@startuml") || Self.diagrams.contains(first) { return true }
    let words = first.split(separator: " ")
    return words.count == 2 && ["graph", "flowchart"].contains(words[0])
      && ["TB", "TD", "BT", "LR", "RL"].contains(words[1].prefix { $0 != ";" })
  }

  /// The first lines of Mermaid's diagrams of classes and their calls.
  private static let diagrams: Set<String> = ["classDiagram", "classDiagram-v2", "sequenceDiagram", "erDiagram"]

  private var isFailure: Bool {
    let start = text.prefix(20).lowercased()
    return ["assertion", "traceback", "error:"].contains { start.hasPrefix($0) }
  }

  private var isCommands: Bool {
    let commands = [
      "$ ", "npm ", "npx ", "yarn ", "git ", "cd ", "go ", "swift ", "dotnet ", "python ", "java ", "pip ",
    ]
    return lines.allSatisfy { line in commands.contains { line.hasPrefix($0) } }
  }

  /// Whether it is code that declares a type or a function. A block whose fences are part of it isn't.
  var isDeclaration: Bool {
    guard !isOutput, !isProse, !["```", "~~~"].contains(where: text.hasBytes) else { return false }
    return Declarations(text, in: nil).names.contains { $0.kind == .type || $0.kind == .function }
  }

  /// Whether it consists of sentences, without the punctuation that occurs on about every second line of code.
  var isProse: Bool {
    let lines = lines
    return lines.count { Self.looksLikeCode($0) } * 5 < lines.count
  }

  /// Whether it has several titles, as in "With injection:", each above its own lines, so that one side can't be right.
  var hasTitles: Bool {
    lines.count { line in
      let words = line.split { $0.isWhitespace }
      guard line.first?.isWhitespace == false, words.count > 1, let last = words.last?.last, ":：".contains(last)
      else { return false }
      return !Self.blockWords.contains(String(words[0])) && !Self.looksLikeCode(line)
    } > 1
  }

  /// The words that begin lines of code which end in a colon.
  private static let blockWords: Set<String> = [
    "async", "case", "class", "default", "elif", "else", "except", "for", "if", "match", "switch", "when", "while",
    "with",
  ]

  private static func looksLikeCode(_ line: Substring) -> Bool {
    let trimmed = String(line).trimmingSpaces()
    let keywords = [
      "class ", "def ", "end", "func ", "fn ", "fun ", "import ", "interface ", "let ", "module ", "package ",
      "protocol ",
      "public ", "private ", "return ", "type ", "using ", "val ", "var ", "//", "#", "@", "/*",
    ]
    return trimmed.contains { "{};=".contains($0) } || trimmed.contains("()") || trimmed.contains("->")
      || isCall(trimmed) || keywords.contains { trimmed.hasPrefix($0) }
  }

  /// Returns whether a line ends in a call; in prose, a space or a non-Latin letter precedes the bracket.
  private static func isCall(_ line: String) -> Bool {
    guard line.hasSuffix(")"), let open = line.firstIndex(of: "("), open > line.startIndex else { return false }
    let name = line[line.index(before: open)]
    return name.isASCII && name.isLetterOrNumber
  }
}

extension Substring {
  /// Returns a line without the tips of its arrows, which would look like operators.
  fileprivate func dropArrows() -> Substring {
    contains("-->") ? Substring(filter { $0 != "-" && $0 != ">" }) : self
  }
}
