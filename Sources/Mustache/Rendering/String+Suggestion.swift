import CaseStudyModel

extension String {
  /// Returns the message for an undefined name, with the nearest defined name.
  static func undefined(_ kind: String, _ name: String, among candidates: [String]) -> String {
    undefined(kind, name, nearest: nearestName(to: name, among: candidates))
  }

  /// Returns the message for an undefined name, with an optional suggestion.
  static func undefined(_ kind: String, _ name: String, nearest: String?) -> String {
    "\(kind) '\(name)' isn't defined" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
