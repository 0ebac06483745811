import CaseStudyModel

/// Finds mistakes in a fence's info string, and contradictions between it and the lines of the fence.
struct FenceCheck {
  let info: InfoString
  let fence: Outline.Fence
  let path: String
  let languages: LanguageNames

  /// The number of bytes to search for the places of an info string's faults.
  private static let searchedBytes = 4 << 20

  /// The roles of blocks that solidsite compiles or runs, or whose clauses and conformers it reads.
  private static let executedRoles: Set<SnippetRole> = [.usage, .test, .driver, .fake, .contract, .conformers]

  /// The diagnostics in the order of the fence.
  var diagnostics: [Diagnostic] {
    faultyWords + [missingLanguage, emptyBlock, ignoredBody].compactMap(\.self)
  }

  private var faultyWords: [Diagnostic] {
    // Each search reads the whole info string, so in a long one only the first faults get their own places.
    let searches = Self.searchedBytes / max(1, fence.writtenInfo.utf8.count)
    return info.faults.enumerated().map { index, fault in
      let range = index < searches ? fence.range(of: fault.word, in: path) : nil
      return Diagnostic(
        "UnknownInfoWord", .warning, fault.summary ?? Self.unknownWord(fault), at: range ?? fence.range(in: path),
        fixes: range.flatMap { Self.fix(of: fault, at: $0) }.map { [$0] } ?? [])
    }
  }

  private static func unknownWord(_ fault: InfoString.Fault) -> Message {
    let isRemark = fault.replacement == nil && fault.word.contains(" ") && !fault.word.contains("\"")
    return isRemark
      ? "Words '\(fault.word)' aren't known in an info string"
      : "Word '\(fault.word)' isn't known in an info string"
        + .didYouMean(fault.replacement)
  }

  private static func fix(of fault: InfoString.Fault, at range: SourceRange) -> Fix? {
    guard let replacement = fault.replacement else { return nil }
    var fix = Fix.respelling(fault.word, as: replacement, at: range)
    fix.isSafe = fix.isSafe && fault.isCertain
    return fix
  }

  private var missingLanguage: Diagnostic? {
    if info.language != nil { return nil }
    let summary: Message
    if Self.executedRoles.contains(info.role) {
      summary = "A block with '\(info.role.rawValue)' must name its language"
    } else if let file = info.file, languages.isKnown(SitePath.fileExtension(of: file)) {
      summary = "A block with the file '\(file)' must name its language"
    } else {
      return nil
    }
    return Diagnostic(
      "MissingLanguage", .warning, summary, at: fence.range(in: path),
      explanation: "It is shown, but neither compiled nor run",
      solutions: ["write the language before the other words"])
  }

  private var emptyBlock: Diagnostic? {
    let needsCode = Self.executedRoles.contains(info.role) || info.role == .source && info.file != nil
    // A diff without lines is reported as a patch.
    guard needsCode, info.include == nil, info.language != .diff, info.faults.isEmpty, fence.isClosed,
      fence.code.allSatisfy(\.isWhitespace)
    else { return nil }
    return Diagnostic(
      "EmptyBlock", .warning,
      info.role == .source
        ? "A block of the file '\(info.file ?? "")' must have code"
        : "A block with '\(info.role.rawValue)' must have code",
      at: fence.range(in: path), solutions: ["write the code", "name a file with 'src='"])
  }

  private var ignoredBody: Diagnostic? {
    guard let include = info.include, let body = fence.code.lines.firstIndex(where: { !$0.trimmingSpaces().isEmpty })
    else { return nil }
    let line = fence.line + 1 + body
    return Diagnostic(
      "IgnoredBody", .warning, "A block with 'src=' must be empty; '\(include)' is shown in place of its lines",
      at: SourceRange(path: path, line: line, column: fence.codeColumn(onLine: line)),
      solutions: ["remove the lines", "remove 'src='"])
  }
}
