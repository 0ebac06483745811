import CaseStudyModel

/// Recognition of commits that programs wrote, by the author's name and address.
enum BotAuthor {
  private static let names: Set<String> = [
    "dependabot", "dependabot-preview", "renovate", "greenkeeper", "github-actions", "github actions", "mergify",
    "pre-commit-ci", "pyup", "travis ci", "circleci", "jenkins", "weblate", "transifex", "crowdin",
    "allcontributors", "imgbot", "snyk", "copybara", "semantic-release", "sourcery ai", "swiftformat", "ci",
  ]

  /// Returns whether an author is a program: `dependabot[bot]`, `snyk-bot`, `bot@example.org` or one of the widespread
  /// names. Surnames such as Bot are not enough.
  static func isBot(name: String, address: String) -> Bool {
    let name = name.lowercased()
    let account = address.lowercased().split(separator: "@").first.map(String.init) ?? ""
    // GitHub's addresses start with the account's number: `49699333+dependabot[bot]@users.noreply.github.com`.
    let login = account.split(separator: "+").last.map(String.init) ?? ""
    return names.contains(name) || names.contains(login) || isAccount(name) || isAccount(login)
  }

  private static func isAccount(_ name: String) -> Bool {
    if name.hasSuffix("[bot]") || name == "bot" { return true }
    let words = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" || $0 == "." }
    return words.count > 1 && (words.last == "bot" || words.first == "bot")
  }
}
