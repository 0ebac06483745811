/// One step of writing a template; ranges are offsets into the template's source.
enum Instruction: Sendable {
  /// Writes source text; a text that starts a line is preceded by the indentation in force, even where it is empty.
  case text(Range<Int>, startsLine: Bool)

  /// Writes a value, escaped or as it is.
  case value(Name, isEscaped: Bool)

  /// Writes content depending on a value.
  case section(Section)

  /// Writes another template.
  case inclusion(Inclusion)

  /// Writes content that an including template may replace.
  case block(Block)
}

extension Instruction {
  /// The offset in the template's source at which the instruction begins.
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
