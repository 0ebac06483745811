import CaseStudyModel
import CodeStructure

/// Finds excerpts whose lines aren't in the file of the commit from which the front matter takes their side.
///
/// Lines are compared by their tokens, so that indentation and comments don't count. A blank line, or one with `…` or
/// `...`, may stand for any code; dots between two values are a range.
struct ExcerptCheck {
  let document: MarkdownDocument

  /// Returns a diagnostic at the first such line of each excerpt.
  /// - Parameter files: the blocks that are whole files of commits.
  func diagnostics(of excerpts: [Snippet], from files: [Snippet]) -> [Diagnostic] {
    let sides = BothSides { side in
      Dictionary(files.filter { $0.side == side }.map { (PathKey($0.file ?? ""), $0) }) { first, _ in first }
    }
    var known = BothSides<[PathKey: Set<[String]>]>(before: [:], after: [:])
    return excerpts.compactMap { excerpt in
      guard let side = excerpt.side, let source = document.frontMatter.revisions[side], let path = excerpt.file,
        let file = sides[side][PathKey(path)], excerpt.code != file.code
      else { return nil }
      let lines = known[side][PathKey(path)] ?? Set(Self.lines(of: file).map(\.tokens))
      known[side][PathKey(path)] = lines
      guard let other = Self.lines(of: excerpt).first(where: { !lines.contains($0.tokens) }) else { return nil }
      // The lines of an included file are elsewhere.
      let line = excerpt.include == nil ? excerpt.codeLine + other.line - 1 : excerpt.line
      return Diagnostic(
        "DriftedCode", .warning,
        """
        This line must be in '\(path)' of commit '\(source.revision)', from which the \(side.message) side is taken
        """,
        at: SourceRange(path: document.path, line: line),
        solutions: ["show the lines of that file", "add 'ignore' to the info string if the code is another example"])
    }
  }

  /// Returns the lines with code, each as its tokens.
  private static func lines(of snippet: Snippet) -> [(line: Int, tokens: [String])] {
    let tokens = CodeTokens(snippet.code, in: snippet.language)
    var lines: [(line: Int, tokens: [String])] = []
    // The indentation of a line of Python is a token.
    for (line, token) in zip(tokens.lines, tokens.texts) where !token.allSatisfy(\.isWhitespace) {
      if lines.last?.line == line {
        lines[lines.count - 1].tokens.append(token)
      } else {
        lines.append((line, [token]))
      }
    }
    let texts = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line, _ in !leavesOut(texts[line - 1]) }
  }

  /// Returns whether a line stands for code that an excerpt leaves out.
  private static func leavesOut(_ line: Substring) -> Bool {
    line.contains("…") || line.firstMatch(of: /(?:^|[\s({\[])\.{3}(?:$|[\s)}\]])/) != nil
  }
}
