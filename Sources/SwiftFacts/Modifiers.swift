import SwiftSyntax
import SyntaxFacts

extension DeclModifierListSyntax {
  /// The access level that is written, if one is; `private(set)` says nothing about reading.
  var access: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      if let level = AccessLevel(rawValue: modifier.name.text) { return level }
    }
    return nil
  }

  /// Whether the declaration belongs to the type and not to its values.
  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
