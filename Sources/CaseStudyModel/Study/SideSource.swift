/// The clue that determined a block's side, from the strongest to the weakest.
public enum SideSource: String, Sendable, CaseIterable, Comparable {
  /// A word in the fence's info string.
  case info
  /// A label directly above the fence.
  case label
  /// The first comment of the code.
  case comment
  /// The nearest enclosing heading that names a side.
  case heading
  /// The sentence next to the block.
  case prose
  /// The types that the code declares or uses, and that code of one side declares.
  case types
  /// The position inside a section about one principle; inferred, and shown as such.
  case order
  /// No sign; the block is neutral.
  case none

  /// Orders from the strongest clue to the weakest.
  public static func < (left: SideSource, right: SideSource) -> Bool { left.rank < right.rank }

  /// Whether the side is a guess, which an author can adopt or correct.
  public var isGuess: Bool { [.prose, .types, .order].contains(self) }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
