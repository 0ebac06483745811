import SwiftSyntax
import SyntaxFacts

/// The lines of one file's syntax.
struct Locator {
  private let converter: SourceLocationConverter

  /// Prepares the lines of a file.
  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// The line on which a piece of syntax begins, without what is before it.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The lines of a declaration whose name, or keyword, is `name`.
  func lines(of node: some SyntaxProtocol, name: TokenSyntax) -> SourceLines {
    SourceLines(
      name: line(of: name), first: line(of: node) - attachedCommentLines(of: node),
      last: converter.location(for: node.endPositionBeforeTrailingTrivia).line)
  }

  /// The number of lines of the comments right above, up to the first blank line.
  private func attachedCommentLines(of node: some SyntaxProtocol) -> Int {
    var attached = 0
    var lines = 0
    for piece in node.leadingTrivia.reversed() {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        if count > 1 { return attached }
        lines += count
      case .lineComment, .docLineComment: attached = lines
      case .blockComment(let text), .docBlockComment(let text):
        lines += text.count { $0.isNewline }
        attached = lines
      default: continue
      }
    }
    return attached
  }
}
