/// One step of an expression that is read from the left: `loans.find(id)?.title` has the steps `loans`, `find(_:)` and `title`.
///
/// In JSON a step is a text: `title`, `find(_:)`, `1` (a part of a tuple), `()` (a call of a value), `[]` (an element), `as Loan` (a value whose type is written down),
/// `row#0` (the first value that the enum case `row` carries), `*` (an array of what came before).
public enum AccessStep: Sendable, Hashable {
  /// A property, a type, or a function that isn't called.
  case member(String)
  /// A function, or a type that is created, with the labels of the arguments.
  case call(String, [String])
  /// A call of the value so far.
  case invocation
  /// An element of the value so far: a subscript, a loop's variable, a closure's parameter.
  case element
  /// A value of a type that is written down: a parameter, a cast, a literal. Always the first step.
  case value(TypeReference)
  /// A value that an enum case carries, by position.
  case payload(String, Int)
  /// An array literal whose first element is the value so far.
  case array

  /// The name that is looked up, where the step has one.
  public var name: String? {
    switch self {
    case .member(let name), .call(let name, _): name
    default: nil
    }
  }
}

extension AccessStep: CustomStringConvertible {
  public var description: String {
    switch self {
    case .member(let name): name
    case .call(let name, let labels): "\(name)(\(labels.map { $0 + ":" }.joined()))"
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

  /// Reads the text form.
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
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      let labels = text[text.index(after: open)...].dropLast().split(separator: ":")
      self = .call(String(text[..<open]), labels.map(String.init))
    } else {
      self = .member(text)
    }
  }
}
