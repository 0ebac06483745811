import CaseStudyModel

/// Renders a snippet as a figure: its file and side as the caption, and its code.
struct SnippetWriter: Sendable {
  let code: CodeWriter
  let texts: InterfaceTexts

  /// Appends a snippet.
  /// - Parameters:
  ///   - label: names the snippet among those of the page, for those who do not see it; used where it has no title.
  ///   - anchor: the figure's anchor, where it is to be linked to.
  ///   - lineAnchor: the name with which the anchors of lines begin, where lines are to be numbered.
  ///   - notes: the notes that comments of the code refer to.
  func write(
    _ snippet: Snippet, label: String, anchor: String? = nil, lineAnchor: String? = nil, notes: CodeNotes? = nil,
    into out: inout [UInt8]
  ) {
    if snippet.isHidden {
      // Paper shows what is folded, so what the summary says is not said again by a caption.
      let title = title(of: snippet)
      out.append(html: "<details class=\"folded\"><summary>")
      out.append(escaping: title.isEmpty ? label : title)
      writeInference(of: snippet, into: &out)
      out.append(html: "</summary>\n")
      writeFigure(snippet, label: label, anchor: anchor, lineAnchor: lineAnchor, notes: notes, into: &out)
      out.append(html: "</details>\n")
    } else {
      writeFigure(snippet, label: label, anchor: anchor, lineAnchor: lineAnchor, notes: notes, into: &out)
    }
  }

  /// Returns what a snippet is, in a few words: its role or side, and its file.
  func title(of snippet: Snippet) -> String {
    [heading(of: snippet), snippet.file ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func writeFigure(
    _ snippet: Snippet, label: String, anchor: String?, lineAnchor: String?, notes: CodeNotes?,
    into out: inout [UInt8]
  ) {
    out.append(html: "<figure class=\"snippet ")
    out.append(html: snippet.sideName)
    out.append(html: "\"")
    if let anchor { out.append(attribute: "id", anchor) }
    out.append(html: ">")
    let hasCaption = !snippet.isHidden && writeCaption(of: snippet, into: &out)
    // Patches have numbers of their own.
    let isNumbered = notes != nil || lineAnchor != nil && snippet.role != .change
    out.append(html: "<pre")
    // A narrow window scrolls the code, which the keyboard must then reach.
    if snippet.isWider(than: Snippet.narrowColumns) {
      out.append(html: " tabindex=0")
      // A figure is named by its caption; without one, the code gets a name of its own.
      if !hasCaption {
        out.append(html: " role=\"region\"")
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
  /// - Returns: whether there is anything to say.
  private func writeCaption(of snippet: Snippet, into out: inout [UInt8]) -> Bool {
    let heading = heading(of: snippet)
    if heading.isEmpty, snippet.file == nil { return false }
    out.append(html: "<figcaption>")
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
    out.append(html: "</figcaption>")
    return true
  }

  private func writeInference(of snippet: Snippet, into out: inout [UInt8]) {
    if snippet.side == nil || snippet.sideSource != .order { return }
    out.append(html: " <span class=\"inferred\">")
    out.append(escaping: texts.text("snippet.inferred"))
    out.append(html: "</span>")
  }

  /// Returns the side and the role of a snippet, as far as it has any.
  private func heading(of snippet: Snippet) -> String {
    let side = snippet.side.map { texts.text("side.inText.\($0.rawValue)") }
    let role = snippet.role == .source ? nil : texts.text("snippet.role.\(snippet.role.rawValue)")
    let text = [side, role].compactMap { $0 }.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
