/// A name in a tag, split once when the template is compiled.
struct Name: Sendable {
  /// The name as written.
  let text: String

  /// What is between the dots; nothing for the implicit iterator `.`.
  let parts: [String]

  /// The offset of the tag in the template's source.
  let offset: Int
}
