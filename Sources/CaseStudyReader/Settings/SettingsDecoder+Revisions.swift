import CaseStudyModel

/// The keys of the front matter that take code from commits.
extension SettingKey<FrontMatter> {
  /// The keys: the commit of included files, the sides, and the change requests.
  static var revisionKeys: [SettingKey<FrontMatter>] {
    [
      .text("commit", \.commit), side(.before), side(.after), requests("request"), requests("requests"),
    ]
  }

  private static func side(_ side: Side) -> SettingKey<FrontMatter> {
    let keys: [SettingKey<RevisionSide>] = [
      .text("rev", \.revision), .texts("files", \.patterns, atMost: 100), .text("folder", \.folder),
    ]
    return SettingKey(side.rawValue, .object(keys, required: ["rev", "files"])) { node, target, decoder in
      guard case .mapping(let entries) = node.content else {
        decoder.report(
          "WrongType", "Key '\(side.rawValue)' must be a mapping with 'rev' and 'files'", at: node.position)
        return
      }
      // A misspelt key isn't reported as missing, too.
      let known = keys.map(\.name)
      if let entry = entries.first(where: { !known.contains($0.key) }) {
        var names = Set(entries.map(\.key))
        if decoder.reportPatternOfFolder(entry, in: names) { return }
        decoder.reportUnknown(entry, known: keys.map(\.shape), in: &names)
        return
      }
      for key in ["rev", "files"] where !entries.contains(where: { $0.key == key && !$0.value.isNull }) {
        decoder.report("MissingKey", "Key '\(side.rawValue)' must have '\(key)'", at: node.position)
        return
      }
      let count = decoder.diagnostics.count
      var source = RevisionSide()
      decoder.read(node, into: &source, by: keys)
      if let first = source.patterns.first, source.patterns.allSatisfy({ $0.hasPrefix("!") }) {
        decoder.report(
          "UnmatchedFiles", "Key 'files' must also have a pattern without '!', as '\(first)' only leaves files out",
          at: node.position, solutions: ["add '**' for all files"])
      }
      if decoder.diagnostics.count == count { target.revisions[side] = source }
    }
  }

  private static func requests(_ name: String) -> SettingKey<FrontMatter> {
    let keys: [SettingKey<RequestRevisions>] = [
      .text("heading", \.heading), .text("branch", \.revision), .text("commit", \.revision),
      .text("rev", \.revision), .text("before", \.sides.before), .text("after", \.sides.after),
    ]
    return SettingKey(name, .either([.object(keys), .list(.object(keys))])) { node, target, decoder in
      let nodes: [YAMLNode]
      switch node.content {
      case .mapping: nodes = [node]
      case .sequence: nodes = decoder.items(node, key: name, atMost: 100)
      default:
        decoder.report(
          "WrongType", "Key '\(name)' must be a mapping with 'heading' and 'branch', or a list of them",
          at: node.position, solutions: ["write it as {heading: \(node.text ?? "…"), branch: …}"])
        return
      }
      for node in nodes {
        if let text = node.text {
          decoder.report(
            "WrongType", "A request must be a mapping; '\(text)' is only text", at: node.position,
            solutions: ["write it as {branch: \(text)}"])
          continue
        }
        var request = RequestRevisions(position: node.position)
        let count = decoder.diagnostics.count
        decoder.read(node, into: &request, by: keys)
        if decoder.diagnostics.count > count { continue }
        if Self.hasSeveralRevisions(node) {
          decoder.report(
            "WrongValue", "A request must have only one of 'branch', 'commit' and 'rev', or else 'before' and 'after'",
            at: node.position)
          continue
        }
        if request.revision == nil, request.sides.before == nil, request.sides.after == nil {
          decoder.report(
            "MissingKey", "A request must have 'branch' or 'commit', or one of 'before' and 'after'", at: node.position)
        } else {
          target.requests.append(request)
        }
      }
    }
  }

  /// Returns whether a request names a revision in several ways, of which only one can count.
  private static func hasSeveralRevisions(_ node: YAMLNode) -> Bool {
    let ways = node.entries.map { $0.key == "before" ? "after" : $0.key }
    return Set(ways).intersection(["branch", "commit", "rev", "after"]).count > 1
  }
}

extension SettingsDecoder {
  /// Reports a key that would mean 'folder' but has a pattern, which folders can't be.
  fileprivate mutating func reportPatternOfFolder(_ entry: YAMLEntry, in names: Set<String>) -> Bool {
    let files = "files"
    guard !names.contains(files), OtherNames.words(for: "folder").contains(entry.key.foldedName),
      entry.value.items.contains(where: { $0.text?.contains("*") == true })
    else { return false }
    let range = entry.keyRange(in: path)
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known" + .didYouMean(files), at: range,
      fixes: [.respelling(entry.key, as: files, at: range)])
    return true
  }
}
