import CaseStudyModel

/// The edit that renames a file of a side, in its fences and in the front matter.
struct SideFileRename {
  var file: String
  /// The side; `nil` for both.
  var side: Side?
  var name: String
  var context: DocumentContext

  /// Returns the edit.
  /// - Throws: `RPCFailure` if the name can't be a file's, or is taken.
  func edit() throws(RPCFailure) -> LSP.WorkspaceEdit {
    guard Self.isWord(name), SitePath.isInside(name), name.contains("."), !name.hasSuffix(".") else {
      throw RPCFailure(
        RPCFailure.requestFailed,
        context.text("A file's name must be a path with an extension, and without spaces or special characters"))
    }
    let snippets = context.study.article.snippets
    let isTaken = snippets.contains { $0.file == name && (side == nil || $0.isShared(with: side ?? .before)) }
    if isTaken {
      throw RPCFailure(RPCFailure.requestFailed, context.text("The side already has a file '\(name)'"))
    }
    // The front matter names files of both sides, so a name that the other side still has stays.
    let remains = side.map { side in
      snippets.contains { $0.file == file && $0.side == side.other }
    }
    let edits = context.names(of: file, on: side).compactMap { place -> LSP.TextEdit? in
      let range = context.range(of: place.word, line: place.line)
      guard remains == true, let key = place.key else { return LSP.TextEdit(range: range, newText: name) }
      switch key {
      case "key": return side == .after ? LSP.TextEdit(range: range, newText: name) : nil
      case "steps.removes": return side == .before ? LSP.TextEdit(range: range, newText: name) : nil
      default: return both(at: place)
      }
    }
    return LSP.WorkspaceEdit(changes: [context.document.uri: edits])
  }

  /// Returns whether a name is one word of an info string, and a value of YAML without quotes: it may be a part of one,
  /// as in `Fee.swift#L3`.
  private static func isWord(_ name: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && !"\"'`{}[](),;:=#*?<>\\!|".unicodeScalars.contains($0)
    }
    // Info strings have numbers too.
    let hasLetter = name.unicodeScalars.contains { $0.properties.isAlphabetic }
    return isPlain && hasLetter && !["@", "&", "%"].contains(name.unicodeScalars.first)
  }

  /// Returns the edit that writes both names in place of the old one: as items of its list, or as a new list.
  private func both(at place: DocumentContext.FileName) -> LSP.TextEdit {
    let line = Array(context.document.line(place.line))
    var columns = place.word.columns
    var quote = ""
    if columns.lowerBound > 0, columns.upperBound < line.count {
      let mark = line[columns.lowerBound - 1]
      if line[columns.upperBound] == mark, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
        columns = (columns.lowerBound - 1)..<(columns.upperBound + 1)
        quote = String(Character(Unicode.Scalar(mark)))
      }
    }
    let names = (old: quote + file + quote, new: quote + name + quote)
    let setting = SettingLine(line[...])
    let text: String
    if setting.key == nil {
      let mark = String(decoding: line[..<min(setting.start, columns.lowerBound)], as: UTF8.self)
      text = setting.isItem ? "\(names.old)\n\(mark)\(names.new)" : "\(names.old), \(names.new)"
    } else if isInList(columns.lowerBound, of: line, after: setting) {
      text = "\(names.old), \(names.new)"
    } else {
      text = "[\(quote.isEmpty ? file.yamlScalar : names.old), \(names.new)]"
    }
    return LSP.TextEdit(range: context.document.range(line: place.line, columns, context.encoding), newText: text)
  }

  /// Returns whether a place on the line of a key is in a list in brackets.
  private func isInList(_ column: Int, of line: [UInt8], after setting: SettingLine) -> Bool {
    guard let key = setting.key, setting.isFlow(line[...]) else { return false }
    var flow = FlowKeys()
    let start = key.columns.upperBound + 1
    flow.read(line[...].dropFirst(start).prefix(max(column - start, 0)))
    return flow.isInList
  }
}
