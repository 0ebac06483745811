import SwiftSyntax
import SyntaxFacts

/// Determines the lines of one file's syntax.
struct Locator {
  private let converter: SourceLocationConverter

  /// Creates a locator for a file.
  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// Returns the line on which a node begins, without leading trivia.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Returns the lines of a declaration whose name, or keyword, is `name`.
  func lines(of node: some SyntaxProtocol, name: TokenSyntax) -> DeclarationLines {
    DeclarationLines(
      name: line(of: name), first: line(of: node) - attachedCommentLines(of: node),
      last: converter.location(for: node.endPositionBeforeTrailingTrivia).line)
  }

  /// Returns the number of lines of comments directly above a node, up to the first blank line.
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
