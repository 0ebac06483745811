extension OptionSpecification {
  static let help = OptionSpecification("help", letter: "h", "print this help")
  static let root = OptionSpecification(
    "root", taking: .value(placeholder: "DIR"), "the site's folder (default: the working folder)")
  static let configuration = OptionSpecification(
    "config", taking: .value(placeholder: "FILE"), "the site's settings (default: solidsite.yml in the site's folder)")
  static let drafts = OptionSpecification("drafts", "include drafts")
  static let strict = OptionSpecification("strict", "also fail on warnings")
  static let requireEvidence = OptionSpecification(
    "require-evidence", "fail if a study's evidence is missing or belongs to an earlier version")
  static let jobs = OptionSpecification(
    "jobs", letter: "j",
    taking: .value(placeholder: "N"), "process N files at a time (default: the number of processors)")
  static let timings = OptionSpecification("timings", "print how long each stage took")
  static let summary = OptionSpecification(
    "summary", taking: .value(placeholder: "FILE"),
    "append a Markdown summary to a file, such as GITHUB_STEP_SUMMARY")
  static let diagnosticFormat = OptionSpecification(
    "format", taking: .value(placeholder: "FORMAT", choices: ["text", "json", "sarif", "github", "gitlab"]),
    "the format of diagnostics: text goes to standard error, the others to standard output (default: text)")
  static let allDiagnostics = OptionSpecification("all", "print every diagnostic in full, not only the 50 most severe")

  static let sandbox = OptionSpecification(
    "sandbox", taking: .value(placeholder: "KIND", choices: ["bubblewrap", "none"]),
    "how to confine the compiled code; 'none' lets it do anything that you can do (default: bubblewrap)")
  static let allowCommands = OptionSpecification(
    "allow-commands",
    "run the commands under 'verifiers' in solidsite.yml, on code in languages other than Swift")

  static let quiet = OptionSpecification("quiet", letter: "q", "print errors only, and with '--strict' also warnings")
  static let verbose = OptionSpecification("verbose", letter: "v", "also print remarks and explanations")

  /// The options of every command.
  static let common: [OptionSpecification] = [
    OptionSpecification(
      "color", taking: .value(placeholder: "WHEN", choices: ["auto", "always", "never"]),
      "colour in messages (default: auto; NO_COLOR is honoured)"),
    quiet, verbose,
    help,
  ]
}
