import CaseStudyModel

/// The mistakes that authors make in YAML, in place of libyaml's words for them.
enum YAMLProblems {
  /// Returns the message for what libyaml says; its own words where they are about rarer mistakes.
  static func message(for problem: String) -> Message {
    common[problem] ?? Message(verbatim: problem.prefix(1).uppercased() + problem.dropFirst())
  }

  private static let common: [String: Message] = [
    "block sequence entries are not allowed in this context": "A list must start on a line of its own",
    "could not find expected ':'": "A key must be followed by a colon",
    "did not find expected ',' or ']'": "A list in brackets must be closed by ']', with commas between its values",
    "did not find expected ',' or '}'": "A mapping in braces must be closed by '}', with commas between its keys",
    "did not find expected '-' indicator": "Each line of a list must begin with a hyphen, as far indented as the first",
    "did not find expected alphabetic or numeric character": "A value must not begin with '*' or '&' outside of quotes",
    "did not find expected <document start>": "Settings must be a single document",
    "did not find expected key": "A key must be as far indented as the ones above it",
    "did not find expected node content": "A value must be complete",
    "found a tab character that violates indentation": "Lines must be indented by spaces, not by tabs",
    "found character that cannot start any token": "A value must not begin with this character outside of quotes",
    "found unexpected end of stream": "A value in quotes must be closed",
    "found unknown escape character": "A backslash in double quotes must begin an escape, such as \\n",
    "mapping keys are not allowed in this context": "A key must start on a line of its own",
    "mapping values are not allowed in this context": "A value with a colon and a space must be in quotes",
  ]
}
