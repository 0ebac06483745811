import CaseStudyModel

extension AssemblyFaults {
  /// Reports blocks with 'replace' that have nothing to replace, and files whose names differ from others only by case.
  package static func doubtfulFiles(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    let snippets = study.article.snippets
    var names = BothSides { _ in FileNames() }
    var faults: [Diagnostic] = []
    for snippet in snippets where snippet.role == .source && snippet.expectedFailure == nil {
      guard let side = snippet.side, snippet.isCode(of: layout, on: side) else { continue }
      let fault = names[side].add(snippet, of: study)
      if let fault, !snippet.isFileOfCommit { faults.append(fault) }
    }
    for request in study.changeRequests {
      for side in Side.allCases { names[side].added = [:] }
      for snippet in request.snippets.map({ snippets[$0] }) where snippet.language != .diff && snippet.file != nil {
        let sides = Side.allCases.filter { snippet.isChange(on: $0, of: layout) }
        let found = sides.map { names[$0].add(snippet, of: study, isRequested: true) }
        // A block without a side may replace the file of one of them.
        if let fault = found.first, !found.contains(nil) { faults += [fault].compactMap { $0 } }
      }
    }
    return faults
  }

  /// The names of a side's files.
  private struct FileNames {
    /// The names by their lowercase forms.
    private var known: [String: String] = [:]
    /// The names that a change request adds.
    var added: [String: String] = [:]

    /// Adds the file of a block and returns its fault.
    mutating func add(_ snippet: Snippet, of study: CaseStudy, isRequested: Bool = false) -> Diagnostic? {
      let file = snippet.file ?? ""
      let key = file.lowercased()
      let other = known[key] ?? added[key]
      if isRequested { added[key] = file } else { known[key] = file }
      let place = study.article.place(of: snippet)
      if snippet.isReplacing, !snippet.isFileOfCommit, other == nil {
        return Diagnostic(
          "UnknownInfoWord", .warning, "A block with 'replace' must have a file to replace", at: place,
          explanation: "No block above it on its side writes the file", solutions: ["remove 'replace'"])
      }
      guard let other, other != file else { return nil }
      return Diagnostic(
        "AlikeFileNames", .error, "File names '\(other)' and '\(file)' must differ by more than case", at: place,
        solutions: ["replace '\(file)' with '\(other)'", "give one of the files a different name"])
    }
  }
}
