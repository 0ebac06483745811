/// A declaration inside a type or extension, or a function or variable outside types.
public struct Member: Sendable, Equatable, Codable {
  /// The kind of declaration.
  public var kind: MemberKind
  /// The name without labels; `init`, `deinit` or `subscript` for initialisers, deinitialisers and subscripts.
  public var name: String
  /// The lines.
  public var lines: DeclarationLines
  /// Whether the member belongs to the type itself.
  public var isStatic: Bool
  /// Whether a stored property can be set after its initialisation; `nil` if it can't, or that isn't known.
  public var isVariable: Bool?
  /// The access level.
  public var access: AccessLevel
  /// The generic parameters.
  public var genericParameters: [GenericParameter]
  /// The parameters.
  public var parameters: [Parameter]
  /// The declared type of a property, result of a function or target of an alias; `nil` if there is none.
  public var type: TypeReference?
  /// The constraints of an associated type.
  public var constraints: [TypeReference]
  /// A property's initial value, if it is understood; determines the type of a property without a declared one.
  public var value: [AccessStep]
  /// The code of a function, accessors or observers; `nil` for requirements and plain stored properties.
  public var body: CodeBody?
  /// The code of a property's initial value or of default arguments.
  public var initialValue: CodeBody?

  /// Creates a member.
  public init(
    kind: MemberKind, name: String, lines: DeclarationLines, isStatic: Bool = false,
    isVariable: Bool? = nil, access: AccessLevel = .internal, genericParameters: [GenericParameter] = [],
    parameters: [Parameter] = [],
    type: TypeReference? = nil, constraints: [TypeReference] = [], value: [AccessStep] = [], body: CodeBody? = nil,
    initialValue: CodeBody? = nil
  ) {
    self.kind = kind
    self.name = name
    self.lines = lines
    self.isStatic = isStatic
    self.isVariable = isVariable
    self.access = access
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.type = type
    self.constraints = constraints
    self.value = value
    self.body = body
    self.initialValue = initialValue
  }

  /// The name with argument labels: `find(_:)`, `title`, `init(id:)`.
  public var signature: String {
    switch kind {
    case .method, .initializer, .subscript: "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    default: name
    }
  }

  /// The types in the signature: of parameters, the result, the property and constraints.
  public var signatureTypes: [TypeReference] {
    parameters.map(\.type) + [type].compactMap { $0 } + constraints + genericParameters.flatMap(\.constraints)
  }

  /// All code of the declaration: its body, initial value and default arguments.
  public var bodies: [CodeBody] { [body, initialValue].compactMap { $0 } }

  /// Returns whether a call with these labels matches: parameters with defaults and closures may be omitted.
  public func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if parameter.type.name == "Function" || parameter.type.unwrapped.name == "Function" {
        if rest.first == "_" { rest.removeFirst() }
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}

/// The kind of a member.
public enum MemberKind: String, Sendable, Codable, CaseIterable {
  case storedProperty
  case computedProperty
  case method
  case initializer
  case deinitializer
  case `subscript`
  case enumCase
  case typeAlias
  case associatedType
}

/// A parameter of a function, initialiser or subscript, or an associated value of an enum case.
public struct Parameter: Sendable, Hashable, Codable {
  /// The argument label, or `_`.
  public var label: String
  /// The type.
  public var type: TypeReference
  /// Whether there is a default value.
  public var hasDefault: Bool
  /// Whether the function can change the variable that is passed; `nil` if it can't, or that isn't known.
  public var isInout: Bool?

  /// Creates a parameter.
  public init(label: String = "_", type: TypeReference, hasDefault: Bool = false, isInout: Bool? = nil) {
    self.label = label
    self.type = type
    self.hasDefault = hasDefault
    self.isInout = isInout
  }
}

/// A generic parameter or primary associated type, with its constraints.
public struct GenericParameter: Sendable, Hashable, Codable {
  /// The name.
  public var name: String
  /// The required protocols or superclass, including those of the `where` clause.
  public var constraints: [TypeReference]

  /// Creates a parameter.
  public init(name: String, constraints: [TypeReference] = []) {
    self.name = name
    self.constraints = constraints
  }
}

/// The access level of a declaration.
public enum AccessLevel: String, Sendable, Codable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  /// Whether the declaration is visible in other files.
  public var isVisibleInOtherFiles: Bool { self != .private && self != .fileprivate }
}

/// The lines of a declaration, counted from 1.
public struct DeclarationLines: Sendable, Hashable, Codable {
  /// The line of the name, or of the keyword for unnamed declarations.
  public var name: Int
  /// The first line, including attached comments and attributes.
  public var first: Int
  /// The last line.
  public var last: Int

  /// Creates lines.
  public init(name: Int, first: Int, last: Int) {
    self.name = name
    self.first = first
    self.last = last
  }

  /// Returns whether a line is part of the declaration.
  public func contains(_ line: Int) -> Bool { first <= line && line <= last }
}
