extension SwiftWord {
  /// The rule by which a word is a keyword in one place and a name in another.
  enum Role: UInt8 {
    /// Reserved, and an expression in itself, after which an operator may come.
    case expression
    /// Reserved, and the start of a declaration.
    case declaration
    /// Reserved, and a modifier of declarations.
    case reservedModifier
    /// Reserved, between two expressions or types.
    case infix
    /// Reserved in any other way.
    case statement
    /// The start of a declaration where a name follows.
    case contextualDeclaration
    /// A modifier where a declaration follows.
    case modifier
    /// A modifier where a declaration or a type follows.
    case typeModifier
    /// An accessor at the start of a statement in a variable's or subscript's braces.
    case accessor
    /// An effect after a list of parameters.
    case effect
    /// A word of weight where an expression or a type follows on the same line.
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
