import CaseStudyModel

extension DocumentContext {
  /// A place of this document that names a file of a side.
  struct FileName: Sendable, Equatable {
    /// The forms in which the front matter names a file.
    enum Form: Sendable {
      case single
      /// An item after a hyphen.
      case blockItem
      /// An item in brackets.
      case flowItem
    }

    /// The line, counted from 0.
    var line: Int
    var word: LineWord
    /// The side of the fence with the name; `nil` for both sides, and in the front matter.
    var side: Side?
    /// The key of the front matter that contains the name; `nil` for a fence.
    var key: String?
    /// The form of the name in the front matter.
    var form = Form.single
  }

  /// Returns the places that name a file of a side; without a side, of both.
  func names(of file: String, on side: Side?) -> [FileName] {
    let fences = study.article.snippets.filter { $0.file == file && $0.isOn(side) }
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
    // Each line is read once, because a list may name a file thousands of times.
    var outline = SettingOutline()
    var names: [FileName] = []
    for line in range {
      let setting = SettingLine(document.line(line))
      let words = words(of: file, onLine: line)
      if !words.isEmpty { names += settings(words, onLine: line, setting, below: outline.parents(of: setting)) }
      outline.add(setting)
    }
    return names
  }

  /// Returns the words on a line of the front matter that are values of a key that takes files.
  private func settings(
    _ words: [LineWord], onLine number: Int, _ setting: SettingLine, below parents: [String]
  ) -> [FileName] {
    let line = document.line(number)
    let isFlow = setting.isFlow(line)
    let separator = line.dropFirst(setting.start).firstIndex { "[]{},\"'".utf8.contains($0) }
    var flow = FlowKeys()
    var start = setting.key.map { $0.columns.upperBound + 1 } ?? setting.start
    return words.compactMap { word -> FileName? in
      var keys = parents
      var form = FileName.Form.single
      if let key = setting.key {
        if word.columns.lowerBound < key.columns.upperBound { return nil }
        keys.append(key.text)
        if isFlow {
          flow.read(line.dropFirst(start).prefix(max(word.columns.lowerBound - start, 0)))
          start = word.columns.lowerBound
          // No key that takes files is deeper.
          if flow.depth > Self.deepestFileKey || flow.isKey { return nil }
          keys += flow.keys
          if flow.isInList { form = .flowItem }
        }
      } else if !setting.isItem, separator.map({ $0 - line.startIndex >= word.columns.lowerBound }) ?? true {
        // The word begins the line, where a key would be.
        return nil
      } else {
        // A name in brackets may begin with a hyphen too.
        form = setting.isItem && setting.start > setting.indentation + 1 ? .blockItem : .flowItem
      }
      guard case .files = SettingHelp.help(for: keys)?.values else { return nil }
      return FileName(line: number, word: word, side: nil, key: keys.joined(separator: "."), form: form)
    }
  }

  /// The maximum number of brackets around a file's name: `[{heading: x, removes: [a.swift]}]`.
  private static let deepestFileKey = 4

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

extension Snippet {
  /// Returns whether the block is part of a side, alone or together with the other one; without a side, any block is.
  func isOn(_ side: Side?) -> Bool { side.map(isShared(with:)) ?? true }
}
