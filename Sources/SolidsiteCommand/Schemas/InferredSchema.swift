import CaseStudyModel

/// JSON Schema inferred from documents that the program writes.
enum InferredSchema {
  /// Returns the schema that all samples of a document satisfy; a member that a sample lacks is optional.
  static func document(_ title: String, of samples: [JSONValue]) -> JSONValue {
    guard case .object(let members) = schema(of: samples) else { return .null }
    return .object(
      [("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title))] + members)
  }

  private static func schema(of samples: [JSONValue]) -> JSONValue {
    let types = Set(samples.map(type)).sorted()
    var members: [(key: String, value: JSONValue)] = [("type", types.count == 1 ? .string(types[0]) : .strings(types))]
    let objects = samples.compactMap { sample -> [(key: String, value: JSONValue)]? in
      if case .object(let members) = sample { members } else { nil }
    }
    if let first = objects.first, objects.contains(where: { !$0.isEmpty }) {
      let properties = objects.flatMap { $0.map(\.key) }.unique().map { name in
        (key: name, value: schema(of: objects.flatMap { $0.filter { $0.key == name }.map(\.value) }))
      }
      let required = first.map(\.key).filter { name in objects.allSatisfy { $0.contains { $0.key == name } } }
      members += [("properties", .object(properties)), ("required", .strings(required))]
    }
    let items = samples.flatMap { sample -> [JSONValue] in
      if case .array(let items) = sample { items } else { [] }
    }
    if !items.isEmpty { members.append(("items", schema(of: items))) }
    return .object(members)
  }

  private static func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
