import CaseStudyModel

/// JSON Schema of settings, generated from the tables with which they are read.
///
/// Source: JSON Schema 2020-12, https://json-schema.org/draft/2020-12.
enum SettingSchema {
  /// Returns the schema of a document whose keys a table reads.
  static func document<Target>(_ title: String, _ keys: [SettingKey<Target>]) -> JSONValue {
    guard case .object(let members) = schema(of: .object(keys)) else { return .null }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
      ] + members)
  }

  private static func schema(of form: SettingForm) -> JSONValue {
    switch form {
    case .text: types(["string", "number", "boolean", "null"])
    case .nonemptyText:
      .object([("type", .strings(["string", "number", "boolean"])), ("minLength", .integer(1))])
    case .matching(let pattern, let orNull):
      // YAML reads the tag of Norwegian as a Boolean.
      .object([
        ("type", .strings(["string", "boolean"] + (orNull ? ["null"] : []))), ("pattern", .string(pattern)),
      ])
    case .boolean:
      .object([("enum", .array([.bool(true), .bool(false), .null] + words(["yes", "no", "on", "off"])))])
    case .integer: types(["integer", "null"])
    case .date:
      .object([
        ("type", .strings(["string", "null"])), ("pattern", .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
        ("format", .string("date")),
      ])
    case .texts: any([schema(of: .text), .object([("type", .string("array")), ("items", schema(of: .text))])])
    case .choice(let words): .object([("enum", .array(self.words(words) + [.null]))])
    case .list(let item): .object([("type", .strings(["array", "null"])), ("items", schema(of: item))])
    case .map(let value):
      .object([("type", .strings(["object", "null"])), ("additionalProperties", schema(of: value))])
    case .either(let forms): any(forms.map(schema))
    case .object(let keys, let required):
      .object(
        [
          ("type", .strings(["object", "null"])),
          ("properties", .object(keys.map { ($0.name, schema(of: $0.form)) })),
          ("additionalProperties", .bool(false)),
        ] + (required.isEmpty ? [] : [("required", .strings(required))]))
    }
  }

  private static func types(_ names: [String]) -> JSONValue { .object([("type", .strings(names))]) }

  private static func words(_ words: [String]) -> [JSONValue] { words.map { .string($0) } }

  private static func any(_ schemas: [JSONValue]) -> JSONValue { .object([("anyOf", .array(schemas))]) }
}

extension MarkdownDocumentReader {
  /// The JSON Schema of the front matter.
  package static var frontMatterSchema: JSONValue {
    SettingSchema.document("Front matter of solidsite", FrontMatterReader.keys)
  }

  /// The JSON Schema of `solidsite.yml`.
  package static var settingsSchema: JSONValue {
    SettingSchema.document("Settings of solidsite", ConfigurationReader.keys)
  }
}
