/// Content that is written for each element of a value, or, inverted, if the value is false.
struct Section: Sendable {
  /// The name of the value.
  let name: Name

  /// Whether the content is for a false value.
  let isInverted: Bool

  /// The content.
  let body: [Instruction]
}
