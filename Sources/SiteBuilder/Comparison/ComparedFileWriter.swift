import CaseStudyModel
import CodeDifference

/// Writes a compared file: its hunks, and the folded lines between them.
struct ComparedFileWriter: Sendable {
  private let file: ComparedFile
  private let before: ColumnWriter?
  private let after: ColumnWriter?
  private let snippets: SnippetWriter
  private let isUnified: Bool
  private let leavesOutEqual: Bool
  private let place: String

  private var texts: InterfaceTexts { snippets.texts }

  /// The number of lines above which lines far from any change are left out.
  static let foldedLimit = 5_000

  /// - Parameters:
  ///   - isUnified: whether unchanged lines are written once, for a page without the views of a comparison.
  ///   - leavesOutEqual: whether lines far from any change are left out; otherwise they are folded.
  ///   - place: what distinguishes the file's comparison from others of the same file on its page.
  ///   - movesURL: the address of the page with the other places of moved lines; empty if it is the same page.
  init(
    _ file: ComparedFile, snippets: SnippetWriter, isUnified: Bool = false, leavesOutEqual: Bool = false,
    place: String = "", movesURL: String = ""
  ) {
    self.leavesOutEqual = leavesOutEqual
    self.place = place
    self.file = file
    self.snippets = snippets
    self.isUnified = isUnified
    func column(_ snippet: Snippet?, _ side: Side) -> ColumnWriter? {
      snippet.map {
        ColumnWriter(
          code: CodeLines($0, highlighters: snippets.code.highlighters), side: side, anchor: file.anchors[side],
          moves: file.moves[side], movesURL: movesURL, texts: snippets.texts, languages: snippets.languages)
      }
    }
    before = column(file.before, .before)
    after = column(file.after, .after)
  }

  /// Appends the file.
  func write(into out: inout [UInt8]) {
    if file.differsInLineEndsAlone {
      writeNote("comparison.lineEnds", into: &out)
    }
    if let side = file.onlySide {
      if let column = side == .before ? before : after { writeAlone(column, into: &out) }
      return
    }
    guard let before, let after else { return }
    if file.isApart { return writeApart(before, after, into: &out) }
    let tokens = tokens(before, after)
    let isLong = max(before.code.text.lineCount, after.code.text.lineCount) > Self.foldedLimit
    if isLong {
      writeNote("comparison.longFile", into: &out)
    }
    for section in Hunks(file.difference).sections where !out.exceedsPageLimit {
      switch section {
      case .hunk(let hunk): write(hunk, before, after, tokens, into: &out)
      case .folded(let left, let right):
        if isLong || leavesOutEqual {
          writeGap("unchanged", of: right.count, into: &out)
        } else {
          out.append(html: "<details class=\"fold\"><summary>")
          out.append(escaping: texts.text("comparison.folded", ["count": .integer(right.count)]))
          out.append(html: "</summary>")
          writeEqual(left, right, before, after, into: &out)
          out.append(html: "</details>")
        }
      }
    }
  }

  /// Appends the key difference, with the counts of its whole hunk.
  func write(_ key: KeyDifference, into out: inout [UInt8]) {
    guard let before, let after else { return }
    write(key.hunk, of: key.whole, before, after, tokens(before, after), into: &out)
  }

  /// Returns the tokens of both sides, computed once per file, because computing them for each change would be
  /// quadratic.
  private func tokens(_ before: ColumnWriter, _ after: ColumnWriter) -> BothSides<TokenizedText> {
    BothSides(
      before: TokenizedText(before.code.text, spans: before.code.spans),
      after: TokenizedText(after.code.text, spans: after.code.spans))
  }

  /// Appends counts such as `+12 −3`, with words for screen readers.
  static func writeCounts(added: Int, removed: Int, _ texts: InterfaceTexts, into out: inout [UInt8]) {
    out.append(html: "<span aria-hidden=\"true\">+\(added) \u{2212}\(removed)</span>")
    out.append(html: "<span class=\"visually-hidden\">")
    out.append(
      escaping: texts.text("comparison.difference", ["count": .integer(added), "removed": .integer(removed)]))
    out.append(html: "</span>")
  }

  /// Appends a file that only one side shows; of a long file, only the moved lines.
  private func writeAlone(_ column: ColumnWriter, into out: inout [UInt8]) {
    let className = file.before == nil ? "af" : file.after == nil ? "bf" : "both"
    let count = column.code.text.lineCount
    guard count > Self.foldedLimit else {
      return column.write(0..<count, as: className, into: &out)
    }
    writeNote("comparison.longMoves", into: &out)
    var place = 0
    while place < count, !out.exceedsPageLimit {
      let isMoved = column.moves[place] != nil
      let end = (place..<count).first { (column.moves[$0] != nil) != isMoved } ?? count
      if isMoved {
        column.write(place..<end, as: className, into: &out)
      } else {
        writeGap("any", of: end - place, into: &out)
      }
      place = end
    }
  }

  /// Appends both sides without marks.
  private func writeApart(_ before: ColumnWriter, _ after: ColumnWriter, into out: inout [UInt8]) {
    let counts = (before.code.text.lineCount, after.code.text.lineCount)
    // The first row has the names of the sides; without it, a layout with one side below the other wouldn't show them.
    out.append(html: "<div class=\"ch apart\" style=\"--n:\(max(counts.0, counts.1) + 1)\">")
    before.writeApart(0..<counts.0, as: "bf", into: &out)
    after.writeApart(0..<counts.1, as: "af", into: &out)
    out.append(html: "</div>")
  }

  private func writeNote(_ key: String, into out: inout [UInt8]) {
    out.append(html: "<p class=\"note\">")
    out.append(escaping: texts.text(key))
    out.append(html: "</p>")
  }

  private func writeGap(_ kind: String, of count: Int, into out: inout [UInt8]) {
    out.append(html: "<p class=\"note skipped\">")
    out.append(escaping: texts.text("comparison.leftOut.\(kind)", ["count": .integer(count)]))
    out.append(html: "</p>")
  }

  /// - Parameter whole: the hunk that the shown one is cut from; `nil` if all of it is shown.
  private func write(
    _ hunk: Hunk, of whole: Hunk? = nil, _ before: ColumnWriter, _ after: ColumnWriter,
    _ tokens: BothSides<TokenizedText>, into out: inout [UInt8]
  ) {
    let anchor = "\(file.anchors.after)-\(hunk.anchor)"
    out.append(html: "<div class=\"hunk\"")
    out.append(attribute: "id", anchor)
    out.append(html: "><a")
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: ">")
    let first = PlaceholderValue.integer(hunk.after.lowerBound + 1)
    out.append(
      escaping: hunk.after.count < 2
        ? texts.text("comparison.line", ["line": first])
        : texts.text("comparison.lines", ["first": first, "last": .integer(hunk.after.upperBound)]))
    // A list of links shows their names out of context.
    out.append(html: "<span class=\"visually-hidden\">")
    for part in [(file.after ?? file.before)?.file ?? "", place] where !part.isEmpty {
      out.append(escaping: texts.text("list.separator") + part)
    }
    out.append(html: "</span></a> <span class=\"size\">")
    let counted = whole ?? hunk
    Self.writeCounts(added: counted.insertedLineCount, removed: counted.removedLineCount, texts, into: &out)
    out.append(html: "</span>")
    let shown = hunk.insertedLineCount + hunk.removedLineCount
    let left = counted.insertedLineCount + counted.removedLineCount - shown
    if left > 0 {
      out.append(html: " <span class=\"note\">")
      out.append(escaping: texts.text("comparison.leftOut.any", ["count": .integer(left)]))
      out.append(html: "</span>")
    }
    out.append(html: "</div>")
    var place = (before: hunk.before.lowerBound, after: hunk.after.lowerBound)
    for change in hunk.changes where !out.exceedsPageLimit {
      let equal = change.before.lowerBound - place.before
      if equal > 0 {
        writeEqual(
          place.before..<change.before.lowerBound, place.after..<change.after.lowerBound, before, after, into: &out)
      }
      write(change, before, after, tokens, into: &out)
      place = (change.before.upperBound, change.after.upperBound)
    }
    if place.before < hunk.before.upperBound {
      writeEqual(
        place.before..<hunk.before.upperBound, place.after..<hunk.after.upperBound, before, after, into: &out)
    }
  }

  private func writeEqual(
    _ left: Range<Int>, _ right: Range<Int>, _ before: ColumnWriter, _ after: ColumnWriter, into out: inout [UInt8]
  ) {
    let starts = [isUnified ? 0 : left.lowerBound, right.lowerBound]
    let numbers = zip(["--b:", "--a:"], starts).filter { $1 > 0 }.map { $0 + String($1) }
    out.append(html: numbers.isEmpty ? "<div class=\"eq\">" : "<div class=\"eq\" style=\"")
    if !numbers.isEmpty { out.append(html: numbers.joined(separator: ";") + "\">") }
    if !isUnified { before.writeEqual(left, as: "bf", into: &out) }
    after.writeEqual(right, as: "af", into: &out)
    out.append(html: "</div>")
  }

  private func write(
    _ change: LineChange, _ before: ColumnWriter, _ after: ColumnWriter, _ tokens: BothSides<TokenizedText>,
    into out: inout [UInt8]
  ) {
    let pairing = LinePairing(change, of: tokens.before, and: tokens.after)
    let rows = ComparisonRows(change, pairs: pairing.pairs)
    out.append(html: "<div class=\"ch\" style=\"--n:\(rows.count)\">")
    before.write(rows.before, at: change.before.lowerBound, as: "bf", into: &out)
    after.write(rows.after, at: change.after.lowerBound, as: "af", into: &out)
    out.append(html: "</div>")
  }
}
