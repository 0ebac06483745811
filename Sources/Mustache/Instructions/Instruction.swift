import CaseStudyModel

/// A rendering step; ranges are offsets in the template's source.
enum Instruction: Sendable {
  /// Writes source text; text that starts a line follows the current indentation, even if it is empty.
  case text(Range<Int>, startsLine: Bool)

  /// Writes a value, escaped or unchanged.
  case value(Name, isEscaped: Bool)

  /// Writes content that depends on a value.
  case section(Section)

  /// Writes another template.
  case inclusion(Inclusion)

  /// Writes content that an including template can replace.
  case block(Block)
}

extension Instruction {
  /// The offset of the instruction in the template's source.
  var offset: Int {
    switch self {
    case .text(let range, _): range.lowerBound
    case .value(let name, _): name.offset
    case .section(let section): section.name.offset
    case .inclusion(let inclusion): inclusion.offset
    case .block(let block): block.offset
    }
  }
}

/// A named part of a template: a replaceable default, or, inside a parent tag, its replacement.
struct Block: Sendable {
  /// The block's name.
  let name: String

  /// The offset of the opening tag in the template's source.
  let offset: Int

  /// Whether the content starts on the line after the opening tag.
  let startsLine: Bool

  /// The whitespace to insert before each line of replacement content.
  let indentation: Range<Int>

  /// The content.
  let body: [Instruction]
}

/// A name in a tag, split when the template is compiled.
struct Name: Sendable {
  /// The name as written.
  let text: String

  /// The parts between dots; empty for the implicit iterator `.`.
  let parts: [String]

  /// The offset of the tag in the template's source.
  let offset: Int
}

/// Content that is written once for each element of a value, or, if inverted, for a false value.
struct Section: Sendable {
  /// The name of the value.
  let name: Name

  /// Whether the content is for a false value.
  let isInverted: Bool

  /// The content.
  let body: [Instruction]
}

/// A partial, or a parent with the blocks that replace those of the included template.
struct Inclusion: Sendable {
  /// The two kinds of tags that include a template.
  enum Kind: Sendable {
    case partial, parent

    /// The beginning of a message about the tag.
    var title: Message {
      switch self {
      case .partial: "Partial"
      case .parent: "Parent"
      }
    }
  }

  /// The kind of tag.
  let kind: Kind

  /// The name of the included template; empty if a value names it.
  let name: String

  /// The value that names the included template, as in `{{>*name}}`.
  var dynamicName: Name?

  /// The offset of the tag in the including template's source.
  let offset: Int

  /// The whitespace before a standalone tag, inserted before each line of the included template.
  var indentation: Range<Int>?

  /// The replacement blocks by name.
  var arguments: [String: Block] = [:]

  /// The offset of text inside a parent but outside its blocks, which is never written; `nil` for none.
  var ignoredText: Int?
}
