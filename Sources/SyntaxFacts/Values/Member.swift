/// A declaration inside a type or an extension, or a function or variable outside of all types.
public struct Member: Sendable, Equatable, Codable {
  public var kind: MemberKind
  /// The name without labels; `init`, `deinit` and `subscript` for those.
  public var name: String
  public var lines: SourceLines
  public var isStatic: Bool
  public var access: AccessLevel
  public var genericParameters: [GenericParameter]
  public var parameters: [Parameter]
  /// A property's declared type, what a function returns, what an alias stands for; nil where nothing is written.
  public var type: TypeReference?
  /// What an associated type is constrained to.
  public var constraints: [TypeReference]
  /// The expression that a property starts with, where it can be read: it tells the type that isn't declared.
  public var value: [AccessStep]
  /// The code of a function, of accessors or of observers; nil for requirements and plain stored properties.
  public var body: CodeBody?
  /// The code of a property's first value and of default arguments.
  public var initialValue: CodeBody?

  public init(
    kind: MemberKind, name: String, lines: SourceLines, isStatic: Bool = false,
    access: AccessLevel = .internal, genericParameters: [GenericParameter] = [], parameters: [Parameter] = [],
    type: TypeReference? = nil, constraints: [TypeReference] = [], value: [AccessStep] = [], body: CodeBody? = nil,
    initialValue: CodeBody? = nil
  ) {
    self.kind = kind
    self.name = name
    self.lines = lines
    self.isStatic = isStatic
    self.access = access
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.type = type
    self.constraints = constraints
    self.value = value
    self.body = body
    self.initialValue = initialValue
  }

  /// The name with the labels of its parameters: `find(_:)`, `title`, `init(id:)`.
  public var signature: String {
    switch kind {
    case .method, .initializer, .subscript: "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    default: name
    }
  }

  /// The types that the declaration's head names: of parameters, of the result, of the property, of constraints.
  public var signatureTypes: [TypeReference] {
    parameters.map(\.type) + [type].compactMap { $0 } + constraints + genericParameters.flatMap(\.constraints)
  }

  /// All code of the declaration: of its body, of its first value and of its default arguments.
  public var bodies: [CodeBody] { [body, initialValue].compactMap { $0 } }

  /// Whether a call with these labels can mean this declaration: parameters may be left out where they have a default or are closures.
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
