extension SwiftWord {
  /// The rule that determines where a word is a keyword.
  enum Role: UInt8 {
    /// Reserved, and an expression by itself, so an operator may follow.
    case expression
    /// Reserved, starts a declaration.
    case declaration
    /// Reserved, modifies declarations.
    case reservedModifier
    /// Reserved, between two expressions or types.
    case infix
    /// Reserved, any other use.
    case statement
    /// Starts a declaration if a name follows.
    case contextualDeclaration
    /// Modifies a declaration if one follows.
    case modifier
    /// Modifies a declaration or a type if one follows.
    case typeModifier
    /// Starts an accessor at the start of a statement in the braces of a variable or subscript.
    case accessor
    /// An effect after a parameter list.
    case effect
    /// A keyword if an expression or type follows on the same line.
    case prefix
    /// A keyword after a full stop.
    case metatype
    /// A keyword in a precedence group.
    case precedence
  }

  /// Whether an accessor may follow on the same line.
  var mayPrecedeAccessor: Bool {
    switch role {
    case .accessor, .modifier, .typeModifier, .effect: true
    default: self == .throws
    }
  }

  /// The rule for this word.
  var role: Role {
    switch self {
    case .anyType, .false, .nil, .self, .selfType, .super, .true: .expression
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      .declaration
    case .fileprivate, .internal, .private, .public, .static: .reservedModifier
    case .as, .in, .is, .where, .else, .throws, .rethrows, .catch: .infix
    case .break, .continue, .default, .defer, .do, .fallthrough, .for, .guard, .if, .inout, .repeat, .return, .switch,
      .throw, .try, .while:
      .statement
    case .actor, .macro: .contextualDeclaration
    case .convenience, .distributed, .dynamic, .final, .indirect, .infix, .lazy, .mutating, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .required, .setterAccess, .unowned, .weak:
      .modifier
    case .borrowing, .compileTimeConstant, .consuming, .isolated, .legacyConsuming, .legacyOwned, .legacyShared,
      .nonisolated, .sending:
      .typeModifier
    case .coroutineModify, .coroutineRead, .didSet, .get, .modify, .mutate, .read, .set, .unsafeAddress,
      .unsafeMutableAddress, .willSet:
      .accessor
    case .async, .reasync: .effect
    case .any, .await, .borrow, .consume, .copy, .discard, .each, .some, .unsafe, .yield: .prefix
    case .metatype, .protocolMetatype: .metatype
    case .assignment, .associativity, .higherThan, .left, .lowerThan, .none, .right: .precedence
    }
  }
}
