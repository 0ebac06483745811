import CaseStudyModel
import CodeDifference

/// Writes a comparison: pairs of files in one markup, which style sheets show in several views.
struct ComparisonWriter: Sendable {
  let snippets: SnippetWriter
  /// The words that distinguish the comparison from others on its page, for the names of links; may be empty.
  var place = ""

  var texts: InterfaceTexts { snippets.texts }
  var languages: WordLanguages? { snippets.languages }
  private var names: ComparedNameWriter { ComparedNameWriter(texts: texts) }

  /// Appends a comparison with one open pair of files; the others are folded.
  func write(_ comparison: Comparison, into out: inout [UInt8]) {
    beginComparison(into: &out)
    out.append(html: "<p class=\"note\">")
    out.append(escaping: overview(of: comparison))
    out.append(html: "</p>\n")
    let files = comparison.changedFirst
    writeList(of: files, into: &out)
    writeViews(into: &out)
    let first = files.firstIndex { $0.file.onlySide == nil } ?? 0
    for (index, family) in files.enumerated() where !out.exceedsPageLimit {
      out.append(html: "<details class=\"pair \(family.file.change.rawValue)\"")
      out.append(attribute: "id", family.file.anchor)
      out.append(html: index == first ? " open>" : ">")
      write(family, under: 2, isUnified: false, leavesOutEqual: false, into: &out)
      out.append(html: "</details>\n")
    }
    out.append(html: "</div>\n")
  }

  /// Appends the opening tag of a comparison. Except for code and headings of the text, its words are in the
  /// interface's language.
  func beginComparison(_ className: String = "comparison", into out: inout [UInt8]) {
    out.append(html: "<div class=\"\(className)\"")
    out.append(language: languages?.interface)
    out.append(html: ">\n")
  }

  /// Appends the summary and code of a file, then those of the files that it was merged from or split into.
  /// - Parameters:
  ///   - level: the level of the file's heading.
  ///   - isUnified: whether removed and added lines share one column; the joined files then get no anchors.
  ///   - leavesOutEqual: whether lines far from any change are left out; otherwise they are folded.
  func write(
    _ family: ComparedFamily, under level: Int, isUnified: Bool, leavesOutEqual: Bool, into out: inout [UInt8]
  ) {
    names.writeSummary(of: family, level: level, into: &out)
    let file = family.file
    if !isUnified, file.onlySide == nil { names.writeHeads(of: file, into: &out) }
    writeCode(of: file, isUnified: isUnified, leavesOutEqual: leavesOutEqual, into: &out)
    for part in family.parts where !out.exceedsPageLimit {
      out.append(html: "<div class=\"joined \(part.change.rawValue)\"")
      if !isUnified { out.append(attribute: "id", part.anchor) }
      out.append(html: ">")
      names.writeHeading(of: part, level: level + 1, into: &out)
      writeCode(of: part, isUnified: isUnified, leavesOutEqual: leavesOutEqual, into: &out)
      out.append(html: "</div>")
    }
  }

  private func writeCode(
    of file: ComparedFile, isUnified: Bool, leavesOutEqual: Bool, into out: inout [UInt8]
  ) {
    // All hunks of a file have columns of the same width. A file that only one side has is one piece unless it is long.
    let width = max(file.before?.width ?? 0, file.after?.width ?? 0)
    let isOnePiece = isUnified || file.onlySide != nil && names.lines(of: file) <= ComparedFileWriter.foldedLimit
    out.append(html: isOnePiece ? "<div class=\"file\"" : "<div class=\"file\" style=\"--w:\(width)\"")
    if !isUnified, let anchor = file.formerAnchor { out.append(attribute: "id", anchor) }
    out.append(html: ">")
    ComparedFileWriter(
      file, snippets: snippets, isUnified: isUnified, leavesOutEqual: leavesOutEqual, place: place
    ).write(into: &out)
    out.append(html: "</div>")
  }

  /// Appends links to all files.
  private func writeList(of files: [ComparedFamily], into out: inout [UInt8]) {
    if files.count < 3 { return }
    out.append(html: "<nav class=\"file-list\"")
    out.append(attribute: "aria-label", texts.text("comparison.list"))
    out.append(html: "><ul>\n")
    for family in files where !out.exceedsPageLimit {
      out.append(html: "<li class=\"\(family.file.change.rawValue)\"><a")
      out.append(attribute: "href", "#" + family.file.anchor.percentEncodedPath)
      out.append(html: ">")
      names.writeNames(of: family, into: &out)
      out.append(html: "</a>")
      names.writeChange(of: family, into: &out)
      out.append(html: "</li>\n")
    }
    out.append(html: "</ul></nav>\n")
  }

  /// Appends one hunk under the name of its file.
  /// - Parameter movesURL: the address of the page with the whole comparison, to which moved lines link.
  func write(_ key: KeyDifference, movesURL: String, into out: inout [UInt8]) {
    beginComparison("comparison key", into: &out)
    out.append(html: "<p class=\"file-name\">")
    names.writeNames(of: key.family, into: &out)
    names.writeChange(of: key.family, into: &out)
    let width = max(key.file.before?.width ?? 0, key.file.after?.width ?? 0)
    out.append(html: "</p>")
    names.writeHeads(of: key.file, into: &out)
    out.append(html: "<div class=\"file\" style=\"--w:\(width)\">")
    ComparedFileWriter(key.file, snippets: snippets, movesURL: movesURL).write(key, into: &out)
    out.append(html: "</div></div>\n")
  }

  /// Appends the controls for the view and for wrapping, which need only style sheets; a narrow window has no split
  /// view.
  func writeViews(into out: inout [UInt8]) {
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
      let count = comparison.files.count { $0.change == change && $0.partOf == nil }
      return count == 0 ? nil : texts.text("comparison.count.\(change.rawValue)", ["number": .integer(count)])
    }
    return texts.text(
      "comparison.overview",
      ["count": .integer(before), "after": .integer(after), "changes": .text(texts.list(changes))])
  }

  /// Appends files as they change from one step to the next, each under a heading; only deleted ones are folded.
  /// - Parameters:
  ///   - level: the level of the headings.
  ///   - leavesOutEqual: whether lines far from any change are left out; otherwise they are folded.
  func writeChanges(
    of files: [ComparedFile], under level: Int = 3, leavingOutEqual leavesOutEqual: Bool = false,
    into out: inout [UInt8]
  ) {
    for family in ComparedFamily.families(of: files) where !out.exceedsPageLimit {
      let change = family.file.change
      out.append(html: "<details class=\"pair \(change.rawValue)\"")
      out.append(language: languages?.interface)
      out.append(html: change == .deleted ? ">" : " open>")
      write(family, under: level, isUnified: true, leavesOutEqual: leavesOutEqual, into: &out)
      out.append(html: "</details>\n")
    }
  }
}
