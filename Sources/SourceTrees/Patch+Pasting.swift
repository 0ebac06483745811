import CaseStudyModel

/// Faults of diffs that were pasted from the output of a program.
extension Patch {
  /// Returns whether lines `---` and `+++` start here; `---` alone removes a line that starts with two hyphens.
  static func isFileHeader(_ lines: ArraySlice<SourceLine>) -> Bool {
    let next = lines.dropFirst().first?.text ?? ""
    return lines.first?.text.hasPrefix("--- ") == true && next.hasPrefix("+++ ")
  }

  /// Returns whether a line is one that git writes between `diff` and the names of the files.
  static func isGitHeader(_ line: String) -> Bool {
    [
      "index ", "new file ", "deleted file ", "old mode ", "new mode ", "similarity ", "dissimilarity ", "rename ",
      "copy ", "Index: ", "=====",
    ].contains { line.hasPrefix($0) }
  }

  /// Returns the index of the first line below the author and message of a commit, which `git show` writes.
  static func firstHeader(of lines: [SourceLine]) -> Int {
    guard let first = lines.first?.text, first.hasPrefix("commit ") || first.hasPrefix("From ") else { return 0 }
    return lines.firstIndex { $0.text.hasPrefix("diff ") } ?? 0
  }

  /// Returns the fault of a diff that is quoted, or whose headers rename its file or name another one.
  /// - Parameter file: the file that the info string names.
  static func pastedFault(of lines: [SourceLine], changing file: String?, in source: String) -> Diagnostic? {
    if let fault = otherForm(of: lines, in: source) { return fault }
    if let fault = quotation(of: lines, in: source) ?? doubledMarks(of: lines, changing: file, in: source) {
      return fault
    }
    var known = Set([file.map(SitePath.name(of:))].compactMap { $0 })
    var hasHunk = false
    var index = firstHeader(of: lines)
    while index < lines.count {
      let line = lines[index]
      let isFileHeader = isFileHeader(lines[index...])
      // Line '---' alone removes a line that starts with two hyphens, so it names no file.
      let headers =
        isFileHeader ? [line.text, lines[index + 1].text] : [line.text].filter { $0.hasPrefix("diff --git ") }
      let names = names(on: headers)
      if !hasHunk, line.text.hasPrefix("rename from ") {
        return malformed(
          "A diff must not rename its file", at: line, in: source,
          ["keep the file's name", "add the file under its new name in a separate block"])
      }
      if let name = names.last, known.isDisjoint(with: names), hasHunk || file != nil && isOfGit(line.text) {
        return hasHunk
          ? malformed(
            "A diff must change only one file; '\(name)' needs a separate block", at: line, in: source,
            ["move these lines to a block 'diff \(name)'"])
          : malformed(
            "A diff's headers must name the file in its info string, not '\(name)'", at: line, in: source,
            ["name '\(name)' in the info string", "remove the headers"])
      }
      known.formUnion(names)
      hasHunk = hasHunk || !isFileHeader && [" ", "+", "-", "@"].contains { line.text.hasPrefix($0) }
      index += isFileHeader ? 2 : 1
    }
    return nil
  }

  /// Returns the names of the files in header lines, without their folders.
  static func names(on headers: [String]) -> [String] {
    let paths = headers.flatMap { header -> [String] in
      if header.hasPrefix("diff --git ") { return header.dropFirst(11).split(separator: " b/").map(String.init) }
      // A tab separates a name from its date.
      return header.hasPrefix("--- ") || header.hasPrefix("+++ ")
        ? [String(header.dropFirst(4).prefix { $0 != "\t" })] : []
    }
    return paths.filter { $0 != "/dev/null" }.map(SitePath.name(of:))
  }

  private static func isOfGit(_ header: String) -> Bool {
    header.hasPrefix("diff --git ") || header.hasPrefix("--- a/")
  }

  /// Returns the fault of a diff whose lines all begin with the mark of a quotation.
  private static func quotation(of lines: [SourceLine], in source: String) -> Diagnostic? {
    let written = lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
    guard let first = written.first, let sign = first.text.first, ">|".contains(sign),
      written.allSatisfy({ $0.text.first == sign })
    else { return nil }
    let rests = written.map { $0.text.dropFirst().first == " " ? $0.text.dropFirst(2) : $0.text.dropFirst() }
    // In the normal format of diffs, a space and the line itself follow.
    guard rests.contains(where: { rest in ["+", "-", "@@"].contains { rest.hasPrefix($0) } }) else { return nil }
    let marks = zip(written, rests).compactMap { line, rest in
      range(of: line.text.utf8.count - rest.utf8.count, on: line, in: source).map { Fix.Replacement($0, with: "") }
    }
    return malformed(
      "A line of a diff must not begin with '\(String(sign))'", at: first, in: source, [],
      [Fix("remove '\(String(sign))' from all lines", marks, isSafe: false)])
  }

  /// The extensions of files in which a line may begin with a mark of diffs, as an item of a list does.
  private static let markedFiles: Set<String> = ["markdown", "md", "txt", "yaml", "yml"]

  /// Returns the fault of a diff that has each mark twice.
  private static func doubledMarks(of lines: [SourceLine], changing file: String?, in source: String) -> Diagnostic? {
    if let file, markedFiles.contains(SitePath.fileExtension(of: file)) { return nil }
    let marked = lines.indices.filter { index in
      ["+", "-"].contains { lines[index].text.hasPrefix($0) } && !isFileHeader(lines[index...])
        && !(index > 0 && isFileHeader(lines[(index - 1)...]))
    }
    guard let first = marked.first,
      marked.allSatisfy({ index in
        let signs = lines[index].text.prefix(2)
        let rest = lines[index].text.dropFirst(2)
        return (signs == "++" || signs == "--") && (rest.hasPrefix("  ") || rest.hasPrefix("\t"))
      })
    else { return nil }
    let places = marked.compactMap { range(of: 1, on: lines[$0], in: source) }
    return malformed(
      "The mark '\(String(lines[first].text.prefix(1)))' must be written once", at: lines[first], in: source, [],
      [Fix("remove the second mark of each line", places.map { Fix.Replacement($0, with: "") }, isSafe: false)])
  }

  /// Returns the fault of a diff in another form, such as that of `diff` without options or of an assistant.
  private static func otherForm(of lines: [SourceLine], in source: String) -> Diagnostic? {
    let starts = ["*** Begin", "*** Update", "*** Add", "<<<<<<< SEARCH"]
    let place = /\d+(,\d+)?[acd]\d+(,\d+)?/
    return lines.prefix(3).first { line in
      starts.contains(where: line.text.hasPrefix) || line.text.utf8.count < 40 && line.text.wholeMatch(of: place) != nil
    }.map {
      malformed(
        "A diff must be in the unified form, which 'git diff' writes", at: $0, in: source,
        ["write '+' before each new line, and '-' before each removed one"])
    }
  }

  /// Returns the fault of a diff that has marks only after spaces.
  static func indentedMarks(of lines: [SourceLine], in source: String) -> Diagnostic? {
    let margins = lines.map { $0.text.prefix { $0 == " " || $0 == "\t" } }
    let isMarked = zip(lines, margins).map { line, margin in
      !margin.isEmpty && line.text.dropFirst(margin.count).first.map { "+-".contains($0) } ?? false
    }
    guard let first = isMarked.firstIndex(of: true) else { return nil }
    let margin = margins[first]
    let shifted = lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
    let isWhole = shifted.allSatisfy { $0.text.hasPrefix(margin) }
    let spaces = shifted.compactMap { range(of: margin.utf8.count, on: $0, in: source) }
    return malformed(
      "The mark '\(lines[first].text.dropFirst(margin.count).prefix(1))' must be the first character of its line",
      at: lines[first], in: source, [],
      isWhole
        ? [
          Fix(
            "remove the spaces in front of the marks", spaces.map { Fix.Replacement($0, with: "") },
            // The context lines may already have had the right margin.
            isSafe: shifted.count == isMarked.count { $0 })
        ] : [])
  }

  private static func malformed(
    _ summary: Message, at line: SourceLine, in source: String, _ solutions: [Message], _ fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      "MalformedPatch", .error, summary,
      at: range(of: line.text.utf8.count, on: line, in: source) ?? SourceRange(path: source, line: 1),
      solutions: solutions, fixes: fixes)
  }

  /// Returns the range of the first bytes of a line.
  static func range(of count: Int, on line: SourceLine, in source: String) -> SourceRange? {
    line.position(ofColumn: 1).map { SourceRange(path: source, start: $0, length: count) }
  }
}
