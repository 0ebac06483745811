import CaseStudyModel

/// The meaning of a key of the front matter, and the values that it takes.
package struct SettingHelp: Sendable {
  /// The kinds of values that can be proposed.
  enum Values: Sendable {
    case choices([String])
    case principles
    case tags
    case slugs
    case files
    case headings
    case requests
    case diagnostics
    case images
    case none
  }

  /// The key, with those above it before it, separated by dots.
  var name: String
  var meaning: Message
  var values: Values

  init(_ name: String, _ meaning: Message, _ values: Values = .none) {
    self.name = name
    self.meaning = meaning
    self.values = values
  }

  /// Returns the help for a key and those above it.
  static func help(for keys: [String]) -> SettingHelp? {
    guard let first = keys.first else { return nil }
    return all.first { $0.name == keys.joined(separator: ".") }
      ?? all.first { $0.name == first + ".*" && keys.count == 2 }
  }

  /// Returns the keys that may be nested in others.
  static func names(below keys: [String]) -> [SettingHelp] {
    let prefix = keys.isEmpty ? "" : keys.joined(separator: ".") + "."
    return all.filter { $0.name.hasPrefix(prefix) && !$0.name.dropFirst(prefix.count).contains(".") }
  }

  /// The meanings of the front matter's keys by name, with those above a key before it.
  package static var meanings: [String: String] {
    Dictionary(all.map { ($0.name, $0.meaning.description) }) { first, _ in first }
  }

  /// The keys of the front matter.
  static let all: [SettingHelp] = [
    SettingHelp("title", "The title; without it, the first heading"),
    SettingHelp("summary", "One or two sentences; without them, the first paragraph"),
    SettingHelp(
      "principles", "The principles that the study illustrates; without them, those that the headings name", .principles
    ),
    SettingHelp("date", "The day of publication, as YYYY-MM-DD"),
    SettingHelp("updated", "The day of the last update, as YYYY-MM-DD; without it, that of the last commit"),
    SettingHelp("authors", "The authors, as names or as {name, url}"),
    SettingHelp(
      "difficulty", "The knowledge that the study requires of its reader", .choices(Difficulty.allCases.map(\.rawValue))
    ),
    SettingHelp("assumes", "The slugs of the studies that a reader should know", .slugs),
    SettingHelp("tags", "The tags, each with a page of its own", .tags),
    SettingHelp("sources", "The sources that the study is based on, as {title, url, note}"),
    SettingHelp("slug", "The last part of the study's address; without it, the name of its file"),
    SettingHelp("aliases", "Former addresses, which become redirects"),
    SettingHelp("draft", "Whether the page is built only with --drafts", .choices(["true", "false"])),
    SettingHelp("order", "The position in lists, as a number"),
    SettingHelp("image", "A picture of the study", .images),
    SettingHelp("imageAlt", "The picture's alternative text"),
    SettingHelp("language", "The language of the text, as a BCP 47 tag"),
    SettingHelp("roles", "The files with rules, with details, and for the composition root"),
    SettingHelp("roles.policy", "The files that contain the rules", .files),
    SettingHelp("roles.detail", "The files with the technical details", .files),
    SettingHelp("roles.root", "The files that only assemble the parts", .files),
    SettingHelp("key", "The lines that the overview shows, as File.swift or File.swift#L3-L12", .files),
    SettingHelp("expect", "The verdicts that the author expects, by principle", .principles),
    SettingHelp("expect.*", "The verdict that the author expects", .choices(Verdict.allCases.map(\.rawValue))),
    SettingHelp("conformers", "The conformers that no contract tests"),
    SettingHelp("conformers.excused", "The conformers that no contract tests, each with a reason"),
    SettingHelp("steps", "The headings that are the steps from before to after", .headings),
    SettingHelp("steps.heading", "The heading of the step, by its text or anchor", .headings),
    SettingHelp("steps.removes", "The files that the step removes", .files),
    SettingHelp("exercise", "The change request of the exercise, by its title", .requests),
    SettingHelp("exercise.request", "The change request of the exercise, by its title", .requests),
    SettingHelp("exercise.hints", "The hints, from the vaguest to the plainest"),
    SettingHelp("exercise.questions", "The questions to discuss"),
    SettingHelp("commit", "The commit that included files must match"),
    SettingHelp("before", "A commit, and the files that make up the before side"),
    SettingHelp("before.rev", "The commit, tag or branch"),
    SettingHelp("before.files", "The patterns of the files"),
    SettingHelp("before.folder", "The folder that the files' names are relative to"),
    SettingHelp("after", "A commit, and the files that make up the after side"),
    SettingHelp("after.rev", "The commit, tag or branch"),
    SettingHelp("after.files", "The patterns of the files"),
    SettingHelp("after.folder", "The folder that the files' names are relative to"),
    SettingHelp("request", "A change request that is a branch or a commit"),
    SettingHelp("requests", "The change requests that are branches or commits"),
    SettingHelp("severities", "The severities of diagnostics in this file", .diagnostics),
    SettingHelp(
      "severities.*", "The severity in this file", .choices(Severity.allCases.map(\.rawValue) + ["off"])),
    SettingHelp("acronym", "The principle's abbreviation, on a principle's page"),
  ]
}
