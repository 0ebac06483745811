import CaseStudyModel
import CodeDifference

/// Writes the names of compared files, and the changes to them.
struct ComparedNameWriter: Sendable {
  let texts: InterfaceTexts

  /// Appends the summary of a file, as a heading.
  func writeSummary(of family: ComparedFamily, level: Int, into out: inout [UInt8]) {
    out.append(html: "<summary><h\(level)>")
    writeNames(of: family, into: &out)
    writeChange(of: family, into: &out)
    writeRelatives(of: family.file, into: &out)
    writeSize(of: family.file, into: &out)
    out.append(html: "</h\(level)></summary>\n")
  }

  /// Appends the heading of a file that a merged or split one is shown with.
  func writeHeading(of part: ComparedFile, level: Int, into out: inout [UInt8]) {
    out.append(html: "<h\(level) class=\"file-name\">")
    if let file = part.after ?? part.before { writeName(file, into: &out) }
    writeChangeWord(of: part, into: &out)
    writeSize(of: part, into: &out)
    out.append(html: "</h\(level)>\n")
  }

  /// Appends the names of both columns; screen readers announce the side with each change instead.
  func writeHeads(of file: ComparedFile, into out: inout [UInt8]) {
    out.append(html: "<p class=\"heads\">")
    for side in Side.allCases {
      out.append(html: "<span><b aria-hidden=\"true\">")
      out.append(escaping: texts.text("comparison.view.\(side.rawValue)"))
      // Both columns show the same file, which the summary names, unless the file was renamed.
      if file.change != .changed, let shown = side == .before ? file.before : file.after {
        out.append(html: " ")
        writeName(shown, into: &out)
      }
      out.append(html: "</b></span>")
    }
    out.append(html: "</p>")
  }

  /// Appends the name of a file; of a merged, split or renamed one, those of both sides and the word between them.
  func writeNames(of family: ComparedFamily, into out: inout [UInt8]) {
    switch family.file.change {
    case .moved, .merged, .split:
      writeNames(family.files(on: .before), into: &out)
      writeChangeWord(of: family.file, into: &out)
      out.append(html: " ")
      writeNames(family.files(on: .after), into: &out)
    case .kept, .changed, .new, .deleted:
      if let shown = family.file.after ?? family.file.before { writeName(shown, into: &out) }
    }
  }

  /// Appends the change to a file, unless it is between its names.
  func writeChange(of family: ComparedFamily, into out: inout [UInt8]) {
    switch family.file.change {
    case .moved, .merged, .split: break
    case .kept, .changed, .new, .deleted: writeChangeWord(of: family.file, into: &out)
    }
  }

  /// Returns the number of lines of a file, after the change if it is in both trees.
  func lines(of file: ComparedFile) -> Int { (file.after ?? file.before)?.lineCount ?? 0 }

  /// Appends the names of the files that have text of a new or deleted one.
  private func writeRelatives(of file: ComparedFile, into out: inout [UInt8]) {
    if file.relatives.isEmpty { return }
    out.append(html: "<span class=\"fate\">")
    writeSeparator(into: &out)
    out.append(escaping: texts.text("comparison.relatives.\(file.change == .new ? "new" : "gone")"))
    out.append(html: " ")
    for (index, name) in file.relatives.enumerated() {
      if index > 0 { writeSeparator(into: &out) }
      out.append(html: "<code>")
      out.append(escaping: name)
      out.append(html: "</code>")
    }
    out.append(html: "</span>")
  }

  private func writeSize(of file: ComparedFile, into out: inout [UInt8]) {
    out.append(html: " <span class=\"size\">")
    if file.isApart, let before = file.before, let after = file.after {
      writeLineCount(of: before, into: &out)
      out.append(html: " <span aria-hidden=\"true\">")
      out.append(escaping: texts.text("results.arrow"))
      out.append(html: "</span><span class=\"visually-hidden\">")
      out.append(escaping: texts.text("results.then"))
      out.append(html: "</span> ")
      writeLineCount(of: after, into: &out)
    } else if file.onlySide == nil {
      ComparedFileWriter.writeCounts(
        added: file.difference.insertedLineCount, removed: file.difference.removedLineCount, texts, into: &out)
    } else if let shown = file.after ?? file.before {
      writeLineCount(of: shown, into: &out)
    }
    out.append(html: "</span>")
  }

  private func writeLineCount(of file: Snippet, into out: inout [UInt8]) {
    out.append(escaping: texts.text("count.lines", ["count": .integer(file.lineCount)]))
  }

  private func writeChangeWord(of file: ComparedFile, into out: inout [UInt8]) {
    out.append(html: " <span class=\"fate\">")
    out.append(escaping: texts.text("comparison.file.\(file.change.rawValue)"))
    out.append(html: "</span>")
  }

  private func writeNames(_ files: [Snippet], into out: inout [UInt8]) {
    for (index, file) in files.enumerated() {
      if index > 0 { writeSeparator(into: &out) }
      writeName(file, into: &out)
    }
  }

  private func writeSeparator(into out: inout [UInt8]) { out.append(escaping: texts.text("list.separator")) }

  private func writeName(_ file: Snippet, into out: inout [UInt8]) {
    out.append(html: "<code>")
    out.append(escaping: file.file ?? "")
    out.append(html: "</code>")
  }
}
