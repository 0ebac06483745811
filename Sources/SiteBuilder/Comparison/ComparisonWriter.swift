import CaseStudyModel
import CodeDifference

/// Writes a comparison: pairs of files in one markup, which style sheets show in several views.
struct ComparisonWriter: Sendable {
  let snippets: SnippetWriter

  private var texts: InterfaceTexts { snippets.texts }

  /// Appends a comparison with one open pair of files; the others are folded.
  func write(_ comparison: Comparison, into out: inout [UInt8]) {
    out.append(html: "<div class=\"comparison\">\n")
    out.append(html: "<p class=\"note\">")
    out.append(escaping: overview(of: comparison))
    out.append(html: "</p>\n")
    let files = comparison.changedFirst
    writeList(of: files, into: &out)
    writeViews(into: &out)
    let first = files.firstIndex { $0.onlySide == nil } ?? 0
    for (index, file) in files.enumerated() where !out.isFullPage {
      out.append(html: "<details class=\"pair \(file.change.rawValue)\"")
      out.append(attribute: "id", file.anchor)
      out.append(html: index == first ? " open>" : ">")
      writeSummary(of: file, element: "h2", into: &out)
      // All hunks of a file have columns of one width; a file of one side is one piece, unless it is long.
      let width = max(file.before?.width ?? 0, file.after?.width ?? 0)
      let isOnePiece = file.onlySide != nil && lines(of: file) <= ComparedFileWriter.foldedLimit
      out.append(html: isOnePiece ? "<div class=\"file\">" : "<div class=\"file\" style=\"--w:\(width)\">")
      ComparedFileWriter(file, highlighters: snippets.code.highlighters, texts: texts).write(into: &out)
      out.append(html: "</div></details>\n")
    }
    out.append(html: "</div>\n")
  }

  /// Appends links to all files.
  private func writeList(of files: [ComparedFile], into out: inout [UInt8]) {
    if files.count < 3 { return }
    out.append(html: "<nav class=\"file-list\"")
    out.append(attribute: "aria-label", texts.text("comparison.list"))
    out.append(html: "><ul>\n")
    for file in files where !out.isFullPage {
      out.append(html: "<li><a")
      out.append(attribute: "href", "#" + file.anchor.percentEncodedPath)
      out.append(html: ">")
      if let shown = file.after ?? file.before { writeName(shown, into: &out) }
      out.append(html: "</a>")
      writeFate(of: file, into: &out)
      out.append(html: "</li>\n")
    }
    out.append(html: "</ul></nav>\n")
  }

  /// Appends one hunk under the name of its file.
  func write(_ key: KeyDifference, into out: inout [UInt8]) {
    out.append(html: "<div class=\"comparison key\"><p class=\"file-name\">")
    if let shown = key.file.after ?? key.file.before { writeName(shown, into: &out) }
    writeFate(of: key.file, into: &out)
    let width = max(key.file.before?.width ?? 0, key.file.after?.width ?? 0)
    out.append(html: "</p><div class=\"file\" style=\"--w:\(width)\">")
    ComparedFileWriter(key.file, highlighters: snippets.code.highlighters, texts: texts).write(key.hunk, into: &out)
    out.append(html: "</div></div>\n")
  }

  /// Appends the controls for the view and for wrapping, which work by style sheets alone; a narrow window has no split
  /// view.
  private func writeViews(into out: inout [UInt8]) {
    func text(_ key: String) -> String {
      var text: [UInt8] = []
      text.append(escaping: texts.text(key))
      return String(decoding: text, as: UTF8.self)
    }
    out.append(html: "<fieldset class=\"views\"><legend class=\"visually-hidden\">\(text("comparison.views"))</legend>")
    let unified = text("comparison.view.unified")
    let views = [
      (
        "split",
        "<span class=\"wide\">\(text("comparison.view.split"))</span><span class=\"narrow\">\(unified)</span>"
      ),
      ("unified", unified), ("before", text("comparison.view.before")), ("after", text("comparison.view.after")),
    ]
    for (index, view) in views.enumerated() {
      out.append(html: "<label\(view.0 == "unified" ? " class=\"wide\"" : "")><input type=\"radio\" name=\"view\"")
      out.append(html: " value=\"\(view.0)\"\(index == 0 ? " checked" : "")> \(view.1)</label> ")
    }
    out.append(html: "<label class=\"wrap\"><input type=\"checkbox\" name=\"wrap\" checked>")
    out.append(html: " \(text("comparison.wrap"))</label></fieldset>\n")
  }

  /// Returns the numbers of files, and of their changes, as a sentence.
  private func overview(of comparison: Comparison) -> String {
    let before = comparison.files.count { $0.before != nil }
    let after = comparison.files.count { $0.after != nil }
    let changes = FileChange.allCases.compactMap { change -> String? in
      let count = comparison.files.count { $0.change == change }
      return count == 0 ? nil : texts.text("comparison.count.\(change.rawValue)", ["number": .integer(count)])
    }
    return texts.text(
      "comparison.overview",
      ["count": .integer(before), "after": .integer(after), "changes": .text(changes.joined(separator: ", "))])
  }

  /// Appends files as they change from one step to the next, each under a heading; only deleted ones are folded.
  /// - Parameters:
  ///   - heading: the element of the headings.
  ///   - leavesOutEqual: whether lines far from any change are left out; otherwise they are folded.
  func writeChanges(
    of files: [ComparedFile], under heading: String = "h3", leavingOutEqual leavesOutEqual: Bool = false,
    into out: inout [UInt8]
  ) {
    for file in files where !out.isFullPage {
      out.append(html: "<details class=\"pair \(file.change.rawValue)\"\(file.change == .gone ? "" : " open")>")
      writeSummary(of: file, element: heading, into: &out)
      out.append(html: "<div class=\"file\">")
      ComparedFileWriter(
        file, highlighters: snippets.code.highlighters, texts: texts, isUnified: true, leavesOutEqual: leavesOutEqual
      ).write(into: &out)
      out.append(html: "</div></details>\n")
    }
  }

  /// - Parameter element: the element around the names; `nil` for none.
  private func writeSummary(of file: ComparedFile, element: String? = nil, into out: inout [UInt8]) {
    out.append(html: element.map { "<summary><\($0)>" } ?? "<summary>")
    if file.change == .moved, let before = file.before, let after = file.after {
      writeName(before, into: &out)
      writeFate(of: file, into: &out)
      out.append(html: " ")
      writeName(after, into: &out)
    } else if let shown = file.after ?? file.before {
      writeName(shown, into: &out)
      writeFate(of: file, into: &out)
    }
    out.append(html: " <span class=\"size\">")
    if file.onlySide == nil {
      ComparedFileWriter.writeCounts(
        added: file.difference.insertedLineCount, removed: file.difference.removedLineCount, texts, into: &out)
    } else {
      out.append(escaping: texts.text("count.lines", ["count": .integer(lines(of: file))]))
    }
    out.append(html: element.map { "</span></\($0)></summary>\n" } ?? "</span></summary>\n")
  }

  private func writeFate(of file: ComparedFile, into out: inout [UInt8]) {
    out.append(html: " <span class=\"fate\">")
    out.append(escaping: texts.text("comparison.file.\(file.change.rawValue)"))
    out.append(html: "</span>")
  }

  private func lines(of file: ComparedFile) -> Int {
    (file.after ?? file.before)?.lineCount ?? 0
  }

  private func writeName(_ file: Snippet, into out: inout [UInt8]) {
    out.append(html: "<code>")
    out.append(escaping: file.file ?? "")
    out.append(html: "</code>")
  }
}
