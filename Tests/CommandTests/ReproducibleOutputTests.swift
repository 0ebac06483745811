import Foundation
import Testing

/// Builds are reproducible on every machine.
@Suite struct ReproducibleOutputTests {
  private static let files: [(path: String, text: String)] = [
    ("solidsite.yml", "title: Studies\nbaseURL: https://example.org/s\n"),
    ("Content/index.md", "---\ntitle: Home\nsummary: A home.\n---\n\nWelcome.\n"),
    ("Content/case-studies/i.md", study(title: "\u{130}stanbul", body: "![x](/assets/x.png) ![y](y.svg)")),
    ("Content/case-studies/\u{E9}t\u{E9}.md", study(title: "I and i")),
    ("Content/case-studies/z/index.md", study(title: "z", body: "```swift src=z.swift\n```")),
    ("Content/case-studies/z/z.swift", "let z = 1\n"), ("Content/case-studies/y.svg", "<svg/>"),
    ("Content/assets/x.png", "x"), ("Content/assets/deep/a.txt", "a"), ("Content/assets/deep/B.txt", "b"),
    ("Content/pages/about.md", "---\ntitle: About\nsummary: Of it.\n---\n\nText.\n"),
    ("Content/principles/ocp.md", "---\ntitle: Open\nsummary: Open.\n---\n\nText.\n"),
    ("Templates/assets/own.css", "p { color: red }\n"),
  ]

  struct Machine: Sendable, CustomTestStringConvertible {
    var folder: String
    var isReversed = false
    var before = ""
    var command = "\"$solidsite\" build"
    var environment: [String: String] = [:]

    var testDescription: String { "\(folder) \(before) \(command) \(environment)" }
  }

  private static let machines = [
    Machine(folder: "a longer/.hidden/path\u{E9}/of a site", isReversed: true),
    Machine(folder: "jobs", command: "\"$solidsite\" build --jobs 7"),
    Machine(folder: "zone", environment: ["TZ": "Asia/Kathmandu"]),
    Machine(folder: "turkish", environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
    Machine(folder: "posix", environment: ["LANG": "C", "LC_ALL": "POSIX", "LANGUAGE": "de"]),
    Machine(folder: "umask", before: "umask 077"),
    Machine(
      folder: "old", before: "find . -exec touch -h -d 1999-12-31T23:59:59 {} +", command: "\"$solidsite\" build -j 1"),
    Machine(folder: "elsewhere", before: "cd /", command: "\"$solidsite\" build --root \"$OLDPWD\""),
    Machine(folder: "linked", before: "ln -s \"$PWD\" ../link; cd ../link"),
    Machine(
      folder: "all", isReversed: true, before: "umask 027; touch -d 2030-01-01 Content/*",
      command: "\"$solidsite\" build --jobs 3",
      environment: [
        "TZ": "Pacific/Apia", "LANG": "ar_EG.UTF-8", "SOURCE_DATE_EPOCH": "1", "HOME": "/nowhere", "USER": "x",
      ]),
  ]

  /// The site as a plain machine builds it.
  private static let plain = Result { () throws -> [String: Data] in
    var contents: [String: Data] = [:]
    try SiteFolder.with { folder in
      try write(files, to: folder, "plain")
      let run = try shell("cd plain; \"$solidsite\" build", in: folder, environment: ["TZ": "UTC", "LANG": "C"])
      #expect(run.status == 0, "\(run.errors)")
      contents = folder.contents(of: "plain/_site")
    }
    #expect(contents.count > 20)
    return contents
  }

  @Test(arguments: machines)
  func writesTheSameBytesOnEveryMachine(machine: Machine) throws {
    try SiteFolder.with { folder in
      try Self.write(machine.isReversed ? Self.files.reversed() : Self.files, to: folder, machine.folder)
      let run = try shell(
        "cd '\(machine.folder)'; \(machine.before.isEmpty ? ":" : machine.before); \(machine.command)", in: folder,
        environment: machine.environment)
      #expect(run.status == 0, "\(run.errors)")
      try #expect(Self.plain.get() == folder.contents(of: machine.folder + "/_site"))
    }
  }

  private static func write(_ files: [(path: String, text: String)], to folder: SiteFolder, _ name: String) throws {
    for (path, text) in files { try folder.write(text, to: name + "/" + path) }
  }
}
