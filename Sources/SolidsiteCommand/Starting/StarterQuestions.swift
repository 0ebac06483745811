import CaseStudyModel
import SystemFiles

/// The questions that `solidsite init` asks on a terminal. Files are written only after the last answer.
struct StarterQuestions {
  let console: Console
  /// The languages that have a catalogue.
  let languages: [String]

  /// The word for no host.
  static let noHost = "none"

  /// Asks for the values that no option gives; an empty answer chooses the default.
  /// - Throws: `CommandFailure` if the input ends before the last answer.
  func answers(
    _ defaults: StarterAnswers, asksTitle: Bool, asksLanguage: Bool, asksHost: Bool
  ) throws -> StarterAnswers {
    var answers = defaults
    if asksTitle {
      let title = try ask("What is the title of the site?", default: defaults.title)
      answers.title = title.harmless
    }
    if asksLanguage {
      answers.language = try choose("Which language are its pages in?", among: languages, default: defaults.language)
    }
    if asksHost {
      let hosts = ContinuousIntegration.allCases.map(\.rawValue) + [Self.noHost]
      let host = try choose("Which host builds and publishes it?", among: hosts, default: Self.noHost)
      answers.host = ContinuousIntegration(rawValue: host)
    }
    return answers
  }

  /// Returns the languages of the catalogues in the theme; only English without a theme.
  static func knownLanguages() -> [String] {
    let names = (try? FileSystem.names(in: FilePath.joined(try ThemeFolder.path(), "texts"))) ?? []
    let languages = names.filter { $0.hasSuffix(".yml") && !$0.hasSuffix(".diagnostics.yml") }.map { $0.dropLast(4) }
    return languages.isEmpty ? ["en"] : languages.map(String.init).sorted()
  }

  private func choose(_ question: Message, among choices: [String], default standard: String) throws -> String {
    let list = choices.joined(separator: ", ")
    while true {
      let answer = try ask("\(question) (\(list))", default: standard)
      if let choice = choices.first(where: { $0.lowercased() == answer.lowercased() }) { return choice }
      try console.output(console.language.texts.translation(of: "It must be one of: \(list)") + "\n")
    }
  }

  private func ask(_ question: Message, default standard: String) throws -> String {
    try console.output("\(console.language.texts.translation(of: question)) [\(standard)] ")
    guard let line = readLine() else {
      try console.output("\n")
      throw CommandFailure("The input ended before the last answer, so nothing was written")
    }
    let answer = line.trimmingSpaces()
    return answer.isEmpty ? standard : answer
  }
}

/// The settings of a new site that its author chooses.
struct StarterAnswers: Sendable, Equatable {
  /// The title of the site.
  var title = "Refactoring studies"
  /// The language of the interface, as a BCP 47 tag that has a catalogue.
  var language = "en"
  /// The host whose workflow is written; `nil` for none.
  var host: ContinuousIntegration?
}
