import CaseStudyModel

/// The file that runs tests of a language: it reads a word from its input, runs the test that its argument names, and
/// prints the word after the test's last line.
struct LanguagePrelude: Sendable {
  /// The names of the languages that it is for.
  var languages: Set<String>
  /// Its name, with the extension that the language's tools expect.
  var name: String
  var code: [UInt8]

  /// The preludes that come with solidsite.
  static let builtIn = [
    LanguagePrelude(languages: ["python"], name: "prelude.py", code: PackageResources.python_py),
    LanguagePrelude(
      languages: ["javascript", "typescript"], name: "prelude.mjs", code: PackageResources.javascript_mjs),
  ]

  /// Returns the prelude that comes with solidsite for a language; `nil` if there is none.
  static func of(_ language: Language) -> LanguagePrelude? {
    builtIn.first { $0.languages.contains(language.rawValue) }
  }

  /// The prelude as a file.
  var file: CodeFile { CodeFile(path: name, text: String(decoding: code, as: UTF8.self)) }
}
