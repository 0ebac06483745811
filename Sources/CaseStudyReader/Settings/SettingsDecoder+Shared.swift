import CaseStudyModel

/// Settings shared by front matter and `solidsite.yml`.
extension SettingsDecoder {
  /// Reads a person: a name, or a mapping with `name` and `url`.
  mutating func person(_ node: YAMLNode, key: String) -> Person? {
    if let name = node.text { return Person(name: name) }
    var person = Person(name: "")
    read(node, into: &person, by: [.text("name", \.name), .address("url", \.url)])
    if person.name.isEmpty { report("WrongType", "Key '\(key)' must be a name", at: node.position) }
    return person.name.isEmpty ? nil : person
  }

  /// Reads severities of diagnostics: a mapping from identifiers to `error`, `warning`, `information` or `off`.
  mutating func severities(_ node: YAMLNode, key: String) -> [String: Severity?] {
    guard case .mapping(let entries) = node.content else {
      report("WrongType", "Key '\(key)' must be a mapping of diagnostics to severities", at: node.position)
      return [:]
    }
    var severities: [String: Severity?] = [:]
    for entry in entries {
      if entry.value.text == "off" {
        severities[entry.key] = .some(nil)
      } else if let severity = entry.value.text.flatMap(Severity.init(rawValue:)) {
        severities[entry.key] = severity
      } else {
        report(
          "WrongValue", "A severity must be error, warning, information or off", at: entry.value.position)
      }
    }
    return severities
  }
}
