import Foundation
import Testing

@Suite struct CompletionTests {
  /// Returns what bash offers to complete some words, the last of which is being typed.
  private func offers(_ words: [String], in folder: SiteFolder) throws -> Set<String> {
    try folder.write(solidsite("completions bash", in: folder).output, to: "script.bash")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      "source script.bash; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _solidsite; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let result = try run(process)
    #expect(result.errors == "")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func bashCompletesCommandsOptionsAndValues() throws {
    try SiteFolder.with { folder in
      try #expect(offers(["solidsite", "in"], in: folder) == ["init", "inspect"])
      try #expect(offers(["solidsite", "build", "--st"], in: folder) == ["--strict"])
      try #expect(offers(["solidsite", "check", "--format", "s"], in: folder) == ["sarif"])
      // Bash divides a word at its equals signs.
      try #expect(offers(["solidsite", "check", "--format", "=", "s"], in: folder) == ["sarif"])
      try #expect(offers(["solidsite", "completions", "--color", "="], in: folder) == ["auto", "always", "never"])
      try #expect(offers(["solidsite", "explain", "DeadL"], in: folder) == ["DeadLink"])
      try #expect(offers(["solidsite", "completions", ""], in: folder) == ["bash", "zsh", "fish"])
      try #expect(offers(["solidsite", "h"], in: folder) == ["help"])
      try #expect(offers(["solidsite", "help", "in"], in: folder) == ["init", "inspect"])
    }
  }

  @Test func zshAndFishScriptsHaveEveryOption() throws {
    try SiteFolder.with { folder in
      let zsh = try solidsite("completions zsh", in: folder).output
      try #expect(solidsite("completions /bin/ZSH", in: folder).output == zsh)
      #expect(zsh.hasPrefix("#compdef solidsite\n"))
      #expect(zsh.contains("'--strict[also fail on warnings]'"))
      #expect(
        zsh.contains(
          "'(--output -o)-o+[the folder to publish to (default\\: _site in the site'\\''s folder)]:DIR:_files -/'"))
      #expect(zsh.contains(":FORMAT:(text json sarif github gitlab)'"))
      // An option that can be repeated is offered again.
      #expect(zsh.contains("'*--glob=[the source files that count (default\\: *.swift); can be given several times]"))
      let fish = try solidsite("completions fish", in: folder).output
      #expect(fish.contains("complete -c solidsite -n '__fish_seen_subcommand_from build' -l strict -d "))
    }
  }
}
