/// A section, block or parent whose closing tag hasn't been read yet.
struct OpenElement {
  /// What closes with the closing tag.
  enum Kind {
    /// A section of a value.
    case section(Name, isInverted: Bool)

    /// A block that may be replaced; `margin` is the white space before its opening tag.
    case parameter(startsLine: Bool, indentation: Range<Int>, margin: Range<Int>)

    /// A block inside a parent tag; `outerMargin` is the ``TemplateCompiler/removedMargin`` around it.
    case argument(startsLine: Bool, outerMargin: Range<Int>)

    /// A parent; `margin` is the white space before its opening tag if that is the first on its line.
    case parent(margin: Range<Int>?)
  }

  /// What is open.
  let kind: Kind

  /// The name that the closing tag has to repeat.
  let name: String

  /// The offset of the opening tag in the source.
  let offset: Int

  /// The instructions between the tags so far.
  var body: [Instruction] = []

  /// The blocks between the tags of a parent so far.
  var arguments: [String: Block] = [:]
}

extension OpenElement {
  /// Whether the element is a parent, whose text is ignored between blocks.
  var isParent: Bool {
    if case .parent = kind { true } else { false }
  }

  /// The element as a message begins, such as `Section 'studies'`.
  var title: String {
    switch kind {
    case .section: "Section '\(name)'"
    case .parameter, .argument: "Block '\(name)'"
    case .parent: "Parent '\(name)'"
    }
  }
}
