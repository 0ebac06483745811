import CaseStudyModel

/// The manual page of the program in the macros of man(7), made of the commands' specifications.
///
/// Source: man(7) and groff_man(7).
struct ManualPage: Sendable {
  /// All commands in the order of the help.
  var commands: [CommandSpecification]

  /// The page for `man` and `mandoc`. It has no date, because builds are reproducible; packages add one.
  var text: String {
    let sections: [(title: String, lines: [String])] = [
      ("NAME", ["solidsite \\- \(Roff.escaped(Self.purpose))"]),
      ("SYNOPSIS", [".B solidsite", ".I COMMAND", "[options]"]),
      ("DESCRIPTION", [Roff.text(Self.description)]),
      ("COMMANDS", commands.flatMap(Self.lines)),
      ("OPTIONS OF EVERY COMMAND", Self.table(OptionSpecification.common.map { ($0.synopsis, $0.purpose) })),
      ("EXIT STATUS", Self.table(ExitStatus.meanings.map { (String($0.status.rawValue), $0.meaning) })),
      ("ENVIRONMENT", Self.table(Self.variables)),
      ("FILES", Self.table(Self.files)),
    ]
    let body = sections.flatMap { [".SH \($0.title)"] + $0.lines }
    return ([".TH SOLIDSITE 1 \"\" \"solidsite \(version)\""] + body).joined(separator: "\n") + "\n"
  }

  /// The purpose of the program, as a phrase.
  static let purpose = "case studies of refactorings, from Markdown to a site"

  private static let description = """
    solidsite turns Markdown case studies about SOLID refactorings into a static site, and compiles, runs and measures \
    what the studies claim.
    """

  private static let variables = [
    ("SOLIDSITE_SWIFTC", "the path of the Swift compiler, if it isn't on the PATH"),
    ("SOLIDSITE_THEME", "the folder of the theme, if it isn't the installed one"),
    ("NO_COLOR", "if set, messages have no colour"),
    ("XDG_CACHE_HOME", "the folder in which 'verify' keeps the compiler's modules (default: ~/.cache)"),
  ]

  private static let files = [
    ("solidsite.yml", "the settings of a site"),
    ("Content", "the site's Markdown"),
    ("Templates", "templates, texts and style sheets that override the theme's"),
    (Evidence.folder, "what 'verify' found, for 'build' to show"),
    ("_site", "the built site"),
  ]

  private static func lines(_ command: CommandSpecification) -> [String] {
    let own = command.options.filter { !OptionSpecification.common.contains($0) }
    var lines = [".SS \"\(Roff.escaped("solidsite " + command.usage))\"", Roff.text(command.summary.asSentence)]
    if !command.discussion.isEmpty { lines += [".PP", ".nf", Roff.text(command.discussion), ".fi"] }
    lines += table(command.operands.map { ($0.placeholder, $0.help) } + own.map { ($0.synopsis, $0.purpose) })
    return lines
  }

  private static func table(_ rows: [(name: String, meaning: String)]) -> [String] {
    rows.flatMap { [".TP", ".B \(Roff.escaped($0.name))", Roff.text($0.meaning)] }
  }
}

extension String {
  /// The phrase with a capital and a full stop.
  fileprivate var asSentence: String { capitalizedFirst + "." }
}
