/// A type in normal form: `[Loan]?` is `Optional<Array<Loan>>`, and `any` and `some` are dropped.
///
/// Types without a name get one: `Function<Result, Parameter…>` with `Inout<T>` for `inout T`, `Tuple<…>`,
/// `Composition<A, B>` for `A & B`, `Union<A, B>` for the `A | B` of other languages, `Metatype<T>` for `T.Type`, and
/// `_` for unknown types. The JSON form of a reference is this text.
public struct TypeReference: Sendable, Hashable {
  /// The name, with dots for nested types (`Loan.Input`).
  public var name: String
  /// The generic arguments.
  public var arguments: [TypeReference]

  /// Creates a reference.
  public init(_ name: String, _ arguments: [TypeReference] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// The names in the reference, outer before inner, without those of the normal form (`Optional`, `Function` …).
  public var names: [String] {
    (Self.structural.contains(name) ? [] : [name]) + arguments.flatMap(\.names)
  }

  /// The type inside optionals, metatypes and `inout`, in which members are looked up.
  public var unwrapped: TypeReference {
    guard ["Optional", "Metatype", "Inout"].contains(name), let wrapped = arguments.first else { return self }
    return wrapped.unwrapped
  }

  /// Returns the reference with names replaced by types, including in arguments.
  public func replacing(_ replacements: [String: TypeReference]) -> TypeReference {
    if arguments.isEmpty, let replacement = replacements[name] { return replacement }
    return TypeReference(name, arguments.map { $0.replacing(replacements) })
  }

  private static let structural: Set = [
    "Array", "Composition", "Dictionary", "Function", "Inout", "Metatype", "Optional", "Set", "Tuple", "_",
  ]
}

extension TypeReference: CustomStringConvertible {
  /// The normal form.
  public var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeReference: Codable {
  /// Decodes the normal form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(normalForm: text)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Parses the normal form; unclosed brackets are closed at the end.
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
