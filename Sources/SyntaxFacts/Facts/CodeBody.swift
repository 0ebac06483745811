/// The facts of a piece of executable code.
public struct CodeBody: Sendable, Equatable, Codable {
  /// The shape of the body.
  public var shape: BodyShape
  /// The expressions that access names.
  public var accesses: [Access]
  /// The types named in the code.
  public var mentions: [TypeMention]
  /// The switches and other case distinctions.
  public var switches: [SwitchSite]
  /// The type checks.
  public var casts: [CastSite]
  /// Whether `self` is used as a whole (`switch self`, `other(self)`), not only through its members.
  public var usesWholeSelf: Bool
  /// The types of the local variables that closures capture, except closures that get a sequence's elements; `nil` if
  /// there are none or they aren't known.
  public var capturedVariables: [TypeReference]?
  /// `true` if the body is only a call of a property's method that passes on parameters; `nil` otherwise.
  public var forwards: Bool?

  /// Creates the facts of a body.
  public init(
    shape: BodyShape = .other, accesses: [Access] = [], mentions: [TypeMention] = [], switches: [SwitchSite] = [],
    casts: [CastSite] = [], usesWholeSelf: Bool = false, capturedVariables: [TypeReference]? = nil,
    forwards: Bool? = nil
  ) {
    self.shape = shape
    self.accesses = accesses
    self.mentions = mentions
    self.switches = switches
    self.casts = casts
    self.usesWholeSelf = usesWholeSelf
    self.capturedVariables = capturedVariables
    self.forwards = forwards
  }
}

/// A type named in code.
public struct TypeMention: Sendable, Hashable, Codable {
  /// The line, counted from 1.
  public var line: Int
  /// The type.
  public var type: TypeReference

  /// Creates a mention.
  public init(line: Int, type: TypeReference) {
    self.line = line
    self.type = type
  }
}

/// A location where code checks a value's type.
public struct CastSite: Sendable, Hashable, Codable {
  /// The forms of type checks.
  public enum Form: String, Sendable, Codable, CaseIterable {
    /// `is T`
    case test = "is"
    /// `as? T`, and `as T` in a pattern
    case conditional = "as?"
    /// The forced cast, which traps on failure and is written with an exclamation mark.
    case forced = "as\u{21}"
  }

  /// The line, counted from 1.
  public var line: Int
  /// The form of the check.
  public var form: Form
  /// The type checked for.
  public var type: TypeReference

  /// Creates a site.
  public init(line: Int, form: Form, type: TypeReference) {
    self.line = line
    self.form = form
    self.type = type
  }
}

/// A location that distinguishes the cases of a value: a `switch` or an `if case`.
///
/// Nested patterns check other values and form their own sites: `case .failure(.offline)` of a `Result` is a site for
/// the result and one for the failure.
public struct SwitchSite: Sendable, Hashable, Codable {
  /// The line, counted from 1.
  public var line: Int
  /// The value; empty if unknown.
  public var subject: [AccessStep]
  /// The distinct enum cases, and literals as written, in source order.
  public var cases: [String]
  /// Whether there is a `default` or other catch-all.
  public var hasDefault: Bool
  /// Whether it is an `if case`, `guard case`, `while case` or `for case` rather than a `switch`.
  public var isCondition: Bool
  /// The branches of a `switch` without the default; `nil` if they aren't known.
  public var branches: [SwitchBranch]?

  /// Creates a site.
  public init(
    line: Int, subject: [AccessStep] = [], cases: [String] = [], hasDefault: Bool = false, isCondition: Bool = false,
    branches: [SwitchBranch]? = nil
  ) {
    self.line = line
    self.subject = subject
    self.cases = cases
    self.hasDefault = hasDefault
    self.isCondition = isCondition
    self.branches = branches
  }
}

/// A branch of a `switch`.
public struct SwitchBranch: Sendable, Hashable, Codable {
  /// The enum cases that lead to it.
  public var cases: [String]
  /// The expressions in its code.
  public var accesses: [Access]

  /// Creates a branch.
  public init(cases: [String], accesses: [Access]) {
    self.cases = cases
    self.accesses = accesses
  }
}

/// The shape of a trivial function body.
public enum BodyShape: String, Sendable, Codable, CaseIterable {
  /// No statement.
  case empty
  /// Only `fatalError`, `preconditionFailure` or `assertionFailure`.
  case traps
  /// Only a `throw`.
  case onlyThrows
  /// Only `nil`, `[]`, `[:]` or `""`.
  case returnsNothing
  /// Only a property of `self`, read or set.
  case accessor
  /// Anything else.
  case other

  /// Whether an implementation of this shape does nothing useful.
  public var isHollow: Bool {
    switch self {
    case .empty, .traps, .onlyThrows, .returnsNothing: true
    case .accessor, .other: false
    }
  }
}
