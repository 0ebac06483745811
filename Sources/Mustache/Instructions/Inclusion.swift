/// A partial, or a parent with the blocks that replace its own.
struct Inclusion: Sendable {
  /// The two tags that include a template.
  enum Kind: String, Sendable {
    case partial = "Partial"
    case parent = "Parent"
  }

  /// The tag that includes.
  let kind: Kind

  /// The name of the included template.
  let name: String

  /// The offset of the tag in the including template's source.
  let offset: Int

  /// The white space before a tag that stands alone, which is put before each line of the included template.
  let indentation: Range<Int>?

  /// The blocks that replace those of the same names in the included template.
  let arguments: [String: Block]
}
