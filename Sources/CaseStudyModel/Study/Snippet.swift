/// A block of code of an article, with everything that was understood about it.
public struct Snippet: Sendable, Equatable {
  /// The line of the opening fence, counted from 1.
  public var line: Int
  /// The line of the first line of code, counted from 1; later than `line + 1` where one fence was split in several.
  public var codeLine: Int
  /// The code's distance from the left margin in columns, where the fence stands in a list or a quotation.
  public var indentation: Int
  public var language: Language?
  /// The file that the code belongs to, relative to its side's tree.
  public var file: String?
  /// The version of the design; `nil` for neutral code, which explains a concept, shows output or serves both versions.
  public var side: Side?
  public var sideSource: SideSource
  public var principles: [Principle.ID]
  public var role: SnippetRole
  /// The code as it was written, each line ended by a line feed.
  public var code: String
  /// The lines to stress, counted from 1 within the code.
  public var stressedLines: [ClosedRange<Int>]
  /// Whether the code is compiled but folded away for the reader.
  public var isHidden: Bool
  /// Whether the code starts its file over, instead of being joined to what came before.
  public var isReplacing: Bool
  /// Whether the code is shown and never compiled.
  public var isIgnored: Bool
  /// The text that the compiler's message must hold, where the code must not compile.
  public var expectedFailure: String?
  /// The protocol whose contract the code declares or whose conformers it lists.
  public var contractName: String?
  /// The address of the file that the code was taken from (`src=`), as written.
  public var include: String?
  /// Whether the lines of the included file end in carriage returns too, of which the code has none.
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

  /// Whether the code is part of a side, alone or together with the other side.
  public func isShared(with side: Side) -> Bool {
    self.side == nil || self.side == side
  }

  /// The number of lines of code.
  public var lineCount: Int {
    var text = code
    return text.withUTF8 { bytes in
      var count = 0
      // Without a branch, so that the compiler takes many bytes at once: lists of studies count all their code.
      for byte in bytes { count &+= byte == UInt8(ascii: "\n") ? 1 : 0 }
      return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? count : count + 1
    }
  }
}
