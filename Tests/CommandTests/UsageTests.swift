import Testing

@Suite struct UsageTests {
  @Test(arguments: ["--help", "-h", "help", "help --help"])
  func listsTheCommands(words: String) throws {
    try SiteFolder.with { folder in
      let run = try solidsite(words, in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      for name in ["init", "new", "build", "serve", "check", "verify", "inspect", "adopt", "ledger", "explain"] {
        #expect(run.output.contains("\n  \(name) "))
      }
    }
  }

  @Test(arguments: [
    "init", "new", "build", "serve", "check", "verify", "inspect", "adopt", "ledger", "explain", "completions",
    "man",
  ])
  func everyCommandPrintsItsHelp(name: String) throws {
    try SiteFolder.with { folder in
      for words in ["\(name) --help", "\(name) -h", "help \(name)", "help --help \(name)"] {
        let run = try solidsite(words, in: folder)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("solidsite \(name): "))
        #expect(run.output.contains("Usage: solidsite \(name) [options]"))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
      }
    }
  }

  @Test func saysThatAPreviewShowsDraftsAnyway() throws {
    try SiteFolder.with { folder in
      try #expect(solidsite("build --help", in: folder).output.contains("  include drafts\n"))
      let help = try solidsite("serve --help", in: folder).output
      #expect(help.contains("  --drafts "))
      #expect(help.contains("  kept for compatibility; a preview shows drafts anyway\n"))
    }
  }

  @Test func printsItsVersion() throws {
    try SiteFolder.with { folder in
      let run = try solidsite("--version", in: folder)
      #expect(run.output.wholeMatch(of: /solidsite \d+\.\d+\.\d+\n/) != nil)
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [
    ("biuld", "Unknown command 'biuld'; did you mean 'build'?", "solidsite --help"),
    ("--strict build", "Unknown option '--strict'; options go after the command", "solidsite --help"),
    ("--verison", "Unknown option '--verison'; did you mean '--version'?", "solidsite --help"),
    ("—help", "Unknown option '—help'; did you mean '--help'?", "solidsite --help"),
    ("–-strict build", "Unknown option '–-strict'; options go after the command", "solidsite --help"),
    ("version", "Unknown command 'version'; did you mean '--version'?", "solidsite --help"),
    ("preview", "Unknown command 'preview'; did you mean 'serve'?", "solidsite --help"),
    ("lint", "Unknown command 'lint'; did you mean 'check'?", "solidsite --help"),
    ("build -strict", "Unknown option '-s'; did you mean '--strict'?", "solidsite build --help"),
    ("build --ouput x", "Unknown option '--ouput'; did you mean '--output'?", "solidsite build --help"),
    ("build --port 1", "Unknown option '--port'; it belongs to 'solidsite serve'", "solidsite build --help"),
    ("build -x", "Unknown option '-x'", "solidsite build --help"),
    ("build --strict=yes", "Option '--strict' takes no value", "solidsite build --help"),
    ("build --output", "Option '--output' needs a value, DIR", "solidsite build --help"),
    ("build --output --strict", "needs a value, DIR, and '--strict' is another option", "solidsite build --help"),
    ("check --summary --format=json", "needs a value, FILE, and '--format=json' is", "solidsite check --help"),
    ("build -o -q", "Option '--output' needs a value, DIR, and '-q' is another option", "solidsite build --help"),
    ("build --jobs none", "Option '--jobs' must be a number of at least 1, not 'none'", "solidsite build --help"),
    ("build -j0", "Option '--jobs' must be a number of at least 1, not '0'", "solidsite build --help"),
    ("build --base-url example.org", "Option '--base-url' takes an address", "solidsite build --help"),
    ("build --base-url=", "Option '--base-url' takes an address", "solidsite build --help"),
    ("build --base-url https://u:p@example.org/", "must have no name or password", "solidsite build --help"),
    ("check --summary -", "Option '--summary' needs a file, not '-'", "solidsite check --help"),
    ("build --summary Content/index.md", "must not be the site's Markdown file", "solidsite build --help"),
    ("check --summary ./Content/case-studies/a.md", "must not be the site's Markdown file", "solidsite check --help"),
    ("check ––strict", "Unknown option '––strict'; did you mean '--strict'?", "solidsite check --help"),
    ("check —format json", "Unknown option '—format'; did you mean '--format'?", "solidsite check --help"),
    ("check -qv", "Option '--quiet' can't be combined with '--verbose'", "solidsite check --help"),
    ("ledger /tmp", "Unexpected argument '/tmp'; name the folder with '--repository /tmp'", "solidsite ledger --help"),
    ("build a b", "Unexpected argument 'b'\n", "solidsite build --help"),
    ("new A B", "Unexpected argument 'B'; put a title of several words in quotes", "solidsite new --help"),
    ("new A --principles ocp lsp", "separate values by commas, as in '--principles ocp,lsp'", "solidsite new --help"),
    ("new a.md", "Argument TITLE must be a title such as 'Parking fees', not the file 'a.md'", "solidsite new --help"),
    ("build --out x", "Unknown option '--out'; did you mean '--output'?", "solidsite build --help"),
    ("check --format jsn", "not 'jsn'; did you mean 'json'?", "solidsite check --help"),
    (
      "check --format xml", "must be one of 'text', 'json', 'sarif', 'github', 'gitlab', not 'xml'",
      "solidsite check --help"
    ),
    ("init --language Englisch", "not 'Englisch'; did you mean 'en'?", "solidsite init --help"),
    ("check --color=sometimes", "must be one of 'auto', 'always', 'never'", "solidsite check --help"),
    ("inspect", "Argument FILE is missing", "solidsite inspect --help"),
    ("new", "Argument TITLE is missing", "solidsite new --help"),
    ("explain DedLink", "No diagnostic is called 'DedLink'; did you mean 'DeadLink'?", "solidsite explain --help"),
    ("serve --port many", "Option '--port' must be a number from 0 to 65535, not 'many'", "solidsite serve --help"),
    ("serve --port 65536", "Option '--port' must be a number from 0 to 65535, not '65536'", "solidsite serve --help"),
    ("check --allow-commands", "Option '--allow-commands' needs '--compile'", "solidsite check --help"),
    ("check --sandbox none", "Option '--sandbox' needs '--compile'", "solidsite check --help"),
    ("check --fix --dry-run --compile", "'--dry-run' can't be combined with '--compile'", "solidsite check --help"),
    ("serve --host [::1]:8080", "Option '--host' takes no port; add '--port 8080'", "solidsite serve --help"),
    ("serve --host 0.0.0.0:8080", "Option '--host' takes no port; add '--port 8080'", "solidsite serve --help"),
    ("serve --host http://localhost", "Option '--host' must be a name or an address", "solidsite serve --help"),
    ("serve --editor notepad", "Option '--editor' must be one of 'bbedit', 'cursor'", "solidsite serve --help"),
    ("completions tcsh", "Shell 'tcsh' isn't known", "solidsite completions --help"),
  ])
  func rejectsWrongUsage(words: String, message: String, help: String) throws {
    try SiteFolder.with(["Content/case-studies/a.md": study()]) { folder in
      let run = try solidsite(words, in: folder)
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("solidsite: error: "))
      #expect(run.errors.contains(message))
      #expect(run.errors.hasSuffix("See '\(help)'\n"))
      #expect(!folder.exists("_site"))
    }
  }

  @Test(arguments: [
    ("http://localhost:8000/", "an address that readers can reach"),
    ("https://github.com/a/b", "not of its repository"),
    ("https://example.org/a/index.html", "the site's folder, not of a page"),
  ])
  func mentionsAnAddressThatTheSiteIsntPublishedAt(address: String, message: String) throws {
    try SiteFolder.with(["Content/case-studies/a.md": study()]) { folder in
      let run = try solidsite("build --base-url \(address)", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("Option '--base-url' should be "))
      #expect(run.errors.contains(message))
    }
  }

  @Test func withoutACommandPrintsHelpAndFails() throws {
    try SiteFolder.with { folder in
      let run = try solidsite("", in: folder)
      #expect(run.status == 64)
      #expect(run.errors.contains("Usage: solidsite COMMAND"))
    }
  }

  @Test func takesWordsAfterTwoHyphensAsOperands() throws {
    try SiteFolder.with(["--help.md": study()]) { folder in
      let run = try solidsite("inspect --format=json -- --help.md", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("\"source\": \"--help.md\""))
    }
  }

  @Test(arguments: ["build nowhere", "build --root nowhere", "check nowhere.md", "inspect nowhere.md", "inspect ."])
  func reportsThatItCouldNotRun(words: String) throws {
    try SiteFolder.with { folder in
      let run = try solidsite(words, in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("solidsite: error: "))
    }
  }
}
