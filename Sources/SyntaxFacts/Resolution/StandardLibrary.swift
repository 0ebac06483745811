/// The members of the standard library that lead to values of a side's own types.
enum StandardLibrary {
  /// Returns the element type of a collection; `nil` for other types.
  static func element(of type: TypeReference) -> TypeReference? {
    switch type.name {
    case "Array", "Set", "ArraySlice", "ContiguousArray", "Sequence", "Collection", "AnySequence": type.arguments.first
    case "Dictionary": type.arguments.last
    default: nil
    }
  }

  /// Returns the type of an associated value of `Optional` or `Result`.
  static func payload(_ name: String, of type: TypeReference) -> TypeReference? {
    switch (type.name, name) {
    case ("Optional", "some"), ("Result", "success"): type.arguments.first
    case ("Result", "failure"): type.arguments.last
    default: nil
    }
  }

  /// Returns the type of a member, called or not.
  static func result(of name: String, on type: TypeReference) -> TypeReference? {
    let type = type.unwrapped
    if type.name == "Dictionary", name == "values" { return TypeReference("Array", type.arguments.suffix(1)) }
    if type.name == "Dictionary", name == "keys" { return TypeReference("Array", Array(type.arguments.prefix(1))) }
    if type.name == "Result", name == "get" { return type.arguments.first }
    if type.name == "Tuple" {
      // Tuple labels are not recorded; these are the ones of `enumerated()` and of dictionaries.
      let index = Int(name) ?? ["offset": 0, "element": 1, "key": 0, "value": 1][name] ?? -1
      return type.arguments.indices.contains(index) ? type.arguments[index] : nil
    }
    guard let element = element(of: type) else { return nil }
    switch name {
    case "enumerated": return TypeReference("Array", [TypeReference("Tuple", [TypeReference("Int"), element])])
    case "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "removeFirst", "removeLast", "remove":
      return TypeReference("Optional", [type.name == "Dictionary" ? TypeReference("Tuple", type.arguments) : element])
    case "removeValue", "updateValue": return TypeReference("Optional", [element])
    case "joined": return element.name == "Array" ? element : nil
    case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled", "lazy", "union":
      return type.name == "Dictionary" ? type : TypeReference("Array", [element])
    case "count": return TypeReference("Int")
    case "isEmpty", "contains": return TypeReference("Bool")
    default: return nil
    }
  }
}
