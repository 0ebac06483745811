import CaseStudyModel
import CodeDifference

/// What writes a comparison: the files of both sides in pairs, in one markup that style sheets show in several views.
struct ComparisonWriter: Sendable {
  let snippets: SnippetWriter

  /// Appends a comparison; the pair that tells most is open, the others are folded.
  func write(_ comparison: Comparison, into out: inout [UInt8]) {
    let heading = "h\(comparison.level)"
    out.append(html: "<section class=\"comparison\" aria-labelledby=\"\(Comparison.anchor)\">\n")
    out.append(html: "<div class=\"heading\"><\(heading) id=\"\(Comparison.anchor)\">\(Comparison.title)</\(heading)>")
    PermalinkWriter.write(to: Comparison.anchor, named: Comparison.title, into: &out)
    out.append(html: "</div>\n")
    out.append(html: "<p class=\"note\">\(Self.overview(of: comparison))</p>\n")
    writeViews(into: &out)
    let first = comparison.first
    for (index, file) in comparison.files.enumerated() where !out.isFullPage {
      out.append(html: "<details class=\"pair \(file.change.rawValue)\" id=\"\(Comparison.anchor)-\(index + 1)\"")
      out.append(html: index == first ? " open>" : ">")
      writeSummary(of: file, into: &out)
      // Columns of one width in all pieces of a file; a file with one side is one piece, unless it is long.
      let width = max(file.before?.width ?? 0, file.after?.width ?? 0)
      let isOnePiece = file.onlySide != nil && lines(of: file) <= ComparedFileWriter.foldedLimit
      out.append(html: isOnePiece ? "<div class=\"file\">" : "<div class=\"file\" style=\"--w:\(width)\">")
      ComparedFileWriter(file, highlighters: snippets.code.highlighters).write(into: &out)
      out.append(html: "</div></details>\n")
    }
    out.append(html: "</section>\n")
  }

  /// Appends the choice of a view and of what becomes of long lines, which style sheets act upon; a narrow window has no
  /// room for two columns.
  private func writeViews(into out: inout [UInt8]) {
    out.append(html: "<fieldset class=\"views\"><legend class=\"visually-hidden\">View of the code</legend>")
    let views = [
      ("split", "<span class=\"wide\">Side by side</span><span class=\"narrow\">Unified</span>"),
      ("unified", "Unified"), ("before", "Before"), ("after", "After"),
    ]
    for (index, view) in views.enumerated() {
      out.append(html: "<label\(view.0 == "unified" ? " class=\"wide\"" : "")><input type=\"radio\" name=\"view\"")
      out.append(html: " value=\"\(view.0)\"\(index == 0 ? " checked" : "")> \(view.1)</label> ")
    }
    out.append(html: "<label class=\"wrap\"><input type=\"checkbox\" name=\"wrap\" checked> Wrap long lines</label>")
    out.append(html: "</fieldset>\n")
  }

  /// Counts the files of both sides, and what happened to them.
  private static func overview(of comparison: Comparison) -> String {
    let before = comparison.files.count { $0.before != nil }
    let after = comparison.files.count { $0.after != nil }
    let changes = FileChange.allCases.compactMap { change -> String? in
      let count = comparison.files.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.rawValue)"
    }
    return "\(Plural.count(before, "file")) before, \(after) after: \(changes.joined(separator: ", "))."
  }

  private func writeSummary(of file: ComparedFile, into out: inout [UInt8]) {
    out.append(html: "<summary>")
    if file.change == .moved, let before = file.before, let after = file.after {
      writeName(before, into: &out)
      out.append(html: " <span class=\"fate\">becomes</span> ")
      writeName(after, into: &out)
    } else if let shown = file.after ?? file.before {
      writeName(shown, into: &out)
      out.append(html: " <span class=\"fate\">\(file.change.rawValue)</span>")
    }
    out.append(html: " <span class=\"size\">")
    if file.onlySide == nil {
      Self.writeCounts(
        added: file.difference.insertedLineCount, removed: file.difference.removedLineCount, into: &out)
    } else {
      out.append(html: Plural.count(lines(of: file), "line"))
    }
    out.append(html: "</span></summary>\n")
  }

  private func lines(of file: ComparedFile) -> Int {
    (file.after ?? file.before)?.lineCount ?? 0
  }

  /// Appends a count such as `+12 −3`, in words for those who listen.
  static func writeCounts(added: Int, removed: Int, into out: inout [UInt8]) {
    out.append(html: "<span aria-hidden=\"true\">+\(added) \u{2212}\(removed)</span>")
    out.append(
      html: "<span class=\"visually-hidden\">\(Plural.count(added, "line")) added, \(removed) removed</span>")
  }

  private func writeName(_ file: Snippet, into out: inout [UInt8]) {
    out.append(html: "<code>")
    out.append(escaping: file.file ?? "")
    out.append(html: "</code>")
  }
}
