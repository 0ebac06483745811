import CaseStudyModel
import SourceTrees

extension CodeLanguage {
  /// Returns a language whose files commands of the site check and run.
  static func verified(_ language: Language, by tools: LanguageTools, in workspace: Workspace) -> CodeLanguage {
    let verifier = CommandVerifier(of: language, by: tools, in: workspace)
    let runsNothing = verifier.running == nil && verifier.testing == nil
    return CodeLanguage(
      layout: .of(language), checker: verifier, programs: runsNothing ? nil : verifier,
      prelude: runsNothing
        ? nil : PreludeCode(runsUsages: verifier.running != nil, runsTests: verifier.testing != nil),
      facts: tools.command(tools.facts).map {
        FactsProgram(workspace: workspace, command: $0.words, mounts: $0.mounts)
      })
  }
}

extension CommandVerifier {
  /// Creates the verifier of a language that a site names commands for.
  init(of language: Language, by tools: LanguageTools, in workspace: Workspace) {
    let commands = tools.commands
    // Without a prelude, nothing would show that a test reached its end.
    let prelude = tools.prelude ?? LanguagePrelude.of(language)?.file
    self.init(
      workspace: workspace, check: tools.command(commands.check) ?? SiteCommand(["false"], inSite: "", searching: []),
      running: tools.command(commands.run), testing: prelude == nil ? nil : tools.command(commands.test),
      prelude: prelude)
  }
}

/// The tools that a site names for one language.
package struct LanguageTools: Sendable {
  /// The commands that check and run code.
  package var commands: LanguageCommands
  /// The command that prints the facts of files; empty if there is none.
  package var facts: [String]
  /// The file that runs tests; `nil` for the one that comes with solidsite.
  package var prelude: CodeFile?
  /// The site's folder, as an absolute path without links.
  package var root: String
  /// The folders that are searched for programs after the system's.
  package var folders: [String]

  package init(
    commands: LanguageCommands, facts: [String] = [], prelude: CodeFile? = nil, root: String = "/",
    folders: [String] = []
  ) {
    self.commands = commands
    self.facts = facts
    self.prelude = prelude
    self.root = root
    self.folders = folders
  }

  /// Returns a command whose program is searched for; `nil` for one without words.
  func command(_ words: [String]) -> SiteCommand? {
    words.isEmpty ? nil : SiteCommand(words, inSite: root, searching: folders)
  }

  /// The names of the programs that this machine doesn't have, in the order of the settings.
  package var missingPrograms: [String] {
    [commands.check, commands.run, commands.test, facts].reduce(into: []) { missing, words in
      guard let command = command(words), !command.isFound, !missing.contains(words[0]) else { return }
      missing.append(words[0])
    }
  }

  /// Returns whether the language's tests can be run: there is a command and a prelude for them.
  package static func canTest(_ language: Language, by commands: LanguageCommands) -> Bool {
    !commands.test.isEmpty && (commands.prelude != nil || LanguagePrelude.of(language) != nil)
  }
}
