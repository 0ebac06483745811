import CaseStudyModel
import CodeStructure

/// Splits a block that contains both sides at the comments that name them.
struct FenceSplitter {
  /// A part of a fence, with the side its comment names.
  struct Part {
    /// The first line within the fence's code, counted from 0.
    var firstLine: Int
    var code: String
    var side: Side?
  }

  /// A comment, with the side that it names.
  private struct LabelledComment {
    var comment: CodeComment
    var side: Side?
  }

  /// A comment that names a side.
  private struct Mark {
    var line: Int
    var side: Side
    /// Whether only comments precede it, so that it applies to all the code that follows.
    var isAtStart: Bool
  }

  let labels: LabelLexicon

  /// Returns the parts of a fence's code: one, unless unindented comments name both sides.
  func parts(of code: String, language: Language?) -> [Part] {
    let comments = CodeComment.comments(in: code, language: language).map {
      LabelledComment(comment: $0, side: labels.side(ofLabel: $0.text))
    }
    // A comment that merely begins with the name of a side counts only together with a comment for the other side.
    let beginnings = comments.map { labelled in
      let comment = labelled.comment
      return LabelledComment(comment: comment, side: labelled.side ?? labels.side(ofBeginning: comment.text))
    }
    // Comments seldom name a side, so the costly split into lines comes after this check.
    guard beginnings.contains(where: { $0.side != nil }) else { return [Part(firstLine: 0, code: code, side: nil)] }
    let lines = code.lines
    var marks = marks(comments, in: lines)
    if Set(marks.map(\.side)).count < 2 {
      let others = self.marks(beginnings, in: lines)
      if Set(others.map(\.side)).count == 2 { marks = others }
    }
    if let mark = marks.first, marks.allSatisfy({ $0.side == .after }), !mark.isAtStart {
      // "// Corrected form" ends the old design if its types are declared again below.
      let (old, new) = (lines[..<mark.line], lines[mark.line...])
      if Self.declareSameType(old, new, in: language) {
        marks.insert(Mark(line: 0, side: .before, isAtStart: true), at: 0)
      }
    }
    guard Set(marks.map(\.side)).count == 2 else {
      let mark = marks.first { $0.isAtStart && !Self.hasDisabledCode(below: $0.line, in: lines) }
      return [Part(firstLine: 0, code: code, side: mark?.side)]
    }
    return Self.parts(of: lines, dividedAt: marks)
  }

  /// Returns the parts that begin at each mark; the first one begins with the code.
  private static func parts(of lines: [Substring], dividedAt marks: [Mark]) -> [Part] {
    marks.enumerated().map { number, mark in
      let start = number == 0 ? 0 : mark.line
      let end = number + 1 < marks.count ? marks[number + 1].line : lines.count
      let isLast = end == lines.count
      var part = lines[start..<end]
      if !isLast {
        // A blank line above a comment separates the sides, and belongs to neither.
        while let last = part.last, last.allSatisfy(\.isWhitespace) { part.removeLast() }
      }
      return Part(firstLine: start, code: part.joined(separator: "\n") + (isLast ? "" : "\n"), side: mark.side)
    }
  }

  private static func declareSameType(
    _ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>, in language: Language?
  ) -> Bool {
    let types = [old, new].map { Declarations($0.joined(separator: "\n"), in: language).capitalizedTypes }
    return !types[0].isDisjoint(with: types[1])
  }

  /// Returns whether a comment is about code that is commented out below it, and so doesn't apply to the rest.
  private static func hasDisabledCode(below line: Int, in lines: [Substring]) -> Bool {
    let block = lines[(line + 1)...].map { $0.trimmingSpaces() }
    // A comment with two stars documents the code below.
    guard let first = block.first, first.hasPrefix("/*"), !first.hasPrefix("/**") else { return false }
    let end = block.firstIndex { $0.hasSuffix("*/") } ?? block.count - 1
    return block[...end].contains { $0.hasSuffix("{") || $0.hasSuffix(";") }
  }

  /// Returns the comments that name a side and precede code, skipping repetitions of the same side.
  private func marks(_ comments: [LabelledComment], in lines: [Substring]) -> [Mark] {
    let margin = lines.margin
    let commentLines = CodeComment.blockLines(in: lines).union(comments.map(\.comment.line))
    let isWithoutCode = { (line: Int) in commentLines.contains(line) || !lines[line].contains { $0.isLetter } }
    let firstCode = lines.indices.first { !isWithoutCode($0) } ?? lines.count
    var marks: [Mark] = []
    for labelled in comments where labelled.comment.indentation == margin {
      guard let side = labelled.side else { continue }
      let line = labelled.comment.line
      marks.append(Mark(line: line, side: side, isAtStart: line <= firstCode))
    }
    // A comment with no code after it, such as a closing remark, starts no part.
    var kept: [Mark] = []
    for (number, mark) in marks.enumerated() {
      let end = number + 1 < marks.count ? marks[number + 1].line : lines.count
      // The old design may be disabled by comment signs.
      let hasCode = (mark.line..<end).contains {
        !isWithoutCode($0) || lines[$0].hasSuffix("{") || lines[$0].hasSuffix(";")
      }
      if hasCode, kept.last?.side != mark.side { kept.append(mark) }
    }
    return kept
  }
}

extension [Substring] {
  /// The smallest indentation of the lines that aren't blank.
  var margin: Int { lazy.filter { $0.contains { !$0.isWhitespace } }.map(\.indentation).min() ?? 0 }
}

extension Substring {
  /// The number of leading spaces and tabs.
  var indentation: Int { prefix { $0 == " " || $0 == "\t" }.count }
}
