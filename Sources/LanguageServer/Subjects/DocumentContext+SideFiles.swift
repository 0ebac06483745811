import CaseStudyModel

extension DocumentContext {
  /// A place of this document that names a file of a side.
  struct FileName: Sendable, Equatable {
    /// The line, counted from 0.
    var line: Int
    var word: LineWord
    /// The side of the fence with the name; `nil` for both sides, and in the front matter.
    var side: Side?
    /// The key of the front matter that contains the name; `nil` for a fence.
    var key: String?
  }

  /// Returns the places that name a file of a side; without a side, of both.
  func names(of file: String, on side: Side?) -> [FileName] {
    let fences = study.article.snippets.filter {
      $0.file == file && (side == nil || $0.isShared(with: side ?? .before))
    }
    var seen: Set<Int> = []
    let blocks = fences.compactMap { snippet -> FileName? in
      guard seen.insert(snippet.line).inserted else { return nil }
      // The name may be in a label or a heading above the fence.
      for line in stride(from: snippet.line - 1, through: max(snippet.line - 4, 0), by: -1) {
        if let word = words(of: file, onLine: line).first {
          return FileName(line: line, word: word, side: snippet.side, key: nil)
        }
      }
      return nil
    }
    return settings(of: file) + blocks
  }

  /// Returns the places of the front matter that name a file.
  private func settings(of file: String) -> [FileName] {
    guard let range = lines.frontMatter else { return [] }
    return range.flatMap { line in
      words(of: file, onLine: line).compactMap { word -> FileName? in
        guard
          case .value(_, let keys) = CursorPlace(line: line, column: word.columns.lowerBound + 1, in: document, lines),
          case .files = SettingHelp.help(for: keys)?.values
        else { return nil }
        return FileName(line: line, word: word, side: nil, key: keys.joined(separator: "."))
      }
    }
  }

  /// Finds a file's name on a line, unless it is part of a longer name.
  private func words(of file: String, onLine number: Int) -> [LineWord] {
    let line = Array(document.line(number))
    let name = Array(file.utf8)
    func isNameByte(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return byte.isPartOfWord || "-+./".utf8.contains(byte)
    }
    guard line.count >= name.count else { return [] }
    return (0...(line.count - name.count)).compactMap { start in
      let end = start + name.count
      guard line[start..<end].elementsEqual(name), !isNameByte(start > 0 ? line[start - 1] : nil),
        !isNameByte(end < line.count ? line[end] : nil)
      else { return nil }
      return LineWord(text: file, columns: start..<end)
    }
  }
}
