import CaseStudyModel

/// Keys that aren't known where they are.
extension SettingsDecoder {
  /// The number of keys with the misplaced one below them of which one is most likely meant.
  private static let fewContainers = 2
  /// The length of a list of keys that a message can show.
  private static let listLimit = 6

  /// Reports a key that isn't known.
  /// - Parameters:
  ///   - shapes: the keys that are known there.
  ///   - names: the keys of the mapping, with those that fixes write, because YAML forbids repeating a key.
  mutating func reportUnknown(_ entry: YAMLEntry, known shapes: [SettingShape], in names: inout Set<String>) {
    let range = entry.keyRange(in: path)
    let known = shapes.map(\.name)
    let nearest = nearestName(to: entry.key, among: known)
    let isTypingError = nearest.map { Fix.isTypingError(entry.key, for: $0) } ?? false
    if !isTypingError, let (summary, solution) = misplacement(of: entry.key, known: shapes, nearest) {
      diagnostics.append(Diagnostic("UnknownKey", unknownKeySeverity, summary, at: range, solutions: [solution]))
      return
    }
    let fixed = nearest.flatMap { names.insert($0).inserted ? $0 : nil }
    let list = known.joined(separator: ", ")
    let hint: Message? =
      nearest.map { "; did you mean '\($0)'?" } ?? (known.count <= Self.listLimit ? "; known here: \(list)" : nil)
    diagnostics.append(
      Diagnostic(
        "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known" + (hint ?? ""), at: range,
        solutions: nearest == nil ? ["remove the key"] : [],
        fixes: fixed.map { [.respelling(entry.key, as: $0, at: range)] } ?? []))
  }

  /// Returns the message about a key that is known elsewhere, and its solution.
  private func misplacement(
    of key: String, known shapes: [SettingShape], _ nearest: String?
  ) -> (summary: Message, solution: Message)? {
    let known = Set(shapes.map(\.name))
    // Authors write such a key one level too high.
    let containers = shapes.filter { $0.form.keys.contains(key) }.map(\.name)
    if containers.count == 1 {
      return ("Key '\(key)' must be under '\(containers[0])'", "indent it below '\(containers[0]):'")
    }
    // Of many, none is likelier than a key of nearly the same name.
    if !containers.isEmpty, nearest == nil || containers.count <= Self.fewContainers {
      let list = containers.joined(separator: ", ")
      return ("Key '\(key)' must be under one of: \(list)", "indent it below the key that it belongs to")
    }
    // Only the outermost keys are those of another file.
    if known.contains("summary"), ConfigurationReader.keys.contains(where: { $0.name == key }) {
      return ("Key '\(key)' must be in solidsite.yml", "move it to solidsite.yml")
    }
    if known.contains("baseURL"), FrontMatterReader.keys.contains(where: { $0.name == key }) {
      return ("Key '\(key)' must be in the front matter of a text", "move it to the text that it is about")
    }
    if key == "facts", known.contains("check") {
      return ("Key '\(key)' must be beside 'verifiers'", "move it to the level of 'verifiers:'")
    }
    return nil
  }
}

extension [Diagnostic] {
  /// The known keys that unknown ones most likely mean, which are therefore not missing.
  var meantKeys: Set<String> {
    Set(filter { $0.id == "UnknownKey" }.flatMap(\.fixes).flatMap(\.replacements).map(\.text))
  }
}
