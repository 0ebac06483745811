/// The blocks that one parent tag gives to its parent.
struct Arguments {
  /// The blocks by name.
  let blocks: [String: Block]

  /// The template that the blocks are written in.
  let template: Template
}
