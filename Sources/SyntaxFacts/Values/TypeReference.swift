/// A type as code names it, in one normal form: `[Loan]?` is `Optional<Array<Loan>>`, and `any` and `some` are left out.
///
/// Types without a name of their own are written as if they had one: `Function<Result, Parameter…>`, `Tuple<…>`, `Composition<A, B>` for
/// `A & B`, `Metatype<T>` for `T.Type`, and `_` for a type that can't be read. In JSON a reference is this text.
public struct TypeReference: Sendable, Hashable {
  /// The name, with dots where it's nested (`Loan.Input`).
  public var name: String
  public var arguments: [TypeReference]

  public init(_ name: String, _ arguments: [TypeReference] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// The names in the reference, outer before inner, without the normal form's own (`Optional`, `Function` …).
  public var names: [String] {
    (Self.structural.contains(name) ? [] : [name]) + arguments.flatMap(\.names)
  }

  /// The type below optionals and metatypes: what a member is looked up in.
  public var unwrapped: TypeReference {
    guard name == "Optional" || name == "Metatype", let wrapped = arguments.first else { return self }
    return wrapped.unwrapped
  }

  /// Replaces names by types, in the arguments too.
  public func replacing(_ replacements: [String: TypeReference]) -> TypeReference {
    if arguments.isEmpty, let replacement = replacements[name] { return replacement }
    return TypeReference(name, arguments.map { $0.replacing(replacements) })
  }

  private static let structural: Set = [
    "Array", "Composition", "Dictionary", "Function", "Metatype", "Optional", "Set", "Tuple", "_",
  ]
}

extension TypeReference: CustomStringConvertible {
  public var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeReference: Codable {
  /// Reads the normal form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(normalForm: text)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads the normal form; what doesn't close is closed at the end.
  public init(normalForm text: String) {
    var open: [TypeReference] = []
    var name = ""
    var complete: TypeReference?
    func finished() -> TypeReference? { complete ?? (name.isEmpty ? nil : TypeReference(name)) }
    for character in text {
      switch character {
      case "<":
        open.append(TypeReference(name))
        (name, complete) = ("", nil)
      case ",", ">":
        guard var parent = open.popLast() else { continue }
        if let argument = finished() { parent.arguments.append(argument) }
        (name, complete) = ("", nil)
        if character == "," { open.append(parent) } else { complete = parent }
      case " ": continue
      default: name.append(character)
      }
    }
    var reference = finished()
    while var parent = open.popLast() {
      if let argument = reference { parent.arguments.append(argument) }
      reference = parent
    }
    self = reference ?? TypeReference("_")
  }
}
