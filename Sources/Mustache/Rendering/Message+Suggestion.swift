import CaseStudyModel

extension Message {
  /// Returns the message for an undefined name, with the nearest defined name.
  static func undefined(_ kind: Message, _ name: String, among candidates: [String]) -> Message {
    undefined(kind, name, nearest: nearestName(to: name, among: candidates))
  }

  /// Returns the message for an undefined name, with an optional suggestion.
  static func undefined(_ kind: Message, _ name: String, nearest: String?) -> Message {
    "\(kind) '\(name)' isn't defined" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
