/// A word that is a keyword in Swift, always or in some contexts.
enum SwiftWord: String, CaseIterable, Sendable {
  // Expressions.
  case anyType = "Any"
  case `false`
  case `nil`
  case `self`
  case selfType = "Self"
  case `super`
  case `true`

  // Declarations.
  case `associatedtype`
  case `case`
  case `class`
  case `deinit`
  case `enum`
  case `extension`
  case `func`
  case `import`
  case `init`
  case `let`
  case `operator`
  case `precedencegroup`
  case `protocol`
  case `struct`
  case `subscript`
  case `typealias`
  case `var`

  // Reserved modifiers.
  case `fileprivate`
  case `internal`
  case `private`
  case `public`
  case `static`

  // Statements and operators.
  case `as`
  case `break`
  case `catch`
  case `continue`
  case `default`
  case `defer`
  case `do`
  case `else`
  case `fallthrough`
  case `for`
  case `guard`
  case `if`
  case `in`
  case `inout`
  case `is`
  case `repeat`
  case `rethrows`
  case `return`
  case `switch`
  case `throw`
  case `throws`
  case `try`
  case `where`
  case `while`

  // Contextual declarations.
  case actor
  case macro

  // Contextual modifiers of declarations.
  case convenience
  case distributed
  case dynamic
  case final
  case indirect
  case infix
  case lazy
  case mutating
  case nonmutating
  case open
  case optional
  case override
  case package
  case postfix
  case prefix
  case required
  case setterAccess = "__setter_access"
  case unowned
  case weak

  // Contextual modifiers of declarations or types.
  case borrowing
  case compileTimeConstant = "_const"
  case consuming
  case isolated
  case legacyConsuming = "__consuming"
  case legacyOwned = "__owned"
  case legacyShared = "__shared"
  case nonisolated
  case sending

  // Contextual accessors.
  case coroutineModify = "_modify"
  case coroutineRead = "_read"
  case didSet
  case get
  case modify
  case mutate
  case read
  case set
  case unsafeAddress
  case unsafeMutableAddress
  case willSet

  // Contextual effects.
  case async
  case await
  case reasync

  // Contextual prefixes of expressions or types.
  case any
  case borrow
  case consume
  case copy
  case discard
  case each
  case some
  case unsafe
  case yield

  // Members of types that denote types.
  case metatype = "Type"
  case protocolMetatype = "Protocol"

  // Parts of precedence groups.
  case assignment
  case associativity
  case higherThan
  case left
  case lowerThan
  case none
  case right
}
