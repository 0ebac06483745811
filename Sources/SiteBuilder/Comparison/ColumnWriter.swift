import CaseStudyModel

/// Writes the lines of one side of a compared file, with texts for screen readers.
struct ColumnWriter: Sendable {
  let code: CodeLines
  let side: Side
  /// The prefix of the lines' anchors.
  let anchor: String
  let moves: [Int: MovedLines]
  /// The address of the page with the other places of moved lines; empty if it is the same page.
  let movesURL: String
  let texts: InterfaceTexts
  /// The languages of the words around the code and of the code, where they differ.
  let languages: WordLanguages?

  /// The state of a line in the comparison.
  private enum Kind: Equatable {
    case equal
    case uncompared
    case apart
    case changed
    case moved(block: Int)
  }

  /// Appends unchanged lines, whose numbers are computed from the properties `--b` and `--a` of the enclosing element.
  ///
  /// The before side's lines are a copy that is shown only in the split view, so screen readers skip them.
  func writeEqual(_ lines: Range<Int>, as className: String, into out: inout [UInt8]) {
    out.append(html: "<pre class=\"\(className)\"")
    out.append(language: languages?.text)
    out.append(html: side == .before ? " aria-hidden=\"true\"><code>" : "><code>")
    write(lines, following: side == .before ? .equal : nil, into: &out) { _ in .equal }
  }

  /// Appends lines that are compared for moves only.
  func write(_ lines: Range<Int>, as className: String, into out: inout [UInt8]) {
    begin(className, at: lines.lowerBound, into: &out)
    write(lines, following: .uncompared, into: &out) { moves[$0].map { .moved(block: $0.block) } ?? .uncompared }
  }

  /// Appends the lines of a side that has little in common with the other.
  func writeApart(_ lines: Range<Int>, as className: String, into out: inout [UInt8]) {
    begin(className, at: lines.lowerBound, shownName: texts.text("comparison.view.\(side.rawValue)"), into: &out)
    write(lines, following: nil, into: &out) { _ in .apart }
  }

  /// Appends the lines of a change.
  /// - Parameter first: the index of the change's first line, from 0.
  func write(_ cells: [ComparisonRows.Cell], at first: Int, as className: String, into out: inout [UInt8]) {
    begin(className, at: first, into: &out)
    var previous: Kind?
    for cell in cells where !out.exceedsPageLimit {
      switch cell {
      case .gap(let rows): out.append(html: rows == 1 ? "<i></i>" : "<i style=\"--n:\(rows)\"></i>")
      case .line(let line, let marks):
        let kind: Kind = moves[line].map { .moved(block: $0.block) } ?? .changed
        write(line, kind, following: previous, marks: marks, into: &out)
        previous = kind
      }
    }
    out.append(html: "</code></pre>")
  }

  /// Appends the start of a column.
  /// - Parameter shownName: the name that style sheets show above the column; listeners hear it with the first line.
  private func begin(_ className: String, at first: Int, shownName: String? = nil, into out: inout [UInt8]) {
    out.append(html: "<pre class=\"\(className)\"")
    out.append(language: languages?.text)
    if let shownName { out.append(attribute: "data-name", shownName) }
    // The counter is on `pre`, because `code` may be `display: contents`, and an element without a box can't have a
    // counter.
    if first > 0 { out.append(html: " style=\"counter-reset:l \(first)\"") }
    out.append(html: "><code>")
  }

  /// Appends lines and the end of their element.
  private func write(
    _ lines: Range<Int>, following first: Kind?, into out: inout [UInt8], _ kind: (Int) -> Kind
  ) {
    var previous = first
    for line in lines where !out.exceedsPageLimit {
      write(line, kind(line), following: previous, marks: [], into: &out)
      previous = kind(line)
    }
    out.append(html: "</code></pre>")
  }

  private func write(
    _ line: Int, _ kind: Kind, following previous: Kind?, marks: [Range<Int>], into out: inout [UInt8]
  ) {
    let isOld = side == .before
    let (element, spoken): (StaticString, String) =
      switch kind {
      case .equal: ("span", "equal")
      case .uncompared: ("span", "uncompared")
      case .apart: ("span", side.rawValue)
      case .changed: isOld ? ("del", "removed") : ("ins", "added")
      case .moved: ("span", "moved")
      }
    var className: StaticString?
    if case .moved = kind { className = "moved" }
    // Links to an unchanged line go to the after side.
    let name = kind == .equal && isOld ? nil : anchor
    LineNumberWriter.begin(
      line + 1, of: name, in: element, className: className, isBlank: code.isBlank(line), into: &out)
    if kind != previous {
      out.append(html: "<span class=\"w\"")
      out.append(language: languages?.interface)
      out.append(html: ">")
      out.append(escaping: texts.text("comparison.spoken.\(spoken)"))
      out.append(html: " </span>")
      if case .moved = kind, let target = moves[line] {
        out.append(html: "<a class=\"to\"")
        out.append(language: languages?.interface)
        out.append(attribute: "href", movesURL + "#" + target.anchor.percentEncodedPath)
        out.append(html: ">")
        let place = PlaceholderValue.text("\(SitePath.name(of: target.file)):\(target.line)")
        out.append(escaping: texts.text(isOld ? "comparison.movedTo" : "comparison.movedFrom", ["place": place]))
        out.append(html: "</a>")
      }
    }
    code.write(line, marks: marks, into: &out)
    out.append(html: "</\(element)>")
  }
}
