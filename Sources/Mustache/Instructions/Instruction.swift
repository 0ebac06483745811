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
