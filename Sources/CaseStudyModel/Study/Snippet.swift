/// A block of code in an article, with its language, file, side, role and other properties.
public struct Snippet: Sendable, Equatable {
  /// The line of the opening fence, or the first line of an indented block, counted from 1.
  public var line: Int
  /// The line of the first line of code, counted from 1; later than `line + 1` in later parts of a split fence.
  public var codeLine: Int
  /// Whether the code is indented instead of fenced.
  public var isIndented = false
  /// The indentation of the code in columns, for a fence inside a list or quotation.
  public var indentation: Int
  /// The number of bytes before the code on each line where it isn't `indentation`, by the line's number in the file;
  /// `nil` for a line that Markdown changes, as when only a part of a tab belongs to the code.
  public var otherMargins: [Int: Int?] = [:]
  /// The language; `nil` if the fence names none.
  public var language: Language?
  /// The file that the code belongs to, relative to its side's source tree.
  public var file: String?
  /// The version of the design; `nil` for neutral code, which explains a concept, shows output or serves both versions.
  public var side: Side?
  /// The clue that determined the side.
  public var sideSource: SideSource
  /// The principles that the code illustrates.
  public var principles: [Principle.ID]
  /// The purpose of the code.
  public var role: SnippetRole
  /// The code as written, each line ended by a line feed.
  public var code: String
  /// The lines to highlight, counted from 1 within the code.
  public var stressedLines: [ClosedRange<Int>]
  /// Whether the code is compiled but collapsed on the page.
  public var isHidden: Bool
  /// Whether the code replaces its file's previous content instead of being appended.
  public var isReplacing: Bool
  /// Whether the code is shown but never compiled.
  public var isIgnored: Bool
  /// The text that the compiler's error must contain, for code that must not compile.
  public var expectedFailure: String?
  /// The protocol whose contract the code declares, or whose conformers it lists.
  public var contractName: String?
  /// The address of the included file (`src=`), as written.
  public var include: String?
  /// The place of the first line in the included file; `nil` for code of a commit, and for a region with other lines
  /// inside.
  public var includedPlace: SourceRange?
  /// The text of the innermost `<summary>` under which the code is folded; `nil` if there is none.
  public var foldTitle: String?
  /// Whether the included file has CRLF line endings; they are removed from `code`.
  public var hasCarriageReturns: Bool

  public init(
    line: Int, codeLine: Int, indentation: Int = 0, language: Language? = nil, file: String? = nil,
    side: Side? = nil, sideSource: SideSource = .none, principles: [Principle.ID] = [],
    role: SnippetRole = .source, code: String, stressedLines: [ClosedRange<Int>] = [],
    isHidden: Bool = false, isReplacing: Bool = false, isIgnored: Bool = false,
    expectedFailure: String? = nil, contractName: String? = nil, include: String? = nil,
    hasCarriageReturns: Bool = false
  ) {
    self.line = line
    self.codeLine = codeLine
    self.indentation = indentation
    self.language = language
    self.file = file
    self.side = side
    self.sideSource = sideSource
    self.principles = principles
    self.role = role
    self.code = code
    self.stressedLines = stressedLines
    self.isHidden = isHidden
    self.isReplacing = isReplacing
    self.isIgnored = isIgnored
    self.expectedFailure = expectedFailure
    self.contractName = contractName
    self.include = include
    self.hasCarriageReturns = hasCarriageReturns
  }

  /// The side's name, or "neutral", as authors write it in an info string.
  public var sideName: String { side?.rawValue ?? "neutral" }

  /// Returns the number of bytes before the code on a line of the file; `nil` if the file has the code in another form.
  public func margin(ofLine line: Int) -> Int? {
    if let other = otherMargins[line] { return other }
    return indentation
  }

  /// Returns whether the code is part of a side, alone or together with the other side.
  public func isShared(with side: Side) -> Bool { self.side == nil || self.side == side }

  /// Whether the block is a file that the front matter takes from a commit, as no fence does. It replaces the blocks
  /// above it, if any.
  package var isFileOfCommit: Bool { include != nil && isReplacing && codeLine == line }

  /// The number of lines of code.
  public var lineCount: Int {
    var text = code
    return text.withUTF8 { bytes in
      var count = 0
      // Branch-free, so that the compiler vectorises the loop: lists of studies count the lines of all their code.
      for byte in bytes { count &+= byte == UInt8(ascii: "\n") ? 1 : 0 }
      return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? count : count + 1
    }
  }
}
