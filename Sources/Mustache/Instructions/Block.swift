/// A named piece of a template: where it may be replaced, or, inside a parent tag, what replaces it.
struct Block: Sendable {
  /// The block's name.
  let name: String

  /// The offset of the opening tag in the template's source.
  let offset: Int

  /// Whether the content begins on the line after the opening tag.
  let startsLine: Bool

  /// The white space put before each line that replaces the content.
  let indentation: Range<Int>

  /// The content.
  let body: [Instruction]
}
