import CaseStudyModel

/// Writes a snippet as a figure: its file and side as the caption, and its code.
struct SnippetWriter: Sendable {
  let code: CodeWriter
  let texts: InterfaceTexts
  /// The languages of the captions and of the code around them, where they differ.
  var languages: WordLanguages?

  /// Appends a snippet.
  /// - Parameters:
  ///   - label: the name for screen readers of a snippet without a caption, which is folded or has no title.
  ///   - anchor: the figure's anchor; `nil` for none.
  ///   - lineAnchor: the prefix of the lines' anchors; `nil` for code without line numbers.
  ///   - notes: the notes on the code.
  ///   - notice: a warning to readers who copy the code, if any.
  ///   - isRepeated: whether the page has shown the same code before; then it is folded.
  func write(
    _ snippet: Snippet, label: String, anchor: String? = nil, lineAnchor: String? = nil, notes: CodeNotes? = nil,
    notice: String? = nil, isRepeated: Bool = false, into out: inout [UInt8]
  ) {
    var snippet = snippet
    snippet.isHidden = snippet.isHidden || isRepeated
    if snippet.isHidden {
      // Print unfolds it, so the summary replaces the caption.
      let title = title(of: snippet)
      out.append(html: "<details class=\"folded\"><summary")
      out.append(language: languages?.interface)
      out.append(html: ">")
      out.append(escaping: title.isEmpty ? label : title)
      writeInference(of: snippet, into: &out)
      if isRepeated { writeRemark(texts.text("snippet.repeated"), into: &out) }
      if let notice { writeRemark(notice, into: &out) }
      out.append(html: "</summary>\n")
      writeFigure(snippet, label: label, anchor: anchor, lineAnchor: lineAnchor, notes: notes, notice: nil, into: &out)
      out.append(html: "</details>\n")
    } else {
      writeFigure(
        snippet, label: label, anchor: anchor, lineAnchor: lineAnchor, notes: notes, notice: notice, into: &out)
    }
  }

  /// Returns the title of a snippet: its side, role and file.
  func title(of snippet: Snippet) -> String {
    let parts = [heading(of: snippet), snippet.file ?? ""].filter { !$0.isEmpty }
    return parts.joined(separator: texts.separator("list.colon", else: ": "))
  }

  private func writeFigure(
    _ snippet: Snippet, label: String, anchor: String?, lineAnchor: String?, notes: CodeNotes?,
    notice: String?, into out: inout [UInt8]
  ) {
    out.append(html: "<figure class=\"snippet ")
    out.append(html: snippet.sideName)
    out.append(html: "\"")
    if let anchor { out.append(attribute: "id", anchor) }
    out.append(html: ">")
    let hasCaption = !snippet.isHidden && writeCaption(of: snippet, notice, into: &out)
    // A patch's line numbers would match neither file.
    let isNumbered = notes != nil || lineAnchor != nil && snippet.role != .change
    out.append(html: "<pre")
    // In a narrow window the code scrolls, so the keyboard must reach it.
    if snippet.isWider(than: Snippet.narrowColumns) {
      out.append(html: " tabindex=0")
      // The caption names a figure; without one, the code needs a label.
      if !hasCaption {
        out.append(html: " role=\"group\"")
        out.append(attribute: "aria-label", label)
      }
    }
    out.append(html: "><code")
    let names = [snippet.language.map { "language-" + $0.rawValue }, isNumbered ? "lines" : nil].compactMap { $0 }
    if !names.isEmpty { out.append(attribute: "class", names.joined(separator: " ")) }
    out.append(html: ">")
    if isNumbered {
      code.writeNumbered(snippet, anchor: lineAnchor, notes: notes, into: &out)
    } else {
      code.write(snippet, into: &out)
    }
    out.append(html: "</code></pre></figure>\n")
  }

  /// Appends the caption.
  /// - Returns: whether there is one.
  private func writeCaption(of snippet: Snippet, _ notice: String?, into out: inout [UInt8]) -> Bool {
    let heading = heading(of: snippet)
    let notice = notation(of: snippet) ?? notice
    if heading.isEmpty, snippet.file == nil, notice == nil { return false }
    out.append(html: "<figcaption")
    out.append(language: languages?.interface)
    out.append(html: ">")
    if !heading.isEmpty {
      out.append(html: "<b>")
      out.append(escaping: heading)
      out.append(html: "</b>")
    }
    writeInference(of: snippet, into: &out)
    if let file = snippet.file {
      out.append(html: heading.isEmpty ? "<code>" : " <code>")
      out.append(escaping: file)
      out.append(html: "</code>")
    }
    if let notice { writeRemark(notice, into: &out) }
    out.append(html: "</figcaption>")
    return true
  }

  /// Returns the remark on a formula or diagram that code hosts draw.
  private func notation(of snippet: Snippet) -> String? {
    switch snippet.language?.rawValue {
    case "math": texts.text("snippet.formula")
    case "mermaid": texts.text("snippet.diagram")
    default: nil
    }
  }

  private func writeInference(of snippet: Snippet, into out: inout [UInt8]) {
    if isGuessed(snippet) { writeRemark(texts.text("snippet.inferred.\(snippet.sideSource.rawValue)"), into: &out) }
  }

  private func writeRemark(_ remark: String, into out: inout [UInt8]) {
    out.append(html: " <span class=\"inferred\">")
    out.append(escaping: remark)
    out.append(html: "</span>")
  }

  private func isGuessed(_ snippet: Snippet) -> Bool { snippet.side != nil && snippet.sideSource.isGuess }

  /// Returns the side and role of a snippet; may be empty.
  private func heading(of snippet: Snippet) -> String {
    let side = snippet.side.map {
      isGuessed(snippet) ? texts.text("side.read.\($0.rawValue)") : texts.text("side.inText.\($0.rawValue)")
    }
    let role = snippet.role == .source ? nil : texts.text("snippet.role.\(snippet.role.rawValue)")
    return texts.list([side, role].compactMap { $0 }).capitalizedFirst
  }
}
