import CaseStudyModel

/// The result of compiling some blocks together, with each error at its block.
struct JointCompilation: Sendable, Equatable {
  /// The way in which the compiler ended.
  var end: Compilation.End
  /// The errors by block, with the lines of the block.
  var errors: [Int: [CompilerMessage]] = [:]

  /// Whether the blocks compile.
  var isAccepted: Bool { end == .accepted }

  /// Creates the errors that blocks have alone.
  init(alone errors: [Int: [CompilerMessage]]) {
    end = .refused
    self.errors = errors
  }

  /// Attributes a compiler's errors to blocks.
  /// - Parameter blocks: the joined blocks, in order.
  init(_ compilation: Compilation, of blocks: [ExampleBlock]) {
    end = compilation.end
    // The order of errors of one expression depends on addresses in the compiler's memory.
    let place = { (error: CompilerMessage) in (error.line, error.column, error.message.description) }
    for error in compilation.errors.sorted(by: { place($0) < place($1) }) {
      guard let (number, line) = Self.place(of: error.line, in: blocks) else { continue }
      var own = error
      own.line = line
      errors[number, default: []].append(own)
    }
  }

  /// Returns the block and its line that a line of the joined text belongs to; a line after the end is the last
  /// block's, and one without a number the first block's.
  private static func place(of line: Int, in blocks: [ExampleBlock]) -> (number: Int, line: Int)? {
    var rest = max(line, 1)
    for block in blocks {
      let count = block.snippet.lineCount
      if rest <= count { return (block.number, rest) }
      rest -= count
    }
    return blocks.last.map { ($0.number, $0.snippet.lineCount + 1) }
  }
}

extension [ExampleBlock] {
  /// Returns the blocks as one file, which begins with their lines.
  /// - Parameters:
  ///   - isProgram: whether the file may have statements.
  ///   - importsFoundation: whether it also imports `Foundation`.
  func file(isProgram: Bool, importsFoundation: Bool) -> CodeFile {
    var text = joinedCode + (importsFoundation ? "import Foundation\n" : "")
    let hasFoundation = importsFoundation || contains { $0.imports.contains("Foundation") }
    // Outside Apple's platforms, these names of Foundation are in a separate module.
    if hasFoundation, ["URLSession", "URLRequest", "URLResponse"].contains(where: text.contains) {
      text += "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    }
    return CodeFile(path: isProgram ? "main.swift" : "Example.swift", text: text)
  }

  /// The code of the blocks in order, each line ended by a line feed.
  var joinedCode: String {
    reduce(into: "") { $0 += $1.snippet.code.hasSuffix("\n") ? $1.snippet.code : $1.snippet.code + "\n" }
  }

  /// Whether a block has statements at the top level, as far as its tokens tell.
  var haveStatements: Bool { contains { $0.names.hasStatements } && !contains { $0.names.hasEntryType } }
}
