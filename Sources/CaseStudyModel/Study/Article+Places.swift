/// The places in an article's file that diagnostics point at.
extension Article {
  /// Returns the beginning of a line, counted from 1.
  package func place(line: Int) -> SourceRange { SourceRange(path: source, line: line) }

  /// Returns a place without a length.
  package func place(at position: SourcePosition) -> SourceRange {
    SourceRange(path: source, start: position)
  }

  /// Returns the place of a block's fence.
  package func place(of block: Snippet) -> SourceRange { block.place(in: source) }

  /// Returns the line of a front-matter key; the first line, if the front matter lacks the key.
  package func place(ofKey key: String) -> SourceRange { place(line: frontMatter.lines[key] ?? 1) }

  /// Returns the place of an item in a front-matter list.
  package func place(ofItem index: Int, of key: String) -> SourceRange {
    let positions = frontMatter.itemPositions[key] ?? []
    return positions.indices.contains(index) ? place(at: positions[index]) : place(ofKey: key)
  }
}

extension Snippet {
  /// Returns the place of the block's fence in its file.
  package func place(in path: String) -> SourceRange {
    SourceRange(path: path, line: line, column: indentation + 1)
  }
}
