import CaseStudyModel

/// A section, block or parent whose closing tag has not been read yet.
struct OpenElement {
  /// The kinds of elements that need a closing tag.
  enum Kind {
    /// A section of a value.
    case section(Name, isInverted: Bool)

    /// A block with replaceable content; `margin` is the whitespace before its opening tag.
    case parameter(startsLine: Bool, indentation: Range<Int>, margin: Range<Int>)

    /// A block inside a parent tag; `outerMargin` is the ``TemplateCompiler/removedMargin`` around it.
    case argument(startsLine: Bool, outerMargin: Range<Int>)

    /// A parent; `margin` is the whitespace before its opening tag if that is the first on its line.
    case parent(margin: Range<Int>?)
  }

  /// The kind of element.
  let kind: Kind

  /// The name, which the closing tag must repeat.
  let name: String

  /// The offset of the opening tag in the source.
  let offset: Int

  /// The instructions read so far.
  var body: [Instruction] = []

  /// The blocks of a parent read so far.
  var arguments: [String: Block] = [:]
}

extension OpenElement {
  /// Whether the element is a parent, whose text outside blocks isn't written.
  var isParent: Bool {
    if case .parent = kind { true } else { false }
  }

  /// The beginning of a message about the element, such as `Section 'studies'`.
  var title: Message {
    switch kind {
    case .section: "Section '\(name)'"
    case .parameter, .argument: "Block '\(name)'"
    case .parent: "Parent '\(name)'"
    }
  }
}
