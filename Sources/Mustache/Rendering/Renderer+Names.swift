import CaseStudyModel

extension Renderer {
  /// Returns the value of a name: its first part is looked up in the context stack, each later part in the previous
  /// value.
  ///
  /// - Returns: the value, or null for an undefined name.
  /// - Throws: a ``TemplateError`` for an undefined name, if the renderer is strict.
  func resolve(_ name: Name, in template: Template) throws(TemplateError) -> TemplateValue {
    guard let first = name.parts.first else { return contexts[contexts.count - 1] }
    guard var value = member(first) else {
      return try undefined(name, part: 0, in: template, among: contexts.flatMap(\.memberNames))
    }
    for index in name.parts.indices.dropFirst() {
      switch value {
      case .object(let members):
        guard let member = members[name.parts[index]] else {
          return try undefined(name, part: index, in: template, among: value.memberNames)
        }
        value = member
      case .null:
        return .null
      case .bool, .integer, .number, .text, .html, .list:
        return try undefined(name, part: index, in: template, among: [])
      }
    }
    return value
  }

  private func member(_ name: String) -> TemplateValue? {
    var index = contexts.count
    while index > 0 {
      index -= 1
      if case .object(let members) = contexts[index], let value = members[name] { return value }
    }
    return nil
  }

  private func undefined(
    _ name: Name, part: Int, in template: Template, among candidates: [String]
  ) throws(TemplateError) -> TemplateValue {
    guard isStrict else { return .null }
    let known = name.parts[..<part].map { $0 + "." }.joined()
    let nearest = meant(by: name, part: part, among: candidates)?.joined(separator: ".")
    // Names the undefined part only if the suggestion doesn't make it obvious.
    let subject = nearest == nil ? known + name.parts[part] : name.text
    throw template.error(at: name.offset, .undefined("Name", subject, nearest: nearest), about: subject, nearest)
  }

  /// Returns the parts of the name that an undefined one most likely means: with the nearest name in place of the
  /// undefined part, or, as in `this.title`, without an object that other template languages name.
  private func meant(by name: Name, part: Int, among candidates: [String]) -> [String]? {
    let word = name.parts[part]
    let rest = Array(name.parts[(part + 1)...])
    let nearest = nearestName(to: word, among: candidates)
    let respelt = nearest.map { Array(name.parts[..<part]) + [$0] + rest }
    if let respelt, isDefined(respelt) { return respelt }
    if part == 0, !rest.isEmpty, isDefined(rest) { return rest }
    return nearest.map { Fix.isTypingError(word, for: $0) } == true ? respelt : nil
  }

  /// Returns whether a name, given by its parts, has a value.
  private func isDefined(_ parts: [String]) -> Bool {
    var value = parts.first.flatMap(member)
    for part in parts.dropFirst() {
      guard case .object(let members) = value else { return false }
      value = members[part]
    }
    return value != nil
  }
}

extension TemplateValue {
  /// The names of an object's members in any order; none for other values.
  fileprivate var memberNames: [String] {
    if case .object(let members) = self { Array(members.keys) } else { [] }
  }
}

extension Message {
  /// Returns the message for an undefined name, with the nearest defined name.
  static func undefined(_ kind: Message, _ name: String, among candidates: [String]) -> Message {
    undefined(kind, name, nearest: nearestName(to: name, among: candidates))
  }

  /// Returns the message for an undefined name, with an optional suggestion.
  static func undefined(_ kind: Message, _ name: String, nearest: String?) -> Message {
    "\(kind) '\(name)' isn't defined" + .didYouMean(nearest)
  }
}
