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
    if snippets.contains(where: { $0.file == name && $0.isOn(side) }) {
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
    let line = context.document.line(place.line)
    var columns = place.word.columns
    var quote = ""
    if let mark = line.prefix(columns.lowerBound).last, mark == line.dropFirst(columns.upperBound).first,
      mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
    {
      columns = (columns.lowerBound - 1)..<(columns.upperBound + 1)
      quote = String(Character(Unicode.Scalar(mark)))
    }
    let (old, new) = (quote + file + quote, quote + name + quote)
    let indentation = String(repeating: " ", count: line.prefix { $0 == UInt8(ascii: " ") }.count)
    let text =
      switch place.form {
      case .blockItem: "\(old)\n\(indentation)- \(new)"
      case .flowItem: "\(old), \(new)"
      case .single: "[\(quote.isEmpty ? file.yamlScalar : old), \(new)]"
      }
    return LSP.TextEdit(range: context.document.range(line: place.line, columns, context.encoding), newText: text)
  }
}
