/// A step of an expression from left to right: `loans.find(id)?.title` has the steps `loans`, `find(_:)` and `title`.
///
/// The JSON form of a step is text: `title`, `find(_:)`, `1` (a tuple element), `()` (a call of a value), `[]` (an
/// element), `as Loan` (a value with an explicit type), `row#0` (the first associated value of the enum case `row`),
/// `*` (an array of the preceding value), `open(_:)#0.1` (the second argument that `open` passes to its first closure).
public enum AccessStep: Sendable, Hashable {
  /// A property, a type, or an uncalled function.
  case member(String)
  /// A function call or instantiation, with argument labels.
  case call(String, [String])
  /// A call of the value so far.
  case invocation
  /// An element of the value so far: a subscript, a loop's variable, a closure's parameter.
  case element
  /// A value with an explicit type: a parameter, a cast, a literal. Always the first step.
  case value(TypeReference)
  /// An associated value of an enum case, by position.
  case payload(String, Int)
  /// A parameter of a closure that is passed to a function: the function's name and labels, the position of the closure
  /// among those of the call, and that of the parameter. The name is empty if the value so far is the function.
  case passed(String, [String], closure: Int, parameter: Int)
  /// An array literal whose first element is the value so far.
  case array

  /// The name to look up, if the step has one.
  public var name: String? {
    switch self {
    case .member(let name), .call(let name, _): name
    default: nil
    }
  }
}

extension AccessStep: CustomStringConvertible {
  /// The text form.
  public var description: String {
    switch self {
    case .member(let name): name
    case .call(let name, let labels): "\(name)(\(labels.map { $0 + ":" }.joined()))"
    case .passed(let name, let labels, let closure, let parameter):
      "\(name.isEmpty ? .invocation : Self.call(name, labels))#\(closure).\(parameter)"
    case .invocation: "()"
    case .element: "[]"
    case .value(let type): "as \(type)"
    case .payload(let name, let index): "\(name)#\(index)"
    case .array: "*"
    }
  }
}

extension AccessStep: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Parses the text form.
  public init(_ text: String) {
    let payload = text.split(separator: "#", maxSplits: 1)
    if text == "()" {
      self = .invocation
    } else if text == "[]" {
      self = .element
    } else if text == "*" {
      self = .array
    } else if text.hasPrefix("as ") {
      self = .value(TypeReference(normalForm: String(text.dropFirst(3))))
    } else if payload.count == 2, let index = Int(payload[1]) {
      self = .payload(String(payload[0]), index)
    } else if payload.count == 2, let dot = payload[1].firstIndex(of: "."), let closure = Int(payload[1][..<dot]),
      let parameter = Int(payload[1][dot...].dropFirst())
    {
      if case .call(let name, let labels) = Self(String(payload[0])) {
        self = .passed(name, labels, closure: closure, parameter: parameter)
      } else {
        self = .passed("", [], closure: closure, parameter: parameter)
      }
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      let labels = text[text.index(after: open)...].dropLast().split(separator: ":")
      self = .call(String(text[..<open]), labels.map(String.init))
    } else {
      self = .member(text)
    }
  }
}

/// An expression that accesses names, with local names replaced by their definitions.
///
/// The first step is `self`, `super`, `Self`, a member of the enclosing type, a global name, a type, or a value of a
/// known type.
public struct Access: Sendable, Hashable, Codable {
  /// The line of the last name in the expression, counted from 1.
  public var line: Int
  /// The steps from left to right.
  public var steps: [AccessStep]

  /// Creates an access.
  public init(line: Int, steps: [AccessStep]) {
    self.line = line
    self.steps = steps
  }
}
