import CaseStudyModel

/// Finds merge conflicts, and forgotten marks of resolved ones, in a Markdown file.
struct MarkdownConflicts {
  /// The lines of the file.
  let lines: LineTable
  let path: String
  private let markers: ConflictMarkers
  /// The lines of blocks that may show marks, sorted.
  private let quotations: [ClosedRange<Int>]
  private let fences: [Outline.Fence]

  /// The languages of blocks and files that may show such marks on purpose.
  private static let shown: Set<String> = [
    "", "bash", "console", "diff", "git", "markdown", "md", "output", "patch", "plaintext", "sh", "shell", "text",
    "txt",
  ]

  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - fences: its blocks.
  init(in bytes: [UInt8], _ lines: LineTable, _ fences: [Outline.Fence], path: String) {
    self.lines = lines
    self.path = path
    self.fences = fences
    markers = ConflictMarkers(in: bytes)
    let isUnmarked = markers.begins.isEmpty && markers.ends.isEmpty
    quotations =
      isUnmarked
      ? []
      : fences.filter { Self.mayShowMarks($0.info.lowercased().prefix { !$0.isWhitespace }) }.map(\.lineRange)
        .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns whether a language's code may show such marks on purpose.
  static func mayShowMarks(_ language: some StringProtocol) -> Bool { shown.contains(String(language)) }

  /// Returns a diagnostic for each conflict, or else for the marks that remain of one.
  /// - Parameter severity: the severity of a whole conflict.
  func diagnostics(_ severity: Severity) -> [Diagnostic] {
    let conflicts = markers.diagnostics(severity, in: path, except: quotations) + conflictsInDiffs(severity)
    return conflicts.isEmpty ? remains : conflicts
  }

  /// Finds conflicts in added lines of a diff that has a file or a side. Any other diff may show them on purpose.
  private func conflictsInDiffs(_ severity: Severity) -> [Diagnostic] {
    fences.compactMap { fence in
      guard fence.info.hasPrefix("diff "), fence.code.contains("+<<<<<<< "),
        fence.info.split(separator: " ").contains(where: {
          Side(rawValue: String($0)) != nil || InfoString.looksLikeFile(String($0))
        })
      else { return nil }
      let code = fence.code.lines
      guard let begin = code.firstIndex(where: { $0.hasPrefix("+<<<<<<< ") }),
        let end = code[begin...].firstIndex(where: { $0.hasPrefix("+>>>>>>> ") }),
        code[begin..<end].contains("+=======")
      else { return nil }
      let line = fence.line + 1 + begin
      return .conflict(severity, at: SourceRange(path: path, line: line, column: fence.codeColumn(onLine: line)))
    }
  }

  /// The diagnostics of marks without their counterparts.
  private var remains: [Diagnostic] {
    if let begin = markers.begins.first(where: isLone), markers.ends.last ?? 0 < begin {
      let middle = ((begin + 1)..<max(begin + 1, lines.count)).first { isDivider($0) }
      return ([begin] + [middle].compactMap { $0 }).map(remainder)
    }
    if let end = markers.ends.last(where: isLone), markers.begins.first ?? .max > end {
      let middle = (1..<end).last { isDivider($0) }
      return ([middle].compactMap { $0 } + [end]).map(remainder)
    }
    return []
  }

  private func isDivider(_ number: Int) -> Bool {
    lines[number].elementsEqual("=======".utf8) && !isInQuotation(number)
  }

  /// Returns whether a line is in a block that may show marks. There may be thousands of blocks and marks.
  private func isInQuotation(_ number: Int) -> Bool {
    let next = quotations.partitioningIndex { $0.lowerBound > number }
    return next > 0 && quotations[next - 1].contains(number)
  }

  /// Returns whether a line is a mark with the name of a version, and not part of a quotation.
  private func isLone(_ number: Int) -> Bool {
    let words = String(decoding: lines[number].dropFirst(8), as: UTF8.self).split(separator: " ")
    let isName =
      words.count == 1 || words == ["Updated", "upstream"] || words == ["Stashed", "changes"]
      || words.count > 1 && words[1].hasPrefix("(")
    let isQuoted = [number - 1, number + 1].contains { lines[$0].first == UInt8(ascii: ">") }
    return isName && !isQuoted && !isInQuotation(number)
  }

  private func remainder(_ number: Int) -> Diagnostic {
    let whole = SourceRange(path: path, start: SourcePosition(line: number), end: SourcePosition(line: number + 1))
    return Diagnostic(
      "ConflictMarker", .warning, "This line looks like the rest of a merge conflict",
      at: SourceRange(path: path, line: number),
      fixes: [Fix("remove the line", at: whole, with: "", isSafe: false)])
  }
}
