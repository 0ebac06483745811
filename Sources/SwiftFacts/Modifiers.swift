import SwiftSyntax
import SyntaxFacts

extension DeclModifierListSyntax {
  /// The explicit access level, if any; `private(set)` doesn't affect reading.
  var access: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      if let level = AccessLevel(rawValue: modifier.name.text) { return level }
    }
    return nil
  }

  /// Whether the declaration is a member of the type itself.
  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
